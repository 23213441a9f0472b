"""Patio of large pale slabs under a timber pergola, with a built-in braai in the garden wall."""

import math

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.aloes import aloe
from kit.camera import camera
from kit.finish import render
from kit.flowering import place
from kit.garden import bench, braai, pergola, planted_pot, table
from kit.grass import blades, grass_tufts
from kit.light import sky
from kit.materials import (
    dark_metal_material,
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    plaster_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import rectangle, running_bond, within
from kit.paving import ground, pavers
from kit.plants import leaf_cloud, litter, shrub_points
from kit.scene import box, random, reset, scatter
from kit.trees import background_trees
from kit.walls import ledgestone

LEFT, RIGHT, WALL = -3.6, 4.2, 7.2

reset(61)
sky(44, -106, sun_size=0.8)

# Slabs of 800 x 400 in half bond, framed by charcoal pavers.
slab = paver_material(
    "slab",
    speck=0.12,
    mottle=0.14,
    roughness=0.74,
    efflorescence=0.06,
    stain=0.16,
    dirt_amount=0.35,
    dirt_color="#8b7a5a",
    aggregate=0.10,
)
pavers(
    "slabs",
    within(running_bond(LEFT, RIGHT, -1.8, WALL, 0.8, 0.4), LEFT, RIGHT, -1.8, WALL),
    slab,
    ("#b3a68f", "#a89b85", "#bdb19b", "#a0947f", "#b8a88d"),
    joint=0.007,
    bevel=0.006,
    tilt=0.0022,
    outline_step=0.04,
    edge_roughness=0.0005,
    corner_radius=0.004,
    color_variation=0.06,
    edge_width=0.02,
)
charcoal = paver_material(
    "charcoal",
    speck=0.22,
    mottle=0.18,
    roughness=0.80,
    efflorescence=0.05,
    stain=0.18,
    dirt_amount=0.4,
)
edges = [rectangle(x, y, 0.2, 0.1) for x in (LEFT - 0.2, RIGHT) for y in np.arange(-1.8, WALL, 0.1)]
pavers(
    "edges",
    edges,
    charcoal,
    ("#4a4542", "#3d3936", "#575049"),
    bevel=0.005,
    bevel_segments=2,
    color_variation=0.08,
)
ground(
    "joint sand",
    LEFT - 0.2,
    RIGHT + 0.2,
    -2,
    WALL + 0.1,
    -0.0065,
    sand_material("#9a8a6c"),
    resolution=0.025,
    amplitude=0.0006,
)
soil = soil_material()
ground("soil left", -14, LEFT - 0.2, -3, 14, -0.01, soil, resolution=0.2, amplitude=0.01)
ground("soil right", RIGHT + 0.2, 14, -3, 14, -0.01, soil, resolution=0.2, amplitude=0.01)
ground("soil behind", -14, 14, WALL, 20, -0.02, soil, resolution=0.4)

# The pergola, its rafters towards the camera: their shadows lead into the picture.
pergola_wood = wood_material("pergola", ("#56392a", "#8a6446"), axis=0)
pergola(
    -3.4,
    3.6,
    0.3,
    6.6,
    height=2.55,
    material=pergola_wood,
    along="y",
    pitch=0.30,
    rafter=(0.06, 0.16),
    posts=((0, 1), (1, 1), (0, 0), (1, 0)),
)

# The wall with the braai before a panel of ledgestone.
plaster = plaster_material("#e3dac8", streaks=0.12)
dark = dark_metal_material("#26272a")
box("wall", (-12, WALL + 0.05, 0), (12, WALL + 0.35, 2.35), plaster, 0)
box("wall cope", (-12, WALL, 2.35), (12, WALL + 0.4, 2.42), dark, 0.004)
ledgestone(0.9, 3.4, 0, 2.35, WALL + 0.02)
braai(2.15, WALL - 0.78, width=1.3, height=2.3)

# Table and benches.
table_wood = wood_material("table", ("#7a5332", "#b08658"), axis=0)
table(-0.75, 4.4, length=2.1, wood=table_wood)
bench(-0.75, 3.55, math.pi, 1.9, wood=table_wood, back=False)
bench(-0.75, 5.3, length=1.9, wood=table_wood, back=False)
bowl = plain_material("bowl", "#ddd6c8", 0.35, 0.04, 4)
planted_pot(-0.6, 4.42, 0.11, 0.16, bowl, z=0.74)
herb = blades(
    "herb",
    leaf_material("herb", ("#4d6a2a", "#8aa04a"), 0.4),
    count=40,
    length=0.28,
    width=0.02,
    arch=1.1,
    segments=5,
    lean=(0.05, 0.8),
)
place(herb, -0.6, 4.42, 0.87)

# Pots and planting.
agapanthus = agapanthus_collection(("#e3e0d4", "#f4f1e8", "#fffdf6"), flowers=(3, 2, 0))
white_agapanthus, smaller_agapanthus, leafy_agapanthus = agapanthus.objects
aloe_leaf = leaf_material("aloe", ("#4d6a4c", "#86a07a"), 0.1, 0.4)
big_aloe = aloe("aloe", aloe_leaf, 28, 0.5)
tufts = grass_tufts(kinds=1)
tuft = tufts.objects[0]
terracotta = plain_material("terracotta", "#a4654a", 0.82, 0.14, 5, bump=0.002, bump_scale=60)
gray_pot = plain_material("gray pot", "#6d6a66", 0.8, 0.08, 5, bump=0.002, bump_scale=60)
for x, y, radius, height, material, plant, scale in (
    (2.35, 2.55, 0.27, 0.56, terracotta, big_aloe, 0.95),
    (2.95, 2.9, 0.20, 0.40, gray_pot, tuft, 0.8),
    (2.72, 2.0, 0.16, 0.28, terracotta, leafy_agapanthus, 0.6),
    (-2.9, 6.2, 0.27, 0.6, gray_pot, white_agapanthus, 1.0),
    (0.45, 6.7, 0.22, 0.5, terracotta, tuft, 1.0),
    (3.75, 6.4, 0.26, 0.6, gray_pot, smaller_agapanthus, 1.0),
):
    planted_pot(x, y, radius, height, material, plant, scale)
points = []
for y in np.arange(-0.2, 7, 0.24):
    x = LEFT - 0.6 + random.normal(0, 0.12) - random.uniform(0, 0.6)
    points.append((x, y + random.normal(0, 0.06), 0))
scatter("agapanthus bed", agapanthus, points, scales=random.uniform(0.8, 1.1, len(points)))
points = []
for y in np.arange(0.8, 7, 0.26):
    x = RIGHT + 0.55 + random.normal(0, 0.1) + random.uniform(0, 0.6)
    points.append((x, y + random.normal(0, 0.06), 0))
scatter("grass bed", tufts, points, scales=random.uniform(0.9, 1.3, len(points)))
shrub_leaf = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
for index in range(8):
    for x, first in ((LEFT - 2.1, 0.2), (RIGHT + 1.9, 1.0)):
        points = shrub_points(6000, random.uniform(0.5, 0.8))
        spot = [x + random.uniform(-0.2, 0.2), first + index * 0.95, 0]
        leaf_cloud("shrub", shrub_leaf, points + spot, 0.05)

background_trees(
    [(-7, 11), (-2.5, 12.5), (2, 11.5), (6.5, 11), (-11, 8), (10.5, 8.5), (0, 16), (5, 16)],
    height=7,
    spread=3.8,
)
litter("fallen leaves", dry_leaf_material(), -3, 3.6, -0.8, 6, 34, 0.035, z=0.005)

camera((0.55, -1.55, 1.02), (0.05, 6, 0.92), lens=28, f_stop=3.5, focus=(0.4, 1.4, 0.1))
render(bias=-0.30, tint=(1.02, 1, 0.97), saturation=0.98, bloom=0.025, denoise_strength=0.42)
