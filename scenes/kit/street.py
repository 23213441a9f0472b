"""Streets and estates: bollards, gatehouse, boom, palisade gate."""

import math

import bpy
import numpy as np

from kit.glass import clear_glass_material
from kit.houses import room
from kit.lamps import downlight, glowing_material
from kit.materials import plain_material
from kit.scene import box, cylinder, group, mesh
from kit.walls import LEDGESTONE, ledgestone, wall_with_openings, window


def bollard(
    x, y, height=0.95, radius=0.075, material=None, band=None, light=0, z=0, casts_light=True
) -> None:
    """Set down a steel bollard.

    band: material of a ring round it. light: brightness of a lamp in its head. casts_light: False
    by day, when the lamp only has to look lit (see `lamps`).
    """
    material = material or plain_material("bollard", "#2b2c2e", 0.4, 0.04)
    cylinder("bollard", (x, y, z), radius, height, material, 28)
    cylinder("bollard cap", (x, y, z + height), radius, 0.025, material, 28, radius * 0.7)
    if band:
        cylinder("bollard band", (x, y, z + height * 0.80), radius + 0.003, 0.07, band, 28)
    if not light:
        return
    lamp = glowing_material("bollard light", strength=light)
    level = z + height * 0.86
    cylinder("bollard light", (x, y, level), radius + 0.002, 0.06, lamp, 28)
    if casts_light:
        downlight(x, y - 0.12, level, light * 1.2, 0.03)


def wheel_stop(x, y, length=1.75, angle=0, material=None) -> bpy.types.Object:
    """Set down a concrete wheel stop with its middle at x, y; angle in radians."""
    material = material or plain_material(
        "wheel stop", "#a8a39a", 0.88, 0.14, 4, bump=0.003, bump_scale=90, streaks=0.2
    )
    half = length / 2
    foot, top = 0.075, 0.045
    vertices = [
        (-half, -foot, 0),
        (half, -foot, 0),
        (half, foot, 0),
        (-half, foot, 0),
        (-half + 0.05, -top, 0.11),
        (half - 0.05, -top, 0.11),
        (half - 0.05, top, 0.11),
        (-half + 0.05, top, 0.11),
    ]
    faces = [[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]
    stop = mesh("wheel stop", vertices, np.array(faces), material)
    rounding = stop.modifiers.new("bevel", "BEVEL")
    rounding.width = 0.012
    rounding.segments = 2
    stop.location = (x, y, 0)
    stop.rotation_euler = (0, 0, angle)
    return stop


def gatehouse(x, y, width=3.2, depth=3.0, height=3.0, stone=LEDGESTONE) -> None:
    """Build a guard's house from x, y to the right and back: stone plinth, window, flat roof.

    The window shows the guard's lit room and mirrors what stands behind the camera.
    """
    plaster = plain_material(
        "gatehouse plaster", "#d8cfbf", 0.88, 0.05, 2.2, bump=0.0025, bump_scale=120, streaks=0.15
    )
    dark = plain_material("dark trim", "#26272a", 0.45, 0.03)
    right, back = x + width, y + depth
    opening = (x + 0.5, right - 0.5, 1.0, 2.3)
    wall_with_openings(x, right, 0, height, y, 0.25, plaster, [opening])
    window(*opening, y, dark, clear_glass_material("gatehouse window", 1.7), 2, 1)
    room(x + 0.25, right - 0.25, y + 0.26, back - 0.2, 0.05, height - 0.1, ((x + 0.5, x + 0.8),))
    box("desk", (x + 0.6, y + 0.5, 0.98), (right - 0.5, y + 1.1, 1.02), dark, 0.004)
    box("monitor", (x + 1.5, y + 0.75, 1.05), (x + 2.0, y + 0.79, 1.42), dark, 0.004)
    lamp = glowing_material("ceiling light", (1.0, 0.82, 0.6), 10, 4)
    low, high = (x + 0.9, y + 0.8, height - 0.16), (right - 0.9, back - 0.8, height - 0.12)
    box("ceiling light", low, high, lamp, 0)
    ledgestone(x - 0.01, right + 0.01, 0, 0.95, y - 0.02, "-y", stone)
    ledgestone(-back, -(y - 0.02), 0, height, x - 0.02, "-x", stone)
    box("gatehouse wall", (x, y + 0.25, 0), (x + 0.2, back, height), plaster, 0)
    box("gatehouse wall", (right - 0.2, y + 0.25, 0), (right, back, height), plaster, 0)
    box("gatehouse wall", (x, back, 0), (right, back + 0.2, height), plaster, 0)
    concrete = plain_material("gatehouse roof", "#bdb6a9", 0.85, 0.05)
    low, high = (x - 1.0, y - 1.1, height), (right + 1.0, back + 0.6, height + 0.22)
    box("gatehouse roof", low, high, concrete, 0.008)
    low, high = (x - 1.02, y - 1.12, height + 0.2), (right + 1.02, back + 0.62, height + 0.28)
    box("gatehouse fascia", low, high, dark, 0.004)


def boom(x, y, length=3.2, angle=0, side=1) -> bpy.types.Object:
    """Set down a boom barrier: a cabinet at x, y and an arm towards +x, or -x for side -1."""
    steel = plain_material("boom cabinet", "#d8d8d4", 0.4, 0.03)
    red = plain_material("boom red", "#a8231c", 0.45, 0.05)
    white = plain_material("boom white", "#e9e7e1", 0.45, 0.05)
    cabinet = [
        box("boom cabinet", (-0.17, -0.15, 0), (0.17, 0.15, 1.0), steel, 0.02),
        box("boom cabinet lid", (-0.19, -0.17, 1.0), (0.19, 0.17, 1.05), red, 0.01),
    ]
    stripes = []
    for index in range(int(length / 0.4)):
        low, high = (index * 0.4, -0.03, -0.045), ((index + 1) * 0.4, 0.03, 0.045)
        stripes.append(box("boom arm", low, high, red if index % 2 else white, 0.004))
    parent = group(cabinet, (x, y, 0), angle)
    arm = group(stripes, (0, -0.2, 0.9))
    arm.parent = parent
    arm.rotation_euler = (0, 0 if side > 0 else math.pi, 0)
    return parent
