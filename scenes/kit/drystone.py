"""Walls of local stone: random rubble that retains a slope, and low dry-stacked walls."""

import math
from collections.abc import Callable

import numpy as np

from kit.materials import plain_material
from kit.patterns import area, clip, rectangle, voronoi, within
from kit.scene import box, random
from kit.stone import stones
from kit.stone_materials import flagstone_material

RIDGE_STONE = (
    "#82735f",
    "#918063",
    "#6f665c",
    "#9b886e",
    "#786754",
    "#625953",
    "#87644a",
    "#6e553f",
)
RIDGE_WEIGHTS = [3, 3, 2.5, 2, 2.5, 1.5, 1, 0.8]


def retaining_wall(x, end_y, step, height: Callable) -> None:
    """Build a wall of random rubble along a drive on its left, from behind the camera to end_y.

    x: of its face. step: metres after which its coped top climbs, level in between. height(x, y):
    of the drive. The stones are laid out along -y and upwards, then stood up.
    """
    ridge_stone = flagstone_material(
        "ridge stone",
        roughness=0.86,
        tints=("#745a40", "#5c5955", "#85502e"),
        tint_amount=0.5,
        dirt_color="#6a5a44",
        dirt_amount=0.4,
        bump=0.006,
        veins=0.15,
    )

    def wall_top(y):
        """Height of the wall's top, level along each step."""
        return float(height(0, np.floor(y / step) * step + step * 0.5)) + 1.12

    rubble = []
    for stone in voronoi(-(end_y + 0.3), 3.2, -0.3, 3.6, 0.27, 0.46):
        along, up = stone.mean(0)
        y = -along
        top = wall_top(y)
        hidden = up < height(0, y) - 0.15 or stone[:, 1].min() > top - 0.04
        if y < -2.9 or y > end_y + 0.2 or hidden:
            continue
        stone = clip(stone, np.array([0.0, 1.0]), top)
        step_start = math.floor(y / step) * step
        if len(stone) >= 3 and wall_top(step_start - 0.1) < top - 0.02:
            stone = clip(stone, np.array([1.0, 0.0]), -step_start)
        if len(stone) >= 3 and abs(area(stone)) > 0.006:
            rubble.append(stone)
    wall = stones(
        "retaining wall",
        rubble,
        ridge_stone,
        RIDGE_STONE,
        RIDGE_WEIGHTS,
        joint=0.016,
        depth=0.10,
        height_variation=0.012,
        tilt=0.05,
        edge_radius=0.010,
        outline_wobble=0.004,
        dome=0.006,
        lumps=0.007,
        lump_frequency=16,
        layer_height=0.009,
        corner_radius=0.03,
        outline_step=0.014,
        rings=7,
        color_variation=0.11,
    )
    wall.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
    wall.location = (x, 0, 0)
    mortar = plain_material("mortar", "#5c5042", 0.95, 0.25, 12, bump=0.012, bump_scale=40)
    starts = np.arange(-2 * step, end_y + 0.4, step)
    for start in starts:
        end = min(start + step, end_y + 0.4)
        low = (x + 0.035, start, -1)
        box("mortar", low, (x + 0.5, end, wall_top(start + 0.1) - 0.005), mortar, 0)
    for start in starts:
        end = min(start + step, end_y + 0.3)
        y = start - 0.03
        slabs = []
        while y < end - 0.12:
            length = min(random.uniform(0.34, 0.62), end - y)
            slabs.append(rectangle(x - 0.05, y, 0.46, length))
            y += length
        cope = stones(
            "cope",
            slabs,
            ridge_stone,
            RIDGE_STONE,
            RIDGE_WEIGHTS,
            depth=0.085,
            height_variation=0.004,
            tilt=0.012,
            edge_radius=0.016,
            outline_wobble=0.006,
            dome=0.006,
            lumps=0.004,
            lump_frequency=14,
            layer_height=0.004,
            corner_radius=0.02,
            outline_step=0.016,
            rings=6,
            color_variation=0.09,
        )
        cope.location = (0, 0, wall_top(start + 0.1) + 0.068)


STACKED = {
    "joint": 0.010,
    "depth": 0.10,
    "height_variation": 0.010,
    "tilt": 0.03,
    "edge_radius": 0.014,
    "outline_wobble": 0.003,
    "dome": 0.008,
    "lumps": 0.004,
    "lump_frequency": 18,
    "layer_height": 0.004,
    "corner_radius": 0.018,
    "outline_step": 0.014,
    "rings": 6,
    "edge_width": 0.015,
}


def stacked_terrace_wall(left, right, y, height) -> None:
    """Build a low dry-stacked wall under thick copes, with a return towards the camera.

    Its face is at y from left to right, its return's at x = right.
    """
    wall_stone = flagstone_material(
        "wall stone",
        roughness=0.86,
        tints=("#8a6c4c", "#6d6a66", "#9a5c34"),
        tint_amount=0.5,
        dirt_color="#5f5140",
        dirt_amount=0.45,
        bump=0.005,
        veins=0.15,
    )
    wall_colors = ("#a3917a", "#b59e80", "#8d8071", "#c2ab8d", "#98836c", "#a97f5b", "#7f746a")
    front = _courses(left, right, -0.12, height)
    wall = stones("wall", front, wall_stone, wall_colors, **STACKED)
    wall.rotation_euler = (math.pi / 2, 0, 0)
    wall.location = (0, y, 0)
    side = _courses(-y, 1.2, -0.12, height)
    wall = stones("wall return", side, wall_stone, wall_colors, **STACKED)
    wall.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
    wall.location = (right, 0, 0)
    mortar = plain_material("mortar", "#5f5445", 0.95, 0.25, 12, bump=0.01, bump_scale=40)
    core_top = height - 0.005
    box("wall core", (left, y + 0.04, -1.5), (right + 0.5, y + 0.42, core_top), mortar, 0)
    box("return core", (right + 0.04, -1.2, -1.5), (right + 0.42, y + 0.1, core_top), mortar, 0)
    run = _run_of_copes(left, right - 0.05)
    copes = [rectangle(x, y - 0.05, length, 0.52) for x, length in run]
    run = _run_of_copes(-1.2, y + 0.47)
    copes += [rectangle(right - 0.05, place, 0.52, length) for place, length in run]
    cope = stones(
        "copes",
        copes,
        wall_stone,
        wall_colors,
        joint=0.010,
        depth=0.085,
        tilt=0.006,
        edge_radius=0.012,
        outline_wobble=0.005,
        dome=0.003,
        lumps=0.003,
        lump_frequency=14,
        layer_height=0.003,
        corner_radius=0.018,
        outline_step=0.016,
        rings=8,
        color_variation=0.08,
    )
    cope.location = (0, 0, height + 0.062)


def _courses(u0, u1, z0, z1):
    """Return the stones of a wall as rectangles (u, z): courses and stones of all lengths."""
    polygons = []
    z = z0
    while z < z1 - 0.03:
        height = min(random.uniform(0.06, 0.13), z1 - z)
        if z1 - z - height < 0.05:
            height = z1 - z
        u = u0 - random.uniform(0, 0.2)
        while u < u1:
            length = random.uniform(0.14, 0.48) * (1.2 if height < 0.08 else 1)
            polygons.append(rectangle(u, z, length, height))
            u += length
        z += height
    return within(polygons, u0, u1, z0, z1)


def _run_of_copes(start, end):
    """Return (place, length) of copes that fill a run, none shorter than 0.2 m."""
    copes = []
    place = start
    while place < end - 0.01:
        length = min(random.uniform(0.38, 0.75), end - place)
        if end - place - length < 0.2:
            length = end - place
        copes.append((place, length))
        place += length
    return copes
