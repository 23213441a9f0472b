"""Office forecourt: large pale pavers in running bond, divided into fields by charcoal bands.

The glass shows what stands behind the camera: a line of trees under the sky.
"""

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.garden import bench, planter_box
from kit.grass import grass_tufts
from kit.grown import grove, grown_tree, leaf_sprays, stand, trunk_bark_material
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.offices import OfficeBuilding
from kit.patterns import rectangle, running_bond, within
from kit.paving import ground, pavers_by_distance
from kit.plants import hedge, litter
from kit.scene import random, reset, scatter
from kit.street import bollard
from kit.trees import shade_tree

SUN = {"elevation": 30, "azimuth": -132}
LEFT, RIGHT, FRONT = -11, 13, -2.2
FACADE = 20.5
MIDDLE = 1.9  # of the approach and the entrance
FIELD = 3.6  # from band to band
BAND = 0.3

reset(241)
sky(**SUN, sun_size=0.8, dust=0.7)

# Paving: pale fields of 600 x 300 between bands of three charcoal courses, both ways.
pale = paver_material(
    "pale paver",
    speck=0.15,
    mottle=0.16,
    grit=1.1,
    roughness=0.78,
    efflorescence=0.05,
    stain=0.20,
    dirt_amount=0.40,
    dirt_color="#8b7a5a",
    aggregate=0.16,
)
pale_colors = ("#c6bdab", "#baae9b", "#cfc6b4", "#b1a694", "#c9bda6")
charcoal = paver_material(
    "charcoal paver",
    speck=0.24,
    mottle=0.18,
    grit=1.1,
    roughness=0.80,
    efflorescence=0.07,
    stain=0.18,
    dirt_amount=0.45,
    aggregate=0.10,
)
charcoal_colors = ("#4b4846", "#3f3d3c", "#575350", "#454240")

bands_x = [MIDDLE - BAND / 2 + FIELD * (index - 0.5) for index in range(-4, 5)]
bands_x = [x for x in bands_x if LEFT < x < RIGHT]
bands_y = [1.3 + FIELD * index for index in range(-1, 6)]
bands_y = [y for y in bands_y if FRONT < y < FACADE]
spans_x = list(zip([LEFT] + [x + BAND for x in bands_x], bands_x + [RIGHT]))
spans_y = list(zip([FRONT] + [y + BAND for y in bands_y], bands_y + [FACADE]))
fields = []
for x0, x1 in spans_x:
    for y0, y1 in spans_y:
        fields += within(running_bond(x0, x1, y0, y1, 0.6, 0.3), x0, x1, y0, y1)
bands = []
for x in bands_x:
    for course in range(3):
        start = FRONT + 0.1 * (course % 2)
        bands += [rectangle(x + 0.1 * course, y, 0.1, 0.2) for y in np.arange(start, FACADE, 0.2)]
for y in bands_y:
    for x0, x1 in spans_x:
        for course in range(3):
            start, row = x0 - 0.1 * (course % 2), y + 0.1 * course
            courses = [rectangle(x, row, 0.2, 0.1) for x in np.arange(start, x1, 0.2)]
            bands += within(courses, x0, x1, y, y + BAND)


def is_near(paver) -> bool:
    """Tell whether a paver is close enough to the camera to need chipped edges."""
    return paver[:, 1].mean() < 5


pale_laid = {
    "joint": 0.006,
    "bevel": 0.005,
    "tilt": 0.0026,
    "edge_width": 0.016,
    "height_variation": 0.0012,
    "color_variation": 0.055,
    "settlement": 0.004,
}
charcoal_laid = {**pale_laid, "joint": 0.0045, "tilt": 0.004, "edge_width": 0.014}
chipped = {"edge_roughness": 0.0005, "bevel_segments": 3}
rounded = {"outline_step": 0.035, "corner_radius": 0.003, **chipped}
pavers_by_distance("fields", fields, is_near, pale, pale_colors, near=rounded, **pale_laid)
edged = {"outline_step": 0.025, **chipped}
pavers_by_distance("bands", bands, is_near, charcoal, charcoal_colors, near=edged, **charcoal_laid)
ground(
    "joint sand",
    LEFT,
    RIGHT,
    FRONT,
    FACADE,
    -0.006,
    sand_material("#a3906f"),
    resolution=0.04,
    amplitude=0.0006,
    settlement=0.004,
)
soil = soil_material("#4a3725")
ground("soil left", -40, LEFT, -6, 40, -0.02, soil, resolution=0.6)
ground("soil right", RIGHT, 40, -6, 40, -0.02, soil, resolution=0.6)
court = plain_material("court behind the camera", "#a69c8b", 0.9, 0.1)
ground("court behind the camera", -60, 70, -60, FRONT, -0.02, court, resolution=2)

# The building: a wing of glass in a plaster frame, the entrance, a plaster wing with slots.
building = OfficeBuilding(FACADE, MIDDLE)
building.glass_wing(-10.4, MIDDLE - 2.0)
building.entrance(MIDDLE - 1.5, MIDDLE + 2.6)
building.slotted_wing(MIDDLE + 2.6, 15.5)

# Planters with clipped hedges, grasses and fever trees, green-barked.
concrete = plain_material(
    "off-shutter concrete", "#8f8a82", 0.85, 0.12, 2.2, bump=0.003, bump_scale=90, streaks=0.22
)
clipped = leaf_material("clipped hedge", ("#2a3d24", "#6b8050"), 0.35, 0.5)
fever_leaf = leaf_material("fever tree leaf", ("#41581f", "#768a42", "#98a05a"), 0.42)
fever_sprays = leaf_sprays("fever tree leaves", fever_leaf, leaf=0.055, leaves=64, width=0.3)
fever_bark = trunk_bark_material("#66683e", "#82825a", "fever tree bark", furrows=0.25)
shape = {"crown": "layered", "reach": 560, "twigs": 1300}
fever_trees = [
    grown_tree(f"fever {seed}", seed, fever_sprays, fever_bark, 5.4, 2.5, 1.9, 0.09, **shape)
    for seed in (101, 102, 103)
]
grasses = grass_tufts(("#52652f", "#93984f", "#c0b274"), count=120, length=0.6, kinds=3)


def planter(x0, x1, y0, y1, trees) -> None:
    """Build a planter with a row of grass, a clipped hedge and trees given as (x, y, scale)."""
    height = 0.52
    planter_box(x0, x1, y0, y1, height, concrete)
    low, high = (x0 + 0.12, y0 + 0.45, height - 0.08), (x1 - 0.12, y1 - 0.12, height + 0.32)
    hedge("planter hedge", clipped, low, high, 4200, 0.035)
    count = int((x1 - x0) / 0.2)
    points = [
        (
            x0 + 0.2 + (x1 - x0 - 0.4) * (index + 0.5) / count + random.normal(0, 0.03),
            y0 + 0.26 + random.normal(0, 0.04),
            height - 0.08,
        )
        for index in range(count)
    ]
    scatter("planter grass", grasses, points, scales=random.uniform(0.6, 0.95, count))
    for x, y, scale in trees:
        stand(fever_trees[int(x * 7) % 3], x, y, height - 0.1, x, scale)


planter(-6.6, -2.0, 7.6, 9.0, [(-3.0, 8.4, 1.0), (-5.4, 8.4, 1.05)])
planter(5.6, 9.6, 9.4, 10.8, [(6.7, 10.2, 1.0), (8.9, 10.2, 0.9)])
planter(-6.6, -2.0, 14.4, 15.6, [(-2.9, 15, 0.95)])
planter(6.4, 10.4, 15.4, 16.6, [(9.6, 16, 1.05)])
bench(6.05, 7.9, length=1.8, back=False)
for x in (MIDDLE - 1.95, MIDDLE + 1.95):
    bollard(x, 12.2, 0.75, 0.06, building.charcoal_steel)

# Trees to be reflected, trees and hedges that close the view, dappled shade, a few leaves.
reflected = [(-22, -17), (-15, -21), (-9, -16), (-3, -20), (3, -17), (8, -22), (14, -18)]
reflected += [(20, -21), (27, -17)]
leaf = leaf_material("tree leaf", ("#2f4520", "#5f7d36"), 0.4)
greens = leaf_sprays("leaves", leaf, leaf=0.1)
bark = trunk_bark_material()
trees = [
    grown_tree(f"tree {seed}", seed, greens, bark, 9.0, 4.6, 2.0, 0.24, twigs=2200)
    for seed in (104, 105)
]
grove(trees, reflected, seed=3)
behind = [(-17, 33), (-10, 36), (-4, 34), (2, 36), (20, 30), (-20, 24), (18, 34)]
grove(trees, behind, seed=4, scale=(1.1, 1.3))
hedge("hedge left", clipped, (-15, 5, 0), (LEFT - 0.3, 24, 1.6), 900, 0.07)
hedge("hedge right", clipped, (RIGHT + 0.3, 5, 0), (17, 24, 1.6), 900, 0.07)
shade_tree((-2.3, 4.6), **SUN, distance=12, spread=3.0, leaf_size=0.085, leaves=5200)
litter("leaves", dry_leaf_material(), -4, 6, -0.6, 7, count=34, size=0.03, z=0.004)

camera((0.55, -1.65, 0.80), (1.05, 8, 0.42), lens=29, f_stop=3.2, focus=(0.7, 1.0, 0))
render(key=0.31, bias=0.1, bloom=0.025, denoise_strength=0.3, tint=(1.05, 1, 0.94))
