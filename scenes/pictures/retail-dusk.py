"""Forecourt of long grey pavers in stretcher bond, damp after rain, before lit shops at dusk."""

import math

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.garden import bench, planter_box
from kit.grown import grown_tree, leaf_sprays, stand, trunk_bark_material
from kit.lamps import soft_light
from kit.materials import leaf_material, paver_material, sand_material
from kit.patterns import rectangle, running_bond, within
from kit.paving import before, ground, pavers, pavers_by_distance
from kit.scene import reset
from kit.shops import SHOP_WIDTH, Shops
from kit.skies import dusk_sky
from kit.street import bollard
from kit.trees import background_trees
from kit.wet import wetten

LEFT, RIGHT, FRONT, SHOPS = -9, 10.2, -2.4, 9.4
LENGTH, WIDTH = 0.4, 0.2
# Darker pairs of courses mark the walking line; these are their front edges.
DARK_COURSES = 1.2, 4.6
WARM = (1, 0.66, 0.36)

reset(97)
dusk_sky(0.45)

# The forecourt: rows laid to a line, since lamps low over wet paving show every step of a paver.
forecourt = paver_material(
    "forecourt",
    speck=0.18,
    mottle=0.15,
    grit=1.0,
    roughness=0.66,
    efflorescence=0.05,
    stain=0.14,
    dirt_amount=0.4,
    dirt_color="#6f6454",
    aggregate=0.12,
    specular=0.45,
)
wetten(forecourt, 0.7, 0.7, threshold=(0.46, 0.64), darkening=0.62, roughness=0.18, flattening=0.5)
laid = {
    "joint": 0.006,
    "bevel": 0.004,
    "height_variation": 0.0004,
    "tilt": 0.0012,
    "shift": 0.0005,
    "color_variation": 0.06,
    "edge_width": 0.012,
}
chipped = {"outline_step": 0.05, "edge_roughness": 0.0003}
grays = ("#96918a", "#858079", "#a39c93", "#7a756f")
darks = ("#4d4946", "#454240", "#56514c")
courses = within(
    running_bond(LEFT, RIGHT, FRONT, SHOPS - WIDTH, LENGTH, WIDTH),
    *(LEFT, RIGHT, FRONT, SHOPS - WIDTH),
)


def is_dark(paver) -> bool:
    """Tell whether a paver lies in one of the darker courses."""
    return any(y < paver[:, 1].mean() < y + 2 * WIDTH for y in DARK_COURSES)


for colors, field in (
    (grays, [paver for paver in courses if not is_dark(paver)]),
    (darks, [paver for paver in courses if is_dark(paver)]),
):
    pavers_by_distance("forecourt", field, before(4.2), forecourt, colors, near=chipped, **laid)
sill = [rectangle(x, SHOPS - WIDTH, LENGTH / 2, WIDTH) for x in np.arange(LEFT, RIGHT, LENGTH / 2)]
pavers("course at the sill", sill, forecourt, darks, **laid)
ground("joint sand", LEFT, RIGHT, FRONT, SHOPS + 0.2, -0.005, sand_material("#5d5242"), 0.05)

# Three shops under a canopy.
shops = Shops(SHOPS)
first = -6.7
for number, light in enumerate(((1.0, 0.70, 0.42), (1.0, 0.76, 0.50), (1.0, 0.68, 0.40))):
    shops.shop(first + number * SHOP_WIDTH, light)
last = first + 3 * SHOP_WIDTH
shops.pier(last)
shops.wall(-16, 16, first, last)
shops.canopy(first - 0.4, last + 0.4, np.arange(-5, 8, 2.0), (first, -1.96, 2.84, last - 0.12))
soft_light((0.5, SHOPS + 0.1, 1.6), (math.radians(-74), 0, 0), (13, 1.8), 110, WARM)

# Bollards, planters with trees, a bench.
for x in (-4.6, -2.6, 0.5, 2.5, 5.6):
    bollard(x, 6.7, 0.9, 0.07, shops.dark, light=3, casts_light=False)
shrub_leaf = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
leaf = leaf_material("tree leaf", ("#2f4a20", "#67883a"), 0.42)
sprays = leaf_sprays("tree leaves", leaf, leaf=0.07)
bark = trunk_bark_material("#4b4038", "#756657")
planted = grown_tree("planted tree", 61, sprays, bark, 4.4, 2.0, 2.1, 0.07, twigs=900)
for number, x in enumerate((-3.6, 4.6)):
    planter_box(x - 0.9, x + 0.9, 5.2, 6.0, foliage=shrub_leaf, shrubs=4, shrub_radius=0.34)
    stand(planted, x, 5.6, 0.42, 2.3 * number)
bench(-1.2, 5.75)
beyond = [(-9, 17), (-3, 19), (3.5, 18), (9, 17), (13, 19)]
background_trees(beyond, height=7, spread=4, leaves=16000)

camera((0.75, -2.05, 1.02), (0.45, 8, 0.94), 27, 4.5, focus=(0.7, 1.0, 0), shift_y=-0.075)
render(key=0.28, bias=-0.35, tint=(1.05, 1, 0.94), bloom=0.04, denoise_strength=0.35)
