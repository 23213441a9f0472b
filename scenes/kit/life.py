"""What people leave about: hosepipe, wheelie bin, broom, watering can, cones, ball, bag, towel.

None of them draws from the scene's random numbers, so they may stand anywhere in a script.
"""

import math

import bpy
import numpy as np

from kit.materials import plain_material, wood_material
from kit.props import lathe, rope
from kit.scene import add_tube, box, cylinder, grid_faces, group, mesh


def traffic_cone(x, y, turn=0.0, z=0.0) -> bpy.types.Object:
    """Set down an orange cone of 0.7 m with two white sleeves, scuffed by years of use."""
    orange = plain_material("cone", "#c8491c", 0.6, 0.18, 9, bump=0.001, bump_scale=60)
    white = plain_material("cone sleeve", "#d6d3ca", 0.5, 0.12, 12)
    black = plain_material("cone foot", "#232120", 0.85, 0.25, 14)

    def radius(height):
        return 0.142 - 0.115 * height / 0.67

    steps = [(0.03, 0), (0.05, 0)] + [(height, 0) for height in np.linspace(0.08, 0.70, 6)]
    profile = [(0.165, 0.03), (0.16, 0.045)] + [(radius(h - 0.03), h) for h, _ in steps[2:]]
    profile += [(radius(0.67) - 0.008, 0.70), (radius(0.67) - 0.01, 0.62)]
    parts = [
        box("cone foot", (-0.19, -0.19, 0), (0.19, 0.19, 0.032), black, 0.012),
        lathe("cone", profile, orange, sides=40),
    ]
    for low, high in ((0.24, 0.36), (0.47, 0.56)):
        sleeve = [(radius(height - 0.03) + 0.002, height) for height in (low, high)]
        parts.append(lathe("cone sleeve", sleeve, white, sides=40))
    return group(parts, (x, y, z), turn)


def hosepipe(points, radius=0.011, color="#3d6a3a", z=0.012) -> bpy.types.Object:
    """Lay a garden hose through points (x, y), rounded between them."""
    green = plain_material("hosepipe", color, 0.38, 0.06, 20, specular=0.5)
    return rope("hosepipe", _rounded(points, z, radius), radius, green, sides=10)


def _rounded(points, z, spacing):
    """Points along a Catmull-Rom curve through (x, y) points, at height z."""
    points = np.asarray(points, float)
    ends = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    share = np.linspace(0, 1, 14, endpoint=False)[:, None]
    path = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:]):
        path.append(
            0.5
            * (
                2 * start
                + (end - before) * share
                + (2 * before - 5 * start + 4 * end - after) * share**2
                + (3 * start - before - 3 * end + after) * share**3
            )
        )
    path = np.concatenate([*path, points[-1:]])
    return np.c_[path, np.full(len(path), z)]


def wheelie_bin(x, y, turn=0.0, color="#2c3a2e") -> bpy.types.Object:
    """Set down a municipal wheelie bin of 240 l, its front towards -y at turn 0 (radians)."""
    plastic = plain_material("wheelie bin", color, 0.55, 0.10, 6, bump=0.0006, bump_scale=160)
    rubber = plain_material("bin wheel", "#191919", 0.8, 0.2)
    low = [(-0.24, -0.24), (0.24, -0.24), (0.24, 0.24), (-0.24, 0.24)]
    high = [(-0.29, -0.33), (0.29, -0.33), (0.29, 0.30), (-0.29, 0.30)]
    vertices = [(a, b, 0.06) for a, b in low] + [(a, b, 0.98) for a, b in high]
    faces = [[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]
    body = mesh("wheelie bin", vertices, np.array(faces), plastic)
    rounding = body.modifiers.new("bevel", "BEVEL")
    rounding.width, rounding.segments = 0.03, 3
    parts = [
        body,
        box("bin rim", (-0.305, -0.345, 0.95), (0.305, 0.315, 0.99), plastic, 0.012),
        box("bin lid", (-0.30, -0.36, 0.99), (0.30, 0.33, 1.045), plastic, 0.022),
        box("bin handle", (-0.25, 0.33, 0.985), (0.25, 0.37, 1.015), plastic, 0.012),
    ]
    for wheel_x in (-0.27, 0.22):
        wheel = cylinder("bin wheel", (0, 0, 0), 0.10, 0.05, rubber, 28)
        wheel.rotation_euler = (0, math.pi / 2, 0)
        wheel.location = (wheel_x, 0.24, 0.10)
        parts.append(wheel)
    return group(parts, (x, y, 0), turn)


def broom(x, y, z, lean=(0.0, 0.16), turn=0.0) -> bpy.types.Object:
    """Lean a yard broom on a wall: its head at x, y, z; lean: radians about y and x."""
    wood = wood_material("broom handle", ("#8a6238", "#c69c64"), axis=2)
    bristle = plain_material("bristles", "#7d2f22", 0.9, 0.4, 60, bump=0.01, bump_scale=300)
    parts = [
        cylinder("broom handle", (0, 0, 0.10), 0.013, 1.35, wood, 14),
        box("broom head", (-0.16, -0.03, 0.07), (0.16, 0.03, 0.11), wood, 0.008),
        box("bristles", (-0.155, -0.035, 0), (0.155, 0.035, 0.075), bristle, 0.004),
    ]
    parent = group(parts, (x, y, z), turn)
    parent.rotation_euler = (-lean[1], lean[0], turn)
    return parent


def watering_can(x, y, turn=0.0) -> bpy.types.Object:
    """Set down a galvanised watering can of 9 l, 0.27 m high; its spout along x at turn 0."""
    zinc = plain_material(
        "zinc", "#9a9d9b", 0.42, 0.22, 26, bump=0.0006, bump_scale=90, metallic=0.75
    )
    body = [(0.105, 0), (0.110, 0.004), (0.110, 0.012), (0.106, 0.016), (0.104, 0.085)]
    body += [(0.107, 0.089), (0.104, 0.093), (0.101, 0.255), (0.104, 0.262), (0.098, 0.265)]
    body += [(0.097, 0.20), (0, 0.19)]
    half_lid = np.linspace(-np.pi / 2, np.pi / 2, 16)
    rim = np.c_[0.099 * np.cos(half_lid), 0.099 * np.sin(half_lid)]
    lid = np.concatenate([np.c_[rim, np.full(16, 0.262)], np.c_[rim, np.full(16, 0.266)]])
    arc = np.linspace(0.25, np.pi - 0.1, 18)
    over = np.c_[0.09 * np.cos(arc) - 0.01, np.zeros(18), 0.235 + 0.115 * np.sin(arc)]
    arc = np.linspace(-1.45, 1.45, 16)
    behind = np.c_[-0.098 - 0.075 * np.cos(arc), np.zeros(16), 0.155 + 0.085 * np.sin(arc)]
    vertices, faces = [], []
    foot, tip, rose = np.array([(0.09, 0, 0.05), (0.30, 0, 0.285), (0.34, 0, 0.33)])
    add_tube(vertices, faces, foot, tip, 0.026, 0.013, 20)
    add_tube(vertices, faces, tip - (0.004, 0, 0.005), rose, 0.014, 0.042, 24)
    add_tube(vertices, faces, rose, rose + (0.003, 0, 0.004), 0.042, 0.001, 24)
    parts = [
        lathe("watering can", body, zinc, sides=56),
        mesh("watering can lid", lid, [list(range(16)), list(range(16, 32))], zinc),
        rope("watering can handle", over, 0.008, zinc, 10),
        rope("watering can handle", behind, 0.008, zinc, 10),
        rope("watering can stay", [(0.10, 0, 0.25), (0.25, 0, 0.235)], 0.004, zinc, 8),
        mesh("watering can spout", np.array(vertices), faces, zinc, smooth=True),
    ]
    return group(parts, (x, y, 0), turn)


def ball(x, y, radius=0.11, color="#b5512a", z=0.0) -> bpy.types.Object:
    """Set down a ball with dark seams, as a basketball has."""
    rubber = plain_material("ball", color, 0.6, 0.08, 20, bump=0.0008, bump_scale=500)
    seam = plain_material("ball seam", "#1d1a18", 0.6)
    angle = np.linspace(-np.pi / 2, np.pi / 2, 25)
    profile = [(radius * math.cos(a), radius * math.sin(a)) for a in angle]
    parts = [lathe("ball", profile, rubber, sides=48)]
    around = np.linspace(0, 2 * np.pi, 60)
    ring = np.c_[np.cos(around), np.sin(around), np.zeros(60)] * (radius * 1.001)
    for axes in ((0, 1, 2), (0, 2, 1), (2, 0, 1)):
        parts.append(rope("ball seam", ring[:, axes], 0.0022, seam, 6))
    parent = group(parts, (x, y, z + radius))
    parent.rotation_euler = (0.5, 0.3, 0.7)
    return parent


def school_bag(x, y, z, turn=0.0, color="#23304a") -> bpy.types.Object:
    """Set down a stuffed school bag that leans back a little."""
    cloth = plain_material("school bag", color, 0.8, 0.12, 12, bump=0.004, bump_scale=26)
    strap = plain_material("bag strap", "#15181f", 0.8, 0.1)
    parts = [
        box("bag", (-0.16, -0.08, 0), (0.16, 0.09, 0.42), cloth, 0.06),
        box("bag pocket", (-0.125, -0.13, 0.03), (0.125, -0.06, 0.23), cloth, 0.03),
        box("bag flap", (-0.165, -0.09, 0.34), (0.165, 0.095, 0.43), cloth, 0.04),
    ]
    vertices, faces = [], []
    loop = [
        np.array([0.05 * math.cos(a), 0.05, 0.42 + 0.05 * math.sin(a)])
        for a in (0, 0.8, 1.6, 2.4, 3.14)
    ]
    for start, end in zip(loop, loop[1:]):
        add_tube(vertices, faces, start, end, 0.008, 0.008)
    parts.append(mesh("bag handle", np.array(vertices), faces, strap, True))
    parent = group(parts, (x, y, z), turn)
    parent.rotation_euler = (-0.10, 0, turn)
    return parent


def towel(x0, x1, y0, y1, z, color="#c9d3d6", stripe="#3f6c86", drop=0.25) -> bpy.types.Object:
    """Throw a striped towel over a seat; drop: metres that hang down at y0."""
    cloth = plain_material("towel", color, 0.98, 0.10, 40, bump=0.004, bump_scale=240)
    striped = plain_material("towel stripe", stripe, 0.98, 0.10, 40, bump=0.004, bump_scale=240)
    columns, rows = 13, 30
    across, along = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows), indexing="ij")
    walked = along * (drop + y1 - y0)
    hangs = walked < drop
    y = np.where(hangs, y0 - 0.012, y0 + walked - drop)
    level = np.where(hangs, z - (drop - walked), z)
    folds = 0.010 * np.sin(across * 9 + along * 4) + 0.006 * np.sin(along * 17 + across * 3)
    x = x0 + (x1 - x0) * across + 0.02 * np.sin(along * 5)
    vertices = np.c_[
        x.ravel(), (y - hangs * folds).ravel(), (level + 0.012 + ~hangs * folds).ravel()
    ]
    thing = mesh("towel", vertices, grid_faces(columns, rows), cloth, smooth=True)
    thing.data.materials.append(striped)
    bands = np.tile(np.isin(np.arange(rows - 1), (3, 4, 6, 23, 25, 26)), columns - 1)
    thing.data.polygons.foreach_set("material_index", bands.astype(np.int32))
    thickness = thing.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness = 0.006
    return thing
