"""Restaurant terrace at blue hour: warm clay pavers in basket weave, tables, a tree, lamps."""

import math

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.flowering import place
from kit.grass import blades
from kit.lamps import downlight, soft_light
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
)
from kit.patterns import basket_weave, rectangle, within
from kit.paving import ground, pavers, pavers_by_distance
from kit.plants import leaf_cloud, litter, tree
from kit.restaurant import FACE_BRICK, Restaurant, potted_olive
from kit.scene import (
    box,
    random,
    reset,
)
from kit.skies import dusk_sky
from kit.trees import background_trees
from kit.walls import brick_wall, wall_with_openings

LEFT, RIGHT, FRONT, HOUSE = -4.7, 6.2, -2.0, 8.6
TREE_X, TREE_Y, PLANTER = 2.55, 5.7, 0.98
BRICK = 0.222
BORDER = 0.21

reset(257)
dusk_sky(0.36)

# Paving: basket weave with a soldier course along the walls, left open for the tree's planter.
clay = paver_material(
    "clay",
    speck=0.20,
    mottle=0.24,
    grit=1.5,
    roughness=0.62,
    efflorescence=0.10,
    stain=0.22,
    dirt_amount=0.45,
    dirt_color="#8f7a58",
    specular=0.5,
    wet=0.24,
)
clay_colors = ("#a4593a", "#934c33", "#b0694a", "#7f4130", "#b5744f")
shares = (3, 3, 2.5, 1.3, 1.2)
laid = {
    "joint": 0.006,
    "bevel": 0.004,
    "height_variation": 0.0015,
    "tilt": 0.006,
    "color_variation": 0.09,
    "edge_width": 0.012,
    "settlement": 0.004,
}


def in_planter(paver) -> bool:
    """Tell whether a paver would lie in the round planter."""
    x, y = paver.mean(0)
    return math.hypot(x - TREE_X, y - TREE_Y) < PLANTER - 0.02


x0, y1 = LEFT + BORDER, HOUSE - BORDER
terrace = within(basket_weave(x0, RIGHT, FRONT, y1, BRICK), x0, RIGHT, FRONT, y1)
terrace = [paver for paver in terrace if not in_planter(paver)]
chipped = {"outline_step": 0.02, "edge_roughness": 0.0009, "corner_radius": 0.003}


def is_near(paver) -> bool:
    """Tell whether a paver is close enough to the camera to need chipped edges."""
    return paver[:, 1].mean() < 4.2


pavers_by_distance("terrace", terrace, is_near, clay, clay_colors, shares, near=chipped, **laid)
border = [rectangle(x, y1, 0.104, BORDER) for x in np.arange(LEFT, RIGHT, 0.106)]
border += [rectangle(LEFT, y, BORDER, 0.104) for y in np.arange(FRONT, y1 - 0.01, 0.106)]
pavers(
    "border",
    border,
    clay,
    clay_colors,
    shares,
    joint=0.006,
    bevel=0.004,
    bevel_segments=1,
    color_variation=0.09,
)
joint_sand = sand_material()
ground("joint sand", LEFT, RIGHT, FRONT - 0.1, HOUSE, -0.006, joint_sand, 0.03, 0.0006, 0.004)

# The house: lime plaster with three glazed doors, warm rooms behind them.
plaster = plain_material(
    "lime plaster", "#d9c7a8", 0.9, 0.07, 1.8, bump=0.004, bump_scale=60, streaks=0.16
)
restaurant = Restaurant(HOUSE)
openings = [(-3.7, -1.8, 0, 2.45), (-0.5, 1.4, 0, 2.45), (4.0, 5.9, 0, 2.45)]
wall_with_openings(LEFT - 0.3, RIGHT + 3, -0.4, 3.75, HOUSE, 0.34, plaster, openings)
stone = restaurant.stone
box("coping", (LEFT - 0.3, HOUSE - 0.06, 3.75), (RIGHT + 3, HOUSE + 0.4, 3.86), stone, 0.01)
for x0, x1, _, top in openings:
    restaurant.glazed_door(x0, x1, top)

# The garden wall of face brick on the left with a creeper, a plaster wall on the right.
brick_wall(-3, HOUSE, 0, 2.6, LEFT, "+x", colors=FACE_BRICK)
mortar = plain_material("mortar", "#b3a998", 0.95, 0.1)
box("garden wall", (LEFT - 0.25, -3, -0.4), (LEFT - 0.012, HOUSE, 2.6), mortar, 0)
box("garden wall coping", (LEFT - 0.3, -3, 2.6), (LEFT + 0.05, HOUSE, 2.68), stone, 0.008)
box("right wall", (RIGHT, -3, -0.4), (RIGHT + 0.3, HOUSE, 3.2), plaster, 0)
count = 9000
y = random.uniform(3.2, HOUSE, count)
hang = 0.5 + 0.5 * np.sin(y * 1.7 + 0.6) + 0.25 * np.sin(y * 4.3)
z = 2.75 - random.random(count) ** 1.6 * (1.1 + 1.5 * np.clip(hang, 0, 1))
x = LEFT + 0.02 + random.random(count) * 0.10 + 0.10 * (z > 2.5)
creeper = leaf_material("creeper", ("#24391a", "#5c7a34", "#8a4a2a"), 0.35, 0.5)
leaf_cloud("creeper", creeper, np.c_[x, y, z], 0.075, upward=-0.4, aspect=0.8)

# Lamps: on the wall, throwing light up and down, and strung to the tree.
for x in (-4.25, -1.15, 2.05, 3.35):
    restaurant.wall_lamp(x)
restaurant.string_of_bulbs((LEFT + 0.02, 1.2, 2.62), (TREE_X, TREE_Y, 3.05), 0.42)
restaurant.string_of_bulbs((LEFT + 0.02, 5.4, 2.62), (TREE_X, TREE_Y, 3.1), 0.40)
restaurant.string_of_bulbs((TREE_X, TREE_Y, 3.1), (RIGHT, 2.0, 3.0), 0.32)
restaurant.string_of_bulbs((TREE_X, TREE_Y, 3.05), (-0.2, HOUSE, 3.3), 0.28)
soft_light((-1.2, 3.6, 2.75), (0, 0, 0.3), (5.2, 0.5), 28, (1, 0.68, 0.38))
soft_light((4.2, 4.0, 2.8), (0, 0, -0.4), (3.0, 0.4), 12, (1, 0.68, 0.38))
from_doors = (math.radians(-78), 0, 0)
soft_light((-0.2, HOUSE + 0.1, 1.3), from_doors, (7, 1.6), 14, (1, 0.64, 0.34))


# The tree in its round planter of face brick, lit from below.
restaurant.round_brick_planter(TREE_X, TREE_Y, PLANTER)
bark = plain_material("bark", "#5a4a3c", 0.9, 0.3, 10, bump=0.015, bump_scale=30)
tree(
    "terrace tree",
    leaf_material("terrace tree leaf", ("#2f4a20", "#6c8a3c"), 0.42),
    bark,
    height=5.4,
    spread=3.8,
    leaf_size=0.08,
    leaves=75000,
    location=(TREE_X, TREE_Y, 0.45),
    trunk_radius=0.15,
    trunk_share=0.27,
    flatness=0.25,
)
for angle in (3.6, 5.2):
    x, y = TREE_X + 0.62 * math.cos(angle), TREE_Y + 0.62 * math.sin(angle)
    downlight(x, y, 0.66, 17, 0.06, (1, 0.72, 0.44))
strap_leaf = leaf_material("strap leaf", ("#3d5a2a", "#7d9448"), 0.4, 0.5)
clump = blades(
    "clump",
    strap_leaf,
    60,
    0.42,
    0.02,
    arch=1.2,
    spread=0.06,
    lean=(0.1, 0.9),
    fold=0.2,
    taper="strap",
)
for index in range(9):
    angle = index * 0.7 + 0.2
    x, y = TREE_X + 0.6 * math.cos(angle), TREE_Y + 0.6 * math.sin(angle)
    place(clump, x, y, 0.54, random.uniform(0.7, 1.0))

# Tables, chairs and lanterns; olives in clay pots.
restaurant.setting(-2.35, 4.5, ((-0.5, 0.62), (2.4, 0.66), (1.1, 0.64)))
restaurant.setting(-0.15, 6.6, ((0.3, 0.62), (-1.3, 0.64)))
restaurant.setting(-3.3, 7.0, ((0.9, 0.62), (-0.9, 0.66)), lit=False)
restaurant.setting(4.7, 6.9, ((-0.6, 0.64), (0.9, 0.62)))
terracotta = plain_material("terracotta", "#a4654a", 0.82, 0.16, 5, bump=0.002, bump_scale=60)
olive_leaf = leaf_material("olive leaf", ("#46543a", "#8d9a78"), 0.35, 0.5)
for x, y, scale, radius in (
    (-1.15, 8.05, 1.0, 0.27),
    (2.0, 8.15, 0.95, 0.27),
    (-4.2, 3.0, 1.1, 0.3),
    (5.6, 3.7, 1.05, 0.3),
):
    potted_olive(x, y, scale, radius, terracotta, bark, olive_leaf)
behind = [(-9, 15), (-3, 17), (3.5, 16), (9, 14), (-8, 9)]
background_trees(behind, height=7.5, spread=4, leaves=16000)
litter("leaves", dry_leaf_material(), -3.5, 5, -0.7, 6, count=40, size=0.034, z=0.005)

camera((0.15, -1.45, 0.76), (-0.05, 7, 0.62), lens=29, f_stop=2.8, focus=(0.1, 1.05, 0))
render(key=0.27, bias=-0.55, bloom=0.035)
