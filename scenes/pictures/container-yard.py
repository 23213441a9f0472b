"""Container yard: thick grey blocks in 45-degree herringbone, and an iron drain in the foreground.

Herringbone at 45 degrees to the traffic is what carries lorries: turning wheels cannot shove it.
"""

import math

import numpy as np

from kit.boxes import boxes
from kit.camera import camera
from kit.containers import HEIGHT, WIDTH, container, painted_steel_material
from kit.drains import channel_drain
from kit.finish import render
from kit.grown import grove, grown_tree, leaf_sprays, trunk_bark_material
from kit.handling import pallet_truck
from kit.laying import load_pallet
from kit.life import traffic_cone
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import area, herringbone, rectangle, within
from kit.paving import ground, pavers, pavers_by_distance
from kit.plants import litter
from kit.scene import random, reset

LEFT, RIGHT, FRONT, BACK = -12, 12, -2.3, 21
DRAIN_FRONT, DRAIN_BACK = 1.70, 2.16
COURSE = 0.1
BLOCK = 0.2
ROW = 13.5
ACROSS = math.pi / 2

reset(211)
sky(17, -118, sun_size=1.0, dust=1.4)

# Paving: two fields of herringbone, each closed with a course along the drain.
concrete_block = paver_material(
    "heavy-duty block",
    speck=0.24,
    mottle=0.18,
    grit=1.2,
    roughness=0.84,
    aggregate=0.28,
    efflorescence=0.10,
    stain=0.22,
    dirt_amount=0.34,
    dirt_color="#7d705a",
    tyre_tracks=(-0.6, 1.35, 3.6, 5.5),
)
grays = ("#7f7b76", "#6f6c68", "#8b867f", "#625f5c", "#918a80")
shares = (3, 3, 2.5, 1.5, 1)
laid = {
    "joint": 0.0038,
    "bevel": 0.0058,
    "height_variation": 0.0013,
    "tilt": 0.005,
    "color_variation": 0.07,
    "edge_width": 0.010,
    "settlement": 0.005,
}
close = {"outline_step": 0.022, "edge_roughness": 0.0006, "corner_radius": 0.003}


def is_close(block) -> bool:
    """Tell whether a block is close enough to the camera to need chipped edges."""
    x, y = block.mean(0)
    return y < 5.4 and abs(x) < 5.2


blocks = herringbone(LEFT, RIGHT, FRONT, BACK, BLOCK, 45)
field = within(blocks, LEFT, RIGHT, FRONT, DRAIN_FRONT - COURSE)
field += within(blocks, LEFT, RIGHT, DRAIN_BACK + COURSE, BACK)
field = [block for block in field if abs(area(block)) > 0.0022]
pavers_by_distance("blocks", field, is_close, concrete_block, grays, shares, near=close, **laid)
courses = [
    rectangle(x, y, BLOCK, COURSE)
    for y in (DRAIN_FRONT - COURSE, DRAIN_BACK)
    for x in np.arange(-8, 9, BLOCK)
]
pavers("courses at the drain", courses, concrete_block, grays, shares, **laid, **close)
for start, end in ((FRONT, DRAIN_FRONT + 0.01), (DRAIN_BACK - 0.01, BACK)):
    joint_sand = sand_material("#8a7657")
    ground("joint sand", LEFT, RIGHT, start, end, -0.0055, joint_sand, 0.04, 0.0006, 0.005)


channel_drain(-8, 9, DRAIN_FRONT, DRAIN_BACK)

# Containers: a row across the yard, a stack nearer on the right, and one out of the picture on
# the sunny side, whose straight shadow crosses the paving.
rust = painted_steel_material("rust red", "#70301f", shift=3.1)
old_rust = painted_steel_material("old rust red", "#5e2018", rust=0.8, shift=9.4)
blue = painted_steel_material("blue", "#183f66", rust=0.5, shift=17.7)
pale_blue = painted_steel_material("pale blue", "#234a6c", rust=0.7, shift=27.7)
gray = painted_steel_material("grey", "#757a77", rust=0.55, shift=41.0)
green = painted_steel_material("green", "#34493c", rust=0.6, shift=33.0)
container(-7.6, ROW, 0, 0, blue)
container(-7.55, ROW + 0.03, HEIGHT, 0, rust)
container(-1.45, ROW + 0.1, 0, 0, old_rust)
for index, (lower, upper) in enumerate(((gray, old_rust), (rust, blue), (pale_blue, green))):
    x = 4.75 + WIDTH + index * (WIDTH + 0.10)
    container(x, ROW - 1.2, 0, ACROSS, lower)
    container(x + 0.02, ROW - 1.15, HEIGHT, ACROSS, upper)
container(4.35 + WIDTH, 6.1, 0, ACROSS, blue)
container(4.38 + WIDTH, 6.13, HEIGHT, ACROSS, rust)
container(-8.6, -0.6, 0, 0.9 * ACROSS, gray)

# Behind: bare earth and blue gums; dunnage in front of the row.
earth = soil_material("#8a6f4d")
ground("earth behind", -70, 60, BACK, 90, -0.03, earth, resolution=2)
ground("earth left", -70, LEFT, -6, BACK, -0.02, earth, resolution=1)
ground("earth right", RIGHT, 60, -6, BACK, -0.02, earth, resolution=1)
gum_leaf = leaf_material("gum leaves", ("#48583c", "#85946a", "#938d5e"), 0.4)
gum_twig = {"length": 0.7, "leaf": 0.13, "leaves": 56, "width": 0.28, "droop": 0.7}
sprays = leaf_sprays("gum sprays", gum_leaf, **gum_twig)
gum_bark = trunk_bark_material("#8b7d6a", "#c4b7a2", "gum bark", 0.4)
gums = [
    grown_tree(f"gum {n}", n, sprays, gum_bark, 10.5, 3.2, 3.6, 0.2, reach=460, twigs=1900)
    for n in (21, 22, 23)
]
grove(gums, [(-2.5, 31), (3.0, 36), (6.5, 30), (-8, 33), (1.0, 45), (11, 34)], seed=3)
timber = wood_material("dunnage", ("#6d5238", "#a98a62"), axis=0, roughness=0.85)
beams = []
for index in range(9):
    y, z = ROW - 1.15 + index % 3 * 0.22, index // 3 * 0.105
    left, right = 2.9 + random.normal(0, 0.03), 4.5 + random.normal(0, 0.05)
    beams.append(((left, y, z), (right, y + 0.15, z + 0.1)))
boxes("dunnage", beams, timber, 0.006)
leaves = dry_leaf_material()
litter("leaves", leaves, -3.5, 4, -0.7, 6, count=26, size=0.035, z=0.005)

# Blocks left over on their pallet, the truck that brought it, two cones by the stack.
load_pallet(2.05, 5.75, 0.18, concrete_block, grays, shares)
pallet_truck(1.72, 6.02, 0.18)
traffic_cone(4.3, 5.6, 0.3)
traffic_cone(0.7, 12.3, 0.9)

view = {"lens": 31, "f_stop": 4.5, "focus": (-0.3, 1.7, 0), "shift_y": -0.054}
camera((-0.9, -1.9, 1.1), (1.0, 7, 0.62), **view)
render(key=0.31, bias=-0.15, bloom=0.03, denoise_strength=0.42, tint=(1.01, 1, 0.98))
