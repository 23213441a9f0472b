"""A restaurant's terrace: a front with glazed doors and awnings, tables, bulbs, a planter."""

import math

import numpy as np

from kit.boxes import boxes
from kit.brickwork import bricks_on_edge
from kit.garden import color_like_a_paver, planted_pot
from kit.glass import clear_glass_material
from kit.grown import grown_tree, leaf_sprays, stand, trunk_bark_material
from kit.houses import room
from kit.lamps import glowing_material
from kit.materials import leaf_material, paver_material, plain_material, wood_material
from kit.props import lathe, rope
from kit.scene import add_tube, box, cylinder, grid_faces, group, mesh, random
from kit.shading import linear_color
from kit.walls import wall_with_openings

FACE_BRICK = ("#8f5640", "#7f4a37", "#9d684c", "#6f4536")
DOOR_TOP = 2.35


class Restaurant:
    """What stands before and in a house whose front is at y = house; its materials."""

    def __init__(self, house):
        self.house = house
        self.steel = plain_material("dark steel", "#26272a", 0.4, 0.03, metallic=0.2)
        self.door_wood = wood_material("door", ("#4a3020", "#73513a"), axis=2)
        self.stone = plain_material("stone", "#b3a68f", 0.88, 0.1, 3, bump=0.003, bump_scale=90)
        self.glass = clear_glass_material("door glass", 1.7)
        self.table_wood = wood_material("table", ("#7a5638", "#b08a60"), axis=0)
        self.frame_steel = plain_material("table frame", "#2d2f30", 0.42, 0.05, metallic=0.3)
        self.bulb = plain_material("bulb", "#e8dcc0", 0.15, 0.02, specular=0.6)
        self.china = plain_material("china", "#e9e4d8", 0.25, 0.02, specular=0.5)

    def front(self, left, right, top, plaster, doors) -> None:
        """Build the plastered front with a cope, glazed doors (x0, x1) and a room behind them."""
        openings = [(x0, x1, 0, DOOR_TOP) for x0, x1 in doors]
        wall_with_openings(left, right, -0.4, top, self.house, 0.34, plaster, openings)
        low, high = (left - 0.04, self.house - 0.06, top), (right, self.house + 0.4, top + 0.10)
        box("coping", low, high, self.stone, 0.01)
        linen = [(x0 + 0.1, x0 + 0.55) for x0, _ in doors]
        back = self.house + 4.6
        room(left + 0.1, right - 0.1, self.house + 0.36, back, 0, 2.8, curtains=linen)
        for x0, x1 in doors:
            self._glazed_door(x0, x1)

    def _glazed_door(self, x0, x1) -> None:
        """Hang three leaves of timber and glass over a threshold, two pendants behind them."""
        y = self.house + 0.12
        bars = [((x0, y - 0.02, DOOR_TOP - 0.07), (x1, y + 0.10, DOOR_TOP))]
        for x in (x0, x1 - 0.06):
            bars.append(((x, y - 0.02, 0), (x + 0.06, y + 0.10, DOOR_TOP)))
        width = (x1 - x0 - 0.12) / 3
        panels = []
        for leaf in range(3):
            left = x0 + 0.06 + leaf * width + 0.002
            right = left + width - 0.004
            bars += [
                ((side, y, 0.06), (side + 0.075, y + 0.05, DOOR_TOP - 0.07))
                for side in (left, right - 0.075)
            ]
            for bottom, height in ((0.06, 0.14), (0.62, 0.05), (1.42, 0.03), (2.19, 0.09)):
                low = (left + 0.07, y + 0.004, bottom)
                bars.append((low, (right - 0.07, y + 0.046, bottom + height)))
            panels.append(((left + 0.07, y + 0.016, 0.19), (right - 0.07, y + 0.034, 0.63)))
        boxes("door bars", bars, self.door_wood, 0.004)
        boxes("door panels", panels, self.door_wood, 0.003)
        low, high = (x0 + 0.08, y + 0.02, 0.65), (x1 - 0.08, y + 0.028, DOOR_TOP - 0.1)
        box("door glass", low, high, self.glass, 0)
        low, high = (x0 - 0.1, self.house - 0.30, -0.1), (x1 + 0.1, self.house + 0.36, 0.035)
        box("threshold", low, high, self.stone, 0.006)
        shade = glowing_material("pendant", (1.0, 0.70, 0.38), 1.4)
        for x, away in ((x0 + 0.7, 1.1), (x1 - 0.5, 1.7)):
            lathe(
                "pendant",
                [(0.03, 0.2), (0.16, 0.0), (0.15, 0.0)],
                self.steel,
                location=(x, self.house + away, 1.9),
            )
            cylinder("pendant glow", (x, self.house + away, 1.89), 0.11, 0.02, shade, 24)
            cylinder("pendant cord", (x, self.house + away, 2.1), 0.004, 0.7, self.steel, 6)

    def awning(self, x0, x1, z, reach=1.05, drop=0.42) -> None:
        """Stretch a striped canvas over a door: at z on the wall, drop metres lower at its edge."""
        stripes = round((x1 - x0) / 0.17)
        width = (x1 - x0) / stripes
        cream = leaf_material("canvas cream", ("#ded3ba", "#ded3ba"), 0.22, 0.9)
        green = leaf_material("canvas green", ("#39493c", "#39493c"), 0.16, 0.9)
        share = np.r_[np.linspace(0, 1, 9), 1, 1]
        for number in range(stripes):
            columns = []
            for across in np.linspace(0, 1, 7):
                y = self.house - reach * share
                level = z - drop * share - 0.03 * np.sin(np.pi * share)
                level[-2:] -= (0.08, 0.15 + 0.035 * math.sin(math.pi * across))
                x = np.full(len(y), x0 + (number + across) * width)
                columns.append(np.c_[x, y, level])
            cloth = green if number % 2 else cream
            mesh("canvas", np.concatenate(columns), grid_faces(7, len(share)), cloth, smooth=False)
        edge = self.house - reach
        arms = [((x0, edge, z - drop), (x1, edge, z - drop))]
        arms += [((x, self.house, z - drop), (x, edge, z - drop - 0.01)) for x in (x0, x1)]
        for start, end in arms:
            rope("awning arm", (start, end), 0.014, self.steel, 10)
        low, high = (x0 - 0.02, self.house - 0.09, z - 0.04), (x1 + 0.02, self.house, z + 0.07)
        box("awning box", low, high, self.steel, 0.02)

    def string_of_bulbs(self, start, end, sag) -> None:
        """Hang a wire with a bulb every half metre; sag: metres at its middle."""
        start, end = np.array(start), np.array(end)
        steps = int(np.linalg.norm(end - start) / 0.52) * 3
        share = np.linspace(0, 1, steps + 1)
        points = start + (end - start) * share[:, None]
        points[:, 2] -= sag * 4 * share * (1 - share)
        rope("wire", points, 0.005, self.steel, 6)
        sockets = []
        drop = [(0, -0.125), (0.018, -0.12), (0.030, -0.10), (0.026, -0.08), (0.014, -0.05)]
        for x, y, z in points[1:-1:3]:
            lathe("bulb", drop, self.bulb, 16, (x, y, z))
            sockets.append(((x - 0.016, y - 0.016, z - 0.06), (x + 0.016, y + 0.016, z)))
        boxes("sockets", sockets, self.steel, 0.006)

    def round_brick_planter(self, x, y, radius) -> None:
        """Build five courses of brick headers in a ring under a cope of bricks, with soil."""
        brick = paver_material(
            "planter brick", speck=0.15, mottle=0.25, roughness=0.85, dirt_amount=0.2, stain=0.2
        )
        on_edge = bricks_on_edge()
        rings = [(course * 0.085, 27, 0.5 * (course % 2), 0.0, 0.074) for course in range(5)]
        rings.append((5 * 0.085, 62, 0.0, 0.035, 0.10))
        for bottom, count, turn, out, height in rings:
            outer = radius + out
            width = 2 * math.pi * outer / count - 0.010
            for index in range(count):
                angle = 2 * math.pi * (index + turn) / count
                cope = out > 0
                low = (-width / 2, -0.24 if cope else -0.11, bottom + 0.003)
                high = (width / 2, 0, bottom + height)
                part = box("planter brick", low, high, on_edge if cope else brick, 0.004)
                part.location = (x + outer * math.cos(angle), y + outer * math.sin(angle), 0)
                part.rotation_euler = (0, 0, angle + 1.5 * math.pi)
                color = np.array(linear_color(FACE_BRICK[random.integers(0, 4)]))
                color_like_a_paver(part, color * random.uniform(0.85, 1.15))
        body = plain_material("planter mortar", "#a3988a", 0.95, 0.1)
        lathe(
            "planter body",
            [
                (radius - 0.012, -0.1),
                (radius - 0.012, 0.515),
                (radius - 0.19, 0.515),
                (radius - 0.19, 0.3),
            ],
            body,
            location=(x, y, 0),
        )
        soil = plain_material("planter soil", "#3a2a1c", 0.95, 0.3, 20, bump=0.01, bump_scale=60)
        cylinder("planter soil", (x, y, 0.40), radius - 0.16, 0.05, soil, 48)

    def setting(self, x, y, seats, cups=()) -> None:
        """Set down a table, chairs given as (angle, distance) from its middle, cups as (x, y)."""
        round_table(x, y, self.table_wood, self.frame_steel)
        for angle, distance in seats:
            chair_x, chair_y = x + distance * math.sin(angle), y - distance * math.cos(angle)
            chair(chair_x, chair_y, angle + math.pi, self.table_wood, self.frame_steel)
        for across, along in cups:
            place = (x + across, y + along, 0.74)
            saucer = [(0.028, 0), (0.030, 0.002), (0.072, 0.012), (0.070, 0.015), (0.03, 0.006)]
            cup = [
                (0.022, 0.006),
                (0.026, 0.010),
                (0.040, 0.040),
                (0.042, 0.068),
                (0.039, 0.068),
                (0.036, 0.04),
                (0.02, 0.02),
            ]
            lathe("saucer", saucer, self.china, 40, place)
            lathe("cup", cup, self.china, 40, place)

    def wall_lamp(self, x) -> None:
        """Hang a lantern of steel and milk glass on the wall; by day it is not lit."""
        y = self.house - 0.11
        cylinder("wall lamp glass", (x, y, 1.90), 0.055, 0.20, self.bulb, 28)
        for z in (1.87, 2.10):
            cylinder("wall lamp cap", (x, y, z), 0.065, 0.03, self.steel, 28)
        low, high = (x - 0.04, y, 2.10), (x + 0.04, self.house, 2.13)
        box("wall lamp arm", low, high, self.steel, 0.004)
        low, high = (x - 0.05, self.house - 0.015, 2.0), (x + 0.05, self.house, 2.2)
        box("wall lamp plate", low, high, self.steel, 0.004)


def potted_olives(places, clay) -> None:
    """Set down young olives in clay pots, given as (x, y, radius of the pot, scale of the tree)."""
    leaf = leaf_material("olive leaf", ("#4a573a", "#93a07c", "#b9c2a2"), 0.35, 0.45)
    twigs = leaf_sprays("olive", leaf, 8, 0.20, 0.052, 30, 0.22, 0.12, spread=0.42)
    bark = trunk_bark_material("#5d5044", "#85786a", "olive bark", 0.2)
    for number, (x, y, radius, scale) in enumerate(places):
        shape = dict(trunk=0.55, trunk_radius=0.028, reach=260, twigs=330, lean=(0.05, -0.03))
        tree = grown_tree(f"olive {number}", 31 + number, twigs, bark, 1.7, 0.5, **shape)
        planted_pot(x, y, radius, radius * 1.9, clay)
        stand(tree, x, y, radius * 1.6, number * 1.9, scale)


def round_table(x, y, wood, frame) -> None:
    """Set down a round cafe table for two or three on one leg."""
    radius, height = 0.38, 0.74
    top = [
        (0.05, height - 0.03),
        (radius - 0.006, height - 0.03),
        (radius, height - 0.024),
        (radius, height - 0.006),
        (radius - 0.005, height),
        (0, height),
    ]
    lathe("table top", top, wood, location=(x, y, 0))
    cylinder("table rim", (x, y, height - 0.045), radius - 0.03, 0.015, frame, 48)
    cylinder("table leg", (x, y, 0.03), 0.032, height - 0.07, frame, 24)
    foot = [(0.22, 0), (0.22, 0.01), (0.20, 0.022), (0.05, 0.034), (0.03, 0.06)]
    lathe("table foot", foot, frame, location=(x, y, 0))


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
