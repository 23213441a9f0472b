"""Brickwork of the older suburbs: a garden wall with piers, a low house under a tiled roof."""

import bpy
import numpy as np

from kit.glass import clear_glass_material
from kit.houses import room
from kit.materials import paver_material, plain_material
from kit.patterns import rectangle
from kit.paving import pavers
from kit.roofs import tiled_slope
from kit.scene import box, corrugated_sheet, cylinder
from kit.walls import brick_wall, window


def bricks_on_edge() -> bpy.types.Material:
    """Return the bricks of copes and sills, which weather more than those of a wall."""
    return paver_material(
        "bricks on edge", speck=0.15, mottle=0.25, roughness=0.85, dirt_amount=0.3, stain=0.2
    )


def garden_wall(x, start, end, height, piers, colors) -> None:
    """Build a face-brick wall along y that faces +x, with a cope of bricks on edge.

    piers: y of their middles.
    """
    mortar = plain_material("mortar", "#958b7c", 0.95, 0.14)
    brick_wall(start, end, -0.3, height, x, "+x", colors=colors)
    box("mortar", (x - 0.24, start, -0.4), (x - 0.008, end, height), mortar, 0)
    on_edge = bricks_on_edge()
    cope = [rectangle(x - 0.27, y, 0.30, 0.085) for y in np.arange(start, end, 0.088)]
    pavers(
        "cope",
        cope,
        on_edge,
        colors,
        joint=0.010,
        bevel=0.004,
        depth=0.11,
        z=height + 0.115,
        height_variation=0.0015,
        tilt=0.006,
        color_variation=0.1,
        bevel_segments=2,
    )
    low = (x - 0.24, start, height - 0.01)
    box("cope mortar", low, (x, end, height + 0.108), mortar, 0)
    pier_top = height + 0.12
    pier_cap = plain_material("pier cap", "#b9b0a2", 0.88, 0.12, 4, 0.003, 90, streaks=0.2)
    for y in piers:
        brick_wall(y - 0.23, y + 0.23, -0.3, pier_top, x + 0.11, "+x", colors=colors)
        low = (x - 0.2, y - 0.22, -0.4)
        box("pier", low, (x + 0.102, y + 0.22, pier_top), mortar, 0)
        front = (x - 0.12, x + 0.104, -0.3, pier_top)
        brick_wall(*front, y - 0.23, colors=colors, thickness=0.1)
        low = (x - 0.3, y - 0.29, pier_top)
        box("pier cap", low, (x + 0.17, y + 0.29, pier_top + 0.07), pier_cap, 0.012)


def suburban_house(y, left, colors, garage, window_opening) -> None:
    """Build a face-brick house whose front is at y: ribbed garage door, steel window, tiles.

    left: x at which its wall begins. garage: x from and to; window_opening: x0, x1, z0, z1.
    """
    garage_left, garage_right = garage
    brick_wall(
        left - 0.2,
        8.6,
        -0.2,
        2.62,
        y,
        openings=((garage_left, garage_right, -0.3, 2.12), window_opening),
        colors=colors,
        mortar="#958b7c",
    )
    dark = plain_material("dark", "#1c1b1a", 0.8, 0.1)
    door_steel = plain_material("garage door", "#8b7c62", 0.5, 0.05, 3, 0.0008, 60, streaks=0.12)
    white = plain_material("white paint", "#e4dfd2", 0.5, 0.04)
    fascia = plain_material("fascia", "#d9d2c2", 0.55, 0.05, streaks=0.10)
    inner_left, inner_right = garage_left + 0.06, garage_right - 0.06
    corrugated_sheet(
        "garage door", inner_left, inner_right, 0.03, 2.06, y + 0.13, door_steel, 0.11, 0.012
    )
    low = (garage_left, y + 0.17, -0.1)
    box("garage", low, (garage_right, y + 0.2, 2.12), dark, 0)
    for x0, x1, bottom in (
        (garage_left, garage_left + 0.07, 0),
        (garage_right - 0.07, garage_right, 0),
        (garage_left, garage_right, 2.05),
    ):
        box("garage frame", (x0, y + 0.05, bottom), (x1, y + 0.2, 2.12), white, 0.004)
    for z in (0.06, 1.04, 2.0):
        low = (inner_left, y + 0.10, z)
        box("garage rail", low, (inner_right, y + 0.13, z + 0.05), door_steel, 0.003)
    chrome = plain_material("chrome", "#8f8d88", 0.35, metallic=1)
    middle = (garage_left + garage_right) / 2
    low, high = (middle - 0.07, y + 0.08, 0.98), (middle + 0.07, y + 0.12, 1.01)
    box("handle", low, high, chrome, 0.004)
    glass = clear_glass_material("glass", index=1.8)
    window(*window_opening, y, white, glass, 4, 2, frame_width=0.04, depth=0.12)
    x0, x1, bottom, _ = window_opening
    drawn = ((x0 + 0.05, x0 + 0.6), (x1 - 0.6, x1 - 0.05))
    room(x0, x1, y + 0.2, y + 3.4, bottom, 2.4, curtains=drawn)
    sill = pavers(
        "sill",
        [rectangle(x, 0, 0.098, 0.16) for x in np.arange(x0 - 0.05, x1, 0.102)],
        bricks_on_edge(),
        colors,
        joint=0.01,
        bevel=0.004,
        depth=0.08,
        color_variation=0.09,
        bevel_segments=1,
    )
    sill.location = (0, y - 0.05, bottom)
    box("wall plate", (left - 0.5, y - 0.02, 2.58), (8.8, y + 0.3, 2.66), fascia, 0.004)
    roof_tiles = plain_material("roof tiles", "#6a4a3e", 0.85, 0.22, 3, 0.003, 60)
    eaves, roof_left = y - 0.62, left - 0.6
    tiled_slope(roof_left, 9.2, eaves, 2.60, y + 4.2, 4.35, roof_tiles)
    box("fascia", (roof_left, eaves, 2.46), (9.2, y - 0.58, 2.64), fascia, 0.004)
    box("soffit", (roof_left, y - 0.6, 2.56), (9.2, y + 0.1, 2.58), white, 0)
    box("gutter", (roof_left, y - 0.74, 2.50), (9.2, eaves, 2.61), fascia, 0.03)
    cylinder("downpipe", (2.2, y - 0.10, 0), 0.04, 2.5, fascia, 16)
