"""Restaurant terrace in late sun: brown clay pavers in basket weave, tables, a tree, awnings."""

import math

import numpy as np

from kit.brickwork import garden_wall
from kit.camera import camera
from kit.finish import render
from kit.flowering import place
from kit.grass import blades
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
from kit.olive import bougainvillea
from kit.patterns import basket_weave, rectangle, within
from kit.paving import before, ground, pavers, pavers_by_distance
from kit.plants import hedge, leaf_cloud, litter, shrub_points
from kit.restaurant import FACE_BRICK, Restaurant, potted_olives
from kit.scene import box, random, reset
from kit.trees import shade_tree

SUN = {"elevation": 25, "azimuth": -112}
LEFT, RIGHT, FRONT, HOUSE = -4.7, 5.0, -2.0, 8.6
TREE_X, TREE_Y, PLANTER = 3.05, 5.5, 0.98
BRICK = 0.222
BORDER = 0.21
DOORS = ((-3.6, -1.7), (-0.5, 1.4), (2.7, 4.6))


def in_planter(paver) -> bool:
    """Tell whether a paver would lie in the round planter."""
    x, y = paver.mean(0)
    return math.hypot(x - TREE_X, y - TREE_Y) < PLANTER - 0.02


def lay_terrace() -> None:
    """Lay basket weave with a soldier course along the walls, left open for the planter."""
    clay = paver_material(
        "clay",
        speck=0.22,
        mottle=0.26,
        grit=2.0,
        roughness=0.80,
        efflorescence=0.12,
        stain=0.18,
        dirt_amount=0.45,
        dirt_color="#9a8462",
    )
    look = (clay, ("#8d5b43", "#7b4c39", "#9c6b4f", "#6a4436", "#a67858"), (3, 3, 2.5, 1.3, 1.2))
    laid = {
        "joint": 0.0045,
        "bevel": 0.0032,
        "height_variation": 0.0009,
        "tilt": 0.0035,
        "color_variation": 0.09,
        "edge_width": 0.012,
        "settlement": 0.003,
    }
    x0, x1, y1 = LEFT + BORDER, RIGHT - BORDER, HOUSE - BORDER
    terrace = within(basket_weave(x0, x1, FRONT, y1, BRICK), x0, x1, FRONT, y1)
    terrace = [paver for paver in terrace if not in_planter(paver)]
    chipped = {"outline_step": 0.018, "edge_roughness": 0.0008, "corner_radius": 0.003}
    pavers_by_distance("terrace", terrace, before(4.2), *look, near=chipped, **laid)
    border = [rectangle(x, y1, 0.104, BORDER) for x in np.arange(LEFT, RIGHT, 0.106)]
    for x in (LEFT, x1):
        border += [rectangle(x, y, BORDER, 0.104) for y in np.arange(FRONT, y1 - 0.01, 0.106)]
    pavers("border", border, *look, **laid, bevel_segments=1)
    joint_sand = sand_material("#a08a68")
    ground("joint sand", LEFT, RIGHT, FRONT, HOUSE, -0.0045, joint_sand, 0.03, 0.0005, 0.003)
    # The doors mirror what lies behind the camera.
    behind = plain_material("terrace behind", "#86583f", 0.9, 0.1)
    ground("terrace behind", -9, 9, -12, FRONT, -0.01, behind, 0.5)


def build_walls(restaurant) -> None:
    """Build the front with awnings and lamps, a low brick wall left, a plaster wall right."""
    plaster = plain_material(
        "lime plaster", "#dccbab", 0.92, 0.06, 1.6, bump=0.004, bump_scale=45, streaks=0.12
    )
    restaurant.front(LEFT - 0.3, RIGHT + 0.3, 3.55, plaster, DOORS)
    for x0, x1 in DOORS:
        restaurant.awning(x0 - 0.22, x1 + 0.22, 2.86)
    for x in (-4.2, -1.1, 2.05):
        restaurant.wall_lamp(x)
    garden_wall(LEFT, -4, HOUSE, 0.5, (1.0, 4.4, 7.9), FACE_BRICK)
    box("right wall", (RIGHT, -4, -0.4), (RIGHT + 0.3, HOUSE, 2.5), plaster, 0)
    low, high = (RIGHT - 0.05, -4, 2.5), (RIGHT + 0.35, HOUSE, 2.58)
    box("right coping", low, high, restaurant.stone, 0.008)


def plant_garden(clay_pot) -> None:
    """Plant the round planter, the pots, the right wall and the garden left and behind."""
    bark = trunk_bark_material()
    leaf = leaf_material("karee leaf", ("#3f5a26", "#7b9444", "#a3a052"), 0.45)
    sprays = leaf_sprays("karee", leaf, 5, 0.36, 0.065, 44, 0.3)
    shape = dict(trunk=1.35, trunk_radius=0.12, reach=460, twigs=1500, stems=2)
    tree = grown_tree("terrace tree", 77, sprays, bark, 5.0, 2.3, **shape)
    stand(tree, TREE_X, TREE_Y, 0.42)
    strap_leaf = leaf_material("strap leaf", ("#3d5a2a", "#7d9448"), 0.4, 0.5)
    shape = dict(arch=1.2, spread=0.06, lean=(0.1, 0.9), fold=0.2, taper="strap")
    clump = blades("clump", strap_leaf, 60, 0.40, 0.02, **shape)
    for index in range(11):
        angle = index * 0.57 + 0.2
        x, y = TREE_X + 0.55 * math.cos(angle), TREE_Y + 0.55 * math.sin(angle)
        place(clump, x, y, 0.45, random.uniform(0.7, 1.0))
    olives = ((-1.1, 8.0, 0.28, 1.0), (2.05, 8.0, 0.28, 0.92), (-4.12, 7.6, 0.32, 1.2))
    potted_olives(olives, clay_pot)
    bougainvillea(RIGHT, 7.0)
    soil = soil_material()
    ground("garden soil", -16, LEFT - 0.2, -6, 24, 0.02, soil, 0.3, 0.01)
    ground("soil behind", LEFT - 0.2, 20, HOUSE + 5, 26, -0.02, soil, 0.4)
    shrub = leaf_material("shrub", ("#2d4420", "#68843a"), 0.35, 0.5)
    for y in np.arange(4.6, 11, 0.8):
        points = shrub_points(5200, random.uniform(0.42, 0.62))
        x = LEFT - 1.0 - random.uniform(0, 0.7)
        leaf_cloud("shrub", shrub, points + [x, y, 0], 0.05)
    trees = [
        grown_tree(f"tree {seed}", seed, sprays, bark, 7.2, 4.0, 1.2, 0.2, twigs=2000)
        for seed in (41, 42)
    ]
    behind = [(-9.5, 14), (-13, 17), (-4.5, 17.5), (1.5, 18.5), (7.5, 17), (12, 16), (-8, 22)]
    grove(trees, behind, seed=5)
    grove(trees, [(-6, -17), (-1, -15), (4, -17), (9, -16)], seed=6)


reset(257)
sky(**SUN, sun_size=0.8, dust=1.4)
lay_terrace()
restaurant = Restaurant(HOUSE)
build_walls(restaurant)
restaurant.round_brick_planter(TREE_X, TREE_Y, PLANTER)
clay_pot = plain_material("terracotta", "#a4694e", 0.82, 0.16, 5, bump=0.002, bump_scale=60)
plant_garden(clay_pot)
restaurant.string_of_bulbs((LEFT - 0.2, HOUSE - 0.04, 3.35), (TREE_X, TREE_Y, 3.05), 0.40)
restaurant.string_of_bulbs((TREE_X, TREE_Y, 3.05), (RIGHT, 7.9, 2.7), 0.22)
seats, cups = ((-0.55, 0.66), (2.3, 0.70), (1.15, 0.68)), ((0.1, -0.2), (-0.2, 0.1))
restaurant.setting(-2.2, 3.7, seats, cups)
restaurant.setting(0.35, 6.2, ((0.35, 0.64), (-1.3, 0.68)), ((-0.1, -0.14),))
restaurant.setting(-3.1, 6.7, ((0.9, 0.66), (-0.9, 0.68)))
shade_tree((-2.6, 0.4), **SUN, distance=11, spread=2.2, leaves=3600)
green = leaf_material("hedge", ("#2b4220", "#5f7c38"), 0.35, 0.5)
hedge("hedge", green, (-15, 12, 0), (LEFT - 0.6, 12.8, 1.9), density=1500, leaf_size=0.07)
litter("leaves", dry_leaf_material(), -3.5, 4, 0.4, 6, count=34, size=0.034, z=0.005)

camera((0.1, -1.6, 1.18), (0.1, 8, 1.18), 27, 4.5, focus=(0.0, 2.4, 0.3), shift_y=-0.118)
render(bias=-0.45, tint=(1.0, 1, 0.99), saturation=0.92, bloom=0.03)
