"""Driveway of grey pavers under jacarandas in flower, strewn with fallen blossoms."""

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.flowering import fallen_blossoms, jacaranda, violet_material
from kit.garden import lawn_material
from kit.kerbs import kerb_run
from kit.light import sky
from kit.materials import (
    dark_metal_material,
    paver_material,
    plain_material,
    plaster_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import rectangle, running_bond, within
from kit.paving import ground, pavers
from kit.plants import agapanthus_collection, lawn
from kit.scene import box, random, reset, scatter
from kit.street import palisade_gate
from kit.trees import background_trees
from kit.walls import brick_wall, slats

LEFT, RIGHT = -1.9, 2.6
WALL = 16

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
drive = within(running_bond(LEFT, RIGHT, -2, 16), LEFT, RIGHT, -1.8, 16)
near = [paver for paver in drive if paver[:, 1].mean() < 4]
far = [paver for paver in drive if paver[:, 1].mean() >= 4]
for polygons, detail in (
    (near, {"outline_step": 0.025, "edge_roughness": 0.0005}),
    (far, {"bevel_segments": 1}),
):
    pavers(
        "drive",
        polygons,
        gray,
        gray_colors,
        [3, 3, 3, 1.5, 1],
        color_variation=0.07,
        settlement=0.005,
        **laid,
        **detail,
    )
charcoal = paver_material(
    "charcoal",
    speck=0.22,
    mottle=0.18,
    roughness=0.82,
    efflorescence=0.05,
    stain=0.18,
    dirt_amount=0.5,
)
edges = [rectangle(x, y, 0.2, 0.1) for x in (LEFT - 0.2, RIGHT) for y in np.arange(-1.8, 16, 0.1)]
charcoal_colors = ("#4a4542", "#3d3936", "#575049")
pavers("edges", edges, charcoal, charcoal_colors, bevel_segments=2, color_variation=0.08, **laid)
ground(
    "joint sand",
    LEFT - 0.2,
    RIGHT + 0.2,
    -2,
    16.2,
    -0.0055,
    sand_material(),
    resolution=0.025,
    amplitude=0.0006,
    settlement=0.005,
)
kerb_run((RIGHT + 0.2, 16), (RIGHT + 0.2, -2), width=-0.12, height=0.03)
kerb_run((LEFT - 0.2, -2), (LEFT - 0.2, 16), width=0.12, height=0.03)

# Lawn on both sides.
soil = soil_material("#4a3725")
ground("soil left", -14, LEFT - 0.2, -3, 30, -0.02, soil, resolution=0.2, amplitude=0.008)
ground("soil right", RIGHT + 0.2, 16, -3, 30, -0.02, soil, resolution=0.2, amplitude=0.008)
ground("soil behind", -14, 16, 16, 60, -0.02, soil, resolution=1)
grass = {"z": -0.02, "density": 420, "height": 0.055, "material": lawn_material(dryness=0.6)}
lawn("left lawn", -8, LEFT - 0.33, -1.4, 15, falloff=(-1, -0.5, 3.0), **grass)
lawn("right lawn", RIGHT + 0.34, 6.4, -1.2, 15, falloff=(1, -0.5, 3.0), **grass)

# Boundary wall of face brick, plastered piers, gate; behind it the house.
plaster = plaster_material("#e4dccd", streaks=0.25)
dark = dark_metal_material("#26272a")
brick_wall(-12, LEFT - 0.2, 0, 2.1, WALL)
brick_wall(RIGHT + 0.2, 12, 0, 2.1, WALL)
for x in (LEFT - 0.75, RIGHT + 0.15):
    box("pier", (x, WALL - 0.15, 0), (x + 0.6, WALL + 0.45, 2.45), plaster, 0.01)
    low, high = (x - 0.06, WALL - 0.21, 2.45), (x + 0.66, WALL + 0.51, 2.54)
    box("pier cap", low, high, dark, 0.006)
for x0, x1 in ((-12, LEFT - 0.75), (RIGHT + 0.75, 12)):
    box("wall cap", (x0, WALL - 0.05, 2.1), (x1, WALL + 0.35, 2.18), plaster, 0.006)
palisade_gate(LEFT - 0.15, RIGHT + 0.15, WALL + 0.12)
box("house", (-9, WALL + 10, 0), (9, WALL + 11, 3.4), plaster, 0)
roof = plain_material("roof", "#cfc8bb", 0.85, 0.05)
box("house roof", (-10, WALL + 9, 3.4), (10, WALL + 16, 3.65), roof, 0)
slats(-2.2, 2.6, 0, 2.3, WALL + 9.96, wood_material("garage door", axis=0))
court = running_bond(LEFT, RIGHT, WALL + 0.3, WALL + 10, 0.4, 0.2)
court = within(court, LEFT, RIGHT, WALL + 0.3, WALL + 10)
pavers("court", court, gray, gray_colors, joint=0.006, bevel_segments=1, color_variation=0.06)

# Jacarandas along the drive, one out of sight for its shade, a row behind the wall.
violet = violet_material()
bark = plain_material("jacaranda bark", "#453a31", 0.95, 0.35, 9, bump=0.025, bump_scale=26)
for index, (x, y) in enumerate(((-4.3, 6.6), (4.9, 8.6), (-4.8, 12.2), (5.4, 13.8))):
    jacaranda(
        f"jacaranda {index}",
        (x, y, 0),
        height=6.2,
        spread=4.0,
        trunk_radius=0.20,
        trunk_share=0.29,
        flowers=100000,
        leaves=5000,
        flower_size=0.06,
        flower_material=violet,
        bark=bark,
        flatness=0.28,
        lean=(0.10 if x < 0 else -0.10, -0.03),
    )
jacaranda(
    "shading jacaranda",
    (-5.4, -3.0, 0),
    height=7.0,
    spread=4.4,
    flowers=22000,
    leaves=2000,
    flower_size=0.07,
    flower_material=violet,
    bark=bark,
)
background_trees(
    [(-9, 22), (-3, 26), (9, 21), (3, 36), (-12, 17), (13, 18), (-6, 34), (8, 30)],
    height=9,
    spread=4.5,
)
for x, y in ((-7.5, 19.5), (-3.9, 21), (4.4, 20), (9.5, 19.5)):
    jacaranda(
        "background jacaranda",
        (x, y, 0),
        height=7.5,
        spread=4.6,
        trunk_share=0.25,
        flowers=42000,
        leaves=3000,
        flower_size=0.09,
        flower_material=violet,
        bark=bark,
        flatness=0.35,
    )

# Agapanthus out of flower along the wall, blossoms on the drive.
agapanthus = agapanthus_collection(flowers=(0, 0, 0))
x = np.concatenate([np.linspace(LEFT - 1, -8, 14), np.linspace(RIGHT + 1, 8, 14)])
points = np.c_[x, WALL - 0.5 + random.normal(0, 0.08, len(x)), np.zeros(len(x))]
scatter("agapanthus", agapanthus, points, scales=random.uniform(0.9, 1.2, len(points)))


def not_swept(x, y):
    """Cars sweep the middle of the drive, so that the paving shows where one looks first."""
    beside = (x < -0.7) | (x > 1.8) | (y > 6)
    return random.random(len(x)) < np.clip(0.42 + 0.58 * beside, 0, 1)


fallen_blossoms(
    "blossoms",
    LEFT - 2.2,
    RIGHT + 2.4,
    -1.2,
    13,
    42000,
    z=0.003,
    length=0.04,
    thin_from=(0, -1.5, 3.0),
    keep=not_swept,
)

camera((0.55, -1.75, 0.78), (0.15, 8, 1.35), lens=30, f_stop=3.5, focus=(0.2, 0.7, 0))
render(bias=-0.2, tint=(1.03, 1, 0.95), saturation=0.96, bloom=0.025, denoise_strength=0.42)
