"""A row of shops after closing time: lit rooms behind glass, a canopy with a timber soffit."""

import numpy as np

from kit.glass import clear_glass_material
from kit.lamps import downlight, glowing_material
from kit.materials import dark_metal_material, leaf_material, plain_material, wood_material
from kit.plants import leaf_cloud, shrub_points
from kit.scene import box, cylinder, random
from kit.shading import Color

# From one shop to the next, and the height of its rooms.
SHOP_WIDTH = 4.8
CEILING = 2.9

GOODS = "#a4654a", "#d8cdb8", "#6f7d63", "#4a3524", "#b08658", "#7c8790", "#e6ddcc", "#57402f"


class Shops:
    """Shops whose front is at y = front, and the materials they share."""

    def __init__(self, front):
        self.front = front
        self.dark = dark_metal_material("#26272a")
        self.plaster = plain_material(
            "plaster", "#cfc4b3", 0.85, 0.05, 2.2, bump=0.002, bump_scale=120
        )
        self.room = plain_material("room", "#9a8468", 0.9, 0.06, 1.2)
        self.timber = plain_material("timber", "#5a4029", 0.6, 0.2, 8)
        self.glass = clear_glass_material()
        self.goods = [plain_material(f"goods {color}", color, 0.6, 0.15) for color in GOODS]
        self.greenery = leaf_material("greenery", ("#2f4520", "#6d8a3c"), 0.35, 0.5)
        self.pendant = glowing_material("pendant", (1, 0.78, 0.5), 9)

    def shop(self, x, light: Color) -> None:
        """Build a shop from x to the right: shelves, two tables, pendants, a glazed front."""
        right, back = x + SHOP_WIDTH, self.front + 3.4
        box("shop back", (x, back, 0), (right, back + 0.1, CEILING + 0.05), self.room, 0)
        box("shop floor", (x, self.front + 0.24, -0.1), (right, back, 0.004), self.timber, 0)
        # The ceiling lights the room, but is not to glare at the camera.
        ceiling = glowing_material("shop ceiling", light, 1.1, seen=0.4, casts_light=True)
        low, high = (x, self.front + 0.3, CEILING), (right, back, CEILING + 0.05)
        box("shop ceiling", low, high, ceiling, 0)
        for z in (0.5, 0.95, 1.4, 1.85):
            low, high = (x + 0.4, back - 0.4, z), (right - 0.4, back - 0.02, z + 0.04)
            box("shelf", low, high, self.timber, 0.004)
            self._stand_goods(x + 0.5, right - 0.6, back - 0.3, z + 0.04, 0.10, 0.34)
        for left in (x + 0.7, x + 2.3):
            self._table(left, self.front + 1.0)
        for cord_x in (x + 1.0, x + 2.3, x + 3.6):
            self._pendant_lamp(cord_x, self.front + 1.6)
        self._glazing(x, right)

    def _stand_goods(self, x0, x1, y, z, least, most):
        """Set boxes and jars in a row from x0 to x1 on a shelf at z; least and most: heights."""
        left = x0
        while left < x1:
            width = random.uniform(0.08, 0.24)
            height = random.uniform(least, most)
            material = self.goods[random.integers(0, len(self.goods))]
            if random.random() < 0.5:
                box("goods", (left, y, z), (left + width, y + 0.2, z + height), material, 0.004)
            else:
                foot, top = (left + width / 2, y + 0.1, z), width * random.uniform(0.3, 0.5)
                cylinder("jar", foot, width / 2, height, material, 20, top)
            left += width + random.uniform(0.01, 0.16)

    def _table(self, x, y):
        box("table", (x, y, 0.72), (x + 1.2, y + 0.6, 0.78), self.timber, 0.006)
        for leg in (x + 0.05, x + 1.07):
            box("table leg", (leg, y + 0.05, 0), (leg + 0.08, y + 0.5, 0.72), self.timber, 0.004)
        self._stand_goods(x + 0.1, x + 0.9, y + 0.15, 0.78, 0.08, 0.3)
        points = shrub_points(700, random.uniform(0.16, 0.24))
        leaf_cloud("pot plant", self.greenery, points + [x + 1.0, y + 0.3, 0.9], 0.06)
        cylinder("pot", (x + 1.0, y + 0.3, 0.78), 0.09, 0.16, self.goods[0], 24, 0.12)

    def _pendant_lamp(self, x, y):
        box("cord", (x - 0.006, y, 2.2), (x + 0.006, y + 0.012, CEILING), self.dark, 0)
        cylinder("pendant", (x, y, 2.02), 0.11, 0.18, self.dark, 24, 0.05)
        cylinder("pendant glass", (x, y, 2.0), 0.06, 0.03, self.pendant, 24)

    def _glazing(self, x, right):
        """Set the shop window, a glazed double door beside it and a pier on the left."""
        front, back, door = self.front + 0.17, self.front + 0.24, x + 3.1
        for left, end, bottom in ((x + 0.2, door, 0.35), (door, right - 0.2, 0)):
            box("pane", (left, front + 0.03, bottom), (end, front + 0.04, CEILING), self.glass, 0)
        for left in (x + 0.2, x + 1.15, x + 2.12):
            box("mullion", (left, front, 0.35), (left + 0.05, back, CEILING), self.dark, 0.003)
        for left in (door, (door + right - 0.26) / 2, right - 0.26):
            box("mullion", (left, front, 0), (left + 0.06, back, CEILING), self.dark, 0.003)
        low, high = (x + 0.2, front - 0.01, 2.35), (right - 0.2, back, 2.41)
        box("transom", low, high, self.dark, 0.003)
        low, high = (x + 0.2, self.front + 0.1, -0.1), (door, self.front + 0.35, 0.35)
        box("plinth", low, high, self.dark, 0.005)
        self.pier(x)

    def pier(self, x) -> None:
        """Build the pier and the wall between two shops, their middle at x."""
        low, high = (x - 0.05, self.front + 0.3, 0), (x + 0.05, self.front + 3.4, CEILING + 0.05)
        box("shop side", low, high, self.room, 0)
        low, high = (x - 0.2, self.front, -0.4), (x + 0.2, self.front + 0.5, 3.1)
        box("pier", low, high, self.plaster, 0.01)

    def wall(self, left, right, shops_left, shops_right) -> None:
        """Build the wall above the shops from left to right, and down to the ground beside them."""
        y0, y1 = self.front + 0.1, self.front + 0.6
        box("wall", (left, y0, CEILING + 0.05), (right, y1, 4.0), self.plaster, 0)
        box("wall", (left, y0, -0.4), (shops_left, y1, 3), self.plaster, 0)
        box("wall", (shops_right, y0, -0.4), (right, y1, 3), self.plaster, 0)
        low, high = (left - 0.1, y0 - 0.1, 4.0), (right + 0.1, y1 + 0.1, 4.12)
        box("parapet", low, high, self.dark, 0.005)

    def canopy(self, left, right, lamps, posts) -> None:
        """Build a canopy with a timber soffit; lamps and posts: their x."""
        edge, wall = self.front - 2.2, self.front + 0.1
        soffit = wood_material("soffit", axis=1)
        for x in np.arange(left, right, 0.14):
            box("soffit board", (x, edge, 3.0), (x + 0.132, wall, 3.03), soffit, 0.002)
        low, high = (left - 0.05, edge - 0.05, 3.05), (right + 0.05, wall, 3.22)
        box("canopy", low, high, self.dark, 0.006)
        lamp = glowing_material("soffit lamp", (1, 0.75, 0.48), 12)
        for x in lamps:
            cylinder("soffit lamp", (x, self.front - 1.1, 2.98), 0.06, 0.02, lamp, 16)
            downlight(x, self.front - 1.1, 2.9, 16, 0.07, (1, 0.72, 0.44))
        for x in posts:
            box("canopy post", (x, edge + 0.1, 0), (x + 0.12, edge + 0.22, 3.0), self.dark, 0.004)
