"""An office building: a glazed wing in a plaster frame, an entrance, a wing of tall slots."""

from kit.boxes import boxes
from kit.glass import mirror_glass_material
from kit.lamps import downlight, glowing_material
from kit.materials import plain_material, wood_material
from kit.scene import box, cylinder, random
from kit.walls import wall_with_openings


class OfficeBuilding:
    """The parts of a building whose front is at y = front; middle: x of its entrance.

    The glass mirrors what stands behind the camera.
    """

    def __init__(self, front, middle):
        self.front = front
        self.middle = middle
        self.white_plaster = plain_material(
            "white plaster", "#ded6c7", 0.88, 0.05, 2.2, bump=0.0025, bump_scale=120, streaks=0.13
        )
        self.warm_plaster = plain_material(
            "warm plaster", "#9c8d7b", 0.9, 0.06, 1.6, bump=0.004, bump_scale=70, streaks=0.14
        )
        self.charcoal_steel = plain_material("charcoal steel", "#26272a", 0.4, 0.03, metallic=0.2)
        self.bronze = plain_material("bronze frame", "#4c4b49", 0.38, 0.04, metallic=0.6)
        self.glass = mirror_glass_material(
            "glass", tint=(0.30, 0.36, 0.40), roughness=0.015, metallic=0.88
        )

    def panes(self, x0, x1, z0, z1, y, count, tilt=0.003) -> None:
        """Glaze a rectangle; every pane leans its own way, so that the reflection breaks."""
        width = (x1 - x0) / count
        half = (z1 - z0) / 2
        for index in range(count):
            low, high = (-width / 2 + 0.02, 0, -half), (width / 2 - 0.02, 0.03, half)
            pane = box("pane", low, high, self.glass, 0)
            pane.location = (x0 + (index + 0.5) * width, y, (z0 + z1) / 2)
            pane.rotation_euler = (random.normal(0, tilt * 0.8), 0, random.normal(0, tilt))

    def glass_wing(self, x0, x1) -> None:
        """Build two glazed floors between x0 and x1, set back in a frame that shades them."""
        front, back = self.front - 1.0, self.front + 1
        box("frame left", (x0 - 0.5, front, -0.4), (x0, back, 7.0), self.white_plaster, 0.012)
        box("frame right", (x1, front, -0.4), (x1 + 0.5, back, 7.0), self.white_plaster, 0.012)
        box("frame top", (x0 - 0.5, front, 7.0), (x1 + 0.5, back, 7.52), self.white_plaster, 0.012)
        box(
            "floor edge",
            (x0, self.front - 0.75, 3.42),
            (x1, self.front + 0.3, 3.86),
            self.white_plaster,
            0.01,
        )
        count = 6
        bay = (x1 - x0) / count
        for bottom, top in ((0.25, 3.42), (3.86, 7.0)):
            self.panes(x0, x1, bottom, top, self.front, count)
        bars = []
        for index in range(count + 1):
            x = x0 + index * bay
            for bottom, top in ((0.2, 3.45), (3.84, 7.02)):
                bars.append(
                    ((x - 0.03, self.front - 0.14, bottom), (x + 0.03, self.front + 0.03, top))
                )
        for z in (0.2, 2.55, 3.36, 3.86, 6.1, 6.95):
            bars.append(((x0, self.front - 0.07, z), (x1, self.front + 0.03, z + 0.055)))
        boxes("mullions", bars, self.bronze, 0.004)
        plinth = plain_material("plinth", "#5a5753", 0.75, 0.08)
        box("plinth", (x0, self.front - 0.2, -0.3), (x1, self.front + 0.3, 0.2), plinth, 0.01)
        fins = []
        for index in range(9, 18):
            x = x0 + (index + 0.5) * bay / 3
            fins.append(((x - 0.02, self.front - 0.62, 3.9), (x + 0.02, self.front - 0.42, 6.98)))
        boxes("fins", fins, wood_material("fins", ("#5b3d26", "#93683f"), axis=2), 0.004)
        box(
            "body left",
            (x0 - 0.5, self.front + 0.9, 0),
            (x1 + 0.6, self.front + 12, 7.3),
            self.white_plaster,
            0,
        )

    def entrance(self, x0, x1) -> None:
        """Build the recessed glass over two floors, and the canopy with its timber soffit."""
        pane = self.front + 1.2
        self.panes(x0, x1, 0.08, 2.62, pane, 4, 0.002)
        self.panes(x0, x1, 2.72, 6.6, pane, 4)
        bars = []
        for index in range(5):
            x = x0 + index * (x1 - x0) / 4
            bars.append(((x - 0.03, pane - 0.15, 0), (x + 0.03, pane + 0.02, 6.7)))
        for z in (0.02, 2.62, 4.6, 6.55):
            bars.append(((x0, pane - 0.12, z), (x1, pane + 0.02, z + 0.07)))
        door = self.middle + 0.55
        for x in (door - 0.19, door + 0.15):
            bars.append(((x, pane - 0.22, 0.9), (x + 0.04, pane - 0.16, 1.7)))
        boxes("entrance frame", bars, self.charcoal_steel, 0.004)
        box(
            "reveal",
            (x1, self.front - 0.2, -0.4),
            (x1 + 0.01, self.front + 2, 7),
            self.warm_plaster,
            0,
        )
        box(
            "lintel",
            (x0 - 0.1, self.front + 0.2, 6.65),
            (x1 + 0.1, self.front + 2, 7.5),
            self.white_plaster,
            0.01,
        )
        low, high = (x0 - 0.5, self.front - 3.2, 2.95), (x1 + 0.9, self.front + 1.1, 3.22)
        box("canopy", low, high, self.charcoal_steel, 0.01)
        boards = []
        for index in range(30):
            y = self.front - 3.16 + index * 0.14
            boards.append(((x0 - 0.46, y, 2.925), (x1 + 0.86, y + 0.128, 2.95)))
        boxes("soffit", boards, wood_material("soffit", ("#6a4526", "#a5733f"), axis=0), 0.003)
        for x in (x0 - 0.25, x1 + 0.6):
            cylinder(
                "canopy post", (x, self.front - 2.9, -0.1), 0.085, 3.06, self.charcoal_steel, 24
            )
        lamp = glowing_material("lamp", (1, 0.78, 0.52), 10)
        for x in (self.middle - 0.6, self.middle + 0.6, self.middle + 1.8):
            cylinder("lamp", (x, self.front - 1.2, 2.905), 0.06, 0.02, lamp, 16)
            downlight(x, self.front - 1.2, 2.8, 10)

    def slotted_wing(self, x0, x1) -> None:
        """Build the plaster wing with five tall windows set deep into the wall."""
        lefts = [x0 + 1.1 + index * 1.75 for index in range(5)]
        slots = [(left, left + 0.62, 0.9, 6.4) for left in lefts]
        wall_with_openings(x0, x1, -0.4, 8.3, self.front - 0.2, 0.55, self.warm_plaster, slots)
        box(
            "coping",
            (x0 - 0.05, self.front - 0.26, 8.3),
            (x1, self.front + 0.5, 8.38),
            self.charcoal_steel,
            0.005,
        )
        low, high = (x0 - 0.02, self.front - 0.2, -0.4), (x0 + 0.02, self.front + 4, 8.3)
        box("side", low, high, self.warm_plaster, 0)
        for left, right, bottom, top in slots:
            self.panes(left, right, bottom, top, self.front + 0.12, 1)
            bars = [
                ((left, self.front + 0.04, z), (right, self.front + 0.14, z + 0.05))
                for z in (bottom, 3.4, 3.9, top - 0.05)
            ]
            bars.append(((left, self.front + 0.04, 3.42), (right, self.front + 0.10, 3.92)))
            boxes("slot frame", bars, self.charcoal_steel, 0.003)
            low = (left - 0.03, self.front - 0.23, bottom - 0.05)
            box("sill", low, (right + 0.03, self.front + 0.2, bottom), self.white_plaster, 0.004)
        box(
            "body right",
            (x0, self.front + 0.7, 0),
            (x1, self.front + 12, 8.2),
            self.warm_plaster,
            0,
        )
