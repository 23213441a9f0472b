"""Grass: single blades, tufts, clumps with strap leaves, and lawns."""

import math
from collections.abc import Callable, Sequence

import bpy
import numpy as np

from kit.materials import leaf_material
from kit.plants import UP
from kit.scene import collection, grid_faces, mesh, random, scatter
from kit.shading import Color

LAWN_COLORS = ("#34491c", "#6d8436", "#a89a5a")


def blades(
    name: str,
    material: bpy.types.Material,
    count: int,
    length: float,
    width: float,
    arch: float = 1.0,
    spread: float = 0.05,
    segments: int = 6,
    lean: tuple[float, float] = (0.1, 0.6),
    fold: float = 0.25,
    taper: str = "blade",
) -> bpy.types.Object:
    """Return a tuft of grass blades or strap leaves, not yet in the scene.

    length and width of a blade and spread, the radius of the tuft's foot, in metres. lean: least
    and most angle from upright at the foot. arch: how far the tips bend over. fold: depth of the
    crease along the middle, 0 for flat. taper: "blade" narrows from the foot, "strap" near the tip.
    """
    vertices = []
    chances = []
    for _ in range(count):
        around = random.uniform(0, 2 * np.pi)
        away = spread * math.sqrt(random.random())
        own_length = length * (1 + random.uniform(-0.25, 0.25))
        angle = random.uniform(*lean)
        own_width = width * random.uniform(0.8, 1.2)
        heading = around + random.normal(0, 0.5)
        forward = np.array([math.cos(heading), math.sin(heading), 0])
        sideways = np.array([-forward[1], forward[0], 0])
        point = np.array([away * math.cos(around), away * math.sin(around), 0])
        own_arch = arch * random.uniform(0.6, 1.4)
        for step in range(segments + 1):
            share = step / segments
            half_width = own_width * _blade_width(share, taper) / 2
            along = UP * math.cos(angle) + forward * math.sin(angle)
            normal = forward * math.cos(angle) - UP * math.sin(angle)
            crease = normal * fold * own_width * _blade_width(share, taper) if fold else 0
            vertices += [
                point - sideways * half_width,
                point - crease,
                point + sideways * half_width,
            ]
            point = point + along * own_length / segments
            angle += own_arch * share * 1.3 / segments * 2
        chances += [random.random()] * (3 * (segments + 1))
    strip = grid_faces(segments + 1, 3)[:, [0, 3, 2, 1]]
    per_blade = 3 * (segments + 1)
    faces = np.concatenate([strip + per_blade * blade for blade in range(count)])
    attributes = {"leaf_random": ("FLOAT", chances)}
    return mesh(name, np.array(vertices), faces, material, True, attributes, link=False)


def _blade_width(share, taper):
    """Return the width at a share of the length, as a share of the full width."""
    if taper == "blade":
        return 1 - share**2.2
    return math.sin(math.pi * min(1, 0.12 + share * 0.9)) ** 0.5 * (1 - share**5)


def strap_clumps(
    name: str, material: bpy.types.Material, length: float, width: float, kinds: int = 4
) -> bpy.types.Collection:
    """Return clumps of arching strap leaves to scatter: agapanthus out of flower."""
    look = {"arch": 1.25, "spread": 0.07, "segments": 8, "lean": (0.1, 0.6), "fold": 0.2}
    clumps = [
        blades(f"{name} {kind}", material, 30, length, width, taper="strap", **look)
        for kind in range(kinds)
    ]
    return collection(name, clumps)


def tuft_collection(
    name, material, count, length, width=0.005, kinds=3, spread=0.06, segments=6, **shape
) -> bpy.types.Collection:
    """Return tufts of upright, flat blades to scatter; count: blades a tuft, length: metres.

    shape: what else `blades` takes, to lay them over or fold them.
    """
    shape = {"lean": (0.05, 0.6), "fold": 0, **shape}
    look = {"spread": spread, "segments": segments, **shape}
    tufts = [
        blades(f"{name} {kind}", material, count, length, width, **look) for kind in range(kinds)
    ]
    return collection(name, tufts)


def grass_tufts(
    colors: Sequence[Color] = ("#5a6a35", "#a39a55", "#c9b878"),
    count: int = 150,
    length: float = 0.62,
    kinds: int = 3,
) -> bpy.types.Collection:
    """Return tufts of ornamental grass to scatter; count: blades a tuft, length: metres."""
    material = leaf_material("ornamental grass", colors, 0.45, 0.5)
    return tuft_collection("ornamental grass", material, count, length, kinds=kinds)


def lawn(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    z: float = 0.0,
    density: float = 260,
    height: float = 0.045,
    falloff: tuple[float, float, float] | None = None,
    material: bpy.types.Material | None = None,
    exclude: Callable | None = None,
    unevenness: float = 0.0,
) -> bpy.types.Object:
    """Scatter tufts of grass over a rectangle; density: tufts a square metre, height: metres.

    falloff: (x, y, radius) of the camera's surroundings, beyond which tufts become fewer and
    larger. exclude: a function of x and y (arrays) that is true where no grass grows. unevenness:
    0 for a carpet, 0.5 for a lawn with long and short places.
    """
    material = material or leaf_material("grass", LAWN_COLORS, 0.35, 0.5)
    tufts = [
        blades(
            f"{name}{kind}",
            material,
            count=42,
            length=height,
            width=0.0035,
            arch=0.9,
            spread=0.055,
            segments=3,
            lean=(0.05, 0.75),
            fold=0,
        )
        for kind in range(5)
    ]
    count = int((x1 - x0) * (y1 - y0) * density)
    points = np.c_[random.uniform(x0, x1, count), random.uniform(y0, y1, count), np.full(count, z)]
    if exclude is not None:
        points = points[~exclude(points[:, 0], points[:, 1])]
    if falloff is None:
        scales = random.uniform(0.7, 1.3, len(points))
    else:
        x, y, radius = falloff
        distance = np.hypot(points[:, 0] - x, points[:, 1] - y)
        thinned = np.clip(radius / np.maximum(distance, 0.01), 0.12, 1)
        kept = random.random(len(points)) < thinned
        points, distance = points[kept], distance[kept]
        larger = np.clip(np.sqrt(distance / radius), 1, 1.8)
        scales = random.uniform(0.7, 1.3, len(points)) * larger
    if unevenness:
        scales = scales * (1 + unevenness * _long_and_short(points[:, 0], points[:, 1]))
    return scatter(f"{name} tufts", collection(name, tufts), points, scales=scales)


def _long_and_short(x, y):
    """Return how long grass stands at places, -1 to 1: waves of several lengths and directions."""
    waves = ((1.3, 0.4, 0.0), (-0.7, 1.6, 1.1), (3.1, 2.3, 2.0), (-4.7, 3.9, 0.4), (8.3, -6.1, 3.0))
    total = sum(np.sin(a * x + b * y + shift) / (1 + 0.2 * abs(a)) for a, b, shift in waves)
    return np.clip(total / 2.2, -1, 1)
