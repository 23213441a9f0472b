"""Container yard: thick grey blocks in 45-degree herringbone, and an iron drain in the foreground.

Herringbone at 45 degrees to the traffic is what carries lorries: turning wheels cannot shove it.
"""

import math

import numpy as np

from kit.boxes import boxes
from kit.camera import camera
from kit.containers import HEIGHT, WIDTH, container, painted_steel_material
from kit.finish import render
from kit.life import traffic_cone
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import area, herringbone, rectangle, within
from kit.paving import ground, pavers, pavers_by_distance
from kit.plants import litter
from kit.scene import box, corrugated_sheet, random, reset
from kit.trees import background_trees

LEFT, RIGHT, FRONT, BACK = -12, 12, -2.3, 21
DRAIN_FRONT, DRAIN_BACK = 0.66, 1.12
DRAIN_EDGE = 0.085
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
    stain=0.34,
    dirt_amount=0.42,
    dirt_color="#786950",
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
    return y < 4.2 and abs(x) < 4.6


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


# The drain: concrete edges, an iron grating in sections of half a metre, silt below.
def grating_section(x, y0, y1, z) -> list:
    """Return the bars of one section of grating from x on, between y0 and y1, its top at z."""
    length, frame, bar, pitch, depth = 0.5, 0.022, 0.011, 0.026, 0.028
    left, right, end = x + 0.002, x + length - 0.002, frame * 0.8
    middle = (y0 + y1) / 2
    bottom = z - depth
    bars = [
        ((left, y0, bottom), (right, y0 + frame, z)),
        ((left, y1 - frame, bottom), (right, y1, z)),
        ((left + 0.02, middle - 0.008, bottom), (right - 0.02, middle + 0.008, z - 0.001)),
        ((left, y0 + frame, bottom), (left + end, y1 - frame, z)),
        ((right - end, y0 + frame, bottom), (right, y1 - frame, z)),
    ]
    for place in np.arange(left + end + 0.015, right - end - 0.012, pitch):
        low = (place, y0 + frame - 0.003, bottom)
        bars.append((low, (place + bar, y1 - frame + 0.003, z - 0.001)))
    return bars


edge_concrete = plain_material("drain edge", "#9b958a", 0.9, 0.2, 5, bump=0.0022, bump_scale=160)
for x in np.arange(-8, 9, 1.0):
    for start, end in (
        (DRAIN_FRONT + 0.004, DRAIN_FRONT + DRAIN_EDGE),
        (DRAIN_BACK - DRAIN_EDGE, DRAIN_BACK - 0.004),
    ):
        low = (x + 0.003, start, -0.25)
        box(
            "drain edge",
            low,
            (x + 0.997, end, -0.001 + random.normal(0, 0.001)),
            edge_concrete,
            0.008,
        )
iron = plain_material(
    "iron", "#37332f", 0.55, 0.35, 14, bump=0.0006, bump_scale=220, metallic=0.55, specular=0.5
)
grating_front, grating_back = DRAIN_FRONT + DRAIN_EDGE + 0.002, DRAIN_BACK - DRAIN_EDGE - 0.002
bars = []
for x in np.arange(-8, 9, 0.5):
    level = -0.004 + random.normal(0, 0.0012)
    bars += grating_section(x, grating_front, grating_back, level)
boxes("grating", bars, iron, 0.0028)
silt = plain_material("silt", "#3c3024", 0.95, 0.4, 12, bump=0.02, bump_scale=40)
box("silt", (-8, DRAIN_FRONT + 0.08, -0.4), (9, DRAIN_BACK - 0.08, -0.11), silt, 0)

# Containers: a row across the yard, a stack nearer on the right, and one out of the picture on
# the sunny side, whose straight shadow crosses the paving.
rust = painted_steel_material("rust red", "#70301f", shift=3.1)
old_rust = painted_steel_material("old rust red", "#5e2018", rust=0.8, shift=9.4)
blue = painted_steel_material("blue", "#183f66", rust=0.5, shift=17.7)
pale_blue = painted_steel_material("pale blue", "#234a6c", rust=0.7, shift=27.7)
gray = painted_steel_material("grey", "#757a77", rust=0.55, shift=41.0)
green = painted_steel_material("green", "#34493c", rust=0.6, shift=33.0)
container(-7.6, ROW, 0, 0, blue, "KARU 204817 3")
container(-7.55, ROW + 0.03, HEIGHT, 0, rust, "VLDU 330652 9")
container(-1.45, ROW + 0.1, 0, 0, old_rust, "HGVU 118430 6")
container(-1.5, ROW + 0.06, HEIGHT, 0, pale_blue, "KARU 207395 1")
for index, (lower, upper) in enumerate(((gray, old_rust), (rust, blue), (pale_blue, green))):
    x = 4.75 + WIDTH + index * (WIDTH + 0.10)
    container(x, ROW - 1.2, 0, ACROSS, lower)
    container(x + 0.02, ROW - 1.15, HEIGHT, ACROSS, upper)
container(4.35 + WIDTH, 6.1, 0, ACROSS, blue, "KARU 209061 4")
container(4.38 + WIDTH, 6.13, HEIGHT, ACROSS, rust, "VLDU 331208 7")
container(-8.6, -0.6, 0, 0.9 * ACROSS, gray)

# Behind: a shed, a palisade fence, gum trees; dunnage in front of the row.
shed = plain_material("shed", "#b9bdbd", 0.5, 0.06, 1.5, metallic=0.3, streaks=0.15)
corrugated_sheet("shed", -46, -9, 0, 7.5, 34, shed, pitch=0.26, amplitude=0.03)
roof = plain_material("shed roof", "#171413", 0.9, 0.2)
box("shed roof", (-47, 33.6, 7.4), (-8, 60, 7.8), roof, 0)
earth = soil_material("#8a6f4d")
ground("earth behind", -70, 60, BACK, 90, -0.03, earth, resolution=2)
ground("earth left", -70, LEFT, -6, BACK, -0.02, earth, resolution=1)
ground("earth right", RIGHT, 60, -6, BACK, -0.02, earth, resolution=1)
background_trees(
    [(-16, 27), (-11, 29), (-21, 30), (-6, 33), (-27, 26), (2, 31), (10, 30), (18, 28)],
    height=9,
    spread=3.6,
    leaves=24000,
    foliage=leaf_material("gum leaves", ("#3d4f34", "#75855a"), 0.4),
    trunk_share=0.3,
)
galvanized = plain_material("fence", "#8f9492", 0.5, 0.1, 3, metallic=0.5)
fence = [((x, 24, 0), (x + 0.06, 24.03, 2.1)) for x in np.arange(-24, -6, 0.17)]
fence += [((-24, 24.03, z), (-6, 24.07, z + 0.05)) for z in (0.4, 1.7)]
boxes("fence", fence, galvanized, 0)
timber = wood_material("dunnage", ("#6d5238", "#a98a62"), axis=0, roughness=0.85)
beams = []
for index in range(9):
    y, z = ROW - 1.15 + index % 3 * 0.22, index // 3 * 0.105
    left, right = 2.9 + random.normal(0, 0.03), 4.5 + random.normal(0, 0.05)
    beams.append(((left, y, z), (right, y + 0.15, z + 0.1)))
boxes("dunnage", beams, timber, 0.006)
leaves = dry_leaf_material()
litter("leaves", leaves, -3.5, 4, -0.7, 6, count=26, size=0.035, z=0.005)

# Two cones by the stack.
traffic_cone(4.0, 5.7, 0.3)
traffic_cone(3.2, 10.6, 0.9)

camera((-0.9, -1.55, 0.66), (1.0, 7, 0.14), lens=31, f_stop=4.0, focus=(-0.4, 0.95, 0))
render(key=0.31, bias=-0.2, bloom=0.03, denoise_strength=0.45, tint=(1.02, 1, 0.97))
