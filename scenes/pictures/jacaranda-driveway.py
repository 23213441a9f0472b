"""Driveway of grey pavers to a face-brick garage under jacarandas in flower."""

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.camera import camera
from kit.finish import render
from kit.flowering import fallen_blossoms, jacarandas
from kit.garages import face_brick_garage
from kit.garden import lawn_material
from kit.grass import lawn
from kit.grown import grove, grown_tree, leaf_sprays, stand, trunk_bark_material
from kit.kerbs import kerb_run
from kit.life import broom, wheelie_bin
from kit.light import sky
from kit.materials import (
    paver_material,
    sand_material,
    soil_material,
)
from kit.patterns import rectangle, running_bond, within
from kit.paving import before, ground, pavers, pavers_by_distance
from kit.scene import random, reset, scatter

LEFT, RIGHT = -2.3, 2.3
HOUSE = 14.5

reset(23)
sky(30, -118, sun_size=1.0)

# Paving in stretcher bond between charcoal edges and flush kerbs.
gray = paver_material(
    "gray",
    speck=0.22,
    mottle=0.18,
    grit=1.2,
    roughness=0.84,
    aggregate=0.18,
    efflorescence=0.10,
    stain=0.26,
    dirt_amount=0.6,
    dirt_color="#93805f",
)
gray_colors = ("#8d8983", "#7c7973", "#9a958d", "#6f6c68", "#a29b90")
laid = {"joint": 0.005, "bevel": 0.005, "height_variation": 0.0013, "tilt": 0.005}
drive = within(running_bond(LEFT, RIGHT, -2, HOUSE), LEFT, RIGHT, -1.8, HOUSE - 0.55)
chipped = {"outline_step": 0.025, "edge_roughness": 0.0005}


look = (gray, gray_colors, [3, 3, 3, 1.5, 1])
worn = {"color_variation": 0.07, "settlement": 0.005, **laid}
pavers_by_distance("drive", drive, before(4), *look, near=chipped, **worn)
charcoal = paver_material(
    "charcoal",
    speck=0.22,
    mottle=0.18,
    roughness=0.82,
    efflorescence=0.05,
    stain=0.18,
    dirt_amount=0.5,
)
rows = np.arange(-1.8, HOUSE - 0.6, 0.1)
edges = [rectangle(x, y, 0.2, 0.1) for x in (LEFT - 0.2, RIGHT) for y in rows]
charcoal_colors = ("#4a4542", "#3d3936", "#575049")
pavers("edges", edges, charcoal, charcoal_colors, bevel_segments=2, color_variation=0.08, **laid)
sides = LEFT - 0.2, RIGHT + 0.2
ground("joint sand", *sides, -2, HOUSE, -0.0055, sand_material(), 0.025, 0.0006, 0.005)
kerb_run((RIGHT + 0.2, HOUSE - 0.5), (RIGHT + 0.2, -2), width=-0.12, height=0.03)
kerb_run((LEFT - 0.2, -2), (LEFT - 0.2, HOUSE - 0.5), width=0.12, height=0.03)

# Lawn on both sides.
soil = soil_material("#4a3725")
ground("soil left", -14, LEFT - 0.2, -3, 30, -0.02, soil, resolution=0.2, amplitude=0.008)
ground("soil right", RIGHT + 0.2, 16, -3, 30, -0.02, soil, resolution=0.2, amplitude=0.008)
ground("soil behind", -14, 16, 16, 60, -0.02, soil, resolution=1)
grass = {"z": -0.02, "density": 420, "height": 0.055, "material": lawn_material(dryness=0.6)}
grass["unevenness"] = 0.45
lawn("left lawn", -8, LEFT - 0.33, -1.4, HOUSE - 0.9, falloff=(-1, -0.5, 3.0), **grass)
lawn("right lawn", RIGHT + 0.34, 6.4, -1.2, HOUSE - 0.9, falloff=(1, -0.5, 3.0), **grass)

# The garage to which it leads.
face_brick_garage(HOUSE)

# Jacarandas along the drive, one out of sight for its shade, a row behind the wall.
bark = trunk_bark_material("#3b332c", "#6a5d50")
trees = jacarandas(bark)
for index, (x, y, turn, scale) in enumerate(
    (
        (-4.6, 6.4, 0.3, 0.92),
        (4.9, 8.2, 2.2, 0.98),
        (-5.6, 10.8, 4.0, 0.9),
        (6.4, 11.4, 5.4, 0.85),
    )
):
    stand(trees[index % 3], x, y, -0.02, turn, scale)
stand(trees[1], -5.4, -3.0, 0, 1.2, 1.0)
grove(trees, [(-7.5, 19.5), (-3.9, 21), (4.4, 20), (9.5, 19.5), (14, 22), (-13, 22)], seed=8)
green = leaf_sprays("green leaves", leaf=0.10)
karees = [
    grown_tree(f"karee {n}", n, green, bark, 8.5, 4.4, 1.6, 0.2, twigs=2200) for n in (31, 32)
]
behind = [(-9, 24), (-3, 28), (9, 25), (3, 36), (-12, 19), (13, 27), (-6, 34), (8, 32), (17, 20)]
grove(karees, behind, seed=5)

# Agapanthus out of flower along the house, blossoms on the drive.
agapanthus = agapanthus_collection(flowers=(0, 0, 0))
x = np.concatenate([np.linspace(LEFT - 0.9, -8, 14), np.linspace(RIGHT + 2.2, 8, 14)])
points = np.c_[x, HOUSE - 0.45 + random.normal(0, 0.08, len(x)), np.zeros(len(x))]
scatter("agapanthus", agapanthus, points, scales=random.uniform(0.9, 1.2, len(points)))


def not_swept(x, y):
    """Wheels sweep two tracks and the wind the middle: blossoms gather along the kerbs."""
    from_kerb = np.minimum(np.abs(x - LEFT), np.abs(x - RIGHT))
    drift = np.exp(-from_kerb / 0.42)
    in_track = np.exp(-((np.abs(x - 0.35) - 0.78) ** 2) / 0.06)
    on_lawn = (x < LEFT) | (x > RIGHT)
    lies = 0.12 + 0.95 * drift - 0.10 * in_track + 0.25 * on_lawn
    return random.random(len(x)) < np.clip(lies, 0.02, 1)


fallen_blossoms(
    "blossoms",
    LEFT - 2.2,
    RIGHT + 2.4,
    -1.2,
    13,
    52000,
    z=0.003,
    clumping=0.7,
    length=0.034,
    thin_from=(0, -1.5, 4.5),
    keep=not_swept,
)

# Whoever swept it left the broom at the wall, beside the bin.
broom(RIGHT + 2.4, HOUSE - 0.2, 0.0, lean=(0.02, 0.13))
wheelie_bin(RIGHT + 1.5, HOUSE - 0.5)

camera((0.55, -1.75, 0.78), (0.15, 8, 1.35), lens=30, f_stop=3.5, focus=(0.2, 0.7, 0))
render(bias=-0.3, tint=(1.05, 1, 0.94), saturation=0.84, bloom=0.025, denoise_strength=0.3)
