"""Pitched roofs."""

import math

import bpy
import numpy as np

from kit.scene import mesh


def tiled_slope(
    x0: float,
    x1: float,
    y0: float,
    z0: float,
    y1: float,
    z1: float,
    material: bpy.types.Material,
    pitch: float = 0.30,
    course: float = 0.34,
    wave: float = 0.022,
    overlap: float = 0.03,
) -> bpy.types.Object:
    """Return a slope of concrete tiles from the eaves (y0, z0) up to the ridge (y1, z1).

    It runs from x0 to x1. pitch: width of a tile. course: length of it that shows. wave: height
    of its rolls. overlap: how far a course stands above the one below it. All metres.
    """
    length = math.hypot(y1 - y0, z1 - z0)
    courses = int(length / course)
    outward = np.array([-(z1 - z0), y1 - y0]) / length
    x = np.arange(x0, x1, pitch / 10)
    rolls = wave * np.abs(np.sin(np.pi * x / pitch)) ** 0.7
    lines = []
    for index in range(courses):
        for place, lift in ((index * course, overlap), ((index + 1) * course, 0.0)):
            share = place / length
            y = y0 + (y1 - y0) * share + outward[0] * (rolls + lift)
            z = z0 + (z1 - z0) * share + outward[1] * (rolls + lift)
            lines.append(np.c_[x, y, z])
    columns = len(x)
    column = np.arange(columns - 1)
    faces = []
    for line in range(len(lines) - 1):
        low = line * columns
        high = low + columns
        faces.append(np.c_[low + column, low + column + 1, high + column + 1, high + column])
    return mesh("tiles", np.concatenate(lines), np.concatenate(faces), material)
