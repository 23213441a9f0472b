"""Office forecourt: large pale pavers in running bond, divided into fields by charcoal bands.

The glass shows what stands behind the camera: a line of trees under the sky.
"""

import numpy as np

from kit.boxes import boxes
from kit.camera import camera
from kit.finish import render
from kit.garden import bench, planter_box
from kit.glass import mirror_glass_material
from kit.lamps import downlight, glowing_material
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
from kit.patterns import rectangle, running_bond, within
from kit.paving import ground, pavers
from kit.plants import grass_tufts, hedge, litter, tree
from kit.scene import box, cylinder, random, reset, scatter
from kit.street import bollard
from kit.trees import background_trees, shade_tree
from kit.walls import wall_with_openings

SUN = {"elevation": 30, "azimuth": -132}
LEFT, RIGHT, FRONT = -11, 13, -2.2
FACADE = 20.5
MIDDLE = 1.9  # of the approach and the entrance
FIELD = 3.6  # from band to band
BAND = 0.3

reset(241)
sky(**SUN, sun_size=0.8, dust=0.7)

# Paving: pale fields of 600 x 300 between bands of three charcoal courses, both ways.
pale = paver_material(
    "pale paver",
    speck=0.15,
    mottle=0.16,
    grit=1.1,
    roughness=0.78,
    efflorescence=0.05,
    stain=0.20,
    dirt_amount=0.40,
    dirt_color="#8b7a5a",
    aggregate=0.16,
)
pale_colors = ("#c6bdab", "#baae9b", "#cfc6b4", "#b1a694", "#c9bda6")
charcoal = paver_material(
    "charcoal paver",
    speck=0.24,
    mottle=0.18,
    grit=1.1,
    roughness=0.80,
    efflorescence=0.07,
    stain=0.18,
    dirt_amount=0.45,
    aggregate=0.10,
)
charcoal_colors = ("#4b4846", "#3f3d3c", "#575350", "#454240")

bands_x = [MIDDLE - BAND / 2 + FIELD * (index - 0.5) for index in range(-4, 5)]
bands_x = [x for x in bands_x if LEFT < x < RIGHT]
bands_y = [1.3 + FIELD * index for index in range(-1, 6)]
bands_y = [y for y in bands_y if FRONT < y < FACADE]
spans_x = list(zip([LEFT] + [x + BAND for x in bands_x], bands_x + [RIGHT]))
spans_y = list(zip([FRONT] + [y + BAND for y in bands_y], bands_y + [FACADE]))
fields = []
for x0, x1 in spans_x:
    for y0, y1 in spans_y:
        fields += within(running_bond(x0, x1, y0, y1, 0.6, 0.3), x0, x1, y0, y1)
bands = []
for x in bands_x:
    for course in range(3):
        start = FRONT + 0.1 * (course % 2)
        bands += [rectangle(x + 0.1 * course, y, 0.1, 0.2) for y in np.arange(start, FACADE, 0.2)]
for y in bands_y:
    for x0, x1 in spans_x:
        for course in range(3):
            start, row = x0 - 0.1 * (course % 2), y + 0.1 * course
            courses = [rectangle(x, row, 0.2, 0.1) for x in np.arange(start, x1, 0.2)]
            bands += within(courses, x0, x1, y, y + BAND)


def by_distance(polygons) -> tuple[list, list]:
    """Divide polygons into those near the camera and the others."""
    near = [polygon for polygon in polygons if polygon[:, 1].mean() < 5]
    far = [polygon for polygon in polygons if polygon[:, 1].mean() >= 5]
    return near, far


pale_laid = {
    "joint": 0.006,
    "bevel": 0.005,
    "tilt": 0.0026,
    "edge_width": 0.016,
    "height_variation": 0.0012,
    "color_variation": 0.055,
    "settlement": 0.004,
}
charcoal_laid = {**pale_laid, "joint": 0.0045, "tilt": 0.004, "edge_width": 0.014}
near, far = by_distance(fields)
chipped = {"edge_roughness": 0.0005, "bevel_segments": 3}
rounded = {"outline_step": 0.035, "corner_radius": 0.003}
pavers("near fields", near, pale, pale_colors, **pale_laid, **chipped, **rounded)
pavers("far fields", far, pale, pale_colors, bevel_segments=1, **pale_laid)
near, far = by_distance(bands)
pavers(
    "near bands", near, charcoal, charcoal_colors, outline_step=0.025, **charcoal_laid, **chipped
)
pavers("far bands", far, charcoal, charcoal_colors, bevel_segments=1, **charcoal_laid)
ground(
    "joint sand",
    LEFT,
    RIGHT,
    FRONT,
    FACADE,
    -0.006,
    sand_material("#a3906f"),
    resolution=0.04,
    amplitude=0.0006,
    settlement=0.004,
)
soil = soil_material("#4a3725")
ground("soil left", -40, LEFT, -6, 40, -0.02, soil, resolution=0.6)
ground("soil right", RIGHT, 40, -6, 40, -0.02, soil, resolution=0.6)
court = plain_material("court behind the camera", "#a69c8b", 0.9, 0.1)
ground("court behind the camera", -60, 70, -60, FRONT, -0.02, court, resolution=2)

# The building: a wing of glass in a plaster frame, the entrance, a plaster wing with slots.
white_plaster = plain_material(
    "white plaster", "#ded6c7", 0.88, 0.05, 2.2, bump=0.0025, bump_scale=120, streaks=0.13
)
warm_plaster = plain_material(
    "warm plaster", "#9c8d7b", 0.9, 0.06, 1.6, bump=0.004, bump_scale=70, streaks=0.14
)
charcoal_steel = plain_material("charcoal steel", "#26272a", 0.4, 0.03, metallic=0.2)
bronze = plain_material("bronze frame", "#4c4b49", 0.38, 0.04, metallic=0.6)
glass = mirror_glass_material("glass", tint=(0.30, 0.36, 0.40), roughness=0.015, metallic=0.88)


def panes(x0, x1, z0, z1, y, count, tilt=0.003) -> None:
    """Glaze a rectangle; every pane leans its own way, so that the reflection breaks."""
    width = (x1 - x0) / count
    half = (z1 - z0) / 2
    for index in range(count):
        low, high = (-width / 2 + 0.02, 0, -half), (width / 2 - 0.02, 0.03, half)
        pane = box("pane", low, high, glass, 0)
        pane.location = (x0 + (index + 0.5) * width, y, (z0 + z1) / 2)
        pane.rotation_euler = (random.normal(0, tilt * 0.8), 0, random.normal(0, tilt))


def glass_wing(x0, x1) -> None:
    """Build two glazed floors between x0 and x1, set back in a frame that shades them."""
    front, back = FACADE - 1.0, FACADE + 1
    box("frame left", (x0 - 0.5, front, -0.4), (x0, back, 7.0), white_plaster, 0.012)
    box("frame right", (x1, front, -0.4), (x1 + 0.5, back, 7.0), white_plaster, 0.012)
    box("frame top", (x0 - 0.5, front, 7.0), (x1 + 0.5, back, 7.52), white_plaster, 0.012)
    box("floor edge", (x0, FACADE - 0.75, 3.42), (x1, FACADE + 0.3, 3.86), white_plaster, 0.01)
    count = 6
    bay = (x1 - x0) / count
    for bottom, top in ((0.25, 3.42), (3.86, 7.0)):
        panes(x0, x1, bottom, top, FACADE, count)
    bars = []
    for index in range(count + 1):
        x = x0 + index * bay
        for bottom, top in ((0.2, 3.45), (3.84, 7.02)):
            bars.append(((x - 0.03, FACADE - 0.14, bottom), (x + 0.03, FACADE + 0.03, top)))
    for z in (0.2, 2.55, 3.36, 3.86, 6.1, 6.95):
        bars.append(((x0, FACADE - 0.07, z), (x1, FACADE + 0.03, z + 0.055)))
    boxes("mullions", bars, bronze, 0.004)
    plinth = plain_material("plinth", "#5a5753", 0.75, 0.08)
    box("plinth", (x0, FACADE - 0.2, -0.3), (x1, FACADE + 0.3, 0.2), plinth, 0.01)
    fins = []
    for index in range(9, 18):
        x = x0 + (index + 0.5) * bay / 3
        fins.append(((x - 0.02, FACADE - 0.62, 3.9), (x + 0.02, FACADE - 0.42, 6.98)))
    boxes("fins", fins, wood_material("fins", ("#5b3d26", "#93683f"), axis=2), 0.004)
    box("body left", (x0 - 0.5, FACADE + 0.9, 0), (x1 + 0.6, FACADE + 12, 7.3), white_plaster, 0)


def entrance(x0, x1) -> None:
    """Build the recessed glass over two floors, and the canopy with its timber soffit."""
    pane = FACADE + 1.2
    panes(x0, x1, 0.08, 2.62, pane, 4, 0.002)
    panes(x0, x1, 2.72, 6.6, pane, 4)
    bars = []
    for index in range(5):
        x = x0 + index * (x1 - x0) / 4
        bars.append(((x - 0.03, pane - 0.15, 0), (x + 0.03, pane + 0.02, 6.7)))
    for z in (0.02, 2.62, 4.6, 6.55):
        bars.append(((x0, pane - 0.12, z), (x1, pane + 0.02, z + 0.07)))
    door = MIDDLE + 0.55
    for x in (door - 0.19, door + 0.15):
        bars.append(((x, pane - 0.22, 0.9), (x + 0.04, pane - 0.16, 1.7)))
    boxes("entrance frame", bars, charcoal_steel, 0.004)
    box("reveal", (x1, FACADE - 0.2, -0.4), (x1 + 0.01, FACADE + 2, 7), warm_plaster, 0)
    box("lintel", (x0 - 0.1, FACADE + 0.2, 6.65), (x1 + 0.1, FACADE + 2, 7.5), white_plaster, 0.01)
    low, high = (x0 - 0.5, FACADE - 3.2, 2.95), (x1 + 0.9, FACADE + 1.1, 3.22)
    box("canopy", low, high, charcoal_steel, 0.01)
    boards = []
    for index in range(30):
        y = FACADE - 3.16 + index * 0.14
        boards.append(((x0 - 0.46, y, 2.925), (x1 + 0.86, y + 0.128, 2.95)))
    boxes("soffit", boards, wood_material("soffit", ("#6a4526", "#a5733f"), axis=0), 0.003)
    for x in (x0 - 0.25, x1 + 0.6):
        cylinder("canopy post", (x, FACADE - 2.9, -0.1), 0.085, 3.06, charcoal_steel, 24)
    lamp = glowing_material("lamp", (1, 0.78, 0.52), 10)
    for x in (MIDDLE - 0.6, MIDDLE + 0.6, MIDDLE + 1.8):
        cylinder("lamp", (x, FACADE - 1.2, 2.905), 0.06, 0.02, lamp, 16)
        downlight(x, FACADE - 1.2, 2.8, 10)


def slotted_wing(x0, x1) -> None:
    """Build the plaster wing with five tall windows set deep into the wall."""
    lefts = [x0 + 1.1 + index * 1.75 for index in range(5)]
    slots = [(left, left + 0.62, 0.9, 6.4) for left in lefts]
    wall_with_openings(x0, x1, -0.4, 8.3, FACADE - 0.2, 0.55, warm_plaster, slots)
    box("coping", (x0 - 0.05, FACADE - 0.26, 8.3), (x1, FACADE + 0.5, 8.38), charcoal_steel, 0.005)
    low, high = (x0 - 0.02, FACADE - 0.2, -0.4), (x0 + 0.02, FACADE + 4, 8.3)
    box("side", low, high, warm_plaster, 0)
    for left, right, bottom, top in slots:
        panes(left, right, bottom, top, FACADE + 0.12, 1)
        bars = [
            ((left, FACADE + 0.04, z), (right, FACADE + 0.14, z + 0.05))
            for z in (bottom, 3.4, 3.9, top - 0.05)
        ]
        bars.append(((left, FACADE + 0.04, 3.42), (right, FACADE + 0.10, 3.92)))
        boxes("slot frame", bars, charcoal_steel, 0.003)
        low = (left - 0.03, FACADE - 0.23, bottom - 0.05)
        box("sill", low, (right + 0.03, FACADE + 0.2, bottom), white_plaster, 0.004)
    box("body right", (x0, FACADE + 0.7, 0), (x1, FACADE + 12, 8.2), warm_plaster, 0)


glass_wing(-10.4, MIDDLE - 2.0)
entrance(MIDDLE - 1.5, MIDDLE + 2.6)
slotted_wing(MIDDLE + 2.6, 15.5)

# Planters with clipped hedges, grasses and fever trees, green-barked.
concrete = plain_material(
    "off-shutter concrete", "#8f8a82", 0.85, 0.12, 2.2, bump=0.003, bump_scale=90, streaks=0.22
)
clipped = leaf_material("clipped hedge", ("#2a3d24", "#6b8050"), 0.35, 0.5)
fever_bark = plain_material("fever tree bark", "#9a9a52", 0.75, 0.25, 6, bump=0.006, bump_scale=30)
fever_leaf = leaf_material("fever tree leaf", ("#415a22", "#7f9244"), 0.42)
grasses = grass_tufts(("#52652f", "#93984f", "#c0b274"), count=120, length=0.6, kinds=3)


def planter(x0, x1, y0, y1, trees) -> None:
    """Build a planter with a row of grass, a clipped hedge and trees given as (x, y, scale)."""
    height = 0.52
    planter_box(x0, x1, y0, y1, height, concrete)
    low, high = (x0 + 0.12, y0 + 0.45, height - 0.08), (x1 - 0.12, y1 - 0.12, height + 0.32)
    hedge("planter hedge", clipped, low, high, 4200, 0.035)
    count = int((x1 - x0) / 0.2)
    points = [
        (
            x0 + 0.2 + (x1 - x0 - 0.4) * (index + 0.5) / count + random.normal(0, 0.03),
            y0 + 0.26 + random.normal(0, 0.04),
            height - 0.08,
        )
        for index in range(count)
    ]
    scatter("planter grass", grasses, points, scales=random.uniform(0.6, 0.95, count))
    for x, y, scale in trees:
        tree(
            "fever tree",
            fever_leaf,
            fever_bark,
            height=5.6 * scale,
            spread=3.0 * scale,
            leaf_size=0.07,
            leaves=30000,
            location=(x, y, height - 0.1),
            trunk_radius=0.085,
            trunk_share=0.36,
            flatness=0.38,
        )


planter(-6.6, -2.0, 7.6, 9.0, [(-3.0, 8.4, 1.0), (-5.4, 8.4, 1.05)])
planter(5.6, 9.6, 9.4, 10.8, [(6.7, 10.2, 1.0), (8.9, 10.2, 0.9)])
planter(-6.6, -2.0, 14.4, 15.6, [(-2.9, 15, 0.95)])
planter(6.4, 10.4, 15.4, 16.6, [(9.6, 16, 1.05)])
bench(6.05, 7.9, length=1.8, back=False)
for x in (MIDDLE - 1.95, MIDDLE + 1.95):
    bollard(x, 12.2, 0.75, 0.06, charcoal_steel)

# Trees to be reflected, trees and hedges that close the view, dappled shade, a few leaves.
reflected = [(-22, -17), (-15, -21), (-9, -16), (-3, -20), (3, -17), (8, -22), (14, -18)]
reflected += [(20, -21), (27, -17)]
background_trees(reflected, height=8.5, spread=4.4, leaves=26000)
behind = [(-17, 33), (-10, 36), (-4, 34), (2, 36), (20, 30), (-20, 24), (18, 34)]
background_trees(behind, height=10.5, spread=4.6, leaves=22000)
hedge("hedge left", clipped, (-15, 5, 0), (LEFT - 0.3, 24, 1.6), 900, 0.07)
hedge("hedge right", clipped, (RIGHT + 0.3, 5, 0), (17, 24, 1.6), 900, 0.07)
shade_tree((-2.3, 4.6), **SUN, distance=12, spread=3.0, leaf_size=0.085, leaves=5200)
litter("leaves", dry_leaf_material(), -4, 6, -0.6, 7, count=34, size=0.03, z=0.004)

camera((0.55, -1.65, 0.80), (1.05, 8, 0.42), lens=29, f_stop=3.2, focus=(0.7, 1.0, 0))
render(key=0.31, bias=-0.25, bloom=0.025, denoise_strength=0.45, tint=(1.03, 1, 0.96))
