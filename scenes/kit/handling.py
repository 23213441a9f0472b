"""What moves goods about a yard: a hand pallet truck."""

import math

import bpy
import numpy as np

from kit.boxes import boxes
from kit.materials import plain_material
from kit.props import lathe, rope
from kit.scene import cylinder, group


def pallet_truck(x, y, turn=0.0, paint="#c8871e") -> bpy.types.Object:
    """Park a hand pallet truck; at turn 0 (radians) its forks reach 1.15 m from x, y along +x."""
    steel = plain_material("pallet truck", paint, 0.42, 0.16, 9, bump=0.0006, bump_scale=120)
    dark = plain_material("truck wheel", "#1d1c1b", 0.7, 0.2)
    bare = plain_material("truck steel", "#77776f", 0.4, 0.2, 20, metallic=0.7)
    forks = []
    for side in (-0.27, 0.11):
        forks.append(((0.0, side, 0.055), (1.15, side + 0.16, 0.085)))
        for edge in (side, side + 0.148):
            forks.append(((0.0, edge, 0.03), (1.08, edge + 0.012, 0.085)))
    forks.append(((-0.05, -0.27, 0.055), (0.03, 0.27, 0.30)))
    forks.append(((-0.10, -0.17, 0.16), (-0.04, 0.17, 0.40)))
    parts = [boxes("truck forks", forks, steel, 0.007)]
    pump = [(0.055, 0.20), (0.055, 0.42), (0.035, 0.44), (0.03, 0.52)]
    parts.append(lathe("truck pump", pump, bare, 28, location=(-0.17, 0, 0)))
    for wheel_y in (-0.10, 0.04):
        wheel = cylinder("truck wheel", (0, 0, 0), 0.095, 0.06, dark, 32)
        wheel.rotation_euler = (-math.pi / 2, 0, 0)
        wheel.location = (-0.17, wheel_y, 0.095)
        parts.append(wheel)
    for side in (-0.22, 0.16):
        roller = cylinder("truck roller", (0, 0, 0), 0.038, 0.06, dark, 24)
        roller.rotation_euler = (-math.pi / 2, 0, 0)
        roller.location = (1.0, side, 0.038)
        parts.append(roller)
    foot, top = np.array([-0.20, 0, 0.30]), np.array([-0.36, 0, 1.02])
    parts.append(rope("truck tiller", [foot, top], 0.022, steel, 14))
    angle = np.linspace(0, 2 * math.pi, 33)
    along = (top - foot) / np.linalg.norm(top - foot)
    loop = [
        top + along * (0.11 - 0.11 * math.cos(a)) + np.array([0, 1, 0]) * 0.15 * math.sin(a)
        for a in angle
    ]
    parts.append(rope("truck handle", loop, 0.014, dark, 12))
    parts.append(rope("truck lever", [top, top + along * 0.13 + [0, 0.05, 0]], 0.007, bare, 8))
    return group(parts, (x, y, 0), turn)
