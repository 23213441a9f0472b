"""The far shore of a lake closes the horizon: trees, bushes and reeds, paler with distance."""

import math

import bpy
import numpy as np

from kit.grass import blades
from kit.landscape import drape, fade_into_haze, hillside_material, points_on
from kit.materials import leaf_material, plain_material
from kit.paving import ground
from kit.plants import leaf_cloud, shrub_points, tree
from kit.scene import collection, link, random, scatter
from kit.shading import Color


def far_shore(water_z, haze: Color) -> None:
    """Build the shore some 84 m away; water_z: height of the lake."""

    def far_bank(x, y):
        return water_z - 0.3 + _far_bank(x, y)

    far_veld = fade_into_haze(
        hillside_material("far veld", ("#a08a54", "#6c6a34"), 0.3), haze, 60, 170, 0.35
    )
    drape(ground("far bank", -190, 220, 80, 150, 0, far_veld, 2.0, 0.05), far_bank)
    far_leaf = leaf_material("far leaf", ("#34431f", "#6d7a3a", "#97904a"), 0.5)
    far_bark = plain_material("far bark", "#54483a", 0.9, 0.2, 12, bump=0.01)
    for material in (far_leaf, far_bark):
        fade_into_haze(material, haze, 60, 190, 0.30)
    models = [
        tree(
            f"far tree {kind}",
            far_leaf,
            far_bark,
            height=height,
            spread=spread,
            leaf_size=0.34,
            leaves=14000,
            location=(0, 0, -90),
            trunk_share=0.10,
            flatness=0.55,
            trunk_radius=0.2,
        )
        for kind, (height, spread) in enumerate(((9, 5.5), (12, 5.2), (6.5, 5.8)))
    ]
    for x in np.arange(-60, 125, 3.4):
        for row in range(2):
            place_x = x + random.uniform(-1.6, 1.6)
            place_y = 92 + 4 * math.sin(place_x * 0.05) + random.uniform(-3, 3) + row * 11
            model = models[random.choice(3, p=(0.45, 0.25, 0.30))]
            scale = random.uniform(0.75, 1.25)
            for part in model:
                copy = link(bpy.data.objects.new("far tree", part.data))
                copy.location = (place_x, place_y, 0.2 + row * 0.8)
                copy.rotation_euler = (0, 0, random.uniform(0, 6.28))
                copy.scale = (scale, scale, scale)
    for model in models:
        for part in model:
            part.hide_render = True
    bushes = collection(
        "far bushes",
        [
            leaf_cloud(f"far bush {kind}", far_leaf, shrub_points(900, 1.0, 0.8), 0.3, link=False)
            for kind in range(3)
        ],
    )
    count = 640
    x = random.uniform(-60, 125, count)
    y = _shore(x) + 2.2 + random.uniform(-0.5, 13, count)
    points = points_on(far_bank, x, y, 0.2)
    scatter("far bushes", bushes, points, scales=random.uniform(1.0, 2.2, count) + 0.14 * (y - 84))
    reed_look = {"arch": 0.3, "spread": 0.9, "segments": 3, "lean": (0, 0.2), "fold": 0}
    far_reed = leaf_material("far reed", ("#7a7440", "#c0a868", "#d8c08c"), 0.5)
    fade_into_haze(far_reed, haze, 60, 190, 0.3)
    reeds = collection(
        "far reeds",
        [blades(f"far reed {kind}", far_reed, 60, 1.6, 0.05, **reed_look) for kind in range(3)],
    )
    count = 420
    x = random.uniform(-60, 125, count)
    y = _shore(x) + 0.6 + random.uniform(-0.8, 1.5, count)
    roots = np.c_[x, y, np.full(count, water_z - 0.1)]
    scatter("far reeds", reeds, roots, scales=random.uniform(0.5, 1.2, count))


def _shore(x):
    """y of the far waterline."""
    return 84 + 4 * np.sin(x * 0.05) + 2 * np.sin(x * 0.13 + 1)


def _far_bank(x, y):
    """Height of the far bank."""
    return 3.2 * np.clip((y - _shore(x)) / 34, 0, 1)
