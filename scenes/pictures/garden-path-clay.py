"""Curved garden path of clay bricks in stretcher bond with a brick edge, across a lawn."""

import math

import numpy as np

from kit.agapanthus import agapanthus
from kit.camera import camera
from kit.curves import CurvedPath, curved_brick_path, curved_ground
from kit.finish import render
from kit.flowering import fallen_blossoms, jacarandas
from kit.garden import bench, lawn_material
from kit.grass import grass_tufts, lawn
from kit.grown import (
    grove,
    grown_tree,
    leaf_sprays,
    stand,
    trunk_bark_material,
)
from kit.life import hosepipe
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
from kit.paving import ground, pavers
from kit.plants import hedge, leaf_cloud, litter, shrub_points
from kit.scene import box, collection, random, reset, scatter
from kit.trees import shade_tree

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
curved_ground("joint sand", path, HALF_WIDTH + 0.12, 15.2, -0.007, sand_material("#9c8664"))

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
    material=lawn_material(green=("#33461d", "#7c8c3f"), dryness=0.75, patches=0.55),
    unevenness=0.6,
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
bark = trunk_bark_material()
stinkwood = leaf_material("tree leaf", ("#35501f", "#6d8a38", "#8d9a4a"), 0.45)
leaves = leaf_sprays("tree leaves", stinkwood, leaf=0.08)
garden_tree = grown_tree("garden tree", 61, leaves, bark, 6.4, 3.6, 1.7, 0.17, twigs=2200)
stand(garden_tree, -5.0, 10.4, -0.02)
stand(jacarandas(bark)[2], 5.6, 11.3, -0.02, 2.0)
karee = leaf_sprays("karee leaves", leaf_material("karee", ("#303d22", "#65733c", "#857b46"), 0.35))
behind_trees = [
    grown_tree(f"karee {seed}", seed, karee, bark, 7.4, 4.2, 1.0, 0.2, twigs=2200)
    for seed in (62, 63)
]
behind = [(-10, 17.5), (-6.5, 18), (-3, 18.5), (0.3, 17.5), (3.4, 19), (7, 18), (10.5, 17.5)]
grove(behind_trees, behind + [(-13, 15), (13, 14)], seed=7)
low, high = (-14, 15.4, 0), (14, 16.2, 2.9)
hedge("tall hedge", shrub_leaf, low, high, density=1100, leaf_size=0.07)
shade_tree((0.8, 1.8), **SUN, distance=10, leaves=6500)
litter("fallen leaves", dry_leaf_material(), -1, 1.6, -0.9, 5, 40, 0.035, z=0.006)

# Seed heads where the mower did not reach, blossoms on the grass, a hose left out.
seeding = grass_tufts(("#6f7a3a", "#b3a45e", "#d0bf86"), length=0.16, count=14)
points = np.c_[random.uniform(-5, 6, 900), random.uniform(-1, 12, 900), np.full(900, -0.02)]
from_edge = path.distance(points[:, 0], points[:, 1]) - EDGE
by_chance = random.random(900) < 0.25
points = points[(from_edge > 0.03) & ((from_edge < 0.14) | by_chance)]
scatter("seed heads", seeding, points, scales=random.uniform(0.5, 1.0, len(points)))
fallen_blossoms("blossoms", 1.4, 7, 6.5, 13, 2600, z=0.025, length=0.034)
hosepipe([(7.5, 8.6), (4.6, 7.2), (3.1, 5.2), (2.6, 3.9), (3.2, 3.0), (2.5, 2.2)], z=0.03)

camera(
    (-0.15, -1.7, 0.92), (0.30, 7, 0.86), lens=29, f_stop=2.8, focus=(0.1, 1.2, 0), shift_y=-0.05
)
render(bias=-0.35, bloom=0.025, denoise_strength=0.3)
