"""The entrance of an estate: walls, the gatehouse and a roof over the lane; the road behind it."""

import bpy

from kit.grass import lawn
from kit.materials import leaf_material, plain_material, wood_material
from kit.plants import hedge
from kit.scene import box
from kit.street import gatehouse
from kit.townhouses import UNIT, Townhouse, copy_to
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
    gatehouse(3.75, y - 0.4, 3.4, 3.2, 3.0)
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


def road_behind(y, x0, x1) -> None:
    """Let the road between x0 and x1 go on behind an entrance at y, past lawns and townhouses."""
    leaf = leaf_material("hedge", ("#22361a", "#4f6b2d"), 0.35, 0.5)
    house = Townhouse()
    models = house.build(house.cream), house.build(house.tan)
    for index in range(-2, 3):
        copy_to(models[index % 2], (index * UNIT - 3.2, y + 40, 0), 0)
    for part in (*models[0], *models[1]):
        part.hide_render = True
    for side, edge in ((-1, x0), (1, x1)):
        near, far = sorted((edge + side * 0.4, edge + side * 4.4))
        lawn("lawn behind", near, far, y + 4, y + 36, 0.05, density=60, height=0.07)
        near, far = sorted((edge + side * 4.4, edge + side * 5.4))
        hedge("hedge", leaf, (near, y + 4, 0), (far, y + 36, 1.7), density=700, leaf_size=0.08)
    low, high = (x0 - 5, y + 36.5, 0), (x1 + 5, y + 37.3, 1.0)
    hedge("far hedge", leaf, low, high, density=700, leaf_size=0.08)
