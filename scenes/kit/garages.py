"""Garages that close a drive."""

import numpy as np

from kit.materials import dark_metal_material, plain_material, wood_material
from kit.scene import box, cylinder
from kit.walls import brick_wall, ledgestone, wall_with_openings


def face_brick_garage(front) -> None:
    """Build a face-brick front at y = front, with a sectional garage door under the eave."""
    brick_wall(-9, 9, -0.06, 2.62, front, openings=[(-2.35, 2.35, -1, 2.14)])
    door = plain_material("door", "#c3bba9", 0.55, 0.04, 2, bump=0.0008, bump_scale=40)
    dark = plain_material("charcoal paint", "#3a3a3b", 0.5, 0.04)
    for row in range(4):
        z = 0.012 + row * 0.53
        box("door section", (-2.35, front + 0.15, z), (2.35, front + 0.19, z + 0.522), door)
        for column in range(4):
            x = -2.22 + column * 1.15
            low, high = (x, front + 0.138, z + 0.068), (x + 1.0, front + 0.16, z + 0.458)
            box("door panel", low, high, door, 0.012)
    box("behind door", (-2.35, front + 0.2, -0.2), (2.35, front + 0.23, 2.3), dark, 0)
    concrete = plain_material("lintel", "#c9c2b4", 0.9, 0.06, 3, bump=0.003)
    box("lintel", (-2.55, front - 0.01, 2.14), (2.55, front + 0.05, 2.30), concrete, 0.004)
    apron = plain_material("apron", "#aaa398", 0.9, 0.12, 5, bump=0.003)
    box("apron", (-2.8, front - 0.55, -0.2), (2.8, front + 0.2, 0.004), apron, 0.01)
    painted = plain_material("soffit", "#d8d2c6", 0.8, 0.04)
    box("soffit", (-10, front - 0.62, 2.62), (10, front + 0.4, 2.66), painted, 0)
    box("fascia", (-10, front - 0.66, 2.58), (10, front - 0.62, 2.82), dark, 0.004)
    cylinder("downpipe", (3.1, front - 0.07, 0), 0.045, 2.6, painted, sides=20)
    for x in (-2.75, 2.66):
        box("lamp", (x, front - 0.11, 1.62), (x + 0.09, front, 1.9), dark, 0.004)


def hillside_garage(front, floor) -> None:
    """Build a garage at y = front on ground floor metres high.

    It has warm plaster, a stone pier and a slatted door under a thin roof.
    """
    plaster = plain_material("plaster", "#c9b08c", 0.88, 0.05, 2.2, bump=0.0025, bump_scale=120)
    dark = dark_metal_material("#2b2a2a")
    wood = wood_material("garage door", ("#4b301f", "#7d5233"))
    door = (-1.9, 1.75, -0.4, 2.25)
    for part in wall_with_openings(-2.7, 2.35, -0.4, 2.95, front, 0.3, plaster, [door]):
        part.location.z = floor
    box("garage", (-1.9, front + 0.2, floor - 0.3), (1.75, front + 0.24, floor + 2.3), dark, 0)
    for slat in range(15):
        bottom = floor + 0.01 + slat * 0.15
        box("slat", (-1.9, front + 0.13, bottom), (1.75, front + 0.17, bottom + 0.138), wood, 0.004)
    ledgestone(-3.65, -2.7, -0.4, 3.25, front - 0.25).location.z += floor
    ledgestone(front - 0.25, front + 1, -0.4, 3.25, -2.7, "+x").location.z += floor
    for name, low, high, material, bevel in (
        ("pier", (-3.62, -0.2, -0.4), (-2.73, 1, 3.24), dark, 0),
        ("pier cap", (-3.7, -0.3, 3.25), (-2.65, 1.05, 3.32), dark, 0.005),
        ("roof", (-2.7, -0.7, 2.95), (3.1, 6, 3.12), plaster, 0.006),
        ("roof edge", (-2.7, -0.73, 3.08), (3.13, 6, 3.19), dark, 0.004),
        ("side wall", (2.05, 0.3, -0.4), (2.35, 6, 2.95), plaster, 0),
        ("garden wall", (-9, 0.5, -0.6), (-3.6, 0.75, 1.75), plaster, 0),
        ("garden wall cope", (-9, 0.44, 1.75), (-3.6, 0.81, 1.82), dark, 0.004),
        ("lamp", (2.0, -0.12, 1.75), (2.1, 0, 2.08), dark, 0.004),
    ):
        # Measured from the foot of the garage's front.
        offset = np.array([0, front, floor])
        box(name, np.array(low) + offset, np.array(high) + offset, material, bevel)
