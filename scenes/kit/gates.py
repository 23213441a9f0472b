"""The entrance of an estate: walls, the gatehouse and a roof over the lane; the road behind it."""

import bpy

from kit.materials import leaf_material, plain_material, wood_material
from kit.plants import hedge
from kit.scene import box
from kit.street import gatehouse
from kit.walls import ledgestone


def estate_gate(y, dark: bpy.types.Material) -> None:
    """Build the entrance across a lane from x -2.7 to 3.1, its front at y; dark: steel."""
    plaster = plain_material(
        "plaster", "#cdbfa8", 0.88, 0.05, 2.2, bump=0.0025, bump_scale=120, streaks=0.18
    )
    ledgestone(-9.5, -3.3, 0, 2.5, y)
    box("entrance wall", (-9.5, y + 0.04, 0), (-3.3, y + 0.5, 2.5), plaster, 0)
    ledgestone(y, y + 0.5, 0, 2.5, -3.3, "+x")
    box("wall cope", (-9.6, y - 0.1, 2.5), (-3.2, y + 0.6, 2.6), dark, 0.006)
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


def road_behind(y, x0, x1, dark: bpy.types.Material) -> None:
    """Let the road between x0 and x1 go on behind an entrance at y, between houses and hedges."""
    leaf = leaf_material("hedge", ("#22361a", "#4f6b2d"), 0.35, 0.5)
    plaster = plain_material("house", "#d9cfbd", 0.88, 0.05)
    low, high = (-24, y + 44, 0), (24, y + 45, 2.4)
    hedge("far hedge", leaf, low, high, density=300, leaf_size=0.14)
    for side, edge in ((-1, x0), (1, x1)):
        near, far = sorted((edge + side * 1.6, edge + side * 14))
        hedge("hedge", leaf, (near, y + 9, 0), (far, y + 9.6, 1.1), density=900, leaf_size=0.07)
        near, far = sorted((edge + side * 3.2, edge + side * 13))
        box("house", (near, y + 17, 0), (far, y + 24, 3.2), plaster, 0)
        box("house roof", (near - 0.6, y + 16.4, 3.2), (far + 0.6, y + 24.6, 3.45), dark, 0)
        for at in (0.25, 0.7):
            x = near + (far - near) * at
            box("window", (x - 0.8, y + 16.96, 1.0), (x + 0.8, y + 17.02, 2.2), dark, 0)
