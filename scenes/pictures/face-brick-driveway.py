"""A drive in an older suburb: red-brown stretcher bond between charcoal soldier courses."""

import numpy as np

from kit.bonds import bond
from kit.camera import camera
from kit.finish import render
from kit.flowering import jacaranda
from kit.glass import mirror_glass_material
from kit.kerbs import kerb_run
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.patterns import rectangle, within
from kit.paving import ground, pavers
from kit.plants import blades, hedge, lawn, litter
from kit.roofs import tiled_slope
from kit.scene import box, collection, corrugated_sheet, cylinder, random, reset, scatter
from kit.trees import background_trees, shade_tree
from kit.walls import brick_wall, window

SUN = {"elevation": 19, "azimuth": 112}
LEFT, RIGHT = -2.15, 1.95
HOUSE = 12.4
WALL_HEIGHT = 1.72
OLD_BRICK = ("#84503c", "#744534", "#92614b", "#6a4237", "#9a6c54", "#5b3c35")

reset(311)
sky(**SUN, sun_size=1.0, dust=1.2)

# The drive: stretcher bond, laid across it, with charcoal pavers on edge along both sides.
red_brown = paver_material(
    "red-brown concrete",
    speck=0.24,
    mottle=0.20,
    grit=1.4,
    roughness=0.83,
    efflorescence=0.10,
    stain=0.26,
    dirt_amount=0.6,
    dirt_color="#96805f",
    aggregate=0.06,
)
reds = ("#7d4a3a", "#6f4136", "#8a5543", "#623a32", "#935f4a", "#6b4a40")
red_weights = [4, 4, 3, 2, 1.5, 1]
laid = {
    "joint": 0.005,
    "bevel": 0.0045,
    "height_variation": 0.0014,
    "tilt": 0.005,
    "color_variation": 0.085,
    "settlement": 0.005,
}
field = within(bond(LEFT, RIGHT, -2.2, HOUSE, 0.203, 0.103, 0.004), LEFT, RIGHT, -2.1, HOUSE)
pavers(
    "drive near",
    [paver for paver in field if paver[:, 1].mean() < 4.5],
    red_brown,
    reds,
    red_weights,
    outline_step=0.025,
    edge_roughness=0.0006,
    bevel_segments=3,
    **laid,
)
pavers(
    "drive",
    [paver for paver in field if paver[:, 1].mean() >= 4.5],
    red_brown,
    reds,
    red_weights,
    bevel_segments=1,
    **laid,
)
charcoal = paver_material(
    "charcoal concrete",
    speck=0.22,
    mottle=0.18,
    grit=1.2,
    roughness=0.83,
    efflorescence=0.08,
    stain=0.2,
    dirt_amount=0.5,
    dirt_color="#8a7558",
    aggregate=0.10,
)
soldiers = [
    rectangle(x, y, 0.203, 0.103)
    for x in (LEFT - 0.205, RIGHT + 0.002)
    for y in np.arange(-2.1, HOUSE, 0.103)
]
pavers(
    "soldier courses",
    soldiers,
    charcoal,
    ("#4a4542", "#3d3936", "#575049"),
    outline_step=0.03,
    edge_roughness=0.0005,
    bevel_segments=3,
    **laid,
)
sand_sides = LEFT - 0.21, RIGHT + 0.21
ground("joint sand", *sand_sides, -2.2, HOUSE + 0.1, -0.0055, sand_material(), 0.025, 0.0006, 0.005)
edging = plain_material("edging", "#aaa397", 0.9, 0.18, 4, bump=0.003, bump_scale=160, streaks=0.3)
haunch = {"width": -0.08, "height": 0.012, "material": edging}
kerb_run((LEFT - 0.205, HOUSE), (LEFT - 0.205, -2.3), **haunch)
kerb_run((RIGHT + 0.205, -2.3), (RIGHT + 0.205, HOUSE), **haunch)

# A winter lawn, more straw than green, and a clipped hedge on the side of the sun.
winter_soil = soil_material("#6b573a")
ground("soil right", RIGHT + 0.28, 16, -4, 30, -0.02, winter_soil, 0.12, 0.008)
ground("soil left", -16, LEFT - 0.28, -4, 30, -0.015, soil_material(), 0.1, 0.010)
straw = leaf_material("straw", ("#7c7040", "#bfa86c", "#d8c694"), 0.35, 0.6)
green = leaf_material("green", ("#56602c", "#8b8a48", "#b8a468"), 0.35, 0.55)
lawn_area = (RIGHT + 0.30, 7.6, -1.4, 11.2)
near_camera = (1, -0.8, 3.0)
lawn("straw", *lawn_area, -0.02, 430, 0.05, near_camera, straw)
lawn("green", *lawn_area, -0.02, 150, 0.045, near_camera, green)
dry_leaves = dry_leaf_material(("#5b3a1c", "#b07c33", "#8a6a3a"))
litter("leaves on the lawn", dry_leaves, RIGHT + 0.4, 6, -0.6, 9, 170, 0.04, z=0.02)
hedge_leaf = leaf_material("hedge", ("#24391b", "#55733a", "#7d8f4c"), 0.35, 0.5)
hedge("hedge", hedge_leaf, (6.2, -1.5, 0), (7.0, 11.3, 1.15), 3800, 0.036)
hedge("hedge at the house", hedge_leaf, (2.75, 11.35, 0), (7.0, 12.0, 0.85), 4200, 0.034)

# The face-brick wall on the left takes the sun: piers, and a cope of bricks on edge.
wall_x = LEFT - 1.15
mortar = plain_material("mortar", "#b0a590", 0.95, 0.1)
brick_wall(-3.2, HOUSE, -0.3, WALL_HEIGHT, wall_x, "+x", colors=OLD_BRICK)
box("mortar", (wall_x - 0.24, -3.2, -0.4), (wall_x - 0.008, HOUSE, WALL_HEIGHT), mortar, 0)
on_edge = paver_material(
    "bricks on edge", speck=0.15, mottle=0.25, roughness=0.85, dirt_amount=0.3, stain=0.2
)
cope = [rectangle(wall_x - 0.27, y, 0.30, 0.085) for y in np.arange(-3.2, HOUSE, 0.088)]
pavers(
    "cope",
    cope,
    on_edge,
    OLD_BRICK,
    joint=0.010,
    bevel=0.004,
    depth=0.11,
    z=WALL_HEIGHT + 0.115,
    height_variation=0.0015,
    tilt=0.006,
    color_variation=0.1,
    bevel_segments=2,
)
low = (wall_x - 0.24, -3.2, WALL_HEIGHT - 0.01)
box("cope mortar", low, (wall_x, HOUSE, WALL_HEIGHT + 0.108), mortar, 0)
pier_top = WALL_HEIGHT + 0.12
pier_cap = plain_material("pier cap", "#b9b0a2", 0.88, 0.12, 4, 0.003, 90, streaks=0.2)
for y in (1.9, 6.6, 11.3):
    brick_wall(y - 0.23, y + 0.23, -0.3, pier_top, wall_x + 0.11, "+x", colors=OLD_BRICK)
    low = (wall_x - 0.2, y - 0.22, -0.4)
    box("pier", low, (wall_x + 0.102, y + 0.22, pier_top), mortar, 0)
    front = (wall_x - 0.12, wall_x + 0.104, -0.3, pier_top)
    brick_wall(*front, y - 0.23, colors=OLD_BRICK, thickness=0.1)
    low = (wall_x - 0.3, y - 0.29, pier_top)
    box("pier cap", low, (wall_x + 0.17, y + 0.29, pier_top + 0.07), pier_cap, 0.012)
strap_leaf = leaf_material("agapanthus", ("#2c4a1c", "#66852f", "#8d9a48"), 0.3, 0.4)
agapanthus = collection(
    "agapanthus",
    [
        blades(
            f"agapanthus {kind}",
            strap_leaf,
            30,
            0.42,
            0.030,
            arch=1.25,
            spread=0.07,
            segments=8,
            lean=(0.1, 0.6),
            fold=0.2,
            taper="strap",
        )
        for kind in range(4)
    ],
)
places = [
    (LEFT - 0.62 + random.normal(0, 0.06), y + random.normal(0, 0.07), -0.02)
    for y in np.arange(0.6, 11.8, 0.40)
]
scatter("bed", agapanthus, places, scales=random.uniform(0.75, 1.15, len(places)))
litter("leaves in the bed", dry_leaves, LEFT - 1.0, LEFT - 0.25, -0.8, 9, 110, 0.042, z=0.006)

# The house: face brick, a ribbed garage door, a steel window with small panes, a tiled roof.
garage_left, garage_right = -1.75, 1.25
window_opening = (2.9, 5.6, 0.95, 2.12)
brick_wall(
    wall_x - 0.2,
    8.6,
    -0.2,
    2.62,
    HOUSE,
    openings=((garage_left, garage_right, -0.3, 2.12), window_opening),
    colors=OLD_BRICK,
)
dark = plain_material("dark", "#1c1b1a", 0.8, 0.1)
door_steel = plain_material("garage door", "#8b7c62", 0.5, 0.05, 3, 0.0008, 60, streaks=0.12)
white = plain_material("white paint", "#e4dfd2", 0.5, 0.04)
fascia = plain_material("fascia", "#d9d2c2", 0.55, 0.05, streaks=0.10)
inner_left, inner_right = garage_left + 0.06, garage_right - 0.06
corrugated_sheet(
    "garage door", inner_left, inner_right, 0.03, 2.06, HOUSE + 0.13, door_steel, 0.11, 0.012
)
low = (garage_left, HOUSE + 0.17, -0.1)
box("garage", low, (garage_right, HOUSE + 0.2, 2.12), dark, 0)
for left, right, bottom in (
    (garage_left, garage_left + 0.07, 0),
    (garage_right - 0.07, garage_right, 0),
    (garage_left, garage_right, 2.05),
):
    box("garage frame", (left, HOUSE + 0.05, bottom), (right, HOUSE + 0.2, 2.12), white, 0.004)
for z in (0.06, 1.04, 2.0):
    low = (inner_left, HOUSE + 0.10, z)
    box("garage rail", low, (inner_right, HOUSE + 0.13, z + 0.05), door_steel, 0.003)
chrome = plain_material("chrome", "#8f8d88", 0.35, metallic=1)
box("handle", (-0.32, HOUSE + 0.08, 0.98), (-0.18, HOUSE + 0.12, 1.01), chrome, 0.004)
glass = mirror_glass_material("glass", (0.24, 0.28, 0.32), metallic=0.5)
window(*window_opening, HOUSE, white, glass, 4, 2, frame_width=0.04, depth=0.12)
box("dark room", (2.9, HOUSE + 0.2, 0.95), (5.6, HOUSE + 0.22, 2.12), dark, 0)
sill = pavers(
    "sill",
    [rectangle(x, 0, 0.098, 0.16) for x in np.arange(2.85, 5.6, 0.102)],
    on_edge,
    OLD_BRICK,
    joint=0.01,
    bevel=0.004,
    depth=0.08,
    color_variation=0.09,
    bevel_segments=1,
)
sill.location = (0, HOUSE - 0.05, 0.95)
box("wall plate", (wall_x - 0.5, HOUSE - 0.02, 2.58), (8.8, HOUSE + 0.3, 2.66), fascia, 0.004)
roof_tiles = plain_material("roof tiles", "#6a4a3e", 0.85, 0.22, 3, 0.003, 60)
eaves, roof_left = HOUSE - 0.62, wall_x - 0.6
tiled_slope(roof_left, 9.2, eaves, 2.60, HOUSE + 4.2, 4.35, roof_tiles)
box("fascia", (roof_left, eaves, 2.46), (9.2, HOUSE - 0.58, 2.64), fascia, 0.004)
box("soffit", (roof_left, HOUSE - 0.6, 2.56), (9.2, HOUSE + 0.1, 2.58), white, 0)
box("gutter", (roof_left, HOUSE - 0.74, 2.50), (9.2, eaves, 2.61), fascia, 0.03)
cylinder("downpipe", (2.2, HOUSE - 0.10, 0), 0.04, 2.5, fascia, 16)

# Trees behind, a jacaranda turning yellow at the side, and shade from trees out of sight.
behind = [(-7.5, 16), (-5, 19.5), (-0.5, 20), (4, 19.5), (9, 18), (12.5, 14), (-11, 13), (14, 9)]
background_trees(behind, height=8.5, spread=4.6, leaves=26000)
jacaranda(
    "jacaranda",
    (8.9, 8.2, 0),
    height=6.0,
    spread=3.6,
    flowers=9000,
    leaves=9000,
    flower_size=0.07,
    flower_material=leaf_material("yellow leaf", ("#5d6a30", "#a89a4c", "#c8ac58"), 0.45),
    foliage=leaf_material("jacaranda leaf", ("#4b6128", "#8a9a48"), 0.45),
    flatness=0.35,
)
shade_tree((-0.4, 2.6), **SUN, distance=10.5, leaves=5200, spread=3.2, height=5.4)
shade_tree((-1.2, 7.4), **SUN, distance=12, leaves=4000, spread=2.8, height=5.6)
litter("leaves on the drive", dry_leaves, LEFT + 0.1, RIGHT - 0.1, -0.9, 8, 75, 0.038, z=0.005)
# Behind the camera, for the window to mirror.
background_trees([(2, -14), (7, -17), (12, -15)], height=8, spread=4.8, leaves=9000)

camera((1.0, -2.15, 0.76), (-0.10, 6, 0.60), lens=31, f_stop=3.2, focus=(0.75, 0.9, 0))
render(
    key=0.30, bias=-0.2, bloom=0.03, tint=(1.02, 1, 0.97), saturation=0.86, denoise_strength=0.42
)
