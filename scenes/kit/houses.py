"""A house of the Highveld."""

import numpy as np

from kit.glass import clear_glass_material
from kit.lamps import downlight, glowing_material
from kit.materials import leaf_material, plain_material, wood_material
from kit.scene import box, cylinder, mesh
from kit.shading import Color
from kit.walls import (
    LEDGESTONE,
    brick_wall,
    ledgestone,
    slats,
    wall_with_openings,
    window,
)

# The blade wall is always clad to this height and sunk to the one wanted: a lower wall then
# draws the same random numbers, and everything after it stays as it was.
CLADDING_HEIGHT = 6.25


def highveld_house(
    y=13,
    x=0.0,
    lit=1.2,
    lights=True,
    stone=LEDGESTONE,
    wall_color: Color = "#e9e3d6",
    upper_color: Color = "#77736d",
) -> None:
    """Build a modern flat-roofed house with its front at y, facing -y, from x-4.3 to x+13.7.

    From the left: a garage with a timber door, a stone blade wall, the
    entrance, a glazed living wing ending in face brick; an upper storey behind. lit: brightness
    of the lamps. lights: whether the lamps light the walls: not by day. The windows mirror what
    stands behind the camera; rooms lie behind them.
    """
    house = _House(x, y, lit, wall_color, upper_color)
    house.furnish_rooms()
    house.build_garage()
    house.build_blade_wall(5.65, stone)
    house.build_entrance()
    house.build_living_wing()
    house.build_upper_storey()
    house.hang_lamps(lights)


def room(x0, x1, y0, y1, z0, z1, curtains=()) -> None:
    """Build the inside of a room that one sees through a window at y0.

    curtains: (x0, x1) spans where linen hangs behind the glass.
    """
    wall = plain_material("room wall", "#cfc5b4", 0.9, 0.05)
    floor = plain_material("room floor", "#6d4c33", 0.5, 0.15, 3)
    box("room back", (x0, y1, z0), (x1, y1 + 0.1, z1), wall, 0)
    box("room left", (x0 - 0.1, y0, z0), (x0, y1, z1), wall, 0)
    box("room right", (x1, y0, z0), (x1 + 0.1, y1, z1), wall, 0)
    box("room ceiling", (x0, y0, z1), (x1, y1, z1 + 0.05), wall, 0)
    box("room floor", (x0, y0, z0 - 0.05), (x1, y1, z0), floor, 0)
    picture = plain_material("room picture", "#4c5a63", 0.6, 0.6, 1.5)
    middle, level = (x0 + x1) / 2, (z0 + z1) / 2
    low = (middle - 0.5, y1 - 0.03, level - 0.25)
    box("room picture", low, (middle + 0.5, y1, level + 0.45), picture, 0.004)
    linen = leaf_material("linen", ("#d8d0c0", "#e4ddcf"), 0.35, 0.9)
    for left, right in curtains:
        x = np.linspace(left, right, 60)
        y = y0 + 0.16 + 0.045 * np.sin((x - left) * 46 + 0.8 * np.sin(x * 17))
        vertices = np.concatenate([np.c_[x, y, np.full(60, z)] for z in (z0 + 0.02, z1)])
        column = np.arange(59)
        faces = np.c_[column, column + 1, 61 + column, 60 + column]
        mesh("curtain", vertices, faces, linen, smooth=True)


def sofa(x, y, z=0.04) -> None:
    """Set down a sofa and a floor lamp in a room behind glass, its back to the garden."""
    cloth = plain_material("sofa", "#7d7466", 0.95, 0.08, 9)
    shade = plain_material("lamp shade", "#d9c9a6", 0.8, 0.05)
    steel = plain_material("lamp stand", "#26272a", 0.4, 0.03)
    box("sofa back", (x, y, z + 0.12), (x + 2.0, y + 0.22, z + 0.82), cloth, 0.06)
    box("sofa seat", (x, y + 0.15, z + 0.12), (x + 2.0, y + 0.95, z + 0.42), cloth, 0.06)
    for side in (x - 0.18, x + 1.98):
        box("sofa arm", (side, y, z + 0.1), (side + 0.2, y + 0.95, z + 0.6), cloth, 0.05)
    cylinder("lamp stand", (x + 2.6, y + 0.5, z), 0.015, 1.5, steel, 12)
    cylinder("lamp shade", (x + 2.6, y + 0.5, z + 1.4), 0.22, 0.3, shade, 28, 0.16)


class _House:
    """The parts of the house; x and y are where the garage begins to count."""

    def __init__(self, x, y, lit, wall_color, upper_color):
        self.x = x
        self.y = y
        self.lit = lit
        relief = {"bump": 0.0025, "bump_scale": 120}
        self.plaster = plain_material(
            "plaster", wall_color, 0.88, 0.045, 2.2, streaks=0.12, **relief
        )
        self.upper_plaster = plain_material(
            "upper plaster", upper_color, 0.88, 0.05, 2.2, streaks=0.10, **relief
        )
        self.dark = plain_material("dark trim", "#26272a", 0.45, 0.03)
        self.concrete = plain_material(
            "off-shutter concrete", "#b5b0a6", 0.82, 0.08, 3, bump=0.002, bump_scale=80, streaks=0.1
        )
        # So coarse a grain is still seen from the far end of the court.
        timber = {"grain_scale": 11, "board_contrast": 0.5, "roughness": 0.6}
        self.door_wood = wood_material("garage door", ("#4e2f1a", "#9a6a40"), 0, **timber)
        self.cladding = wood_material("cladding", ("#432816", "#8a5a34"), 2, **timber)
        self.glass = clear_glass_material("window glass", index=1.75)

    def furnish_rooms(self):
        x, y = self.x, self.y
        room(x - 1.5, x + 2.0, y + 2.05, y + 5.6, 3.4, 5.75, curtains=((-1.1, -0.5), (1.0, 1.6)))
        room(x + 3.4, x + 7.2, y + 2.0, y + 5.6, 3.4, 5.75, curtains=((4.7, 5.2), (6.3, 6.8)))
        left, right = x + 5.3, x + 10.2
        drawn = ((left + 0.1, left + 0.7), (left + 2.3, left + 2.6), (right - 0.8, right - 0.1))
        room(left, right, y - 0.1, y + 4.6, 0.04, 2.72, curtains=drawn)
        sofa(left + 1.7, y + 2.4)

    def build_garage(self):
        x, y = self.x, self.y
        left, right = x - 2.9, x + 1.75
        wall_with_openings(
            x - 3.8, x + 2.25, -0.4, 3.05, y, 0.3, self.plaster, [(left, right, -0.4, 2.3)]
        )
        # Grooves wide and deep enough to stay clean lines from the far end of the court.
        slats(left, right, 0.012, 2.3, y + 0.17, self.door_wood, 0.23, 0.016, bevel=0.006)
        box("garage door back", (left, y + 0.22, -0.4), (right, y + 0.26, 2.3), self.dark, 0)
        box("garage side", (x - 3.8, y + 0.3, -0.4), (x - 3.5, y + 6, 3.05), self.plaster, 0)
        for low, high in (
            ((left - 0.06, y + 0.02, 0), (left, y + 0.2, 2.36)),
            ((right, y + 0.02, 0), (right + 0.06, y + 0.2, 2.36)),
            ((left - 0.06, y + 0.02, 2.3), (right + 0.06, y + 0.2, 2.36)),
        ):
            box("garage frame", low, high, self.dark, 0.003)
        low, high = (x - 4.3, y - 0.85, 3.05), (x + 2.25, y + 6, 3.30)
        box("garage roof", low, high, self.concrete, 0.008)
        low, high = (x - 4.32, y - 0.87, 3.28), (x + 2.25, y + 6, 3.36)
        box("garage fascia", low, high, self.dark, 0.004)

    def build_blade_wall(self, height, stone):
        left, right = self.x + 2.25, self.x + 3.05
        front, back = self.y - 1.7, self.y + 3.2
        low, high = (left + 0.03, front + 0.03, -0.4), (right - 0.03, back, height)
        box("blade wall", low, high, self.concrete, 0)
        for start, end, position, face in (
            (left, right, front, "-y"),
            (-back, -front, left, "-x"),
            (front, back, right, "+x"),
        ):
            cladding = ledgestone(start, end, 0, CLADDING_HEIGHT, position, face, stone)
            cladding.location.z -= CLADDING_HEIGHT - height
        low, high = (left - 0.03, front - 0.03, height), (right + 0.03, back, height + 0.06)
        box("blade cope", low, high, self.dark, 0.004)

    def build_entrance(self):
        y = self.y
        left, right = self.x + 3.05, self.x + 5.3
        window(left, left + 0.7, 0.05, 2.75, y + 1.3, self.dark, self.glass, 1, 1, depth=0)
        slats(
            left + 0.74, left + 2.0, 0.03, 2.75, y + 1.28, self.cladding, pitch=0.14, vertical=True
        )
        brass = plain_material("brass", "#b58d4e", 0.3, metallic=1)
        low, high = (left + 0.85, y + 1.21, 0.7), (left + 0.88, y + 1.25, 1.9)
        box("door handle", low, high, brass, 0.01)
        box("entrance wall", (left, y + 1.36, 0), (right, y + 1.6, 3.0), self.plaster, 0)
        low, high = (left, y - 1.3, 0), (right + 0.3, y + 1.4, 0.14)
        box("entrance step", low, high, self.concrete, 0.01)

    def build_living_wing(self):
        x, y = self.x, self.y
        left, right = x + 5.3, x + 10.2
        box("living wall", (left - 0.3, y - 0.5, 0), (left, y + 1.5, 2.95), self.plaster, 0)
        window(left, right, 0.06, 2.7, y - 0.3, self.dark, self.glass, 4, 1, depth=0.12)
        box("living lintel", (left, y - 0.5, 2.7), (right, y, 2.95), self.plaster, 0)
        brick_wall(right, x + 13, 0, 2.95, y - 0.5)
        soffit = (x + 3.05, y - 1.9, 2.95), (x + 13.6, y + 5, 3.0)
        box("living soffit", *soffit, self.door_wood, 0)
        low, high = (x + 3.05, y - 1.95, 3.0), (x + 13.65, y + 5, 3.24)
        box("living roof", low, high, self.concrete, 0.008)
        low, high = (x + 3.05, y - 1.97, 3.22), (x + 13.67, y + 5, 3.3)
        box("living fascia", low, high, self.dark, 0.004)
        for column in (x + 5.15, x + 10.1):
            low, high = (column, y - 1.75, 0), (column + 0.13, y - 1.62, 2.95)
            box("column", low, high, self.dark, 0.004)

    def build_upper_storey(self):
        x, y = self.x, self.y
        opening = (x - 1.1, x + 1.6, 3.85, 5.45)
        wall_with_openings(x - 1.9, x + 2.25, 3.3, 6.0, y + 1.9, 0.3, self.upper_plaster, [opening])
        window(*opening, y + 1.95, self.dark, self.glass, 3, 1)
        low, high = (x - 1.9, y + 2.2, 3.3), (x - 1.6, y + 6, 6.0)
        box("upper side", low, high, self.upper_plaster, 0)
        opening = (x + 4.6, x + 6.9, 3.7, 5.6)
        wall_with_openings(x + 3.05, x + 7.4, 3.2, 6.0, y + 1.9, 0.1, self.upper_plaster, [opening])
        low, high = (x + 7.3, y + 1.95, 3.2), (x + 7.4, y + 6, 6.0)
        box("upper right side", low, high, self.upper_plaster, 0)
        slats(x + 3.05, x + 4.5, 3.3, 6.0, y + 1.84, self.cladding, 0.10, 0.02, vertical=True)
        window(x + 4.6, x + 6.9, 3.7, 5.6, y + 1.80, self.dark, self.glass, 2, 1, depth=0.02)
        low, high = (x - 2.5, y + 1.0, 6.0), (x + 8.0, y + 6.3, 6.2)
        box("upper roof", low, high, self.concrete, 0.008)
        low, high = (x - 2.53, y + 0.97, 6.18), (x + 8.03, y + 6.3, 6.27)
        box("upper fascia", low, high, self.dark, 0.004)

    def hang_lamps(self, lights):
        x, y, lit = self.x, self.y, self.lit
        glow = glowing_material("wall lamp", strength=lit * 14)
        beside_door = (x - 3.35, x + 2.02)
        for lamp_x in beside_door:
            low, high = (lamp_x - 0.05, y - 0.12, 1.75), (lamp_x + 0.05, y, 2.1)
            box("wall lamp", low, high, self.dark, 0.004)
            low, high = (lamp_x - 0.035, y - 0.105, 1.72), (lamp_x + 0.035, y - 0.02, 1.75)
            box("wall lamp glass", low, high, glow, 0)
        if lights:
            downlight(x + 4.1, y - 0.2, 2.75, lit * 30)
            downlight(x + 7.5, y - 1.2, 2.8, lit * 24)
            for lamp_x in beside_door:
                downlight(lamp_x, y - 0.1, 1.66, lit * 4, 0.03)


def tiled_house() -> None:
    """Build a plain house under a hipped roof of tiles, far away, from -13, 17.5 to -4.5, 24."""
    plaster = plain_material(
        "house plaster", "#cfb491", 0.88, 0.06, 2, bump=0.003, bump_scale=100, streaks=0.1
    )
    box("house", (-13, 17.5, 0), (-4.5, 24, 3.0), plaster, 0)
    tiles = plain_material("roof tiles", "#6d4a3c", 0.8, 0.12, 9, bump=0.01, bump_scale=30)
    corners = [
        (-13.6, 16.9, 3.0),
        (-3.9, 16.9, 3.0),
        (-3.9, 24.6, 3.0),
        (-13.6, 24.6, 3.0),
        (-10.5, 20.7, 4.9),
        (-7, 20.7, 4.9),
    ]
    mesh("roof", corners, [[0, 1, 5, 4], [1, 2, 5], [2, 3, 4, 5], [3, 0, 4]], tiles)
