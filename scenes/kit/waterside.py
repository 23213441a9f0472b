"""What stands at the edge of dams and lakes: weeping willows, bulrushes and a jetty."""

import math

import bpy
import numpy as np

from kit.grass import blades
from kit.materials import plain_material, wood_material
from kit.plants import join, leaf_cloud
from kit.scene import add_tube, box, cylinder, mesh, random

LEAVES_A_TWIG = 70


def weeping_willow(
    location: tuple[float, float, float],
    leaf_material: bpy.types.Material,
    twigs: int = 90,
    radius: float = 3.2,
    top: float = 5.6,
    drop: tuple[float, float] = (1.6, 3.6),
    leaf_size: float = 0.11,
) -> list[bpy.types.Object]:
    """Plant a willow: leaves along twigs that hang down around the crown; return its parts.

    radius of the crown, height of its top and how far the twigs hang down, least and most, in
    metres.
    """
    bark = plain_material("willow bark", "#4f4234", 0.9, 0.3, 9, bump=0.02, bump_scale=26)
    vertices, faces, leaves = [], [], []
    fork = np.array([0, 0, top * 0.32])
    for _ in range(5):
        around = random.uniform(0, 6.28)
        aside = radius * 0.45
        tip = np.array([aside * math.cos(around), aside * math.sin(around), top * 0.95])
        add_tube(vertices, faces, fork, tip, 0.11, 0.03, 8)
    foot = np.array([0, 0, -0.5])
    add_tube(vertices, faces, foot, np.array([0.05, 0, top * 0.36]), 0.26, 0.16, 12)
    share = np.linspace(0, 1, LEAVES_A_TWIG)
    outward = np.minimum(1, share * 2.2)
    for twig in range(twigs):
        around = random.uniform(0, 6.28)
        reach = radius * math.sqrt(random.uniform(0.05, 1))
        hang = random.uniform(*drop) * (0.6 + 0.4 * reach / radius)
        aside = reach * (0.45 + 0.55 * outward**0.6)
        down = hang * np.clip(share - 0.25, 0, 1) / 0.75
        line = np.c_[
            math.cos(around) * aside + 0.08 * np.sin(share * 5 + twig),
            math.sin(around) * aside + 0.08 * np.cos(share * 4 + twig),
            top * (1.1 - 0.35 * (reach / radius) ** 2) + 0.35 * np.sin(outward * 2.4) - down,
        ]
        leaves.append(line + random.normal(0, 0.05, line.shape))
        for start in range(0, LEAVES_A_TWIG - 6, 6):
            add_tube(vertices, faces, line[start], line[start + 6], 0.006, 0.005, 4)
    crown = leaf_cloud(
        "willow leaves", leaf_material, np.concatenate(leaves), leaf_size, upward=-1.1, aspect=0.22
    )
    crown.location = location
    wood = mesh("willow wood", np.array(vertices), np.array(faces), bark, smooth=True)
    wood.location = location
    return [wood, crown]


def bulrushes(
    name: str,
    leaf_material: bpy.types.Material,
    cob_material: bpy.types.Material,
    leaves: int = 34,
    height: float = 1.9,
    cobs: int = 3,
    spread: float = 0.22,
) -> bpy.types.Object:
    """Return a stand of bulrushes, not yet in the scene: leaves, and stalks with brown cobs.

    height of the stand and radius of its foot (spread), metres.
    """
    stand = blades(
        name,
        leaf_material,
        leaves,
        height,
        0.016,
        arch=0.28,
        spread=spread,
        segments=7,
        lean=(0.0, 0.16),
        fold=0.15,
    )
    if not cobs:
        return stand
    stalks, stalk_faces, heads, head_faces = [], [], [], []
    for _ in range(cobs):
        around = random.uniform(0, 6.28)
        aside = spread * random.random()
        foot = np.array([aside * math.cos(around), aside * math.sin(around), 0])
        lean = [random.normal(0, 0.10), random.normal(0, 0.10)]
        tip = foot + np.array([*lean, height * random.uniform(0.86, 1.08)])
        along = (tip - foot) / np.linalg.norm(tip - foot)
        add_tube(stalks, stalk_faces, foot, tip, 0.006, 0.004, 5)
        bottom, top, end = (tip - along * below for below in (0.20, 0.04, 0.03))
        add_tube(heads, head_faces, bottom, top, 0.013, 0.013)
        add_tube(heads, head_faces, top, end, 0.013, 0.003)
    straw = {"leaf_random": ("FLOAT", np.full(len(stalks), 0.8))}
    stems = mesh(
        f"{name} stalks", np.array(stalks), stalk_faces, leaf_material, True, straw, link=False
    )
    ends = mesh(f"{name} cobs", np.array(heads), head_faces, cob_material, True, link=False)
    return join([stand, stems, ends])


def jetty(left, right, start, end, head=0.0) -> None:
    """Build a jetty of weathered planks out along y, over a pair of posts every 2.2 m.

    head: metres by which the last 1.8 m reach out further to both sides, as a landing stage.
    """
    plank = wood_material("plank", ("#6d5f50", "#a39380"), roughness=0.75, board_contrast=0.5)
    post = wood_material("post", ("#4a3f34", "#76685a"), axis=2, roughness=0.8)
    y = start
    while y < end:
        out = head if y > end - 1.8 else 0.0
        low = (left - out - random.uniform(0, 0.025), y, -0.045 + random.normal(0, 0.0015))
        high = (
            right + out + random.uniform(0, 0.025),
            y + 0.139,
            -0.008 + random.normal(0, 0.0015),
        )
        box("plank", low, high, plank, 0.005)
        y += 0.148
    for x in (left + 0.08, right - 0.14):
        box("bearer", (x, start - 0.1, -0.2), (x + 0.07, end, -0.047), post, 0.004)
    for y in (end - 1.7, end - 0.2):
        box("bearer", (left - head, y, -0.2), (right + head, y + 0.07, -0.047), post, 0.004)
    spots = [(x, y) for y in np.arange(start + 1.5, end - 2, 2.2) for x in (left, right)]
    spots += [(x, y) for y in (end - 1.7, end - 0.1) for x in (left - head, right + head)]
    for x, y in spots:
        out = 0.07 if x > (left + right) / 2 else -0.07
        top = 2.45 + random.uniform(-0.04, 0.04)
        cylinder("post", (x + out, y, -2), 0.07, top, post, 18)
        cylinder("post cap", (x + out, y, top - 2), 0.07, 0.03, post, 18, 0.045)
