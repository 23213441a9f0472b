"""Estate entrance: a band of cobbles, then clay herringbone up to the boom and gatehouse."""

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.flowering import aloe_kinds, place
from kit.gates import estate_gate, road_behind
from kit.grass import grass_tufts
from kit.kerbs import kerb_run
from kit.light import sky
from kit.materials import (
    dark_metal_material,
    dry_leaf_material,
    leaf_material,
    paver_material,
    sand_material,
    soil_material,
)
from kit.patterns import area, herringbone, rectangle, running_bond, within
from kit.paving import ground, pavers
from kit.plants import leaf_cloud, litter, shrub_points
from kit.scene import random, reset, scatter
from kit.street import bollard, boom
from kit.trees import background_trees, shade_tree

SUN = {"elevation": 20, "azimuth": -124}
LEFT, RIGHT = -2.7, 3.1
ENTRANCE = 11.5

reset(73)
sky(**SUN, sun_size=1.0, dust=1.2)

# A band of jittered cobbles slows cars down in the foreground.
cobble = paver_material(
    "cobble",
    speck=0.22,
    mottle=0.26,
    grit=1.8,
    roughness=0.78,
    efflorescence=0.06,
    stain=0.2,
    dirt_amount=0.55,
    dirt_color="#8a7558",
)
cobbles = [
    cell + np.r_[random.normal(0, 0.0012), random.normal(0, 0.001)]
    for cell in running_bond(LEFT - 0.1, RIGHT + 0.1, -2.0, 1.95, 0.118, 0.106)
]
cobbles = within(cobbles, LEFT, RIGHT, -1.9, 1.9)
pavers(
    "cobbles",
    [cell for cell in cobbles if abs(area(cell)) > 2.5e-3],
    cobble,
    ("#6e6a66", "#5c5956", "#807b74", "#4e4c4a", "#8a8074"),
    joint=0.006,
    bevel=0.004,
    height_variation=0.0009,
    tilt=0.005,
    outline_step=0.02,
    edge_roughness=0.001,
    corner_radius=0.005,
    bevel_segments=3,
)

# Charcoal edges, clay herringbone to the boom, stretcher bond beyond.
charcoal = paver_material(
    "charcoal",
    speck=0.22,
    mottle=0.18,
    roughness=0.82,
    efflorescence=0.05,
    stain=0.18,
    dirt_amount=0.5,
)
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
clay_colors = ("#94614a", "#85533f", "#a26d54", "#774b3c", "#aa7a60")
clay_weights = [4, 4, 3, 2, 1.5]
laid = {"bevel": 0.005, "height_variation": 0.0013, "tilt": 0.005}
edges = [rectangle(x, 1.9, 0.1, 0.2) for x in np.arange(LEFT, RIGHT - 0.01, 0.1)]
for x in (LEFT - 0.2, RIGHT):
    edges += [rectangle(x, y, 0.2, 0.1) for y in np.arange(-1.9, 44, 0.1)]
pavers(
    "edges",
    edges,
    charcoal,
    ("#47423f", "#3b3735", "#544e49"),
    joint=0.005,
    outline_step=0.03,
    color_variation=0.08,
    **laid,
)
pavers(
    "lane",
    within(herringbone(LEFT, RIGHT, 2.1, 14), LEFT, RIGHT, 2.1, 14),
    clay,
    clay_colors,
    clay_weights,
    bevel_segments=2,
    color_variation=0.09,
    settlement=0.004,
    **laid,
)
pavers(
    "lane beyond",
    within(running_bond(LEFT, RIGHT, 14, 44), LEFT, RIGHT, 14, 44),
    clay,
    clay_colors,
    clay_weights,
    bevel=0.005,
    bevel_segments=1,
    color_variation=0.09,
)
sand_sides = LEFT - 0.2, RIGHT + 0.2
cobble_sand = sand_material("#9a8464")
ground("cobble sand", *sand_sides, -2.2, 2.2, -0.0055, cobble_sand, 0.015, 0.0005)
ground("joint sand", *sand_sides, 2.1, 44, -0.0055, sand_material(), 0.05, 0.0006, 0.004)
kerb_run((RIGHT + 0.2, 44), (RIGHT + 0.2, -2), width=-0.14, height=0.12)
kerb_run((LEFT - 0.2, -2), (LEFT - 0.2, 44), width=0.14, height=0.12)
soil = soil_material("#4a3523")
ground("soil left", -22, LEFT - 0.33, -4, 60, 0.04, soil, resolution=0.15, amplitude=0.014)
ground("soil right", RIGHT + 0.33, 22, -4, 60, 0.04, soil, resolution=0.15, amplitude=0.014)
ground("soil behind", LEFT - 0.3, RIGHT + 0.3, 44, 60, -0.02, soil, resolution=1)

# The entrance and its boom.
dark = dark_metal_material("#26272a")
estate_gate(ENTRANCE, dark)
boom(3.35, ENTRANCE - 0.9, 5.6, side=-1)

# The road goes on between houses and trees.
road_behind(ENTRANCE, LEFT, RIGHT, dark)
background_trees(
    [
        (-7, 20),
        (-5.6, 28),
        (-5.2, 36),
        (-12, 19),
        (-16, 17),
        (6.4, 24),
        (5.8, 32),
        (12, 19),
        (17, 16),
        (-3, 52),
        (1, 49),
        (5, 51),
        (-8, 48),
        (9, 47),
    ],
    height=8.5,
    spread=4.4,
    foliage=leaf_material("karee", ("#2b3620", "#5f6b3a", "#857b46"), 0.3, 0.5),
)

# Bollards, aloes and grasses along the lane.
for y in (3.6, 5.6, 7.6, 9.6):
    bollard(LEFT - 0.75, y, 0.85, 0.07, dark, light=0.25, z=0.03, casts_light=False)
for y in (3.6, 5.6, 7.6):
    bollard(RIGHT + 0.75, y, 0.85, 0.07, dark, light=0.25, z=0.03, casts_light=False)
aloe_leaf = leaf_material("aloe", ("#46634a", "#8aa486", "#a0a07a"), 0.08, 0.42)
aloes = aloe_kinds(aloe_leaf, (3, 2, 4, 0), length=0.62, leaves=30)
tufts = grass_tufts(("#6a7340", "#b0a463", "#d0bf85"), length=0.6)
for side, bed in ((-1, LEFT - 1.35), (1, RIGHT + 1.35)):
    for y in np.arange(0.9, 10.4, 0.95):
        plant = aloes[random.integers(0, 4)]
        x = bed + side * random.uniform(0, 0.5)
        place(plant, x, y + random.normal(0, 0.12), 0.04, random.uniform(0.8, 1.25))
    for y in np.arange(1.4, 10.4, 1.5):
        plant = aloes[random.integers(0, 3)]
        x = bed + side * random.uniform(1.3, 2.4)
        place(plant, x, y, 0.04, random.uniform(1.0, 1.5))
    points = np.array(
        [
            (bed + side * random.uniform(-0.2, 3.2), random.uniform(0.2, 10.6), 0.04)
            for _ in range(70)
        ]
    )
    scatter("grass", tufts, points, scales=random.uniform(0.7, 1.15, len(points)))
shrub_leaf = leaf_material("shrub", ("#3a4a2a", "#7d8a55"), 0.3, 0.5)
for side in (-1, 1):
    for index in range(5):
        points = shrub_points(5000, random.uniform(0.4, 0.6))
        spot = [side * (6.3 + random.uniform(0, 1.2)) + 0.2, 1.5 + index * 2.0, 0]
        leaf_cloud("shrub", shrub_leaf, points + spot, 0.045)
shade_tree((1.6, 2.0), **SUN, distance=13, leaves=4500)
litter("fallen leaves", dry_leaf_material(), -2.6, 3, -0.8, 7, 40, 0.035, z=0.006)

camera(
    (-0.55, -2.0, 0.98), (0.3, 8, 1.22), lens=30, f_stop=3.5, focus=(-0.3, 1.0, 0), shift_y=-0.07
)
render(bias=-0.65, tint=(1.05, 1, 0.93), saturation=1.0, bloom=0.02, denoise_strength=0.42)
