"""Patio of hexagonal pavers in sand and terracotta tones, with two clay pots near a wall."""

import numpy as np

from kit.aloes import aloe, aloe_material
from kit.bonds import simplify
from kit.camera import camera
from kit.finish import render
from kit.garden import backdrop
from kit.grass import blades
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    grain_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
)
from kit.patterns import hexagons, rotate, within
from kit.paving import grains, ground, pavers
from kit.plants import litter
from kit.props import flowerpot
from kit.scene import collection, random, reset, scatter

reset(109)
sky(elevation=14, azimuth=103, sun_size=1.4, dust=2)
camera((-0.22, -1.0, 0.50), (0.14, 0.75, 0.10), lens=42, f_stop=2.0, focus=(-0.10, -0.02, 0))

concrete = paver_material(
    "hexagon",
    speck=0.18,
    mottle=0.16,
    grit=1.1,
    roughness=0.80,
    aggregate=0.10,
    efflorescence=0.12,
    stain=0.16,
    dirt_amount=0.5,
    dirt_color="#a08a68",
)
tiles = rotate(hexagons(-3, 3, -2.2, 4.6, 0.125), 13)
pavers(
    "hexagons",
    simplify(within(tiles, -2.4, 2.6, -1.0, 3.3), 0.01),
    concrete,
    colors=("#b7a183", "#a8927a", "#c3b093", "#8f7f6e", "#a3806a"),
    weights=(3, 2.4, 2, 1.6, 1.4),
    joint=0.008,
    bevel=0.007,
    tilt=0.005,
    outline_step=0.010,
    edge_roughness=0.0006,
    bevel_segments=4,
    color_variation=0.06,
    corner_radius=0.005,
)
ground("sand", -2.4, 2.6, -1.0, 3.3, -0.0068, sand_material("#a58d69"), 0.008, 0.0011)
count = 12000
loose = np.c_[
    random.normal(-0.05, 0.35, count), random.uniform(-0.6, 0.9, count), np.full(count, 0.0010)
]
grains("loose grain", grain_material(), loose, 0.0011)

# A pot of lavender leaves and one with an aloe.
soil_height = flowerpot((0.66, 1.55, 0), 0.17, 0.33)
terracotta = plain_material("terracotta", "#a5705a", 0.85, 0.2, 6, 0.0015, 140)
small_soil_height = flowerpot((1.06, 1.9, 0), 0.12, 0.22, terracotta)
lavender = blades(
    "lavender",
    leaf_material("lavender", ("#4d6238", "#8a9c62", "#a4b080"), 0.35, 0.5),
    count=170,
    length=0.34,
    width=0.006,
    arch=0.7,
    spread=0.10,
    segments=5,
    lean=(0.05, 0.65),
    fold=0,
)
scatter("lavender", collection("lavender", [lavender]), [(0.66, 1.55, soil_height)], scales=[1.1])
plant = aloe("aloe", aloe_material(), leaves=22, length=0.32)
scatter("aloe", collection("aloe", [plant]), [(1.06, 1.9, small_soil_height)], scales=[1.0])

backdrop(
    3.4,
    -4,
    6,
    wall_color="#e2d2b8",
    wall_height=2.4,
    shrub_radius=0.5,
    colors=("#3a5230", "#8a9c58"),
)
dry_leaf = dry_leaf_material(("#6b3f18", "#c48a34", "#8a8f3a"), translucency=0.3)
litter("dry leaves", dry_leaf, -0.8, 0.9, -0.4, 1.8, 10, 0.036, z=0.005)

render(key=0.40, tint=(1.03, 0.985, 1.0), saturation=1.03, bloom=0.07, look="High Contrast")
