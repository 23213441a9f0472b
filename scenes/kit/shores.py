"""The far shore of a lake on the Highveld: houses among trees, reeds, a low ridge in the haze."""

import math

import bpy
import numpy as np

from kit.boxes import boxes
from kit.grass import blades
from kit.grown import grown_tree, leaf_sprays, stand, trunk_bark_material
from kit.landscape import drape, fade_into_haze, hillside_material, points_on, smooth_step
from kit.materials import leaf_material, plain_material
from kit.paving import ground
from kit.plants import leaf_cloud, shrub_points
from kit.scene import collection, group, link, mesh, random, scatter
from kit.shading import Color
from kit.waterside import weeping_willow

NEAR, FAR = 60, 240  # metres at which the haze begins and is thickest on the shore
HAZE_ON_SHORE = 0.22


def _shore(x):
    """y of the far waterline."""
    return 104 + 7 * np.sin(x * 0.043 + 0.6) + 3 * np.sin(x * 0.11 + 1)


def _bank(x, y):
    """Height of the far bank: a lawn down to the water, then nearly level."""
    inland = np.clip(y - _shore(x), -3, 60)
    return 0.35 * inland - 0.32 * np.clip(inland - 7, 0, 60)


def far_shore(water_z, haze: Color) -> None:
    """Build the shore some 105 m away and a ridge far behind; water_z: height of the lake."""

    def bank(x, y):
        return water_z + _bank(x, y)

    lawn = hillside_material("far lawn", ("#a0935a", "#5d6a36"), 0.6)
    drape(ground("far bank", -120, 150, 90, 170, 0, _hazy(lawn, haze), 1.5, 0.05), bank)
    _ridge(water_z, haze)
    for x, inland, width, turn, roof in (
        (-33, 21, 15, 0.12, "#6f4638"),
        (9, 24, 17, -0.08, "#4b4a4a"),
        (47, 20, 14, -0.2, "#7a4c38"),
    ):
        y = _shore(x) + inland
        _house((x, y, float(bank(x, y))), width, turn, roof, haze)
    _trees(bank, haze)
    _undergrowth(bank, water_z, haze)


def _hazy(material, haze):
    return fade_into_haze(material, haze, NEAR, FAR, HAZE_ON_SHORE)


def _ridge(water_z, haze):
    """A low ridge of quartzite two kilometres away, bush on its flank."""
    rock = ("#8d7259", "#6f6353")
    veld = hillside_material("ridge", ("#8a7d52", "#5e6040"), 0.010, 0.045, rock)
    fade_into_haze(veld, haze, 100, 2600, 0.62)

    def height(x, y):
        crest = 118 + 18 * np.sin(x * 0.0031 + 0.4) + 7 * np.sin(x * 0.0093) + 0.020 * x
        gullies = 40 * np.sin(x * 0.011 + 1.3 * np.sin(x * 0.004)) + 16 * np.sin(x * 0.031)
        climb = smooth_step((y - 1700 + gullies) / 420)
        lumps = 2.2 * np.sin(x * 0.06 + y * 0.03) + 1.2 * np.sin(x * 0.15 - y * 0.08)
        return water_z + climb * (crest + lumps)

    drape(ground("ridge", -1900, 2200, 1650, 2250, 0, veld, 8), height)


def _house(place, width, turn, roof_color, haze):
    """A house of one storey under a hipped roof, its stoep facing the water (-y)."""
    depth, height, eaves, rise = 9.0, 2.9, 0.6, 2.3
    plaster = _hazy(plain_material("far wall", "#d9cdb8", 0.85, 0.05, 2), haze)
    tiles = _hazy(plain_material("far roof", roof_color, 0.8, 0.14, 6), haze)
    dark = _hazy(plain_material("far window", "#1b2024", 0.15, 0.1, specular=0.6), haze)
    half = width / 2
    walls = [((-half, 2.4, -0.6), (half, depth, height))]
    walls += [((-half, 0, -0.6), (half, 2.4, 0.12))]
    walls += [((x - 0.14, 0.1, 0), (x + 0.14, 0.38, height)) for x in np.linspace(-half, half, 6)]
    panes = [
        ((x - 1.0, 2.35, 0.15), (x + 1.0, 2.45, 2.2))
        for x in np.linspace(-half + 2, half - 2, 4)
    ]
    x0, y0, y1 = half + eaves, -eaves, depth + eaves
    middle, ridge = (y0 + y1) / 2, half - (y1 - y0) / 2 + 1
    corners = [(-x0, y0, height), (x0, y0, height), (x0, y1, height), (-x0, y1, height)]
    corners += [(-ridge, middle, height + rise), (ridge, middle, height + rise)]
    roof = mesh(
        "far roof", corners, [[0, 1, 5, 4], [1, 2, 5], [2, 3, 4, 5], [3, 0, 4], [0, 3, 2, 1]], tiles
    )
    parts = [boxes("far house", walls, plaster, 0), boxes("far windows", panes, dark, 0), roof]
    group(parts, place, turn)


def _trees(bank, haze):
    """Blue gums, broad trees, sweet thorns and willows, each with its own height and spacing."""
    pale_bark = _hazy(trunk_bark_material("#8b7d6a", "#c0b29c", "gum bark", 0.4), haze)
    dark_bark = _hazy(trunk_bark_material(name="far bark"), haze)
    loose = {"length": 1.6, "leaf": 0.26, "leaves": 46, "droop": 0.6, "spread": 0.7}
    close = {"length": 0.9, "leaf": 0.22, "leaves": 56}
    # Of each species: leaves, sprays, bark, crown, twigs; (height, radius, trunk); (x, inland).
    for species, (colors, look, bark, crown, twigs, sizes, places) in enumerate(
        (
            (
                ("#74865f", "#aab68e", "#b3a97a"), loose, pale_bark, "round", 620,
                ((20, 4.6, 8), (14, 3.6, 5), (16.5, 5.6, 4.5)),
                ((-63, 38), (-56, 46), (-48, 37), (-9, 43), (-5, 37), (33, 47), (73, 38), (82, 46)),
            ),
            (
                ("#56732f", "#93ab4e", "#a8a25a"), close, dark_bark, "round", 1300,
                ((9, 5.2, 1.8), (6.4, 3.6, 1.4)),
                ((-46, 15), (-20, 33), (-58, 23), (21, 40), (-40, 40), (61, 15), (90, 34)),
            ),
            (
                ("#7a8745", "#a6aa62", "#b59f58"), close, pale_bark, "round", 1000,
                ((11, 3.6, 2.6), (7.5, 3.4, 2)),
                ((-17, 16), (-3, 39), (2, 46), (52, 40), (44, 44), (84, 23), (-72, 24), (-30, 44)),
            ),
            (
                ("#66743f", "#9ca154", "#ad9c5b"), close, dark_bark, "umbrella", 800,
                ((6.2, 4.6, 1.9), (4.6, 3.4, 1.3)),
                ((-51, 17), (-12, 22), (23, 20), (31, 28), (36, 16), (67, 20), (-84, 30), (76, 28)),
            ),
        )
    ):
        leaf = _hazy(leaf_material(f"far leaf {species}", colors, 0.5), haze)
        sprays = leaf_sprays(f"far sprays {species}", leaf, **look)
        trees = [
            grown_tree(
                f"far tree {species} {n}", 20 + 5 * species + n, sprays, bark, *size, size[1] / 14,
                crown, reach=420, twigs=twigs, spray_scale=(0.8, 1.5),
            )
            for n, size in enumerate(sizes)
        ]
        for index, (x, inland) in enumerate(places):
            y = _shore(x) + inland
            z, turn = float(bank(x, y)), random.uniform(0, 6.28)
            stand(trees[index % len(trees)], x, y, z - 0.1, turn, random.uniform(0.75, 1.2))
    willow_leaf = leaf_material("far willow", ("#6b7c34", "#9aa451", "#b8b060"), 0.45)
    parts = weeping_willow((0, 0, -60), _hazy(willow_leaf, haze), 300, 3.6, 5.2, leaf_size=0.2)
    for x in (-24, 28, 65, -70):
        y = _shore(x) + 1.5
        for part in parts:
            copy = link(bpy.data.objects.new("far willow", part.data))
            copy.location = (x, y, float(bank(x, y)))
            copy.rotation_euler = (0, 0, x)
            copy.scale = (1.0 + 0.3 * math.sin(x), 1.2, 1.15 + 0.3 * math.cos(2 * x))
    for part in parts:
        part.hide_render = True


def _undergrowth(bank, water_z, haze):
    """Shrubs in clumps about the trees, and reeds at the waterline with open places."""
    shrub_leaf = _hazy(leaf_material("far shrub", ("#4a5c2c", "#7f8c48", "#9a9048"), 0.4), haze)
    shrubs = collection(
        "far shrubs",
        [
            leaf_cloud(f"far shrub {n}", shrub_leaf, shrub_points(900, 1.0, 0.8), 0.2, link=False)
            for n in range(3)
        ],
    )
    count = 260
    middles = random.uniform(-95, 115, 46)
    x = middles[random.integers(0, 46, count)] + random.normal(0, 2.4, count)
    y = _shore(x) + random.uniform(24, 46, count)
    points = points_on(bank, x, y, 0.2)
    scatter("far shrubs", shrubs, points, scales=random.uniform(0.9, 2.4, count))
    reed_look = {"arch": 0.3, "spread": 0.9, "segments": 3, "lean": (0, 0.2), "fold": 0}
    reed = _hazy(leaf_material("far reed", ("#8a7f48", "#c2ac6c", "#d8c592"), 0.5), haze)
    reeds = collection(
        "far reeds",
        [blades(f"far reed {kind}", reed, 60, 1.7, 0.05, **reed_look) for kind in range(3)],
    )
    count = 900
    x = random.uniform(-95, 115, count)
    x = x[np.sin(x * 0.19 + 1) + 0.6 * np.sin(x * 0.41) > -0.15]
    y = _shore(x) + random.uniform(-1.2, 0.8, len(x))
    roots = np.c_[x, y, np.full(len(x), water_z - 0.1)]
    scatter("far reeds", reeds, roots, scales=random.uniform(0.5, 1.2, len(x)))
