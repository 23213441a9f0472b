"""Kerbs and channels: cross-sections, precast units laid along x, and plain kerb stones."""

import math

import bpy
import numpy as np

from kit.materials import paver_material, plain_material
from kit.patterns import area, inset, rectangle
from kit.paving import pavers
from kit.scene import box, mesh, random
from kit.shading import linear_color


def barrier_profile(width=0.15, height=0.15, batter=0.02, below=0.12, radius=0.025) -> np.ndarray:
    """Return the (y, z) outline of an upright kerb in metres, its road side at y=0.

    batter: how far the face leans back. below: depth under the road. radius: of the road edge.
    """
    corners = [(0, -below), (width, -below), (width, height), (batter, height)]
    return _round_corners_by(corners, [0, 0, 0.008, radius])


def mountable_profile(width=0.30, height=0.10, lip=0.02, below=0.10) -> np.ndarray:
    """Return the (y, z) outline of a kerb that can be driven over: low lip, slope, flat back."""
    corners = [(0, -below), (width, -below), (width, height), (width * 0.62, height), (0, lip)]
    return _round_corners_by(corners, [0, 0, 0.008, 0.06, 0.01])


def channel_profile(width=0.30, dip=0.02, below=0.10) -> np.ndarray:
    """Return the (y, z) outline of a dished channel, its road side at y=0."""
    y = np.linspace(0, width, 13)
    dish = [(place, -dip * math.sin(math.pi * place / width)) for place in y][::-1]
    return np.array([(0, -below), (width, -below)] + dish)


def _round_corners_by(corners, radii):
    """Round each corner of an outline by its own radius."""
    corners = np.array(corners, float)
    outline = []
    before = np.roll(corners, 1, 0)
    after = np.roll(corners, -1, 0)
    for last, corner, following, radius in zip(before, corners, after, radii):
        if not radius:
            outline.append(corner)
            continue
        back, forth = last - corner, following - corner
        back_length, forth_length = np.linalg.norm(back), np.linalg.norm(forth)
        reach = min(radius, back_length * 0.48, forth_length * 0.48)
        start = corner + back / back_length * reach
        end = corner + forth / forth_length * reach
        for t in np.linspace(0, 1, 7):
            outline.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    return np.array(outline)


def kerb(
    name,
    profile,
    x0,
    x1,
    material,
    color,
    y=0,
    z=0,
    unit=1.0,
    gap=0.008,
    bevel=0.006,
    color_variation=0.05,
    jitter=0.0025,
    step=0.04,
) -> bpy.types.Object:
    """Return precast units of a profile laid along x from x0 to x1, as one mesh.

    unit: length of one. gap: open joint. bevel: of the ends. jitter: error in line and level.
    step: metres between cross-sections. All metres.
    Takes a paver or granite material.
    """
    profile = np.array(profile)
    if area(profile) < 0:
        profile = profile[::-1]
    color = np.array(linear_color(color))
    count = len(profile)
    vertices, faces, colors, chances, edges = [], [], [], [], []
    base = 0
    x = x0
    while x < x1 - 1e-6:
        start = x + gap / 2
        end = min(x + unit, x1) - gap / 2
        places, insets = _sections(start, end, bevel, step)
        shift_y, shift_z = random.normal(0, jitter, 2) * [1, 0.6]
        askew = random.normal(0, 0.0015)
        chance = random.random()
        unit_color = np.clip(color * (1 + random.normal(0, color_variation)), 0.01, 1)
        last = len(places) - 1
        for index, (place, inward) in enumerate(zip(places, insets)):
            outline = inset(profile, inward) if inward else profile
            outline = outline + random.normal(0, 0.0006, outline.shape)
            line = outline[:, 0] + y + shift_y + (place - start) * askew
            level = outline[:, 1] + z + shift_z
            vertices.append(np.c_[np.full(count, place), line, level])
            at_joint = 0.8 if index in (0, 1, last - 1, last) else 0.0
            edges.append(np.full(count, at_joint) + 0.5 * (outline[:, 1] < 0.012))
        faces += _unit_faces(len(places), count, base)
        total = count * len(places)
        colors.append(np.tile(np.r_[unit_color, 1], (total, 1)))
        chances.append(np.full(total, chance))
        base += total
        x += unit
    attributes = {
        "paver_color": ("FLOAT_COLOR", np.concatenate(colors)),
        "paver_random": ("FLOAT", np.concatenate(chances)),
        "paver_edge": ("FLOAT", np.concatenate(edges)),
    }
    thing = mesh(
        name, np.concatenate(vertices), faces, material, smooth=True, attributes=attributes
    )
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(38)
    return thing


def _sections(start, end, bevel, step):
    """Places of a unit's cross-sections along x, and how far each is drawn in."""
    middle = list(np.arange(start + step, end - step / 2, step))
    places = [start, start + 0.3 * bevel, start + bevel]
    places += middle + [end - bevel, end - 0.3 * bevel, end]
    insets = [bevel, 0.3 * bevel, 0] + [0] * len(middle) + [0, 0.3 * bevel, bevel]
    return places, insets


def _unit_faces(sections, count, base):
    """Faces of one unit: bands between its sections, and its two ends."""
    side = np.arange(count)
    following = (side + 1) % count
    faces = []
    for section in range(sections - 1):
        low = base + section * count
        high = low + count
        faces += np.c_[low + side, high + side, high + following, low + following].tolist()
    faces.append((base + side).tolist())
    faces.append((base + (sections - 1) * count + side[::-1]).tolist())
    return faces


def kerb_run(start, end, width=0.13, height=0.12, material=None, length=1.0) -> None:
    """Lay plain kerb stones of about this length along the line from start to end (x, y).

    They lie on the left of the line; a negative width puts them on its right.
    """
    material = material or plain_material(
        "kerb", "#b5afa3", 0.9, 0.14, 4, bump=0.003, bump_scale=160, streaks=0.3
    )
    start = np.array(start, float)
    run = np.array(end, float) - start
    count = max(1, int(round(np.linalg.norm(run) / length)))
    each = np.linalg.norm(run) / count
    for index in range(count):
        stone = box("kerb", (0.003, 0, -0.12), (each - 0.003, width, height), material, 0.012)
        stone.location = (*(start + run * index / count), 0)
        stone.rotation_euler = (0, 0, math.atan2(run[1], run[0]))


def precast_concrete(**changes) -> bpy.types.Material:
    """Return the concrete of precast kerbs; changes: settings of `paver_material` that differ."""
    look = {
        "speck": 0.14,
        "mottle": 0.16,
        "grit": 1.1,
        "roughness": 0.85,
        "aggregate": 0.10,
        "efflorescence": 0.16,
        "stain": 0.28,
        "dirt_color": "#7d6d55",
    }
    return paver_material("kerb concrete", **{**look, **changes})


def edging_kerbs(sides, start, end, material) -> bpy.types.Object:
    """Lay flush kerbs of 0.9 m along y from start to end, their left sides at these x."""
    return pavers(
        "kerbs",
        [rectangle(x, y, 0.11, 0.9) for x in sides for y in np.arange(start, end, 0.9)],
        material,
        ("#a8a196", "#9c958a"),
        joint=0.007,
        bevel=0.012,
        depth=0.14,
        z=0.018,
        height_variation=0.002,
        tilt=0.002,
        outline_step=0.05,
        bevel_segments=3,
        color_variation=0.05,
    )
