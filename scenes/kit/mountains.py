"""A mountain range beyond water, paler with distance."""

import math

import numpy as np

from kit.landscape import drape, fade_into_haze, hillside_material, points_on
from kit.materials import leaf_material, plain_material
from kit.paving import ground
from kit.plants import leaf_cloud, shrub_points
from kit.scene import box, collection, random, scatter
from kit.shading import Color


def mountain_range(water_z, haze: Color) -> None:
    """Raise a range a good kilometre away: a wooded foot with houses, gullies, a band of cliffs.

    water_z: height of the water at its foot.
    """

    def mountain(x, y):
        return water_z - 0.6 + _mountain(x, y)

    rock_colors = ("#8c6650", "#66574c")
    bushveld = hillside_material("bushveld", ("#6e6748", "#454a2e"), 0.012, 0.05, rock_colors)
    fade_into_haze(bushveld, haze, 150, 1700, 0.58)
    drape(ground("range", -1700, 2000, 1130, 1720, 0, bushveld, 5.5), mountain)
    far_veld = hillside_material("far veld", ("#7d7048", "#5f5c3a"), 0.003)
    fade_into_haze(far_veld, haze, 150, 2600, 0.80)
    drape(ground("range beyond", -2600, 3200, 2300, 2900, 0, far_veld, 25), _range_beyond)
    far_wall = plain_material("far wall", "#e0d6c4", 0.8, 0.03)
    far_roof = plain_material("far roof", "#7a5a48", 0.8, 0.03)
    for material in (far_wall, far_roof):
        fade_into_haze(material, haze, 150, 1900, 0.55)
    far_leaf = leaf_material("far leaf", ("#2c3a1a", "#55662e"), 0.3)
    fade_into_haze(far_leaf, haze, 150, 1900, 0.40)
    far_trees = collection(
        "far trees",
        [
            leaf_cloud(f"far tree {kind}", far_leaf, shrub_points(500, 6.5, 0.9), 2.6, link=False)
            for kind in range(3)
        ],
    )
    count = 420
    x = random.uniform(-900, 1100, count)
    y = 1168 + _bends(x) - 22 * np.sin(x * 0.011 + 0.6) + random.uniform(-5, 50, count)
    points = points_on(mountain, x, y, 1.5)
    scatter("far trees", far_trees, points, scales=random.uniform(0.6, 1.6, count))
    for _ in range(26):
        x = random.uniform(-700, 900)
        y = 1185 + float(_bends(x)) - 22 * math.sin(x * 0.011 + 0.6) + random.uniform(0, 45)
        foot = float(mountain(x, y))
        width = random.uniform(9, 18)
        top = foot + random.uniform(3.5, 6.5)
        box("far house", (x, y, foot - 2), (x + width, y + 8, top), far_wall, 0)
        box("far roof", (x - 1, y - 1, foot + 4), (x + width + 1, y + 9, foot + 4.6), far_roof, 0)


def _bends(x):
    """How far the foot of the range bends away from a straight line."""
    return 60 * np.sin(x * 0.0021 + 0.8)


def _mountain(x, y):
    """Height of the range and its foot."""
    gullies = (
        14 * np.sin(x * 0.0083 + 0.6 + 1.4 * np.sin(x * 0.0031))
        + 7 * np.sin(x * 0.021 + 2.1 + 0.010 * y + 1.2 * np.sin(x * 0.009))
        + 3 * np.sin(x * 0.057 + 0.3 - 0.02 * y + 2 * np.sin(x * 0.013))
        + 1.6 * np.sin(x * 0.131 + 0.03 * y + 2 * np.sin(x * 0.037))
    )
    up = (y - 1215 + gullies - _bends(x)) / 330
    crest = 168 + 20 * np.sin(x * 0.0027 + 1.1) + 8 * np.sin(x * 0.0083 + 0.4)
    crest = crest + 3 * np.sin(x * 0.023) + 0.045 * x
    scree = 0.60 * np.clip(up / 0.72, 0, 1) ** 1.35
    cliff = 0.60 + 0.34 * (up - 0.72) / 0.08
    back = 0.94 + 0.06 * np.sin(np.clip((up - 0.8) / 0.5, 0, 1) * 3.1)
    back = back - 0.25 * np.clip(up - 1.1, 0, 2)
    shape = np.where(up < 0.72, scree, np.where(up < 0.80, cliff, back))
    relief = (
        3 * np.sin(x * 0.043 + y * 0.03 + 1.5 * np.sin(x * 0.011)) * np.clip(up, 0, 1)
        + 1.3 * np.sin(x * 0.13 - y * 0.09 + 2 * np.sin(x * 0.031)) * np.clip(up * 2, 0, 1)
        + 0.6 * np.sin(x * 0.29 + y * 0.21 + 2 * np.sin(x * 0.05)) * np.clip(up * 3, 0, 1)
    )
    return crest * shape + relief + 1.2 * np.clip((y - 1150) / 60, 0, 1)


def _range_beyond(x, y):
    """Height of a paler range behind the first."""
    crest = 250 + 40 * np.sin(x * 0.0019 + 2) + 15 * np.sin(x * 0.006)
    return -30 + crest * np.clip((y - 2300) / 420, 0, 1) ** 1.3
