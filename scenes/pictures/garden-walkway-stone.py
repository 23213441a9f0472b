"""Garden walkway of irregular flagstones between clay brick edges, leading to a timber gate."""

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.camera import camera
from kit.finish import render
from kit.grass import grass_tufts, lawn
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plaster_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import area, compactness, rectangle, voronoi, within
from kit.paving import ground, pavers
from kit.plants import garden_tree_materials, leaf_cloud, litter, shrub_points, tree
from kit.scene import box, random, reset, scatter
from kit.trees import shade_tree

ELEVATION, AZIMUTH = 24, -98

reset(41)
sky(ELEVATION, AZIMUTH, sun_size=1.0)

# The path: flagstones without slivers, a course of bricks on either side, sand between.
flagstone = paver_material(
    "flagstone",
    speck=0.16,
    mottle=0.22,
    grit=1.3,
    roughness=0.80,
    efflorescence=0.12,
    stain=0.2,
    dirt_amount=0.5,
    dirt_color="#8b7a5a",
)
stones = within(voronoi(-1.2, 1.2, -2, 13, 0.46, 0.30), -0.68, 0.68, -1.6, 12.6)
pavers(
    "flagstones",
    [stone for stone in stones if abs(area(stone)) > 0.02 and compactness(stone) > 0.62],
    flagstone,
    colors=("#a3937b", "#8f8270", "#b3a48a", "#7d756a", "#a88d70"),
    joint=0.022,
    bevel=0.008,
    height_variation=0.002,
    tilt=0.006,
    outline_step=0.018,
    edge_roughness=0.0016,
    corner_radius=0.018,
    bevel_segments=4,
    color_variation=0.08,
    edge_width=0.035,
)
clay = paver_material(
    "clay",
    speck=0.2,
    mottle=0.2,
    efflorescence=0.06,
    stain=0.22,
    dirt_amount=0.6,
    dirt_color="#86714f",
)
pavers(
    "edging",
    [rectangle(x, y, 0.215, 0.105) for x in (-0.9, 0.69) for y in np.arange(-1.6, 12.6, 0.105)],
    clay,
    colors=("#84503c", "#744234", "#925e46"),
    joint=0.005,
    bevel=0.005,
    height_variation=0.0018,
    tilt=0.008,
    outline_step=0.025,
    edge_roughness=0.0006,
    color_variation=0.09,
)
ground("sand", -0.92, 0.92, -1.7, 12.7, -0.0085, sand_material("#9c8664"), 0.012, 0.0016)
soil = soil_material("#38281b")
ground("soil left", -9, -0.9, -3, 16, -0.02, soil, 0.1, 0.012)
ground("soil right", 0.9, 9, -3, 16, -0.02, soil, 0.1, 0.012)
ground("soil behind", -9, 9, 12.6, 24, -0.02, soil, 0.3)

# Two rows of agapanthus and ornamental grass on either side, low green along the bricks.
moss = leaf_material("moss", ("#3c5420", "#6f8a35"), 0.2, 0.7)
agapanthus = agapanthus_collection(
    ("#6a6fb4", "#9ca0d6", "#c4c7ee"), leaf_translucency=0.35, flower_translucency=0.4
)
tufts = grass_tufts()
flowering, grassy = [], []
for side in (-1, 1):
    for y in np.arange(-0.6, 12.5, 0.36):
        row = flowering if random.random() < 0.68 else grassy
        row.append((side * (1.22 + random.uniform(0, 0.12)), y + random.normal(0, 0.05), -0.01))
        row = grassy if random.random() < 0.5 else flowering
        row.append((side * (1.75 + random.uniform(-0.1, 0.15)), y + random.normal(0, 0.08), -0.01))
scatter("agapanthus", agapanthus, flowering, scales=random.uniform(0.75, 1.05, len(flowering)))
scatter("grass", tufts, grassy, scales=random.uniform(0.8, 1.2, len(grassy)))
lawn("moss left", -1.25, -0.9, -1.5, 12.5, -0.02, density=260, height=0.05, material=moss)
lawn("moss right", 0.9, 1.25, -1.5, 12.5, -0.02, density=260, height=0.05, material=moss)
green = leaf_material("green shrub", ("#22361a", "#587431"), 0.35, 0.5)
silver = leaf_material("silver shrub", ("#3c4f33", "#8a9a70"), 0.3, 0.5)
for side in (-1, 1):
    for number in range(13):
        leaf = green if random.random() < 0.6 else silver
        points = shrub_points(6000, random.uniform(0.5, 0.85))
        points += [side * (2.7 + random.uniform(-0.1, 0.5)), -0.2 + number * 1.05, 0]
        leaf_cloud("shrub", leaf, points, 0.05)
leaves, bark = garden_tree_materials(translucency=0.45)
for x, y in (
    (5.5, 9),
    (-3.6, 15.2),
    (0.4, 17.5),
    (4.4, 15),
    (8, 13),
    (-2.2, 19),
    (2.4, 20),
    (7, 17),
    (-7, 17),
):
    tree("tree", leaves, bark, 6.5, 4.2, 0.13, 36000, (x, y, 0), trunk_share=0.14)

# A timber gate in a plastered wall closes the view.
plaster = plaster_material("#e6dfd2", streaks=0.25)
gate = wood_material("gate", axis=2)
box("wall left", (-8, 12.8, 0), (-0.85, 13.1, 2.3), plaster)
box("wall right", (0.85, 12.8, 0), (8, 13.1, 2.3), plaster)
for number in range(12):
    x = -0.84 + number * 0.14
    box("gate board", (x, 12.9, 0.05), (x + 0.128, 12.95, 2.1), gate, 0.004)
shade_tree((0.2, 2.6), ELEVATION, AZIMUTH, 9, leaf_size=0.09)
litter("dry leaves", dry_leaf_material(), -0.8, 0.8, -0.6, 6, 36, 0.04, z=0.006)

camera((-0.12, -1.5, 0.58), (0.08, 4, 0.28), lens=38, f_stop=4.0, focus=(0, 0.6, 0))
render(key=0.34, denoise_strength=0.3)
