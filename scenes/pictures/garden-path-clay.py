"""Curved garden path of clay bricks in stretcher bond with a brick edge, across a lawn."""

import math

import numpy as np

from kit.camera import camera
from kit.curves import CurvedPath, curved_brick_path
from kit.finish import render
from kit.flowering import jacaranda
from kit.garden import bench, lawn_material
from kit.light import sky
from kit.materials import (
    bark_material,
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
from kit.paving import ground, pavers
from kit.plants import agapanthus, grass_tufts, hedge, lawn, leaf_cloud, litter, shrub_points, tree
from kit.scene import box, collection, mesh, random, reset, scatter
from kit.trees import background_trees, shade_tree

SUN = {"elevation": 28, "azimuth": -116}
HALF_WIDTH = 0.62
EDGE = HALF_WIDTH + 0.125

reset(83)
sky(**SUN, sun_size=1.0)

# The path: bricks across the curve, an edging along it, sand below.
path = CurvedPath(
    (0.25, -2.2), lambda walked: 0.30 * math.sin(2 * math.pi * (walked - 1.5) / 9.5) + 0.05, 15.5
)
clay = paver_material(
    "clay",
    speck=0.24,
    mottle=0.24,
    grit=1.5,
    roughness=0.82,
    efflorescence=0.08,
    stain=0.24,
    dirt_amount=0.6,
    dirt_color="#86714f",
)
clay_colors = ("#8e503c", "#7c4535", "#9a5e47", "#6a3c31", "#a56e54", "#5a3a33")
laid = {"joint": 0.006, "bevel": 0.005, "height_variation": 0.0018, "tilt": 0.007}
field, edging = curved_brick_path(path, HALF_WIDTH, 15.2)
pavers(
    "field",
    field,
    clay,
    clay_colors,
    [4, 4, 3, 2, 1.5, 0.8],
    outline_step=0.025,
    edge_roughness=0.0006,
    settlement=0.004,
    **laid,
)
pavers(
    "edging",
    edging,
    clay,
    clay_colors,
    [3, 4, 2, 3, 1, 1],
    outline_step=0.03,
    edge_roughness=0.0006,
    color_variation=0.09,
    **laid,
)
walked = np.arange(0, 15.2, 0.05)
count = len(walked)
sides = [
    path.to_ground(np.c_[np.full(count, aside), walked])
    for aside in (-HALF_WIDTH - 0.12, HALF_WIDTH + 0.12)
]
index = np.arange(count - 1)
mesh(
    "joint sand",
    np.c_[np.concatenate(sides), np.full(2 * count, -0.007)],
    np.c_[index, count + index, count + index + 1, index + 1],
    sand_material("#9c8664"),
    smooth=True,
)

# The lawn.
soil = soil_material("#5d4e30")
ground("soil", -16, 16, -4, 34, -0.035, soil, resolution=0.12, amplitude=0.006)
lawn(
    "lawn",
    -6.5,
    7.5,
    -1.9,
    13.5,
    -0.035,
    density=900,
    height=0.048,
    material=lawn_material(dryness=0.65),
    falloff=(0.2, -1.9, 3.2),
    exclude=lambda x, y: path.distance(x, y) < EDGE,
)

# Beds in the bends of the path.
shrub_leaf = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
gray_shrub_leaf = leaf_material("gray shrub", ("#3c4f33", "#8a9a70"), 0.3, 0.5)
agapanthus_leaf = leaf_material("agapanthus leaf", ("#2c4a1c", "#66852f", "#7f9440"), 0.35, 0.4)
stem = plain_material("agapanthus stem", "#5f7f3a", 0.5)
white = leaf_material("white agapanthus", ("#dcd9d0", "#f2efe6", "#fffdf6"), 0.4)
blue = leaf_material("blue agapanthus", ("#6a6fb4", "#9ca0d6", "#c4c7ee"), 0.4)
flowering = collection(
    "agapanthus",
    [
        agapanthus(f"agapanthus {kind}", agapanthus_leaf, stem, petals, flowers)
        for kind, (petals, flowers) in enumerate(((blue, 3), (white, 2), (blue, 2), (white, 0)))
    ],
)
tufts = grass_tufts()
agapanthus_points = []
grass_points = []
for walked in np.arange(3.6, 14.5, 0.30):
    for side, start, end in ((-1, 3.8, 9.6), (1, 7.2, 14.5)):
        if not start < walked < end:
            continue
        aside = HALF_WIDTH + 0.50 + random.uniform(-0.05, 0.1)
        agapanthus_points.append((*path.point(side * aside, walked), -0.02))
        aside = HALF_WIDTH + 0.95 + random.uniform(-0.1, 0.2)
        spot = path.point(side * aside, walked + random.normal(0, 0.1))
        row = grass_points if random.random() < 0.6 else agapanthus_points
        row.append((*spot, -0.02))
        if random.random() < 0.5:
            aside = HALF_WIDTH + 1.7 + random.uniform(-0.2, 0.4)
            spot = path.point(side * aside, walked)
            leaf = shrub_leaf if random.random() < 0.6 else gray_shrub_leaf
            points = shrub_points(5200, random.uniform(0.38, 0.6))
            leaf_cloud("shrub", leaf, points + [*spot, -0.05], 0.042)
scales = random.uniform(0.75, 1.05, len(agapanthus_points))
scatter("agapanthus", flowering, np.array(agapanthus_points), scales=scales)
scales = random.uniform(0.8, 1.2, len(grass_points))
scatter("grass", tufts, np.array(grass_points), scales=scales)

# Wall and hedges close the view; a bench at the bend.
plaster = plaster_material("#b3a58e", streaks=0.22)
box("wall", (-14, 14.6, -0.1), (14, 14.9, 2.2), plaster, 0)
box("wall cope", (-14, 14.5, 2.2), (14, 15.0, 2.28), dark_metal_material("#26272a"), 0.004)
hedge("hedge", shrub_leaf, (-12, 13.6, 0), (12, 14.4, 1.25), density=1900, leaf_size=0.05)
x, y = path.point(-HALF_WIDTH - 0.9, 10.9)
bench(x, y + 0.2, 0.25, 1.6, wood=wood_material("bench", ("#7a5332", "#b08658"), axis=0))
tree(
    "garden tree",
    leaf_material("tree leaf", ("#2f4520", "#5d7c33"), 0.45),
    bark_material(),
    height=6.6,
    spread=4.8,
    leaf_size=0.105,
    leaves=60000,
    location=(-4.6, 10.6, 0),
    trunk_radius=0.17,
    flatness=0.35,
    trunk_share=0.24,
)
jacaranda(
    "jacaranda",
    (5.6, 11.5, 0),
    height=6.4,
    spread=3.8,
    leaves=4000,
    flower_size=0.065,
    flatness=0.35,
)
background_trees(
    [
        (-10, 17.5),
        (-6.5, 18),
        (-3, 18.5),
        (0.3, 17.5),
        (3.4, 19),
        (7, 18),
        (10.5, 17.5),
        (-13, 15),
        (13, 14),
    ],
    height=6.6,
    spread=4.8,
    leaf_size=0.15,
    leaves=34000,
    foliage=leaf_material("karee", ("#2b3620", "#5f6b3a", "#857b46"), 0.3, 0.5),
    trunk_share=0.12,
)
low, high = (-14, 15.4, 0), (14, 16.2, 2.9)
hedge("tall hedge", shrub_leaf, low, high, density=1100, leaf_size=0.07)
shade_tree((0.8, 1.8), **SUN, distance=10, leaves=6500)
litter("fallen leaves", dry_leaf_material(), -1, 1.6, -0.9, 5, 40, 0.035, z=0.006)

camera(
    (-0.15, -1.7, 0.92), (0.30, 7, 0.86), lens=29, f_stop=2.8, focus=(0.1, 1.2, 0), shift_y=-0.05
)
render(bias=-0.35, bloom=0.025, denoise_strength=0.42)
