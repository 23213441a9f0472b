"""Driveway of red clay pavers in herringbone, from the road to a timber garage door."""

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.camera import camera
from kit.finish import render
from kit.grass import lawn
from kit.light import sky
from kit.materials import (
    dark_glass_material,
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
from kit.patterns import herringbone, rectangle, within
from kit.paving import ground, pavers
from kit.plants import garden_tree_materials, hedge, leaf_cloud, litter, shrub_points, tree
from kit.scene import box, random, reset, scatter
from kit.trees import shade_tree
from kit.walls import brick_wall, slats

ELEVATION, AZIMUTH = 17, -104
HOUSE = 9.2

reset(5)
sky(ELEVATION, AZIMUTH, sun_size=1.0)

# The drive: a clay field between charcoal borders and concrete kerbs.
clay = paver_material(
    "clay",
    speck=0.26,
    mottle=0.22,
    grit=1.5,
    efflorescence=0.07,
    stain=0.22,
    dirt_color="#957a57",
)
pavers(
    "field",
    within(herringbone(-2.3, 2.3, -1.6, 9.3), -2.3, 2.3, -1.5, 9.2),
    clay,
    colors=("#8e503c", "#7f4535", "#995d46", "#6d3d32", "#a06a52", "#5c3a33"),
    weights=(4, 4, 3, 2, 1.5, 1),
    bevel=0.005,
    height_variation=0.0013,
    tilt=0.005,
    outline_step=0.025,
    edge_roughness=0.0005,
    settlement=0.004,
)
pavers(
    "border",
    [rectangle(x, y, 0.2, 0.1) for x in (-2.5, 2.3) for y in np.arange(-1.5, 9.2, 0.1)],
    clay,
    colors=("#4a4440", "#3d3835", "#57504a"),
    bevel=0.005,
    color_variation=0.08,
)
ground("sand", -2.6, 2.6, -1.6, 9.3, -0.0055, sand_material(), 0.02, 0.0006, settlement=0.004)
concrete = plain_material("kerb", "#b5afa3", 0.9, 0.14, 4, 0.003, 160, streaks=0.3)
for x in (-2.62, 2.5):
    for y in np.arange(-1.6, 9, 1.0):
        box("kerb", (x, y + 0.004, -0.1), (x + 0.12, y + 0.996, 0.012), concrete, 0.008)

# Lawn on the left, a bed of agapanthus and shrubs on the right.
soil = soil_material()
ground("soil left", -9, -2.6, -2, 12, -0.03, soil, 0.2, 0.008)
ground("soil right", 2.6, 9, -2, 12, -0.01, soil, 0.1, 0.012)
lawn("lawn", -8, -2.66, -1.2, 9, -0.03, density=520, height=0.06, falloff=(-1, -0.5, 3.2))
agapanthus = agapanthus_collection()
places = np.array(
    [
        (x + random.normal(0, 0.06), y + random.normal(0, 0.07), -0.01)
        for y in np.arange(1.0, 9, 0.42)
        for x in (2.95, 3.4)
    ]
)
scatter("agapanthus", agapanthus, places, scales=random.uniform(0.8, 1.1, len(places)))
shrub_leaf = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
for number in range(7):
    points = shrub_points(7000, random.uniform(0.4, 0.65))
    points += [random.uniform(4.0, 5), 2 + number * 1.1, 0]
    leaf_cloud("shrub", shrub_leaf, points, 0.045)
hedge("hedge", shrub_leaf, (-8, 7.6, 0), (-3.2, 8.3, 1.0), density=3000, leaf_size=0.05)

# The garage, the storey above it, and a face-brick wing on the right.
white = plaster_material("#ece7dc", streaks=0.22)
gray = plain_material("gray plaster", "#8d8a85", 0.88, 0.06, 2.2, 0.0025, 120, streaks=0.25)
charcoal = dark_metal_material()
glass = dark_glass_material()
box("wall left", (-5.2, HOUSE, 0), (-2.35, HOUSE + 0.3, 3.1), white)
box("wall right", (2.35, HOUSE, 0), (3.0, HOUSE + 0.3, 3.1), white)
box("wall above", (-2.35, HOUSE, 2.35), (2.35, HOUSE + 0.3, 3.1), white)
box("wall behind", (-5, HOUSE + 3, 0), (6, HOUSE + 3.2, 3), gray)
slats(-2.35, 2.35, 0.01, 2.366, HOUSE + 0.14, wood_material("garage door"))
box("behind slats", (-2.35, HOUSE + 0.19, 0), (2.35, HOUSE + 0.22, 2.4), charcoal, 0)
roof = plain_material("roof", "#d9d4ca", 0.85, 0.05, 3, streaks=0.2)
box("roof", (-5.6, HOUSE - 0.75, 3.1), (3.4, HOUSE + 5, 3.36), roof)
box("fascia", (-5.6, HOUSE - 0.77, 3.32), (3.4, HOUSE - 0.74, 3.40), charcoal, 0.002)
box("upper storey", (0.5, HOUSE + 1.5, 3.3), (8.5, HOUSE + 6, 6.0), gray)
box("upper roof", (0.1, HOUSE + 1.0, 6.0), (9, HOUSE + 6, 6.2), charcoal)
box("upper window", (1.6, HOUSE + 1.45, 4.0), (4.4, HOUSE + 1.52, 5.4), glass)
for x in (1.56, 2.97, 4.38):
    box("mullion", (x, HOUSE + 1.42, 3.96), (x + 0.05, HOUSE + 1.5, 5.44), charcoal, 0.003)
face_brick = ("#8a4a35", "#7a3e2f", "#9b5c42", "#6b3a30")
brick_wall(3.0, 8.5, 0, 3.1, HOUSE - 0.02, colors=face_brick, length=0.23)
box("window", (4.3, HOUSE - 0.05, 0.9), (6.3, HOUSE - 0.01, 2.3), glass, 0)
for x in (4.26, 5.28, 6.27):
    box("mullion", (x, HOUSE - 0.08, 0.86), (x + 0.05, HOUSE, 2.34), charcoal, 0.003)
for z in (0.86, 2.30):
    box("transom", (4.26, HOUSE - 0.08, z), (6.32, HOUSE, z + 0.05), charcoal, 0.003)
for x in (-2.62, 2.6):
    box("lamp", (x - 0.05, HOUSE - 0.12, 1.75), (x + 0.05, HOUSE, 2.05), charcoal, 0.005)
box("post", (3.25, HOUSE - 0.7, 0), (3.37, HOUSE - 0.58, 3.1), charcoal, 0.004)

# Trees behind the house, and two out of sight that dapple the paving.
leaves, bark = garden_tree_materials()
for height, spread, leaf_size, count, trunk_share, location in (
    (8.5, 4.4, 0.13, 45000, 0.22, (-1.6, 13.2, 0)),
    (6.5, 3.4, 0.12, 40000, 0.20, (8.6, 11.5, 0)),
    (8.0, 4.0, 0.13, 40000, 0.20, (-6.5, 14, 0)),
):
    tree("tree", leaves, bark, height, spread, leaf_size, count, location, trunk_share=trunk_share)
shade_tree((0.1, 2.2), ELEVATION, AZIMUTH, 11, 5.6, 3.4, 0.10, 9000)
shade_tree((0.1, 7.7), ELEVATION, AZIMUTH, 17, 6, 2.6, 0.10, 6000)
litter("dry leaves", dry_leaf_material(), -2.2, 2.2, -0.5, 7, 70, 0.035, z=0.005)

camera((-1.15, -1.25, 0.62), (0.35, 5, 0.50), lens=33, f_stop=2.8, focus=(-0.4, 1.0, 0))
render(key=0.31, denoise_strength=0.42)
