"""A rowing boat."""

import math

import bpy
import numpy as np

from kit.materials import plain_material, wood_material
from kit.props import rope
from kit.scene import box, grid_faces, group, mesh

LENGTH, BEAM = 3.5, 1.3
STRAKES = 7


def _half_beam(share):
    """Half the width at the gunwale; share: of the length, 0 at the stern and 1 at the bow."""
    return BEAM / 2 * (1 - 0.24 * (1 - share) ** 2) * (1 - share**2.9) ** 0.72


def _sheer(share):
    """Height of the gunwale over the water."""
    return 0.34 + 0.24 * (share - 0.38) ** 2 + 0.16 * share**3


def _keel(share):
    """Height of the keel."""
    return -0.13 + 0.05 * (1 - share) ** 3 + 0.36 * np.clip(share - 0.72, 0, 1) ** 1.6


def _section(share):
    """Half a section from the keel to the gunwale: planks that overlap, clinker-built."""
    across, up = [], []
    for strake in range(STRAKES):
        for end in (0.0, 1.0):
            t = (strake + end) / STRAKES
            overlap = 0.012 * (1 - end) * (strake > 0)
            across.append(_half_beam(share) * t**0.58 + overlap * min(1, 6 * (1 - share)))
            up.append(_keel(share) + (_sheer(share) - _keel(share)) * t**1.75 - 0.3 * overlap)
    return np.array(across), np.array(up)


def rowing_boat(x, y, water, turn=0.0, paint="#2f4a3c") -> bpy.types.Object:
    """Float a clinker-built rowing boat of 3.5 m, its middle at x, y; at turn 0 its bow is at +y.

    water: height of the water. paint: colour of the hull outside.
    """
    outside = plain_material("boat paint", paint, 0.42, 0.12, 5, bump=0.0008, bump_scale=60)
    wood = wood_material("boat wood", ("#6b4526", "#a87645"), axis=1, roughness=0.45)
    seat = wood_material("boat seat", ("#7d5430", "#b98a55"), axis=0, roughness=0.5)
    stations = np.linspace(0, 0.998, 34)
    sections = [_section(share) for share in stations]
    along = (stations - 0.5) * LENGTH
    rows = 2 * STRAKES
    sides = []
    for side in (-1, 1):
        points = [
            np.c_[side * across, np.full(rows, place), up]
            for place, (across, up) in zip(along, sections)
        ]
        faces = grid_faces(len(stations), rows)
        sides.append(
            mesh("hull", np.concatenate(points), faces[:, ::side], outside, smooth=False)
        )
    for hull in sides:
        hull.data.materials.append(wood)
        lining = hull.modifiers.new("lining", "SOLIDIFY")
        lining.thickness, lining.offset, lining.material_offset = 0.016, -1, 1
    across, up = sections[0]
    outline = np.concatenate([np.c_[-across[::-1], up[::-1]], np.c_[across, up]])
    transom = np.c_[outline[:, 0], np.full(len(outline), along[0]), outline[:, 1]]
    stern = mesh("transom", transom, [list(range(len(transom)))], outside)
    stern.modifiers.new("thickness", "SOLIDIFY").thickness = 0.03
    parts = [*sides, stern]
    for side in (-1, 1):
        gunwale = [
            (side * (float(_half_beam(share)) + 0.006), (share - 0.5) * LENGTH, _sheer(share))
            for share in np.linspace(0, 0.999, 30)
        ]
        parts.append(rope("gunwale", gunwale, 0.022, wood, 10))
    for share in (0.10, 0.42, 0.70):
        # The hull is narrower at the height of the seats than at the gunwale.
        half, place = float(_half_beam(share)) * 0.86 - 0.02, (share - 0.5) * LENGTH
        low = (-half, place - 0.13, 0.17)
        parts.append(box("thwart", low, (half, place + 0.13, 0.20), seat, 0.006))
    boards = [-0.24, -0.08, 0.08]
    for left in boards:
        low, high = (left, -0.42 * LENGTH, 0.0), (left + 0.15, 0.26 * LENGTH, 0.015)
        parts.append(box("floor board", low, high, wood, 0.004))
    for side in (-1, 1):
        parts += _oar(side, seat)
    return group(parts, (x, y, water), turn)


def _oar(side, wood):
    """An oar laid over the seats along one side, its blade at the bow."""
    start, end = np.array([side * 0.26, -1.25, 0.25]), np.array([side * 0.16, 0.98, 0.30])
    shaft = rope("oar", [start, end], 0.02, wood, 10)
    blade = box("oar blade", (-0.06, 0, -0.008), (0.06, 0.5, 0.008), wood, 0.006)
    blade.location = end
    blade.rotation_euler = (0.02, 0.25 * side, math.atan2(start[0] - end[0], end[1] - start[1]))
    return [shaft, blade]
