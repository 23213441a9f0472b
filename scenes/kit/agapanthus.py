"""Agapanthus: strap leaves with flower heads."""

import math
from collections.abc import Sequence

import bpy
import numpy as np

from kit.grass import blades
from kit.materials import leaf_material, plain_material
from kit.plants import join, leaf_cloud
from kit.scene import add_tube, collection, mesh, random
from kit.shading import Color

AGAPANTHUS_BLUE = ("#5d63b8", "#8f95dc", "#b9bdf0")


def agapanthus(
    name: str,
    leaves_material: bpy.types.Material,
    stem_material: bpy.types.Material,
    flower_material: bpy.types.Material,
    flowers: int = 3,
) -> bpy.types.Object:
    """Return an agapanthus with this many flower heads, not yet in the scene."""
    count = random.integers(26, 36)
    leaves = blades(
        name,
        leaves_material,
        count,
        length=0.55,
        width=0.034,
        arch=1.25,
        spread=0.07,
        segments=8,
        lean=(0.1, 0.55),
        fold=0.2,
        taper="strap",
    )
    if not flowers:
        return leaves
    vertices, faces, petals = [], [], []
    for _ in range(flowers):
        around = random.uniform(0, 6.28)
        foot = np.array([0.06 * math.cos(around), 0.06 * math.sin(around), 0])
        head = foot + np.array(
            [random.normal(0, 0.07), random.normal(0, 0.07), random.uniform(0.62, 0.85)]
        )
        add_tube(vertices, faces, foot, head, 0.006, 0.004, 6)
        rays = random.normal(size=(46, 3))
        rays /= np.linalg.norm(rays, axis=1, keepdims=True)
        rays[:, 2] = rays[:, 2] * 0.8 + 0.12
        for ray in rays:
            add_tube(vertices, faces, head, head + ray * 0.055, 0.0012, 0.0012, 3)
        petals.append(np.repeat(head + rays * 0.055, 5, 0))
    stems = mesh(f"{name} stems", np.array(vertices), faces, stem_material, True, link=False)
    heads = leaf_cloud(
        f"{name} flowers", flower_material, np.concatenate(petals), 0.034, link=False, aspect=0.5
    )
    return join([leaves, stems, heads])


def agapanthus_collection(
    flower_colors: Sequence[Color] = AGAPANTHUS_BLUE,
    flowers: Sequence[int] = (3, 2, 4, 0),
    leaf_translucency: float = 0.3,
    flower_translucency: float = 0.35,
) -> bpy.types.Collection:
    """Return agapanthus to scatter, one a number of flower heads."""
    leaves = leaf_material(
        "agapanthus leaf", ("#2c4a1c", "#66852f", "#7f9440"), leaf_translucency, 0.4
    )
    stems = plain_material("agapanthus stem", "#5f7f3a", 0.5)
    petals = leaf_material("agapanthus flower", flower_colors, flower_translucency)
    plants = [
        agapanthus(f"agapanthus {number}", leaves, stems, petals, heads)
        for number, heads in enumerate(flowers)
    ]
    return collection("agapanthus", plants)


def white_agapanthus(heads: int = 3) -> bpy.types.Object:
    """Return one agapanthus in white flower, not yet in the scene."""
    leaf = leaf_material("agapanthus leaf", ("#2c4a1c", "#66852f", "#7f9440"), 0.3, 0.4)
    stem = plain_material("stem", "#5f7f3a", 0.5)
    white = leaf_material("agapanthus flower", ("#e3e0d4", "#f4f1e8", "#fffdf6"), 0.35)
    return agapanthus("agapanthus", leaf, stem, white, heads)
