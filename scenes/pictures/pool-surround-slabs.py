"""Pool surround of sand-coloured slabs in half bond, with a mitred coping of the same slabs."""

import math

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.aloes import aloe, aloe_material
from kit.camera import camera
from kit.finish import render
from kit.grass import lawn
from kit.grown import grove, grown_tree, leaf_sprays, trunk_bark_material
from kit.life import towel
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    plaster_material,
    soil_material,
    wood_material,
)
from kit.patterns import running_bond, within
from kit.paving import ground, pavers
from kit.plants import hedge, leaf_cloud, litter, shrub_points
from kit.pools import mitred_coping
from kit.scene import box, collection, cylinder, random, reset, scatter
from kit.trees import shade_tree
from kit.water import pool_tile_material, water_material

ELEVATION, AZIMUTH = 26, -114

# The slabs, and the outline of the coping: whole slabs in both directions, so that the terrace
# meets it in whole and half slabs only.
LENGTH, WIDTH = 0.6, 0.4
OUTER_LEFT, OUTER_RIGHT, OUTER_NEAR, OUTER_FAR = 0.2, 5.0, -0.1, 8.3
LEFT, RIGHT, NEAR, FAR = 0.6, 4.6, 0.3, 7.9
START, END, FRONT, BACK = -5.2, 15.2, -2.1, 10.3
NOSE = 0.03
FLOOR = -1.35

reset(21)
sky(ELEVATION, AZIMUTH, sun_size=1.0)

# The terrace in half bond, and the coping with mitred corners.
slab = paver_material(
    "slab",
    speck=0.30,
    mottle=0.20,
    grit=2.4,
    roughness=0.80,
    efflorescence=0.12,
    stain=0.16,
    dirt_amount=0.45,
    dirt_color="#8f8064",
    aggregate=0.22,
    specular=0.4,
)
laid = {"outline_step": 0.05, "shift": 0.0006, "height_variation": 0.0007, "tilt": 0.0012}
slabs = running_bond(START, END, FRONT, BACK, LENGTH, WIDTH)
for sides in (
    (START, OUTER_LEFT, FRONT, BACK),
    (OUTER_RIGHT, END, FRONT, BACK),
    (OUTER_LEFT, OUTER_RIGHT, OUTER_FAR, BACK),
    (OUTER_LEFT, OUTER_RIGHT, FRONT, OUTER_NEAR),
):
    pavers(
        "slabs",
        within(slabs, *sides),
        slab,
        colors=("#d6cab4", "#cabda6", "#dfd5c3", "#c4b8a3", "#d2c2a6"),
        joint=0.007,
        bevel=0.003,
        edge_roughness=0.0003,
        color_variation=0.06,
        edge_width=0.02,
        **laid,
    )
outline = (OUTER_LEFT, OUTER_RIGHT, OUTER_NEAR, OUTER_FAR)
pavers(
    "coping",
    mitred_coping(*outline, LENGTH, WIDTH + NOSE),
    slab,
    colors=("#dcd3c2", "#d3c9b6"),
    joint=0.005,
    bevel=0.007,
    edge_roughness=0.0002,
    bevel_segments=5,
    color_variation=0.03,
    edge_width=0.02,
    **laid,
)
grout = plain_material("grout", "#75695a", 0.95, 0.15, 20, 0.002, 300)
for x0, x1, y0, y1 in (
    (START, LEFT, FRONT, BACK),
    (RIGHT, END, FRONT, BACK),
    (LEFT, RIGHT, FAR, BACK),
    (LEFT, RIGHT, FRONT, NEAR),
):
    box("grout", (x0, y0, -0.06), (x1, y1, -0.004), grout, 0)

# The basin.
tiles = pool_tile_material("#86c3cf", caustics=0.8)
box("floor", (LEFT, NEAR, FLOOR - 0.1), (RIGHT, FAR, FLOOR), tiles, 0)
box("near side", (LEFT - 0.2, NEAR - 0.2, FLOOR), (RIGHT + 0.2, NEAR, -0.05), tiles, 0)
box("far side", (LEFT - 0.2, FAR, FLOOR), (RIGHT + 0.2, FAR + 0.2, -0.05), tiles, 0)
box("left side", (LEFT - 0.2, NEAR, FLOOR), (LEFT, FAR, -0.05), tiles, 0)
box("right side", (RIGHT, NEAR, FLOOR), (RIGHT + 0.2, FAR, -0.05), tiles, 0)
water = water_material(scale=1.5, wave_height=0.016)
ground("water", LEFT, RIGHT, NEAR, FAR, -0.13, water, resolution=0.5)

# The garden behind: lawn, hedge, wall, trees, shrubs.
lawn("lawn", -8, 22, BACK + 0.05, 15, -0.02, density=320, height=0.07, unevenness=0.4)
ground("soil", -14, 16, BACK, 22, -0.05, soil_material(), resolution=0.5)
shrub_leaf = leaf_material("shrub", ("#35502a", "#7d9a4c"), 0.35, 0.5)
hedge("hedge", shrub_leaf, (-9, 15, 0), (24, 15.9, 1.5), density=2600, leaf_size=0.05)
white = plaster_material(streaks=0.2)
box("wall", (-14, 16.4, 0), (30, 16.6, 2.2), white)
box("wall cap", (-14, 16.3, 2.2), (30, 16.7, 2.28), white)
greens = leaf_sprays("green leaves", leaf=0.09)
bark = trunk_bark_material()
trees = [
    grown_tree(f"tree {seed}", seed, greens, bark, 7.0, 4.0, 0.7, 0.2, twigs=2600)
    for seed in (71, 72, 73)
]
behind = [(-11, 19), (-7, 18.4), (-3, 18.8), (1, 18.2), (5, 18.8), (9, 18.4), (13, 18.6)]
grove(trees, behind + [(17, 18.2), (21, 19), (-1, 22), (7, 22)], seed=9)
for number in range(24):
    points = shrub_points(5000, random.uniform(0.5, 0.85))
    points += [-8 + number * 1.05, 14.4 + random.uniform(-0.5, 0.2), 0]
    leaf_cloud("shrub", shrub_leaf, points, 0.06)

# Two timber loungers with cushions.
teak = wood_material("teak", ("#6b4a2e", "#a67c52"), axis=1)
cushion = plain_material("cushion", "#e7e2d6", 0.95, 0.04, 8, 0.004, 300)


def lounger(x: float, y: float) -> None:
    """Set down a lounger with its foot at x, y, its head away from the camera."""
    for number in range(9):
        slat_y = y + number * 0.155
        box("slat", (x, slat_y, 0.28), (x + 0.68, slat_y + 0.13, 0.305), teak, 0.005)
    for side in (x, x + 0.64):
        box("rail", (side, y - 0.02, 0.22), (side + 0.045, y + 1.95, 0.28), teak, 0.005)
    for side in (x, x + 0.64):
        for end in (y + 0.05, y + 1.8):
            box("leg", (side, end, 0), (side + 0.045, end + 0.06, 0.24), teak, 0.005)
    box("seat", (x + 0.03, y, 0.305), (x + 0.65, y + 1.32, 0.375), cushion, 0.03)
    back = box("back", (-0.31, 0, 0), (0.31, 0.72, 0.07), cushion, 0.03)
    back.location = (x + 0.34, y + 1.30, 0.32)
    back.rotation_euler = (math.radians(38), 0, 0)


lounger(-1.28, 5.9)
lounger(-2.40, 6.1)

# Aloes in dark pots, agapanthus along the lawn.
aloe_leaf = aloe_material()
aloes = [aloe(f"aloe {number}", aloe_leaf, leaves=24, length=0.45) for number in range(3)]
pot = plain_material("pot", "#57544f", 0.8, 0.1, 6, 0.003, 120)
tops = []
for x, y in ((-1.2, 9.6), (-0.2, 9.9), (6.2, 9.5), (5.4, 9.7)):
    cylinder("pot", (x, y, 0), 0.19, 0.46, pot, top_radius=0.26)
    tops.append((x, y, 0.44))
scatter("aloes", collection("aloe", aloes), np.array(tops), scales=np.full(len(tops), 1.1))
agapanthus = agapanthus_collection(("#d9dcea", "#f1f2f8", "#ffffff"), flowers=(3, 2, 4))
places = np.array(
    [
        (x + random.normal(0, 0.1), 13.4 + random.normal(0, 0.2), -0.01)
        for x in np.arange(-7, 16, 0.45)
    ]
)
scatter("agapanthus", agapanthus, places, scales=random.uniform(0.9, 1.2, len(places)))

shade_tree((-2.25, 3.2), ELEVATION, AZIMUTH, 9.5, spread=3.0, leaves=3200)
litter("dry leaves", dry_leaf_material(), -3, 0.4, -0.6, 7, 14, 0.035, z=0.005)

# Someone has been swimming.
towel(-1.22, -0.70, 5.9, 6.75, 0.375)

camera((-0.62, -1.20, 0.92), (0.98, 2.1, -0.12), lens=30, f_stop=4.0, focus=(0.1, 0.9, 0))
render(key=0.44, tint=(1.03, 1, 0.96), bloom=0.04, denoise_strength=0.3)
