"""Concrete kerb and gutter between a lawn and red pavers laid in diagonal herringbone."""

import numpy as np

from kit.bonds import simplify
from kit.camera import camera
from kit.finish import render
from kit.grass import blades, lawn
from kit.kerbs import barrier_profile, channel_profile, kerb
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    grain_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.patterns import herringbone, within
from kit.paving import grains, ground, pavers
from kit.plants import hedge, leaf_cloud, litter, shrub_points
from kit.scene import box, collection, random, reset, scatter

# The kerb runs along x. Its road side is at y = 0 with the gutter before it; the lawn lies behind.
GUTTER = 0.30
KERB = 0.15

reset(107)
sky(elevation=33, azimuth=212, sun_size=0.8)
camera((-1.15, -0.92, 0.52), (0.75, 0.34, 0.02), lens=32, f_stop=4.5, focus=(-0.32, -0.02, 0.05))

# Kerb and gutter units of one metre.
concrete = paver_material(
    "concrete",
    speck=0.14,
    mottle=0.16,
    grit=1.1,
    roughness=0.85,
    aggregate=0.10,
    efflorescence=0.16,
    stain=0.28,
    dirt_color="#7d6d55",
)
profile = barrier_profile(KERB, 0.14, 0.022, 0.15, 0.03)
kerb("kerb", profile, -3, 11, concrete, "#c2bcb0", gap=0.010, bevel=0.008)
profile = channel_profile(GUTTER, 0.022, 0.10)
kerb("gutter", profile, -3.4, 11, concrete, "#a9a399", y=-GUTTER, z=-0.004, color_variation=0.06)

# The road.
clay = paver_material(
    "clay",
    speck=0.22,
    mottle=0.18,
    grit=1.1,
    roughness=0.84,
    aggregate=0.16,
    efflorescence=0.14,
    stain=0.24,
    dirt_amount=0.6,
    dirt_color="#8d7a5d",
)
field = within(herringbone(-2.6, 8.4, -3.2, -GUTTER), -2.4, 8.2, -3.0, -0.307)
pavers(
    "road",
    simplify(field, 0.012),
    clay,
    colors=("#8f5a48", "#7f5143", "#9a6a55", "#6b4b42", "#8a7468"),
    weights=(3, 3, 2, 2, 1),
    joint=0.005,
    bevel=0.005,
    z=-0.002,
    height_variation=0.0010,
    tilt=0.005,
    outline_step=0.02,
    edge_roughness=0.0005,
    color_variation=0.07,
    edge_width=0.011,
    corner_radius=0.003,
)
ground("sand", -2.5, 8.3, -3.1, -GUTTER, -0.0065, sand_material("#9d8661"), 0.02, 0.001)

# The lawn, thinner with the distance, and the garden behind it.
soil = soil_material("#4a3826")
ground("soil", -4, 16, KERB - 0.01, 6, 0.105, soil, 0.08, 0.008)
ground("far soil", -12, 40, 6, 30, 0.10, soil, 1)
lawn("near lawn", -1.6, 3.0, 0.17, 2.2, 0.11, density=420, height=0.055)
lawn("right lawn", 3.0, 9.5, 0.17, 3.4, 0.11, density=190, height=0.06)
lawn("far lawn", -1.6, 3.2, 2.2, 5, 0.11, density=130, height=0.07)
green = leaf_material("green shrub", ("#24381a", "#5d7a35"), 0.35)
brown = leaf_material("brown shrub", ("#4a3a22", "#7e8a48"), 0.35)
for number in range(13):
    leaf = green if random.random() < 0.7 else brown
    points = shrub_points(4500, random.uniform(0.45, 0.8))
    y = 4.6 + random.uniform(-0.5, 0.6) - 0.10 * number
    leaf_cloud("shrub", leaf, points + [1.2 + number * 0.95, y, 0.1], 0.055)
hedge("hedge", green, (8.5, -4, 0), (9.3, 4, 2.0), density=900, leaf_size=0.07)
plaster = plain_material("plaster", "#dccbb0", 0.85, 0.05, bump=0.003, streaks=0.25)
box("wall", (-4, 6.6, 0), (18, 6.8, 2.2), plaster)

# What gathers in a gutter: leaves, washed sand, and tufts of grass in the joint of the kerb.
dry_leaf = dry_leaf_material()
litter("leaves on road", dry_leaf, -0.7, 3, -1.2, -0.35, 10, 0.034, z=0.004)
litter("leaves in gutter", dry_leaf, -0.9, 4, -0.17, -0.02, 44, 0.036, z=-0.012)
count = 9000
x, y = random.uniform(-0.9, 2.2, count), -0.03 - np.abs(random.normal(0, 0.035, count))
dip = 0.022 * np.sin(np.pi * (y + GUTTER) / GUTTER)
grain = grain_material(("#7a6040", "#b99a6c", "#d8c8a4"))
grains("washed sand", grain, np.c_[x, y, -0.0028 - dip], 0.0028)
grass = leaf_material("tuft", ("#3c5420", "#7f9440"), 0.35, 0.5)
tufts = [
    blades(
        f"tuft {kind}",
        grass,
        count=16,
        length=0.06,
        width=0.004,
        arch=1.1,
        spread=0.012,
        segments=4,
        lean=(0.1, 0.8),
        fold=0,
    )
    for kind in range(3)
]
places = [
    (x, -0.004 + random.normal(0, 0.004), -0.012) for x in (-0.35, 0, 0.62, 1.0, 1.9, 2.05, 3.1)
]
scales = random.uniform(0.6, 1.3, len(places))
scatter("tufts", collection("tufts", tufts), places, scales=scales)

render(key=0.36, tint=(1.01, 1, 0.98), bloom=0.06)
