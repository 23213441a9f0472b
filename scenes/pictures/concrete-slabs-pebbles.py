"""Large concrete slabs in a straight grid with joints of white pebbles, beside a planted bed."""

import numpy as np

from kit.bonds import slab_grid
from kit.camera import camera
from kit.finish import render
from kit.garden import backdrop
from kit.grass import grass_tufts
from kit.joints import joint_points
from kit.light import sky
from kit.materials import leaf_material, paver_material, plain_material
from kit.patterns import within
from kit.paving import ground, pavers
from kit.plants import hedge
from kit.scene import box, random, reset, scatter
from kit.shading import linear_colors
from kit.stone import pebbles
from kit.stone_materials import pebble_material
from kit.trees import canopy

ELEVATION, AZIMUTH = 30, -101

reset(105)
sky(ELEVATION, AZIMUTH, sun_size=0.8)
camera((-0.62, -1.12, 0.70), (0.35, 1.05, -0.02), lens=35, f_stop=3.5, focus=(-0.22, -0.1, 0))

concrete = paver_material(
    "slab",
    speck=0.12,
    mottle=0.13,
    grit=0.8,
    roughness=0.80,
    aggregate=0.05,
    efflorescence=0.14,
    stain=0.12,
    dirt_amount=0.35,
    dirt_color="#98907f",
    specular=0.4,
)
slabs = slab_grid(-4, 8, -2.2, 6.2, length=1.0, width=0.6, joint=0.10, offset=0)
slabs = within(slabs, -3.2, 7.2, -2.05, 5.25)
pavers(
    "slabs",
    slabs,
    concrete,
    colors=("#c3beb4", "#bbb6ad", "#cbc6bc", "#b4afa8"),
    joint=0,
    bevel=0.006,
    height_variation=0.0008,
    tilt=0.0016,
    outline_step=0.03,
    edge_roughness=0.0004,
    bevel_segments=4,
    color_variation=0.035,
    edge_width=0.03,
    corner_radius=0.004,
)
bed = plain_material("bed", "#6b6256", 0.95, 0.3, 30, 0.006, 150)
ground("bed", -3.3, 7.3, -2.1, 5.3, -0.036, bed, 0.05, 0.002)

# Two layers of pebbles: the upper one is thinned away from the camera, the lower one is darker.
pale = linear_colors("#d8d2c6", "#c9c0b0", "#b3aa9c", "#e3dfd6", "#9f988d", "#c4b49b", "#8b867f")
seen = (-2.4, 3.4, -1.6, 4.6)
points = joint_points(
    slabs, *seen, 52000, -0.030, -0.012, shrink=-0.006, thin_from=(-0.5, -0.6, 2.4)
)
upper = pebble_material("pebble", pale, roughness=0.55, speck=0.18)
pebbles("pebble", upper, points, size=0.021, flatness=0.6, tumble=0.35)
points = joint_points(slabs, *seen, 26000, -0.036, -0.030, shrink=-0.004)
shaded = [tuple(0.7 * channel for channel in color) for color in pale]
lower = pebble_material("lower pebble", shaded, roughness=0.7)
pebbles("lower pebble", lower, points, size=0.021, flatness=0.6)

# The bed behind: shrubs, grass and a hedge.
edge = plain_material("kerb", "#a9a59d", 0.85, 0.08, 8, 0.003, 120)
box("edge", (-3.4, 5.28, -0.1), (8.2, 5.4, 0.05), edge, 0.008)
backdrop(5.4, -4, 8, shrubs=9, shrub_radius=0.7, colors=("#2c4422", "#6d8a45"), leaves=5000)
hedge_leaf = leaf_material("hedge", ("#2a4020", "#64823c"), 0.35, 0.5)
hedge("hedge", hedge_leaf, (-6, 8.6, 0), (12, 9.4, 2.2), density=900, leaf_size=0.07)
tufts = grass_tufts(("#52663a", "#8f9a55", "#bcb373"))
places = np.c_[random.uniform(-3, 7, 26), 5.75 + random.normal(0, 0.14, 26), np.zeros(26)]
scatter("grass", tufts, places, scales=random.uniform(0.7, 1.2, 26))
canopy(ELEVATION, AZIMUTH, (0.95, 0.95, 0), 5, radius=1.0, leaves=1800, leaf_size=0.08)

render(key=0.47, tint=(0.95, 1, 1.06), saturation=0.92, vignette=0.18)
