"""Townhouses of plaster and face brick under tiled roofs, their drives, gardens and wall."""

from collections.abc import Callable

import bpy
import numpy as np

from kit.glass import mirror_glass_material
from kit.materials import dark_metal_material, paver_material, plain_material, wood_material
from kit.patterns import herringbone, within
from kit.paving import pavers
from kit.roofs import tiled_slope
from kit.scene import box, cylinder, group, link, mesh, random, scatter
from kit.walls import brick_wall, wall_with_openings, window

UNIT = 7.6  # metres a townhouse takes along the street
FACE_BRICK = ("#9a5f47", "#8a5340", "#a86d52", "#7d4a3b", "#b07a5c")
PLASTER = {
    "roughness": 0.88,
    "mottle": 0.05,
    "mottle_scale": 2.2,
    "bump": 0.0025,
    "bump_scale": 120,
}


class Townhouse:
    """One unit, built facing -y with its left corner at 0; the others are copies of its parts."""

    def __init__(self):
        self.cream = plain_material("cream plaster", "#d9cdb8", streaks=0.10, **PLASTER)
        self.tan = plain_material("tan plaster", "#a8957c", streaks=0.05, **PLASTER)
        self.dark = dark_metal_material("#2b2c2e")
        self.garage_steel = plain_material(
            "garage door", "#4c4a47", 0.5, 0.04, 3, bump=0.0006, bump_scale=40
        )
        self.glass = mirror_glass_material("glass", (0.22, 0.26, 0.30), metallic=0.5)
        self.tiles = plain_material("roof tile", "#5a5048", 0.85, 0.2, 3, bump=0.003, bump_scale=60)
        self.door_wood = wood_material("door", axis=2)
        self.fascia = plain_material("fascia", "#3a3836", 0.6, 0.05)
        self.trim = plain_material("trim", "#cfc6b6", 0.7, 0.05)
        self.step_concrete = plain_material("step", "#9a9186", 0.85, 0.1)

    def ground_floor(self):
        """Garage, recessed entrance and a face-brick panel with a window."""
        wall_with_openings(0, 3.75, -0.3, 2.85, 0, 0.3, self.cream, [(0.5, 3.3, -0.3, 2.15)])
        for panel in range(4):
            bottom = 0.02 + panel * 0.53
            box("garage panel", (0.5, 0.14, bottom), (3.3, 0.18, bottom + 0.522), self.garage_steel)
        box("garage gap", (0.5, 0.19, -0.2), (3.3, 0.22, 2.2), self.dark, 0)
        box("garage lintel", (0.42, -0.02, 2.15), (3.38, 0.1, 2.24), self.trim, 0.004)
        box("entrance wall", (3.75, 1.25, -0.3), (5.0, 1.5, 2.85), self.tan, 0)
        box("front door", (4.0, 1.2, 0.05), (4.85, 1.26, 2.1), self.door_wood, 0.004)
        box("step", (3.75, 0.0, -0.2), (5.0, 1.3, 0.10), self.step_concrete, 0.01)
        box("entrance beam", (3.75, 0.0, 2.35), (5.0, 1.3, 2.85), self.cream, 0)
        opening = (5.55, 7.05, 0.95, 2.15)
        brick_wall(5.0, UNIT, -0.2, 2.85, 0, openings=(opening,), colors=FACE_BRICK)
        window(*opening, 0, self.dark, self.glass, frame_width=0.045)
        box("sill", (5.48, -0.04, 0.88), (7.12, 0.1, 0.95), self.trim, 0.004)
        box("entrance return", (5.0, 0.02, -0.2), (5.02, 1.3, 2.85), self.cream, 0)

    def upper_floor(self, plaster):
        """Two windows in plaster above a string course, and the walls to the neighbours."""
        openings = [(1.1, 2.8, 3.75, 4.95), (5.5, 7.1, 3.75, 4.95)]
        wall_with_openings(0, UNIT, 2.85, 5.45, 0, 0.3, plaster, openings)
        box("string course", (0, -0.03, 2.82), (UNIT, 0.05, 2.95), self.trim, 0.004)
        for opening in openings:
            window(*opening, 0, self.dark, self.glass, frame_width=0.045)
            left, right, bottom = opening[:3]
            box(
                "sill",
                (left - 0.06, -0.05, bottom - 0.07),
                (right + 0.06, 0.1, bottom),
                self.trim,
                0.004,
            )
        box("dark rooms", (0.3, 0.26, 0.9), (UNIT - 0.3, 0.3, 5.3), self.dark, 0)
        box("party wall", (0, 0.02, -0.3), (0.25, 8, 5.45), self.cream, 0)
        box("party wall", (UNIT - 0.25, 0.02, -0.3), (UNIT, 8, 5.45), self.cream, 0)

    def roof(self):
        """A tiled slope with its gutter, and the parapet that parts it from the next roof."""
        tiled_slope(0, UNIT, -0.55, 5.40, 4.0, 7.35, self.tiles)
        box("fascia", (0, -0.58, 5.28), (UNIT, -0.54, 5.45), self.fascia, 0.004)
        box("soffit", (0, -0.55, 5.36), (UNIT, 0.1, 5.40), self.trim, 0)
        box("gutter", (0, -0.68, 5.30), (UNIT, -0.56, 5.41), self.fascia, 0.03)
        cylinder("downpipe", (3.9, -0.07, 0), 0.04, 5.3, self.fascia, 14)
        box("lamp", (3.48, -0.12, 1.75), (3.58, 0, 2.05), self.dark, 0.004)
        box("letter box", (5.15, -0.025, 1.55), (5.35, -0.005, 1.85), self.dark, 0.003)
        outline = [(-0.6, 5.2), (4.0, 7.2), (4.0, 7.62), (-0.62, 5.62)]
        sides = [(x, y, z) for x in (-0.12, 0.14) for y, z in outline]
        faces = np.array([[0, 1, 2, 3], [4, 7, 6, 5], [3, 2, 6, 7], [0, 3, 7, 4]])
        mesh("parapet", sides, faces, self.cream)

    def build(self, plaster):
        """Build a unit and return its parts."""
        before = set(bpy.data.objects)
        self.ground_floor()
        self.upper_floor(plaster)
        self.roof()
        return [part for part in bpy.data.objects if part not in before]


def copy_to(parts, location, angle):
    """Put up another unit with the same parts."""
    group([link(part.copy()) for part in parts], location, angle)


def clay_drives(starts, width, left, right, z) -> None:
    """Lay a drive of herringbone from left to right at each y in starts; z: of the verge."""
    drive_pavers = []
    for start in starts:
        end = start + width
        cells = herringbone(left, right, start, end)
        drive_pavers += within(cells, left + 0.005, right, start, end)
    drive = paver_material(
        "drive",
        speck=0.22,
        mottle=0.18,
        grit=1.2,
        roughness=0.84,
        efflorescence=0.08,
        stain=0.2,
        dirt_amount=0.5,
        aggregate=0.1,
    )
    pavers(
        "drives",
        drive_pavers,
        drive,
        ("#8a5a48", "#7b4e40", "#966451", "#6e483d"),
        joint=0.005,
        bevel=0.0045,
        z=z + 0.012,
        height_variation=0.0013,
        tilt=0.005,
        bevel_segments=1,
        color_variation=0.08,
    )
    drive_sand = plain_material("drive sand", "#8f7b5b", 0.95, 0.2)
    for start in starts:
        low = (left, start - 0.02, z - 0.1)
        box("drive sand", low, (right, start + width + 0.02, z + 0.005), drive_sand)


def front_gardens(facade, z, is_on_drive: Callable, shrubs, agapanthus, tufts) -> None:
    """Plant shrubs, agapanthus and tufts of grass along fronts at x = facade, but not on drives.

    is_on_drive(x, y): whether one place is on a drive. The plants are collections.
    """
    shrub_places, agapanthus_places, tuft_places = [], [], []
    for y in np.arange(-1, 34, 0.42):
        x = facade - 0.55 + random.normal(0, 0.08)
        if not is_on_drive(x, y) and not is_on_drive(x, y + 0.35):
            if random.random() < 0.38:
                shrub_places.append((x, y, z))
            elif random.random() < 0.6:
                agapanthus_places.append((x, y, z))
            else:
                tuft_places.append((x, y, z))
        if not is_on_drive(x, y) and random.random() < 0.55:
            agapanthus_places.append((x - 0.45 + random.normal(0, 0.05), y, z))
    for plants, places, scales in (
        (shrubs, shrub_places, (0.7, 1.15)),
        (agapanthus, agapanthus_places, (0.7, 1.1)),
        (tufts, tuft_places, (0.8, 1.2)),
    ):
        scatter("front garden", plants, places, scales=random.uniform(*scales, len(places)))


def boundary_wall(x, cap: bpy.types.Material) -> None:
    """Build a plaster wall with face-brick piers along y, its face at x; cap: of its copes."""
    boundary = plain_material("boundary plaster", "#cbbda4", streaks=0.18, **PLASTER)
    box("boundary wall", (x - 0.23, -6, -0.3), (x, 46, 2.05), boundary, 0)
    box("boundary cope", (x - 0.28, -6, 2.05), (x + 0.05, 46, 2.13), cap, 0.006)
    for y in np.arange(-3, 44, 3.8):
        brick_wall(y - 0.2, y + 0.2, -0.2, 2.22, x + 0.10, "+x", colors=FACE_BRICK)
        front = (x - 0.1, x + 0.094, -0.2, 2.22)
        brick_wall(*front, y - 0.2, colors=FACE_BRICK, thickness=0.39)
        low = (x - 0.34, y - 0.26, 2.22)
        box("pier cap", low, (x + 0.16, y + 0.26, 2.29), cap, 0.005)
