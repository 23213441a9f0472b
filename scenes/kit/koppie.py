"""A koppie, the rocky hill of the Highveld, behind a house."""

import bpy
import numpy as np

from kit.landscape import drape, fade_into_haze, hillside_material, points_on, smooth_step
from kit.materials import leaf_material
from kit.paving import ground
from kit.plants import leaf_cloud, shrub_points
from kit.scene import collection, random, scatter
from kit.stone import pebbles
from kit.stone_materials import pebble_material

BOULDERS = {"angular": True, "kinds": 9, "subdivisions": 4}


def koppie_rock() -> bpy.types.Material:
    """Return the weathered rock of a koppie and of the boulders below it."""
    colors = ("#9b8b76", "#857868", "#b29d80", "#726860", "#a08468")
    return pebble_material("rock", colors, roughness=0.9, bump=0.03, speck=0.35)


def _height(x, y):
    """Height of the hill."""
    climb = smooth_step((y - 24) / 30)
    ridge = 11.5 + 3.2 * np.sin(x * 0.055 + 0.4) + 1.4 * np.sin(x * 0.14 + 2) + 0.13 * x
    ridge = ridge * (1 - 0.35 * smooth_step((y - 56) / 18))
    hollows = 0.5 * np.sin(x * 0.5 + y * 0.3) + 0.3 * np.sin(x * 1.1 - y * 0.8 + 1)
    return 1.8 + climb * (ridge + hollows)


def koppie(foot_y, rock, grass: bpy.types.Collection) -> None:
    """Raise a koppie from y = foot_y on: clusters of rock, tufts of dry grass, bushes."""
    veld = hillside_material("koppie", ("#94805a", "#665c3c"), 0.35)
    fade_into_haze(veld, (0.30, 0.28, 0.25), 40, 140, 0.30)
    drape(ground("koppie", -75, 75, foot_y, 80, -0.1, veld, 0.5, 0.10), _height)
    for clusters, rocks_each, spread_x, spread_y, size, size_spread in (
        (34, 11, 2.6, 0.7, 1.25, 0.42),
        (14, 8, 1.6, 0.5, 2.1, 0.30),
        (60, 6, 3, 2, 0.6, 0.4),
    ):
        count = clusters * rocks_each
        middles = np.c_[random.uniform(-48, 48, clusters), random.uniform(30, 60, clusters)]
        places = middles[random.integers(0, clusters, count)]
        places = places + random.normal(0, 1, (count, 2)) * [spread_x, spread_y]
        places = places[(places[:, 1] > 26) & (places[:, 1] < 66)]
        points = points_on(_height, places[:, 0], places[:, 1], size * 0.12)
        pebbles("rocks", rock, points, size, size_spread=size_spread, tumble=0.22, **BOULDERS)
    count = 5200
    points = points_on(_height, random.uniform(-42, 46, count), random.uniform(25, 62, count))
    scatter("grass on the koppie", grass, points, scales=random.uniform(1.1, 2.1, count))
    bush_leaf = leaf_material("bush", ("#2f3c20", "#5f6b38", "#8a8348"), 0.3, 0.5)
    bushes = collection(
        "bushes",
        [
            leaf_cloud(f"bush {kind}", bush_leaf, shrub_points(2600, 1.0, 0.75), 0.13, link=False)
            for kind in range(4)
        ],
    )
    count = 170
    points = points_on(_height, random.uniform(-45, 48, count), random.uniform(27, 62, count), 0.15)
    scatter("bushes on the koppie", bushes, points, scales=random.uniform(0.5, 1.6, count))
