"""The entrance of an estate: walls, a sign, the gatehouse and a roof over the lane."""

import bpy

from kit.materials import leaf_material, plain_material, wood_material
from kit.plants import hedge
from kit.scene import box
from kit.street import gatehouse
from kit.walls import ledgestone


def estate_gate(y, dark: bpy.types.Material) -> None:
    """Build the entrance across a lane from x -2.7 to 3.1, its front at y; dark: steel.

    The sign carries lines instead of lettering.
    """
    plaster = plain_material(
        "plaster", "#cdbfa8", 0.88, 0.05, 2.2, bump=0.0025, bump_scale=120, streaks=0.18
    )
    ledgestone(-9.5, -3.3, 0, 2.5, y)
    box("entrance wall", (-9.5, y + 0.04, 0), (-3.3, y + 0.5, 2.5), plaster, 0)
    ledgestone(y, y + 0.5, 0, 2.5, -3.3, "+x")
    box("wall cope", (-9.6, y - 0.1, 2.5), (-3.2, y + 0.6, 2.6), dark, 0.006)
    box("sign", (-7.6, y - 0.10, 0.95), (-4.3, y - 0.03, 1.85), dark, 0.006)
    brass = plain_material("brass", "#c9a566", 0.35, metallic=1)
    for row, length in enumerate((2.5, 1.7, 2.1)):
        low = (-7.2, y - 0.125, 1.60 - row * 0.22)
        high = (-7.2 + length, y - 0.10, 1.64 - row * 0.22)
        box("sign line", low, high, brass, 0.002)
    box("left wall", (-22, y + 0.1, 0), (-9.5, y + 0.4, 2.2), plaster, 0)
    box("right wall", (7.4, y + 0.3, 0), (22, y + 0.6, 2.2), plaster, 0)
    gatehouse(3.75, y - 0.4, 3.4, 3.2, 3.0, lit=0.25)
    soffit = wood_material("soffit", axis=0)
    concrete = plain_material("lane roof", "#bdb6a9", 0.85, 0.05)
    box("soffit", (-3.9, y - 0.9, 3.62), (4.4, y + 2.6, 3.68), soffit, 0)
    low, high = (-3.95, y - 0.95, 3.68), (4.45, y + 2.65, 3.95)
    box("lane roof", low, high, concrete, 0.008)
    low, high = (-3.97, y - 0.97, 3.93), (4.47, y + 2.67, 4.0)
    box("lane fascia", low, high, dark, 0.004)
    for column_y in (y - 0.7, y + 2.2):
        low, high = (-3.75, column_y, 0), (-3.45, column_y + 0.3, 3.62)
        box("column", low, high, dark, 0.006)
    box("pier", (3.75, y + 1.0, 3.0), (4.3, y + 2.4, 3.65), plaster, 0)


def house_behind(y, dark: bpy.types.Material) -> None:
    """Build a hedge and a long house well behind an entrance at y."""
    hedge_leaf = leaf_material("hedge", ("#22361a", "#4f6b2d"), 0.35, 0.5)
    low, high = (-14, y + 16, 0), (14, y + 17, 2.4)
    hedge("hedge", hedge_leaf, low, high, density=900, leaf_size=0.08)
    house_plaster = plain_material("house", "#d9cfbd", 0.88, 0.05)
    box("house", (-3, y + 19, 0), (16, y + 20, 4.4), house_plaster, 0)
    box("house roof", (-3.6, y + 18, 4.4), (16.6, y + 28, 4.7), dark, 0)
