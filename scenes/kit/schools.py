"""School buildings: classrooms behind open galleries, a covered walkway, a bench round a tree."""

import math

import numpy as np
from mathutils import Matrix

from kit.boxes import boxes
from kit.glass import mirror_glass_material
from kit.materials import paver_material, plain_material, wood_material
from kit.patterns import rectangle, running_bond, within
from kit.paving import pavers
from kit.scene import BOX_FACES, box, corrugated_sheet, cylinder, mesh, round_edges
from kit.walls import brick_wall

FACE_BRICK = ("#9a553c", "#8a4834", "#a96449", "#7c3f30", "#a35a3e")
MORTAR = "#a89c88"
FLOORS = (0, 3.1)


class School:
    """Two floors of face brick from left to right, their galleries' posts at y = back."""

    def __init__(self, left, right, bays, back):
        self.left, self.right, self.bays, self.back = left, right, bays, back
        self.concrete = plain_material(
            "painted concrete", "#cfc6b4", 0.85, 0.07, 2.5, bump=0.002, bump_scale=90, streaks=0.14
        )
        self.gutter_steel = plain_material("gutter", "#3c4a40", 0.45, 0.05)
        self.green = plain_material("school green", "#2f5443", 0.42, 0.06, 3, specular=0.5)
        self.window_steel = plain_material("window steel", "#e4dfd2", 0.5, 0.05)
        self.glass = mirror_glass_material(
            "panes", tint=(0.20, 0.24, 0.27), roughness=0.02, metallic=0.75
        )
        self.mortar = plain_material("mortar", MORTAR, 0.95, 0.1)
        self.bay = (self.right - self.left) / self.bays
        self.wall = self.back + 2.2  # the wall behind the gallery

    def door(self, x0, x1, z0, z1) -> None:
        """Hang a panelled door into an opening of the classroom wall."""
        y = self.wall
        box("door", (x0 + 0.05, y + 0.10, z0), (x1 - 0.05, y + 0.14, z1 - 0.05), self.green, 0.004)
        parts = [
            ((x0, y + 0.06, z0), (x0 + 0.06, y + 0.16, z1)),
            ((x1 - 0.06, y + 0.06, z0), (x1, y + 0.16, z1)),
            ((x0, y + 0.06, z1 - 0.06), (x1, y + 0.16, z1)),
            ((x0 + 0.14, y + 0.085, z0 + 0.12), (x1 - 0.14, y + 0.10, z0 + 0.9)),
            ((x0 + 0.14, y + 0.085, z0 + 1.02), (x1 - 0.14, y + 0.10, z0 + 1.92)),
        ]
        boxes("door frame", parts, self.green, 0.006)

    def steel_window(self, x0, x1, z0, z1) -> None:
        """Set a steel window of twelve panes and its sill into an opening."""
        y = self.wall
        box("panes", (x0, y + 0.12, z0), (x1, y + 0.14, z1), self.glass, 0)
        bars = []
        for index in range(5):
            x = x0 + index * (x1 - x0 - 0.035) / 4
            bars.append(((x, y + 0.07, z0), (x + 0.035, y + 0.13, z1)))
        for index in range(4):
            z = z0 + index * (z1 - z0 - 0.035) / 3
            bars.append(((x0, y + 0.07, z), (x1, y + 0.13, z + 0.035)))
        boxes("window bars", bars, self.window_steel, 0.002)
        low, high = (x0 - 0.05, y - 0.06, z0 - 0.06), (x1 + 0.05, y + 0.1, z0)
        box("sill", low, high, self.concrete, 0.005)

    def build_classrooms(self) -> None:
        """Build the block: walls with doors and windows, galleries, roof, railing."""
        for floor in FLOORS:
            doors, windows = [], []
            for bay in range(self.bays):
                x = self.left + bay * self.bay
                doors.append((x + 0.35, x + 1.25, floor, floor + 2.15))
                windows.append((x + 1.55, x + 3.45, floor + 0.95, floor + 2.15))
            brick_wall(
                self.left,
                self.right,
                floor,
                floor + 2.75,
                self.wall,
                openings=doors + windows,
                colors=FACE_BRICK,
                mortar=MORTAR,
            )
            for opening in doors:
                self.door(*opening)
            for opening in windows:
                self.steel_window(*opening)
        slab_low, slab_high = self.left - 0.3, self.right + 0.3
        roof_low, roof_high = self.left - 0.6, self.right + 0.6
        slab_back = self.wall + 0.5
        box(
            "floor",
            (slab_low, self.back - 0.05, -0.3),
            (slab_high, slab_back, 0.04),
            self.concrete,
            0.01,
        )
        box(
            "gallery",
            (slab_low, self.back - 0.1, 2.75),
            (slab_high, slab_back, 3.1),
            self.concrete,
            0.01,
        )
        box(
            "eaves",
            (roof_low, self.back - 0.6, 5.85),
            (roof_high, self.wall + 6, 6.0),
            self.concrete,
            0.01,
        )
        box(
            "gutter",
            (roof_low, self.back - 0.75, 5.9),
            (roof_high, self.back - 0.58, 6.06),
            self.gutter_steel,
            0.01,
        )
        roof_steel = plain_material("roof", "#7d4a3c", 0.5, 0.06, 2, metallic=0.2, streaks=0.1)
        corrugated_sheet(
            "roof", roof_low, roof_high, 6.02, 6.95, self.back + 2.2, roof_steel, 0.19, 0.02
        )
        for index in range(self.bays + 1):
            x = self.left + index * self.bay
            brick_pier(x, self.back + 0.12, 0.46, -0.05, 2.75)
            box(
                "gallery post",
                (x - 0.06, self.back, 3.1),
                (x + 0.06, self.back + 0.12, 5.85),
                self.green,
                0.005,
            )
        railing = [
            ((self.left, self.back + 0.02, z), (self.right, self.back + 0.06, z + 0.04))
            for z in (3.22, 4.12)
        ]
        for x in np.arange(self.left, self.right, 0.115):
            railing.append(
                ((x - 0.008, self.back + 0.032, 3.25), (x + 0.008, self.back + 0.048, 4.13))
            )
        boxes("railing", railing, self.green, 0.002)

    def build_walkway(self, left, right, height, paver, colors) -> None:
        """Build the covered walkway: pavers one step up, steel posts, a roof of profiled sheet.

        left, right: x of its sides; height: of the step; paver, colors: of its paving. A low
        wall of face brick closes it on the right.
        """
        walk_end = right + 0.4
        walk = within(
            running_bond(left, walk_end, -3, self.back, 0.2, 0.1), left, walk_end, -3, self.back
        )
        walk_paving = pavers(
            "walkway",
            walk,
            paver,
            colors,
            joint=0.0045,
            bevel=0.0048,
            bevel_segments=1,
            color_variation=0.08,
        )
        walk_paving.location.z = height
        edge_concrete = paver_material(
            "walkway edge", speck=0.15, mottle=0.12, dirt_amount=0.4, stain=0.25, roughness=0.88
        )
        edge = pavers(
            "walkway edge",
            [rectangle(left - 0.14, y, 0.14, 0.98) for y in np.arange(-3, self.back, 1.0)],
            edge_concrete,
            ("#b0a898",),
            joint=0.008,
            bevel=0.014,
            depth=0.2,
            color_variation=0.04,
        )
        edge.location.z = height
        box("walkway base", (left, -3, -0.2), (walk_end, self.back, height - 0.007), self.mortar, 0)
        for y in np.arange(0.9, self.back - 0.5, 2.9):
            cylinder("walkway post", (left + 0.22, y, height), 0.05, 2.45, self.green, 24)
            cylinder("post base", (left + 0.22, y, height), 0.085, 0.03, self.green, 24)
            low, high = (left - 0.35, y - 0.04, 2.58), (right + 0.6, y + 0.04, 2.72)
            box("walkway beam", low, high, self.green, 0.004)
        box("rail", (left + 0.19, -3, 2.5), (left + 0.26, self.back, 2.6), self.green, 0.004)
        purlins = [
            ((x, -3, 2.72), (x + 0.05, self.back, 2.78))
            for x in np.arange(left - 0.3, right + 0.6, 0.75)
        ]
        boxes("purlins", purlins, self.green, 0.003)
        sheet = plain_material("walkway roof", "#b9b6ad", 0.5, 0.06, 2, metallic=0.3, streaks=0.05)
        roof_width = right - left + 1.2
        walk_roof = corrugated_sheet(
            "walkway roof", -3, self.back, 0, roof_width, 0, sheet, 0.19, 0.018
        )
        # laid down: the sheet's length runs along y, its height along x with a slight fall
        walk_roof.matrix_world = Matrix(
            ((0, 0, 1, left - 0.45), (1, 0, 0, 0), (0, 1, 0.05, 2.80), (0, 0, 0, 1))
        )
        box("fascia", (left - 0.50, -3, 2.74), (left - 0.44, self.back, 2.90), self.green, 0.004)
        wall_back = self.back + 2
        brick_wall(-wall_back, 3, -0.1, 1.55, walk_end, "-x", colors=FACE_BRICK)
        box(
            "wall body",
            (walk_end + 0.01, -3, -0.2),
            (walk_end + 0.3, wall_back, 1.55),
            self.mortar,
            0,
        )
        low, high = (walk_end - 0.07, -3, 1.55), (walk_end + 0.35, wall_back, 1.63)
        box("wall coping", low, high, self.concrete, 0.006)
        bench_wood = wood_material("walkway bench", ("#6b4527", "#a0713f"), axis=1)
        seats, legs = [], []
        for y in (3.2, 7.0, 10.8):
            for index in range(4):
                x = right - 0.12 + index * 0.105
                seats.append(((x, y, 0.58), (x + 0.09, y + 2.3, 0.61)))
            for leg_y in (y + 0.2, y + 2.0):
                legs.append(((right - 0.1, leg_y, height), (right + 0.28, leg_y + 0.08, 0.58)))
        boxes("walkway bench", seats, bench_wood, 0.005)
        boxes("bench legs", legs, self.green, 0.004)


def brick_pier(x, y, width, bottom, top) -> None:
    """Build a square face-brick pier with its middle at x, y."""
    half = width / 2
    bricks = {"colors": FACE_BRICK, "mortar": MORTAR}
    brick_wall(x - half, x + half, bottom, top, y - half, thickness=width - 0.02, **bricks)
    brick_wall(y - half, y + half, bottom, top, x + half, "+x", **bricks)
    brick_wall(-y - half, -y + half, bottom, top, x - half, "-x", **bricks)


def tree_bench(x, y, inner, outer, sides, wood, frame) -> None:
    """Build a slatted bench with straight sides round x, y; inner and outer: radii of corners."""
    height, slats, gap = 0.45, 4, 0.012
    width = (outer - inner) / slats
    half_turn = math.pi / sides
    for side in range(sides):
        corner = (2 * side + 1) * half_turn
        middle = corner + half_turn
        outward = np.array([math.cos(middle), math.sin(middle)])
        along = np.array([-outward[1], outward[0]])
        vertices, faces = [], []
        for slat in range(slats):
            faces.append(BOX_FACES + len(vertices))
            near_edge = (inner + slat * width) * math.cos(half_turn)
            far_edge = (inner + (slat + 1) * width - gap) * math.cos(half_turn)
            for z in (height - 0.035, height):
                for edge, end in ((near_edge, -1), (far_edge, -1), (far_edge, 1), (near_edge, 1)):
                    reach = edge * math.tan(half_turn) - 0.004
                    place = outward * edge + along * end * reach
                    vertices.append((x + place[0], y + place[1], z))
        seat = mesh("tree bench", vertices, np.concatenate(faces), wood)
        round_edges(seat, 0.005)
        for radius in (inner + 0.05, outer - 0.09):
            low, high = (-0.022, -0.022, 0), (0.022, 0.022, height - 0.035)
            leg = box("tree bench leg", low, high, frame, 0.004)
            leg.location = (x + math.cos(corner) * radius, y + math.sin(corner) * radius, 0)
            leg.rotation_euler = (0, 0, corner)
        low, high = (inner + 0.03, -0.02, height - 0.08), (outer - 0.06, 0.02, height - 0.035)
        rail = box("tree bench rail", low, high, frame, 0.004)
        rail.location = (x, y, 0)
        rail.rotation_euler = (0, 0, corner)
