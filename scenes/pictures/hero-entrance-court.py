"""Entrance court: red clay herringbone with charcoal cross courses before a Highveld house.

Wide, for the top of the home page: the shaded wall on the left keeps that third calm for text.
"""

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.camera import camera
from kit.finish import render
from kit.flowering import aloe_in_bloom, place
from kit.garden import planted_pot
from kit.grass import grass_tufts
from kit.grown import grove, grown_tree, leaf_sprays, trunk_bark_material
from kit.houses import highveld_house
from kit.kerbs import kerb_run
from kit.light import sky
from kit.materials import (
    dark_metal_material,
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.patterns import herringbone, rectangle, running_bond, within
from kit.paving import ground, pavers
from kit.plants import hedge, leaf_cloud, litter, shrub_points
from kit.scene import box, random, reset, scatter
from kit.street import bollard
from kit.trees import shade_tree

SUN = {"elevation": 19.5, "azimuth": -140}
LEFT, RIGHT = -1.45, 3.85
WALL = -3.3
HOUSE = 13.0
BED = RIGHT + 1.15
KAREE = ("#2f3d20", "#667440", "#8a8048")

reset(11)
sky(**SUN, sun_size=1.0, dust=1.2)

# Paving: three fields of herringbone, divided and framed by charcoal.
clay = paver_material(
    "clay",
    speck=0.26,
    mottle=0.22,
    grit=1.5,
    roughness=0.80,
    efflorescence=0.06,
    stain=0.20,
    dirt_amount=0.5,
    dirt_color="#957a57",
)
charcoal = paver_material(
    "charcoal",
    speck=0.22,
    mottle=0.18,
    grit=1.2,
    roughness=0.80,
    efflorescence=0.05,
    stain=0.18,
    dirt_amount=0.45,
    dirt_color="#8a7558",
    aggregate=0.12,
)
clay_colors = ("#8e503c", "#7f4535", "#995d46", "#6d3d32", "#a06a52", "#5c3a33")
charcoal_colors = ("#47423f", "#3b3735", "#544e49", "#403c3b")
laid = {"joint": 0.004, "bevel": 0.005, "settlement": 0.004}
charcoal_laid = {**laid, "height_variation": 0.0012, "color_variation": 0.08}
near = {"outline_step": 0.025, "edge_roughness": 0.0005}

cells = herringbone(LEFT, RIGHT, -2, 13.4)
bands = (3.9, 8.6)
for start, end, detail in (
    (-2.0, bands[0] - 0.2, near),
    (bands[0] + 0.2, bands[1] - 0.2, near),
    (bands[1] + 0.2, 12.0, {"bevel_segments": 1}),
):
    pavers(
        "field",
        within(cells, LEFT, RIGHT, start, end),
        clay,
        clay_colors,
        [4, 4, 3, 2, 1.5, 1],
        height_variation=0.0013,
        tilt=0.005,
        color_variation=0.10,
        **laid,
        **detail,
    )

frame = []
for y in bands:
    for row in (y - 0.2, y):
        frame += [rectangle(x, row, 0.1, 0.2) for x in np.arange(LEFT, RIGHT - 0.01, 0.1)]
for x in (LEFT - 0.2, RIGHT):
    frame += [rectangle(x, y, 0.2, 0.1) for y in np.arange(-2, 12.2, 0.1)]
for x in np.arange(LEFT - 0.2, RIGHT + 0.19, 0.1):
    frame += [rectangle(x, 12.0 + row * 0.2, 0.1, 0.2) for row in range(5)]
chipped = {"outline_step": 0.03, "edge_roughness": 0.0004}
pavers("frame", frame, charcoal, charcoal_colors, **chipped, **charcoal_laid)
left_strip = running_bond(WALL - 0.05, LEFT - 0.2, -2, 13.8)
left_strip = within(left_strip, WALL - 0.01, LEFT - 0.2, -2, 13.8)
pavers("left strip", left_strip, charcoal, charcoal_colors, bevel_segments=2, **charcoal_laid)
right_strip = running_bond(RIGHT + 0.2, RIGHT + 1.1, -2, 13)
right_strip = within(right_strip, RIGHT + 0.2, RIGHT + 1.05, -2, 11.0)
pavers("right strip", right_strip, charcoal, charcoal_colors, bevel_segments=2, **charcoal_laid)
joint_sand = sand_material()
ground("joint sand", WALL, RIGHT + 1.1, -2.2, 13.1, -0.0055, joint_sand, 0.02, 0.0006, 0.004)

# The charcoal garden wall on the left; its shade is the calm side.
wall_plaster = plain_material(
    "garden wall", "#8a7f70", 0.86, 0.05, 1.6, bump=0.002, bump_scale=110, streaks=0.10
)
dark = dark_metal_material("#26272a")
box("garden wall", (WALL - 0.25, -6, -0.4), (WALL, HOUSE + 9, 1.80), wall_plaster, 0.01)
box("wall cope", (WALL - 0.29, -6, 1.80), (WALL + 0.04, HOUSE + 9, 1.86), dark, 0.006)
soil = soil_material()
ground("soil left", -30, WALL - 0.2, -8, 30, -0.03, soil, resolution=0.5)
ground("soil right", RIGHT + 1.05, 30, -8, 30, -0.005, soil, resolution=0.15, amplitude=0.012)
ground("soil behind", WALL, RIGHT + 1.1, 13, 30, -0.02, soil, resolution=0.5)
shrub_leaf = leaf_material("shrub", ("#22361a", "#4f6b2d"), 0.35, 0.5)
hedge_leaf = leaf_material("hedge", ("#1d2d17", "#43602a"), 0.35, 0.5)
hedge("hedge", hedge_leaf, (WALL - 1.9, -3, 0), (WALL - 0.6, HOUSE + 9, 2.2), 1500, 0.06)

# The bed on the right: grasses at the kerb, agapanthus, aloes, shrubs before a hedge.
tufts = grass_tufts(("#56653a", "#98925a", "#c2b27a"), length=0.55)
agapanthus = agapanthus_collection(("#6f74bd", "#a4a9e0", "#d0d3f5"), flowers=(2, 1, 3, 0))
aloe_leaf = leaf_material("aloe", ("#4d6a4c", "#86a07a"), 0.1, 0.4)
aloes = [
    aloe_in_bloom(f"aloe {index}", aloe_leaf, length=0.55, spikes=spikes)
    for index, spikes in enumerate((2, 1, 3))
]
kerb_run((BED + 0.02, -2), (BED + 0.02, 11.2), width=0.10, height=0.06)
points = np.array(
    [
        (BED + 0.30 + random.uniform(-0.06, 0.08), y + random.normal(0, 0.06), 0)
        for y in np.arange(0.2, 11, 0.34)
    ]
)
scatter("grass edge", tufts, points, scales=random.uniform(0.75, 1.05, len(points)))
points = np.array(
    [
        (BED + row + random.normal(0, 0.07), y + random.normal(0, 0.08), 0)
        for y in np.arange(0.4, 11, 0.42)
        for row in (0.85, 1.25)
    ]
)
scatter("agapanthus", agapanthus, points, scales=random.uniform(0.8, 1.1, len(points)))
for index, (x, y) in enumerate(((0.75, 2.1), (0.7, 5.6), (1.6, 7.6), (0.7, 9.4), (2, 4.0))):
    place(aloes[index % 3], BED + x, y, 0, random.uniform(0.85, 1.15))
for index in range(9):
    points = shrub_points(6000, random.uniform(0.45, 0.75))
    spot = [BED + 2.2 + random.uniform(-0.1, 0.7), 1.0 + index * 1.15, 0]
    leaf_cloud("shrub", shrub_leaf, points + spot, 0.045)
hedge("bed hedge", shrub_leaf, (BED + 4.2, -1, 0), (BED + 5.0, HOUSE + 2, 1.7), 1800, 0.05)

# The house.
highveld_house(HOUSE, 0.9, lit=0.3, lights=False, wall_color="#d3cabb", upper_color="#c8bfb0")
for y in (1.6, 4.4, 7.2, 10.0):
    bollard(BED + 0.22, y, 0.45, 0.05, dark, light=1, casts_light=False)
dark_pot = plain_material("dark pot", "#3a3836", 0.7, 0.08, 5)
planted_pot(4.15, HOUSE - 1.15, 0.26, 0.62, dark_pot, agapanthus.objects[0], 0.8)
planted_pot(-2.55, HOUSE - 0.55, 0.26, 0.6, dark_pot, tufts.objects[0], 1.3)
planted_pot(6.5, HOUSE - 1.2, 0.26, 0.62, dark_pot, aloes[1], 0.8)

# Trees behind the house, shade on the court, and something for the windows to mirror.
karee = leaf_sprays("karee leaves", leaf_material("karee", KAREE, 0.38, 0.5), leaf=0.085)
bark = trunk_bark_material()
trees = [
    grown_tree(f"karee {seed}", seed, karee, bark, 9.6, 4.8, 2.0, 0.24, twigs=2600)
    for seed in (41, 42, 43)
]
behind = [(-7.6, 12.4), (-9, 17), (-5.5, 20), (-13, 14), (-1.5, 21.5), (3, 23), (7, 22.5)]
behind += [(11, 21.5), (15.5, 18), (19, 14), (-16, 22), (13, 27), (-6, 26)]
grove(trees, behind, seed=3, scale=(0.8, 1.1))
grove(trees, [(-4, -19), (1, -16), (5, -18), (9, -16), (14, -17), (19, -19)], 6, (1.15, 1.35))
shade_tree((4.4, 4.6), **SUN, distance=13.5, spread=3.4, leaves=5000)
litter("fallen leaves", dry_leaf_material(), -2.8, 3.8, -0.8, 7, 60, 0.035, z=0.005)

camera((0.75, -2.35, 1.02), (0.75, 8, 1.02), 27, 4.0, focus=(0.75, 0.9, 0.3), shift_y=-0.012)
render(
    aspect=1.8,
    bias=-0.72,
    tint=(1.06, 1, 0.91),
    saturation=0.96,
    bloom=0.02,
    denoise_strength=0.3,
)
