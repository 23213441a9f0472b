"""Restaurant terrace at blue hour: warm clay pavers in basket weave, tables, a tree, lamps."""

import math

import bpy
import numpy as np

from kit.boxes import boxes
from kit.camera import camera
from kit.finish import render
from kit.flowering import place
from kit.garden import planted_pot
from kit.glass import lit_glass_material
from kit.lamps import downlight, glowing_material
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    wood_material,
)
from kit.patterns import basket_weave, rectangle, within
from kit.paving import ground, pavers
from kit.plants import blades, leaf_cloud, litter, shrub_points, tree
from kit.props import rope
from kit.scene import add_tube, box, cylinder, group, link, mesh, random, reset, ring_faces
from kit.shading import linear_color
from kit.skies import dusk_sky
from kit.trees import background_trees
from kit.walls import brick_wall, wall_with_openings

LEFT, RIGHT, FRONT, HOUSE = -4.7, 6.2, -2.0, 8.6
TREE_X, TREE_Y, PLANTER = 2.55, 5.7, 0.98
BRICK = 0.222
BORDER = 0.21
LAMPLIGHT = (1, 0.66, 0.36)
FACE_BRICK = ("#8f4d36", "#7f412e", "#9d5f45", "#6d3a2e")

reset(257)
dusk_sky(0.36)

# Paving: basket weave with a soldier course along the walls, left open for the tree's planter.
clay = paver_material(
    "clay",
    speck=0.20,
    mottle=0.24,
    grit=1.5,
    roughness=0.62,
    efflorescence=0.10,
    stain=0.22,
    dirt_amount=0.45,
    dirt_color="#8f7a58",
    specular=0.5,
    wet=0.24,
)
clay_colors = ("#a4593a", "#934c33", "#b0694a", "#7f4130", "#b5744f")
shares = (3, 3, 2.5, 1.3, 1.2)
laid = {
    "joint": 0.006,
    "bevel": 0.004,
    "height_variation": 0.0015,
    "tilt": 0.006,
    "color_variation": 0.09,
    "edge_width": 0.012,
    "settlement": 0.004,
}


def in_planter(paver) -> bool:
    """Tell whether a paver would lie in the round planter."""
    x, y = paver.mean(0)
    return math.hypot(x - TREE_X, y - TREE_Y) < PLANTER - 0.02


x0, y1 = LEFT + BORDER, HOUSE - BORDER
terrace = within(basket_weave(x0, RIGHT, FRONT, y1, BRICK), x0, RIGHT, FRONT, y1)
terrace = [paver for paver in terrace if not in_planter(paver)]
near = [paver for paver in terrace if paver[:, 1].mean() < 4.2]
far = [paver for paver in terrace if paver[:, 1].mean() >= 4.2]
chipped = {"outline_step": 0.02, "edge_roughness": 0.0009, "corner_radius": 0.003}
pavers("near terrace", near, clay, clay_colors, shares, **laid, **chipped)
pavers("far terrace", far, clay, clay_colors, shares, bevel_segments=1, **laid)
border = [rectangle(x, y1, 0.104, BORDER) for x in np.arange(LEFT, RIGHT, 0.106)]
border += [rectangle(LEFT, y, BORDER, 0.104) for y in np.arange(FRONT, y1 - 0.01, 0.106)]
pavers(
    "border",
    border,
    clay,
    clay_colors,
    shares,
    joint=0.006,
    bevel=0.004,
    bevel_segments=1,
    color_variation=0.09,
)
ground(
    "joint sand",
    LEFT,
    RIGHT,
    FRONT - 0.1,
    HOUSE,
    -0.006,
    sand_material(),
    resolution=0.03,
    amplitude=0.0006,
    settlement=0.004,
)

# The house: lime plaster with three glazed doors, warm rooms behind them.
plaster = plain_material(
    "lime plaster", "#d9c7a8", 0.9, 0.07, 1.8, bump=0.004, bump_scale=60, streaks=0.16
)
steel = plain_material("dark steel", "#26272a", 0.4, 0.03, metallic=0.2)
door_wood = wood_material("door", ("#4a2f1c", "#7c5231"), axis=2)
stone = plain_material("stone", "#a89c88", 0.88, 0.1, 3, bump=0.003, bump_scale=90)
ceiling = glowing_material("ceiling", (1.0, 0.62, 0.32), 0.40)
room = lit_glass_material(
    "room", (1.0, 0.56, 0.26), 0.28, base=(0.05, 0.035, 0.02), z_high=2.6, bands=0.9
)
pendant = glowing_material("pendant", (1.0, 0.74, 0.44), 7)
table_wood = wood_material("table", ("#6f4a2c", "#a67c50"), axis=0)
frame_steel = plain_material("table frame", "#2d2f30", 0.38, 0.05, metallic=0.3)
openings = [(-3.7, -1.8, 0, 2.45), (-0.5, 1.4, 0, 2.45), (4.0, 5.9, 0, 2.45)]


def ball(name, center, radius, material, rings=12) -> bpy.types.Object:
    """Return a ball: a lamp's globe."""
    around = np.linspace(0, 2 * np.pi, 2 * rings, endpoint=False)
    vertices = []
    for angle in np.linspace(0, np.pi, rings + 1):
        width = radius * math.sin(angle)
        level = np.full(len(around), center[2] + radius * math.cos(angle))
        x, y = center[0] + width * np.cos(around), center[1] + width * np.sin(around)
        vertices.append(np.c_[x, y, level])
    faces = ring_faces(rings + 1, 2 * rings)
    return mesh(name, np.concatenate(vertices), faces, material, smooth=True)


def only_seen(thing) -> bpy.types.Object:
    """Keep a small glowing thing from lighting others, which would only add noise."""
    thing.visible_diffuse = False
    thing.visible_shadow = False
    thing.visible_transmission = False
    return thing


def round_table(x, y, wood, frame) -> None:
    """Set down a round cafe table for two or three on one leg."""
    radius, height = 0.38, 0.74
    cylinder("table top", (x, y, height - 0.03), radius, 0.03, wood, 48)
    cylinder("table rim", (x, y, height - 0.045), radius - 0.02, 0.015, frame, 48)
    cylinder("table leg", (x, y, 0.03), 0.032, height - 0.07, frame, 20)
    cylinder("table foot", (x, y, 0), 0.22, 0.03, frame, 40, 0.19)


def glazed_door(x0, x1, top) -> None:
    """Set glazed doors into an opening, with a threshold, and a lit room with two pendants."""
    back = HOUSE + 2.4
    box("room back", (x0 - 0.8, back, 0), (x1 + 0.8, back + 0.05, 2.9), room, 0)
    box("room floor", (x0 - 0.8, HOUSE + 0.3, -0.05), (x1 + 0.8, back, 0), steel, 0)
    box("room ceiling", (x0 - 0.8, HOUSE + 0.34, 2.7), (x1 + 0.8, back, 2.75), ceiling, 0)
    for x in (x0 - 0.8, x1 + 0.75):
        box("room side", (x, HOUSE + 0.34, 0), (x + 0.05, back, 2.7), room, 0)
    bars = []
    for index in range(4):
        x = x0 + index * (x1 - x0 - 0.06) / 3
        bars.append(((x, HOUSE + 0.14, 0), (x + 0.06, HOUSE + 0.2, top)))
    for z in (0, 0.62, 1.25, 1.86, top - 0.07):
        bars.append(((x0, HOUSE + 0.14, z), (x1, HOUSE + 0.2, z + 0.07)))
    boxes("door bars", bars, door_wood, 0.004)
    box("door panel", (x0, HOUSE + 0.15, 0), (x1, HOUSE + 0.19, 0.64), door_wood, 0.003)
    box("threshold", (x0 - 0.1, HOUSE - 0.32, 0), (x1 + 0.1, HOUSE + 0.3, 0.055), stone, 0.008)
    middle = (x0 + x1) / 2
    cords = []
    for x, y, z in ((middle - 0.35, HOUSE + 1.1, 1.95), (middle + 0.4, HOUSE + 1.6, 1.85)):
        ball("pendant", (x, y, z), 0.10, pendant)
        cords.append(((x - 0.004, y - 0.002, z + 0.05), (x + 0.004, y + 0.002, 2.7)))
    boxes("pendant cords", cords, steel, 0)
    round_table(middle + 0.1, HOUSE + 1.3, steel, steel)


wall_with_openings(LEFT - 0.3, RIGHT + 3, -0.4, 3.75, HOUSE, 0.34, plaster, openings)
box("coping", (LEFT - 0.3, HOUSE - 0.06, 3.75), (RIGHT + 3, HOUSE + 0.4, 3.86), stone, 0.01)
for x0, x1, _, top in openings:
    glazed_door(x0, x1, top)

# The garden wall of face brick on the left with a creeper, a plaster wall on the right.
brick_wall(-3, HOUSE, 0, 2.6, LEFT, "+x", colors=FACE_BRICK)
mortar = plain_material("mortar", "#b3a998", 0.95, 0.1)
box("garden wall", (LEFT - 0.25, -3, -0.4), (LEFT - 0.012, HOUSE, 2.6), mortar, 0)
box("garden wall coping", (LEFT - 0.3, -3, 2.6), (LEFT + 0.05, HOUSE, 2.68), stone, 0.008)
box("right wall", (RIGHT, -3, -0.4), (RIGHT + 0.3, HOUSE, 3.2), plaster, 0)
count = 9000
y = random.uniform(3.2, HOUSE, count)
hang = 0.5 + 0.5 * np.sin(y * 1.7 + 0.6) + 0.25 * np.sin(y * 4.3)
z = 2.75 - random.random(count) ** 1.6 * (1.1 + 1.5 * np.clip(hang, 0, 1))
x = LEFT + 0.02 + random.random(count) * 0.10 + 0.10 * (z > 2.5)
creeper = leaf_material("creeper", ("#24391a", "#5c7a34", "#8a4a2a"), 0.35, 0.5)
leaf_cloud("creeper", creeper, np.c_[x, y, z], 0.075, upward=-0.4, aspect=0.8)

# Lamps: on the wall, throwing light up and down, and strung to the tree.
fixture = plain_material("fixture", "#2c2722", 0.4, 0.05, metallic=0.4)
wall_glow = glowing_material("wall lamp", (1.0, 0.70, 0.38), 16)
for x in (-4.25, -1.15, 2.05, 3.35):
    y = HOUSE - 0.10
    cylinder("wall lamp", (x, y, 1.92), 0.055, 0.22, fixture, 20)
    only_seen(cylinder("wall lamp below", (x, y, 1.915), 0.047, 0.005, wall_glow, 20))
    only_seen(cylinder("wall lamp above", (x, y, 2.142), 0.047, 0.004, wall_glow, 20))
    downlight(x, y - 0.04, 1.84, 22, 0.05, LAMPLIGHT)
    downlight(x, y - 0.04, 2.24, 14, 0.05, LAMPLIGHT)
bulb = glowing_material("bulb", (1.0, 0.55, 0.22), 4.5)


def string_of_bulbs(start, end, sag) -> None:
    """Hang a wire with a bulb every half metre from start to end; sag: metres at the middle."""
    start, end = np.array(start), np.array(end)
    steps = int(np.linalg.norm(end - start) / 0.52) * 3
    share = np.linspace(0, 1, steps + 1)
    points = start + (end - start) * share[:, None]
    points[:, 2] -= sag * 4 * share * (1 - share)
    rope("wire", points, 0.006, fixture, 5)
    sockets = []
    for x, y, z in points[1:-1:3]:
        only_seen(ball("bulb", (x, y, z - 0.085), 0.028, bulb, 8))
        sockets.append(((x - 0.016, y - 0.016, z - 0.06), (x + 0.016, y + 0.016, z)))
    boxes("sockets", sockets, fixture, 0.004)


string_of_bulbs((LEFT + 0.02, 1.2, 2.62), (TREE_X, TREE_Y, 3.05), 0.42)
string_of_bulbs((LEFT + 0.02, 5.4, 2.62), (TREE_X, TREE_Y, 3.1), 0.40)
string_of_bulbs((TREE_X, TREE_Y, 3.1), (RIGHT, 2.0, 3.0), 0.32)
string_of_bulbs((TREE_X, TREE_Y, 3.05), (-0.2, HOUSE, 3.3), 0.28)


def soft_light(location, rotation, size, watts, color) -> None:
    """Hang a large soft light that is not seen itself: what many small bulbs give together."""
    light = bpy.data.lights.new("soft light", "AREA")
    light.energy = watts
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.color = color
    thing = link(bpy.data.objects.new("soft light", light))
    thing.location = location
    thing.rotation_euler = rotation
    thing.visible_camera = False
    thing.visible_glossy = False


soft_light((-1.2, 3.6, 2.75), (0, 0, 0.3), (5.2, 0.5), 28, (1, 0.68, 0.38))
soft_light((4.2, 4.0, 2.8), (0, 0, -0.4), (3.0, 0.4), 12, (1, 0.68, 0.38))
from_doors = (math.radians(-78), 0, 0)
soft_light((-0.2, HOUSE + 0.1, 1.3), from_doors, (7, 1.6), 14, (1, 0.64, 0.34))


# The tree in its round planter of face brick, lit from below.
def round_brick_planter(x, y, radius) -> None:
    """Build six courses of brick headers in a ring with a stone coping and soil."""
    brick = paver_material(
        "planter brick", speck=0.15, mottle=0.25, roughness=0.85, dirt_amount=0.2, stain=0.2
    )
    count, course_height = 27, 0.082
    width = 2 * math.pi * radius / count - 0.011
    for course in range(6):
        bottom = course * course_height
        for index in range(count):
            angle = 2 * math.pi * (index + 0.5 * (course % 2)) / count
            low = (-width / 2, -0.11, bottom + 0.003)
            part = box("planter brick", low, (width / 2, 0, bottom + 0.074), brick, 0.004)
            part.location = (x + radius * math.cos(angle), y + radius * math.sin(angle), 0)
            part.rotation_euler = (0, 0, angle + 1.5 * math.pi)
            color = np.array(linear_color(FACE_BRICK[random.integers(0, 4)]))
            color_as_paver(part, color * random.uniform(0.85, 1.15))
    body = plain_material("planter mortar", "#9a8f7d", 0.95, 0.1)
    cylinder("planter body", (x, y, 0), radius - 0.012, 0.44, body, 64)
    cylinder("planter coping", (x, y, 0.49), radius + 0.05, 0.055, stone, 72)
    soil = plain_material("planter soil", "#2e2117", 0.95, 0.3, 20, bump=0.01, bump_scale=60)
    cylinder("planter soil", (x, y, 0.50), radius - 0.2, 0.05, soil, 48)


def color_as_paver(thing, color) -> None:
    """Give a box the vertex attributes that paver materials read."""
    count = len(thing.data.vertices)
    values = {
        "paver_color": ("FLOAT_COLOR", "color", np.tile(np.r_[color, 1], (count, 1))),
        "paver_random": ("FLOAT", "value", np.full(count, random.random())),
        "paver_edge": ("FLOAT", "value", np.zeros(count)),
    }
    for name, (kind, field, array) in values.items():
        attribute = thing.data.attributes.new(name, kind, "POINT")
        attribute.data.foreach_set(field, array.astype(np.float32).ravel())


round_brick_planter(TREE_X, TREE_Y, PLANTER)
bark = plain_material("bark", "#5a4a3c", 0.9, 0.3, 10, bump=0.015, bump_scale=30)
tree(
    "terrace tree",
    leaf_material("terrace tree leaf", ("#2f4a20", "#6c8a3c"), 0.42),
    bark,
    height=5.4,
    spread=3.8,
    leaf_size=0.08,
    leaves=75000,
    location=(TREE_X, TREE_Y, 0.45),
    trunk_radius=0.15,
    trunk_share=0.27,
    flatness=0.25,
)
for angle in (3.6, 5.2):
    x, y = TREE_X + 0.62 * math.cos(angle), TREE_Y + 0.62 * math.sin(angle)
    downlight(x, y, 0.66, 17, 0.06, (1, 0.72, 0.44))
strap_leaf = leaf_material("strap leaf", ("#3d5a2a", "#7d9448"), 0.4, 0.5)
clump = blades(
    "clump",
    strap_leaf,
    60,
    0.42,
    0.02,
    arch=1.2,
    spread=0.06,
    lean=(0.1, 0.9),
    fold=0.2,
    taper="strap",
)
for index in range(9):
    angle = index * 0.7 + 0.2
    x, y = TREE_X + 0.6 * math.cos(angle), TREE_Y + 0.6 * math.sin(angle)
    place(clump, x, y, 0.54, random.uniform(0.7, 1.0))


# Tables, chairs and lanterns; olives in clay pots.
def chair(x, y, angle, wood, frame) -> None:
    """Set down a slatted cafe chair; at angle 0 (radians) one sits facing -y."""
    slats = [
        ((-0.20, -0.21 + index * 0.072, 0.435), (0.20, -0.15 + index * 0.072, 0.455))
        for index in range(6)
    ]
    for index in range(3):
        front, bottom = 0.205 + 0.012 * index, 0.60 + index * 0.085
        slats.append(((-0.20, front, bottom), (0.20, front + 0.017, bottom + 0.062)))
    bars = [
        ((-0.205, -0.20, 0.41), (0.205, -0.18, 0.435)),
        ((-0.205, 0.19, 0.41), (0.205, 0.21, 0.435)),
    ]
    for side in (-0.205, 0.183):
        bars.append(((side, -0.20, 0), (side + 0.022, -0.178, 0.435)))
        bars.append(((side, -0.20, 0.41), (side + 0.022, 0.21, 0.435)))
    vertices, faces = [], []
    for side in (-0.194, 0.194):
        foot, seat, top = (side, 0.235, 0), (side, 0.20, 0.44), (side, 0.245, 0.86)
        for start, end in ((foot, seat), (seat, top)):
            add_tube(vertices, faces, np.array(start), np.array(end), 0.011, 0.011, 8)
    back_legs = mesh("chair back legs", np.array(vertices), faces, frame, smooth=True)
    parts = [boxes("chair slats", slats, wood, 0.004), boxes("chair frame", bars, frame)]
    group(parts + [back_legs], (x, y, 0), angle)


candle = glowing_material("candle", (1.0, 0.62, 0.28), 9)


def lantern(x, y, z) -> None:
    """Set down a small lantern with a burning candle."""
    parts = [
        ((x - 0.045, y - 0.045, z), (x + 0.045, y + 0.045, z + 0.012)),
        ((x - 0.045, y - 0.045, z + 0.15), (x + 0.045, y + 0.045, z + 0.162)),
    ]
    for corner_x in (x - 0.04, x + 0.04):
        for corner_y in (y - 0.04, y + 0.04):
            low = (corner_x - 0.004, corner_y - 0.004, z + 0.01)
            parts.append((low, (corner_x + 0.004, corner_y + 0.004, z + 0.15)))
    boxes("lantern", parts, frame_steel, 0.001)
    only_seen(cylinder("candle", (x, y, z + 0.012), 0.016, 0.07, candle, 12))
    downlight(x, y, z + 0.12, 1.2, 0.04, (1, 0.6, 0.28))


def setting(x, y, seats, lit=True) -> None:
    """Set down a table with chairs, given as (angle, distance) from its middle, and a lantern."""
    round_table(x, y, table_wood, frame_steel)
    for angle, distance in seats:
        chair_x, chair_y = x + distance * math.sin(angle), y - distance * math.cos(angle)
        chair(chair_x, chair_y, angle + math.pi, table_wood, frame_steel)
    if lit:
        lantern(x, y, 0.74)


setting(-2.35, 4.5, ((-0.5, 0.62), (2.4, 0.66), (1.1, 0.64)))
setting(-0.15, 6.6, ((0.3, 0.62), (-1.3, 0.64)))
setting(-3.3, 7.0, ((0.9, 0.62), (-0.9, 0.66)), lit=False)
setting(4.7, 6.9, ((-0.6, 0.64), (0.9, 0.62)))
terracotta = plain_material("terracotta", "#a4654a", 0.82, 0.16, 5, bump=0.002, bump_scale=60)
olive_leaf = leaf_material("olive leaf", ("#46543a", "#8d9a78"), 0.35, 0.5)
for x, y, scale, radius in (
    (-1.15, 8.05, 1.0, 0.27),
    (2.0, 8.15, 0.95, 0.27),
    (-4.2, 3.0, 1.1, 0.3),
    (5.6, 3.7, 1.05, 0.3),
):
    planted_pot(x, y, radius, 0.55, terracotta)
    vertices, faces = [], []
    stem_foot, stem_top = np.array([x, y, 0.4]), np.array([x + 0.03, y, 1.15 * scale])
    add_tube(vertices, faces, stem_foot, stem_top, 0.024, 0.016, 8)
    mesh("olive stem", np.array(vertices), faces, bark, smooth=True)
    crown = shrub_points(4200, 0.46 * scale, flatness=0.95) + [x + 0.03, y, 0.95 * scale]
    leaf_cloud("olive", olive_leaf, crown, 0.055, aspect=0.25)
behind = [(-9, 15), (-3, 17), (3.5, 16), (9, 14), (-8, 9)]
background_trees(behind, height=7.5, spread=4, leaves=16000)
litter("leaves", dry_leaf_material(), -3.5, 5, -0.7, 6, count=40, size=0.034, z=0.005)

camera((0.15, -1.45, 0.76), (-0.05, 7, 0.62), lens=29, f_stop=2.8, focus=(0.1, 1.05, 0))
render(key=0.27, bias=-0.55, bloom=0.035)
