"""Grey zigzag interlocking blocks from close by, with sand in their joints and dry leaves."""

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.grass import lawn
from kit.light import sky, sun_direction
from kit.materials import (
    dry_leaf_material,
    grain_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
)
from kit.patterns import within, zigzag
from kit.paving import grains, ground, pavers
from kit.plants import leaf_cloud, litter, shrub_points, tree
from kit.scene import box, random, reset

ELEVATION, AZIMUTH = 15, -62

reset(11)
sky(ELEVATION, AZIMUTH, sun_size=1.2)

concrete = paver_material(
    "concrete",
    speck=0.22,
    mottle=0.16,
    roughness=0.86,
    aggregate=0.28,
    efflorescence=0.22,
    stain=0.18,
    dirt_amount=0.75,
    dirt_color="#9a8461",
)
pavers(
    "blocks",
    within(zigzag(-1.6, 1.6, -0.5, 3.4), -1.5, 1.5, -0.4, 3.2),
    concrete,
    colors=("#8d8880", "#7d7973", "#98938a", "#6b6763", "#a59c8d"),
    weights=(3, 3, 3, 1, 1),
    joint=0.005,
    bevel=0.0055,
    height_variation=0.0009,
    outline_step=0.007,
    edge_roughness=0.00045,
    bevel_segments=4,
    color_variation=0.07,
    edge_width=0.010,
    corner_radius=0.004,
)
ground("sand", -1.5, 1.5, -0.4, 3.2, -0.0035, sand_material(), 0.006, 0.0009)

# Loose sand: dense in the joints, sparse on the faces.
count = 60000
in_joints = np.c_[
    random.uniform(-0.5, 0.5, count), random.uniform(-0.15, 0.9, count), np.full(count, -0.0045)
]
count = 9000
on_faces = np.c_[
    random.normal(0, 0.35, count), random.uniform(-0.15, 1.0, count), np.full(count, 0.0008)
]
grain = grain_material(("#6d5a3e", "#c9b084", "#e0d3b8"))
grains("joint grain", grain, in_joints, 0.0016)
grains("loose grain", grain, on_faces, 0.0011)
dry_leaf = dry_leaf_material(("#5b3a1c", "#a8742f", "#8a8f3a"))
litter("dry leaves", dry_leaf, -0.6, 0.7, 0.2, 2.6, 26, 0.032, z=0.004)

# Out of focus: a strip of lawn, shrubs and a white wall.
lawn("lawn", -3, 3, 3.25, 5.2, -0.02, density=200, height=0.06)
shrub_leaf = leaf_material("shrub", ("#24381a", "#5d7a35"), 0.35)
for x in (-1.6, -0.6, 0.5, 1.5):
    points = shrub_points(5000, 0.45) + [x, 5.2 + random.uniform(-0.2, 0.2), 0]
    leaf_cloud("shrub", shrub_leaf, points, 0.05)
white = plain_material("plaster", "#e9e4da", 0.85, 0.05, bump=0.003, streaks=0.2)
box("wall", (-5, 6.2, 0), (5, 6.4, 2.6), white)

# A tree out of sight dapples the blocks.
x, y, _ = sun_direction(ELEVATION, AZIMUTH) * 11
tree_leaf = leaf_material("tree leaf", ("#30451f", "#5b7a32"), 0.4)
bark = plain_material("bark", "#4a3c30", 0.9)
tree("tree", tree_leaf, bark, 4.5, 2.2, 0.07, 7000, location=(x - 0.3, y + 1.25, 0))

camera((0.10, -0.50, 0.50), (0, 0.30, 0), lens=50, f_stop=3.5, focus=(0, 0.12, 0))
render(key=0.32)
