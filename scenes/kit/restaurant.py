"""A restaurant's terrace: glazed doors to lit rooms, tables, lanterns, bulbs, a planter."""

import math

import bpy
import numpy as np

from kit.boxes import boxes
from kit.garden import color_like_a_paver, planted_pot
from kit.glass import lit_glass_material
from kit.lamps import downlight, glowing_material
from kit.materials import paver_material, plain_material, wood_material
from kit.plants import leaf_cloud, shrub_points
from kit.props import rope
from kit.scene import add_tube, box, cylinder, group, mesh, random, ring_faces
from kit.shading import linear_color

FACE_BRICK = ("#8f4d36", "#7f412e", "#9d5f45", "#6d3a2e")

LAMPLIGHT = (1, 0.66, 0.36)


class Restaurant:
    """What stands before and in a house whose front is at y = house; its materials."""

    def __init__(self, house):
        self.house = house
        self.steel = plain_material("dark steel", "#26272a", 0.4, 0.03, metallic=0.2)
        self.door_wood = wood_material("door", ("#4a2f1c", "#7c5231"), axis=2)
        self.stone = plain_material("stone", "#a89c88", 0.88, 0.1, 3, bump=0.003, bump_scale=90)
        self.ceiling = glowing_material("ceiling", (1.0, 0.62, 0.32), 0.40)
        self.room = lit_glass_material(
            "room", (1.0, 0.56, 0.26), 0.28, base=(0.05, 0.035, 0.02), z_high=2.6, bands=0.9
        )
        self.pendant = glowing_material("pendant", (1.0, 0.74, 0.44), 7)
        self.table_wood = wood_material("table", ("#6f4a2c", "#a67c50"), axis=0)
        self.frame_steel = plain_material("table frame", "#2d2f30", 0.38, 0.05, metallic=0.3)
        self.fixture = plain_material("fixture", "#2c2722", 0.4, 0.05, metallic=0.4)
        self.bulb = glowing_material("bulb", (1.0, 0.55, 0.22), 4.5)
        self.candle = glowing_material("candle", (1.0, 0.62, 0.28), 9)

    def glazed_door(self, x0, x1, top) -> None:
        """Set glazed doors into an opening, with a threshold, and a lit room with two pendants."""
        back = self.house + 2.4
        box("room back", (x0 - 0.8, back, 0), (x1 + 0.8, back + 0.05, 2.9), self.room, 0)
        box("room floor", (x0 - 0.8, self.house + 0.3, -0.05), (x1 + 0.8, back, 0), self.steel, 0)
        box(
            "room ceiling",
            (x0 - 0.8, self.house + 0.34, 2.7),
            (x1 + 0.8, back, 2.75),
            self.ceiling,
            0,
        )
        for x in (x0 - 0.8, x1 + 0.75):
            box("room side", (x, self.house + 0.34, 0), (x + 0.05, back, 2.7), self.room, 0)
        bars = []
        for index in range(4):
            x = x0 + index * (x1 - x0 - 0.06) / 3
            bars.append(((x, self.house + 0.14, 0), (x + 0.06, self.house + 0.2, top)))
        for z in (0, 0.62, 1.25, 1.86, top - 0.07):
            bars.append(((x0, self.house + 0.14, z), (x1, self.house + 0.2, z + 0.07)))
        boxes("door bars", bars, self.door_wood, 0.004)
        box(
            "door panel",
            (x0, self.house + 0.15, 0),
            (x1, self.house + 0.19, 0.64),
            self.door_wood,
            0.003,
        )
        box(
            "threshold",
            (x0 - 0.1, self.house - 0.32, 0),
            (x1 + 0.1, self.house + 0.3, 0.055),
            self.stone,
            0.008,
        )
        middle = (x0 + x1) / 2
        cords = []
        for x, y, z in (
            (middle - 0.35, self.house + 1.1, 1.95),
            (middle + 0.4, self.house + 1.6, 1.85),
        ):
            ball("pendant", (x, y, z), 0.10, self.pendant)
            cords.append(((x - 0.004, y - 0.002, z + 0.05), (x + 0.004, y + 0.002, 2.7)))
        boxes("pendant cords", cords, self.steel, 0)
        round_table(middle + 0.1, self.house + 1.3, self.steel, self.steel)

    def string_of_bulbs(self, start, end, sag) -> None:
        """Hang a wire with a bulb every half metre; sag: metres at its middle."""
        start, end = np.array(start), np.array(end)
        steps = int(np.linalg.norm(end - start) / 0.52) * 3
        share = np.linspace(0, 1, steps + 1)
        points = start + (end - start) * share[:, None]
        points[:, 2] -= sag * 4 * share * (1 - share)
        rope("wire", points, 0.006, self.fixture, 5)
        sockets = []
        for x, y, z in points[1:-1:3]:
            only_seen(ball("bulb", (x, y, z - 0.085), 0.028, self.bulb, 8))
            sockets.append(((x - 0.016, y - 0.016, z - 0.06), (x + 0.016, y + 0.016, z)))
        boxes("sockets", sockets, self.fixture, 0.004)

    def round_brick_planter(self, x, y, radius) -> None:
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
                color_like_a_paver(part, color * random.uniform(0.85, 1.15))
        body = plain_material("planter mortar", "#9a8f7d", 0.95, 0.1)
        cylinder("planter body", (x, y, 0), radius - 0.012, 0.44, body, 64)
        cylinder("planter coping", (x, y, 0.49), radius + 0.05, 0.055, self.stone, 72)
        soil = plain_material("planter soil", "#2e2117", 0.95, 0.3, 20, bump=0.01, bump_scale=60)
        cylinder("planter soil", (x, y, 0.50), radius - 0.2, 0.05, soil, 48)

    def lantern(self, x, y, z) -> None:
        """Set down a small lantern with a burning candle."""
        parts = [
            ((x - 0.045, y - 0.045, z), (x + 0.045, y + 0.045, z + 0.012)),
            ((x - 0.045, y - 0.045, z + 0.15), (x + 0.045, y + 0.045, z + 0.162)),
        ]
        for corner_x in (x - 0.04, x + 0.04):
            for corner_y in (y - 0.04, y + 0.04):
                low = (corner_x - 0.004, corner_y - 0.004, z + 0.01)
                parts.append((low, (corner_x + 0.004, corner_y + 0.004, z + 0.15)))
        boxes("lantern", parts, self.frame_steel, 0.001)
        only_seen(cylinder("candle", (x, y, z + 0.012), 0.016, 0.07, self.candle, 12))
        downlight(x, y, z + 0.12, 1.2, 0.04, (1, 0.6, 0.28))

    def setting(self, x, y, seats, lit=True) -> None:
        """Set down a table, chairs given as (angle, distance) from its middle, and a lantern."""
        round_table(x, y, self.table_wood, self.frame_steel)
        for angle, distance in seats:
            chair_x, chair_y = x + distance * math.sin(angle), y - distance * math.cos(angle)
            chair(chair_x, chair_y, angle + math.pi, self.table_wood, self.frame_steel)
        if lit:
            self.lantern(x, y, 0.74)

    def wall_lamp(self, x) -> None:
        """Hang a lamp on the wall that throws its light up and down."""
        glow = glowing_material("wall lamp", (1.0, 0.70, 0.38), 16)
        y = self.house - 0.10
        cylinder("wall lamp", (x, y, 1.92), 0.055, 0.22, self.fixture, 20)
        only_seen(cylinder("wall lamp below", (x, y, 1.915), 0.047, 0.005, glow, 20))
        only_seen(cylinder("wall lamp above", (x, y, 2.142), 0.047, 0.004, glow, 20))
        downlight(x, y - 0.04, 1.84, 22, 0.05, LAMPLIGHT)
        downlight(x, y - 0.04, 2.24, 14, 0.05, LAMPLIGHT)


def potted_olive(x, y, scale, radius, clay, bark, leaf) -> None:
    """Set down an olive in a clay pot; radius: of the pot, metres."""
    planted_pot(x, y, radius, 0.55, clay)
    vertices, faces = [], []
    stem_foot, stem_top = np.array([x, y, 0.4]), np.array([x + 0.03, y, 1.15 * scale])
    add_tube(vertices, faces, stem_foot, stem_top, 0.024, 0.016, 8)
    mesh("olive stem", np.array(vertices), faces, bark, smooth=True)
    crown = shrub_points(4200, 0.46 * scale, flatness=0.95) + [x + 0.03, y, 0.95 * scale]
    leaf_cloud("olive", leaf, crown, 0.055, aspect=0.25)


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
