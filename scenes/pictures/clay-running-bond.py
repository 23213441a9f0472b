"""Red clay bricks in stretcher bond with sand-filled joints, running to a concrete edge."""

import numpy as np

from kit.bonds import bond
from kit.camera import camera
from kit.finish import render
from kit.garden import backdrop
from kit.grass import grass_tufts
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    grain_material,
    paver_material,
    plain_material,
    sand_material,
)
from kit.patterns import rotate, within
from kit.paving import grains, ground, pavers
from kit.plants import litter
from kit.scene import box, random, reset, scatter
from kit.trees import canopy

ELEVATION, AZIMUTH = 16, -98

reset(112)
sky(ELEVATION, AZIMUTH, sun_size=1.1)
camera((-0.55, -1.05, 0.66), (0.26, 0.72, 0), lens=40, f_stop=13, focus=(-0.05, 0.25, 0))

clay = paver_material(
    "clay",
    speck=0.30,
    mottle=0.34,
    grit=2.4,
    roughness=0.84,
    aggregate=0.08,
    efflorescence=0.10,
    stain=0.24,
    dirt_amount=0.22,
    dirt_color="#7a573f",
)
bricks = rotate(bond(-2.4, 5.4, -2.0, 4.4, 0.222, 0.109), 6, center=(0, 0.6))
pavers(
    "bricks",
    within(bricks, -1.5, 4.6, -0.95, 3.05),
    clay,
    colors=("#8a4533", "#7b3c2e", "#97503a", "#6f352c", "#5c3a35", "#a05c42"),
    weights=(4, 3, 3, 2, 1.2, 1.2),
    joint=0.006,
    bevel=0.0028,
    height_variation=0.0013,
    tilt=0.006,
    outline_step=0.009,
    edge_roughness=0.0009,
    bevel_segments=4,
    color_variation=0.08,
    edge_width=0.006,
    corner_radius=0.003,
)
ground("sand", -1.5, 4.6, -0.95, 3.05, -0.0045, sand_material("#83694d"), 0.007, 0.0011)
count = 16000
loose = np.c_[
    random.normal(0, 0.5, count), random.uniform(-0.5, 1.2, count), np.full(count, 0.0010)
]
grains("loose grain", grain_material(), loose, 0.0011)
concrete = plain_material("kerb", "#b0a797", 0.85, 0.1, 8, 0.003, 120)
box("edge", (-2.4, 3.07, -0.1), (6, 3.17, 0.035), concrete, 0.008)

# The garden behind, out of focus.
backdrop(3.2, -2.2, 6.2, wall_color="#e6dccb", shrubs=8, shrub_radius=0.48)
tufts = grass_tufts(("#5a6a35", "#8a8c48", "#b3a868"), count=140, length=0.5)
places = np.c_[random.uniform(-1, 5, 11), 3.45 + random.normal(0, 0.12, 11), np.zeros(11)]
scatter("grass", tufts, places, scales=random.uniform(0.7, 1.1, len(places)))
litter("dry leaves", dry_leaf_material(), -0.7, 0.9, -0.2, 2.4, 16, 0.034, z=0.005)
canopy(ELEVATION, AZIMUTH, (0.95, 1.35, 0), 5, radius=0.75, leaves=1500, leaf_size=0.075)

render(key=0.31, saturation=0.9, tint=(1.03, 1, 0.96))
