"""The clay driveway before it was paved: the same place and hour, on earth with weeds and ruts."""

import bpy
import numpy as np

from kit.finish import render
from kit.garage_drive import HOUSE, LOOK, STREET, garage_drive
from kit.grass import lawn
from kit.materials import leaf_material, sand_material
from kit.paving import unevenness
from kit.scene import grid_faces, mesh, random
from kit.stone import pebbles

GROUND = -0.03
RUTS = (-0.95, 0.75)

garage_drive()
for thing in list(bpy.context.scene.objects):
    if thing.name.startswith(("field", "soldier courses", "sand", "kerb")):
        bpy.data.objects.remove(thing)


def in_rut(x):
    """Return how much of a place at these x lies in a rut of the wheels, 0 to 1."""
    return sum(np.exp(-(((x - rut) / 0.27) ** 2)) for rut in RUTS)


# Dry earth: worn by wheels, washed out of its level by rain.
x, y = np.meshgrid(np.linspace(-3.1, 3.0, 306), np.linspace(STREET - 0.2, HOUSE + 0.25, 580))
lumps = 0.010 * unevenness(x, y, 2.2, 2) + 0.0035 * unevenness(x, y, 14)
height = GROUND + 0.014 + lumps * (1 - 0.6 * in_rut(x)) - 0.040 * in_rut(x)
vertices = np.c_[x.T.ravel(), y.T.ravel(), height.T.ravel()]
earth = sand_material("#7f6248", "earth")
mesh("earth", vertices, grid_faces(306, 580), earth, smooth=True)


def level(points_x, points_y):
    """Return the height of the earth at places."""
    column = np.clip(np.searchsorted(x[0], points_x), 0, 305)
    row = np.clip(np.searchsorted(y[:, 0], points_y), 0, 579)
    return height[row, column]


# Stones lie where rain has washed the earth away, most of them beside the ruts.
gravel = leaf_material("gravel", ("#7d6a58", "#a8937a", "#8f7f6e"), 0, 0.9)
for name, count, size in (("grit", 26000, 0.007), ("stones", 1500, 0.019)):
    places = np.c_[random.uniform(-2.7, 2.6, count), STREET + random.beta(1, 2.2, count) * 10.5]
    places = places[random.random(count) > 0.75 * in_rut(places[:, 0])]
    pebbles(name, gravel, np.c_[places, level(*places.T) + size * 0.1], size, angular=True)


def is_bare(points_x, points_y):
    """Tell where nothing grows: in the ruts, and in patches between them."""
    patches = unevenness(points_x, points_y, 1.7, 3)
    from_edge = np.minimum(points_x + 2.7, 2.7 - points_x)
    return patches + 2.6 * in_rut(points_x) + 0.9 * np.clip(from_edge, 0, 1) > 0.42


def is_bare_of_straw(points_x, points_y):
    """Tell where no dry grass stands."""
    return unevenness(points_x, points_y, 3.0, 2) + 2.0 * in_rut(points_x) > -0.15


weed = leaf_material("weeds", ("#3f5220", "#75863a", "#a8995a"), 0.35, 0.5)
straw = leaf_material("straw", ("#8a7a48", "#bda66a", "#d2bf8e"), 0.35, 0.6)
area = (-2.75, 2.6, STREET + 0.4, HOUSE - 0.1, GROUND)
near_camera = (-1.55, -1.2, 3.2)
lawn("weeds", *area, 300, 0.06, near_camera, weed, is_bare, 0.6)
lawn("straw", *area, 55, 0.09, near_camera, straw, is_bare_of_straw, 0.6)

render(key=0.32, denoise_strength=0.3, **LOOK)
