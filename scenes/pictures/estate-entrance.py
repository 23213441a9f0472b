"""Estate entrance: a band of granite setts, then clay herringbone up to the boom and gatehouse."""

import numpy as np

from kit.bonds import simplify
from kit.camera import camera
from kit.finish import render
from kit.flowering import aloe_kinds, place
from kit.gates import estate_gate, road_behind
from kit.grass import grass_tufts
from kit.grown import grove, karees
from kit.kerbs import kerb_run
from kit.light import sky
from kit.makes import MAKES, worn_material
from kit.materials import (
    dark_metal_material,
    dry_leaf_material,
    leaf_material,
    sand_material,
    soil_material,
)
from kit.patterns import area, compactness, herringbone, rectangle, running_bond, within
from kit.paving import ground, pavers
from kit.plants import leaf_cloud, litter, shrub_points
from kit.scene import random, reset, scatter
from kit.setts import setts_in_arcs
from kit.stone import stones
from kit.stone_materials import granite_material
from kit.street import bollard, boom
from kit.trees import shade_tree

SUN = {"elevation": 20, "azimuth": -124}
LEFT, RIGHT = -2.7, 3.1
ENTRANCE = 11.5

reset(73)
sky(**SUN, sun_size=1.0, dust=1.2)

# A band of granite setts in arcs slows cars down in the foreground.
_, granite, _, split = MAKES["granite"]
arcs = within(setts_in_arcs(LEFT, RIGHT, -2.2, 1.9, span=0.967), LEFT, RIGHT, -1.9, 1.9)
arcs = [cell for cell in simplify(arcs, 0.012) if abs(area(cell)) > 2.2e-3]
stones(
    "setts",
    [cell for cell in arcs if compactness(cell) > 0.5],
    granite_material(**granite | {"dirt_color": "#6f5f49"}),
    ("#77777a", "#666a70", "#8a867f", "#595c61", "#7f7368"),
    joint=0.008,
    **split | {"outline_step": 0.010, "rings": 6},
)

# Charcoal edges, clay herringbone to the boom, stretcher bond beyond.
charcoal = worn_material("charcoal")
clay = worn_material("clay", dirt_color="#6f553e")
clay_colors = ("#94614a", "#85533f", "#a26d54", "#774b3c", "#aa7a60")
clay_weights = [4, 4, 3, 2, 1.5]
laid = {"bevel": 0.0035, "height_variation": 0.0013, "tilt": 0.005}
edges = [rectangle(x, 1.9, 0.1, 0.2) for x in np.arange(LEFT, RIGHT - 0.01, 0.1)]
for x in (LEFT - 0.2, RIGHT):
    edges += [rectangle(x, y, 0.2, 0.1) for y in np.arange(-1.9, 44, 0.1)]
pavers(
    "edges",
    edges,
    charcoal,
    ("#47423f", "#3b3735", "#544e49"),
    joint=0.004,
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
sett_grit = sand_material("#7d6c54")
ground("sett grit", *sand_sides, -2.2, 2.2, -0.0075, sett_grit, 0.015, 0.0005)
ground("joint sand", *sand_sides, 2.1, 44, -0.005, sand_material("#86705a"), 0.05, 0.0006, 0.004)
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
road_behind(ENTRANCE, LEFT, RIGHT)
beyond = [(-5.4, 19), (-5.2, 32), (5.9, 25), (5.5, 39), (-12, 17), (-17, 16), (12, 18), (18, 17)]
beyond += [(-16, 58), (-9, 63), (-3, 61), (4, 64), (10, 60), (17, 57)]
trees = karees()
grove(trees, beyond, seed=8, scale=(1.25, 1.7))

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
shade_tree((2.8, 0.4), **SUN, distance=13, leaves=3500)
# Behind the camera, for the window to mirror.
grove(trees, [(1, -9), (6, -12), (11, -10)], seed=5, scale=(1.4, 1.7))
litter("fallen leaves", dry_leaf_material(), -2.6, 3, -0.8, 7, 40, 0.035, z=0.006)

camera(
    (-0.55, -2.0, 0.98), (0.3, 8, 1.22), lens=30, f_stop=3.5, focus=(-0.3, 1.0, 0), shift_y=-0.07
)
render(bias=-0.65, tint=(1.05, 1, 0.93), saturation=1.0, bloom=0.02, denoise_strength=0.42)
