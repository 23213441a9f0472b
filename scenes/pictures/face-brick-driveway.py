"""A drive in an older suburb: red-brown stretcher bond between charcoal soldier courses."""

import numpy as np

from kit.bonds import bond
from kit.brickwork import garden_wall, suburban_house
from kit.camera import camera
from kit.finish import render
from kit.grass import lawn, strap_clumps
from kit.grown import grove, grown_tree, leaf_sprays, stand, trunk_bark_material
from kit.kerbs import kerb_run
from kit.life import wheelie_bin
from kit.light import sky
from kit.makes import worn_material
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.patterns import rectangle, within
from kit.paving import before, ground, pavers, pavers_by_distance
from kit.plants import hedge, litter
from kit.scene import random, reset, scatter
from kit.trees import shade_tree

SUN = {"elevation": 19, "azimuth": 112}
LEFT, RIGHT = -2.15, 1.95
HOUSE = 12.4
WALL_HEIGHT = 1.72
OLD_BRICK = ("#794635", "#6f4031", "#824e3a", "#6a3d31", "#7d4b3a", "#643a30")

reset(311)
sky(**SUN, sun_size=1.0, dust=1.2)

# The drive: stretcher bond, laid across it, with charcoal pavers on edge along both sides.
red_brown = worn_material("red-brown concrete", dirt_color="#6c5540")
reds = ("#77483a", "#6b4135", "#835343", "#5e3b33", "#8a5c49", "#5c4038")
red_weights = [4, 4, 3, 2, 1.5, 1]
laid = {
    "joint": 0.005,
    "bevel": 0.003,
    "height_variation": 0.0014,
    "tilt": 0.005,
    "color_variation": 0.085,
    "settlement": 0.005,
}
field = within(bond(LEFT, RIGHT, -2.2, HOUSE, 0.203, 0.103, 0.004), LEFT, RIGHT, -2.1, HOUSE)
chipped = {"outline_step": 0.025, "edge_roughness": 0.0006, "bevel_segments": 3}


pavers_by_distance("drive", field, before(4.5), red_brown, reds, red_weights, near=chipped, **laid)
charcoal = worn_material("charcoal concrete")
soldiers = [
    rectangle(x, y, 0.203, 0.103)
    for x in (LEFT - 0.205, RIGHT + 0.002)
    for y in np.arange(-2.1, HOUSE, 0.103)
]
pavers(
    "soldier courses",
    soldiers,
    charcoal,
    ("#4a4542", "#3d3936", "#575049"),
    outline_step=0.03,
    edge_roughness=0.0005,
    bevel_segments=3,
    **laid,
)
sand_sides = LEFT - 0.21, RIGHT + 0.21
sand = sand_material("#806b4f")
ground("joint sand", *sand_sides, -2.2, HOUSE + 0.1, -0.0048, sand, 0.025, 0.0006, 0.005)
edging = plain_material("edging", "#aaa397", 0.9, 0.18, 4, bump=0.003, bump_scale=160, streaks=0.3)
haunch = {"width": -0.08, "height": 0.012, "material": edging}
kerb_run((LEFT - 0.205, HOUSE), (LEFT - 0.205, -2.3), **haunch)
kerb_run((RIGHT + 0.205, -2.3), (RIGHT + 0.205, HOUSE), **haunch)

# A winter lawn, more straw than green, and a clipped hedge on the side of the sun.
winter_soil = soil_material("#6b573a")
ground("soil right", RIGHT + 0.28, 16, -4, 30, -0.02, winter_soil, 0.12, 0.008)
ground("soil left", -16, LEFT - 0.28, -4, 30, -0.015, soil_material(), 0.1, 0.010)
straw = leaf_material("straw", ("#7c7040", "#bfa86c", "#d8c694"), 0.35, 0.6)
green = leaf_material("green", ("#56602c", "#8b8a48", "#b8a468"), 0.35, 0.55)
lawn_area = (RIGHT + 0.30, 7.6, -1.4, 11.2)
near_camera = (1, -0.8, 3.0)
lawn("straw", *lawn_area, -0.02, 430, 0.05, near_camera, straw, unevenness=0.5)
lawn("green", *lawn_area, -0.02, 150, 0.045, near_camera, green, unevenness=0.5)
dry_leaves = dry_leaf_material(("#5b3a1c", "#b07c33", "#8a6a3a"))
litter("leaves on the lawn", dry_leaves, RIGHT + 0.4, 6, -0.6, 9, 170, 0.04, z=0.02)
hedge_leaf = leaf_material("hedge", ("#24391b", "#55733a", "#7d8f4c"), 0.35, 0.5)
hedge("hedge", hedge_leaf, (6.2, -1.5, 0), (7.0, 11.3, 1.15), 3800, 0.036)
hedge("hedge at the house", hedge_leaf, (2.75, 11.35, 0), (7.0, 12.0, 0.85), 4200, 0.034)

# The face-brick wall on the left takes the sun.
wall_x = LEFT - 1.15
garden_wall(wall_x, -3.2, HOUSE, WALL_HEIGHT, (1.9, 6.6, 11.3), OLD_BRICK)
strap_leaf = leaf_material("agapanthus", ("#2c4a1c", "#66852f", "#8d9a48"), 0.3, 0.4)
agapanthus = strap_clumps("agapanthus", strap_leaf, 0.42, 0.030)
places = [
    (LEFT - 0.62 + random.normal(0, 0.06), y + random.normal(0, 0.07), -0.02)
    for y in np.arange(0.6, 11.8, 0.40)
]
scatter("bed", agapanthus, places, scales=random.uniform(0.75, 1.15, len(places)))
litter("leaves in the bed", dry_leaves, LEFT - 1.0, LEFT - 0.25, -0.8, 9, 110, 0.042, z=0.006)

# The house: face brick, a ribbed garage door, a steel window with small panes, a tiled roof.
garage = (-1.75, 1.25)
suburban_house(HOUSE, wall_x, OLD_BRICK, garage, (2.9, 5.6, 0.95, 2.12))

# Trees behind, a jacaranda turning yellow at the side, and shade from trees out of sight.
bark = trunk_bark_material()
leaf = leaf_material("tree leaf", ("#324523", "#66803a", "#8c8a48"), 0.4)
greens = leaf_sprays("green leaves", leaf, leaf=0.09)
trees = [
    grown_tree(f"tree {seed}", seed, greens, bark, 8.2, 4.4, 1.9, 0.22, twigs=2400)
    for seed in (51, 52, 53)
]
behind = [(-7.5, 16), (-5, 19.5), (-0.5, 20), (4, 19.5), (9, 18), (12.5, 14), (-11, 13), (14, 9)]
grove(trees, behind, seed=2)
autumn = leaf_material("yellow leaf", ("#5d6a30", "#a89a4c", "#c8ac58"), 0.45)
fine = leaf_sprays("jacaranda leaves", autumn, leaf=0.06, leaves=60, droop=0.4)
yellowing = grown_tree(
    "jacaranda", 54, fine, bark, 6.0, 3.4, 1.7, 0.17, "umbrella", reach=600, twigs=1500
)
stand(yellowing, 9.6, 10.6)
shade_tree((-0.4, 2.6), **SUN, distance=10.5, leaves=5200, spread=3.2, height=5.4)
shade_tree((-1.2, 7.4), **SUN, distance=12, leaves=4000, spread=2.8, height=5.6)
litter("leaves on the drive", dry_leaves, LEFT + 0.1, RIGHT - 0.1, -0.9, 8, 75, 0.038, z=0.005)
# Behind the camera, for the window to mirror.
grove(trees, [(2, -14), (7, -17), (12, -15)], seed=4)
wheelie_bin(garage[1] + 0.45, HOUSE - 0.6, 0.12, "#3c4f41")

camera((1.0, -2.15, 0.76), (-0.10, 6, 0.60), lens=31, f_stop=3.2, focus=(0.75, 0.9, 0))
render(key=0.30, bias=-0.1, bloom=0.03, tint=(1.02, 1, 0.97), saturation=0.86, denoise_strength=0.3)
