"""Warehouse yard of grey zigzag blocks with worn yellow lines, in front of a loading dock."""

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.grass import lawn
from kit.grown import grove, grown_tree, leaf_sprays, trunk_bark_material
from kit.life import traffic_cone
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.pallets import brick_pallet, pallet_pile, pallet_timber
from kit.patterns import zigzag
from kit.paving import ground, pavers
from kit.plants import litter
from kit.scene import box, corrugated_sheet, cylinder, reset
from kit.trees import shade_tree

ELEVATION, AZIMUTH = 16, -112
WALL = 17
DOCK_HEIGHT = 1.15
YELLOW = "#d9a21b"

reset(31)
sky(ELEVATION, AZIMUTH, sun_size=1.0)

# The yard. Blocks near the camera get chipped edges, those far away do not need them.
concrete_block = paver_material(
    "concrete block",
    speck=0.20,
    mottle=0.15,
    roughness=0.86,
    aggregate=0.2,
    efflorescence=0.12,
    stain=0.34,
    dirt_amount=0.7,
    dirt_color="#93805f",
    tyre_tracks=(0.9, 2.7),
    painted_lines=((0, -1.35, 0.05, YELLOW), (0, 4.4, 0.05, YELLOW)),
)


def is_near(block: np.ndarray) -> bool:
    """Tell whether the camera sees the edges of a block."""
    x, y = block.mean(0)
    return y < 4.5 and abs(x) < 5.5


blocks = zigzag(-9, 11, -2.2, WALL)
common = {
    "colors": ("#8d8880", "#7d7973", "#98938a", "#716d68", "#9f978a"),
    "weights": (3, 3, 3, 1.5, 1),
    "joint": 0.005,
    "bevel": 0.0055,
    "tilt": 0.005,
    "color_variation": 0.06,
    "edge_width": 0.010,
    "settlement": 0.005,
}
pavers(
    "near blocks",
    [block for block in blocks if is_near(block)],
    concrete_block,
    outline_step=0.02,
    edge_roughness=0.0005,
    corner_radius=0.004,
    **common,
)
far_blocks = [block for block in blocks if not is_near(block)]
pavers("far blocks", far_blocks, concrete_block, bevel_segments=1, **common)
ground("sand", -9.2, 11.2, -2.4, WALL, -0.0055, sand_material(), 0.04, 0.0006, settlement=0.005)

# The hall: steel sheeting on a concrete plinth.
concrete = plain_material("concrete", "#a39e94", 0.88, 0.14, 2.5, 0.004, 90, streaks=0.4)
steel = plain_material("steel", "#b9bdbf", 0.38, 0.06, 1.5, metallic=0.6, streaks=0.22)
charcoal = plain_material("charcoal", "#33363a", 0.5, 0.05, streaks=0.1)
yellow = plain_material("yellow", "#d7a11a", 0.5, 0.1, 5, streaks=0.35)
rubber = plain_material("rubber", "#191919", 0.85, 0.2)
shutter = plain_material("shutter", "#5f6b74", 0.42, 0.05, 2, metallic=0.35, streaks=0.2)
corrugated_sheet("wall", -10, 14, 1.25, 7.2, WALL + 0.12, steel, pitch=0.13, amplitude=0.014)
box("plinth", (-10, WALL + 0.05, 0), (14, WALL + 0.4, 1.25), concrete)
box("gutter", (-10.2, WALL - 0.05, 7.1), (14.2, WALL + 0.15, 7.3), charcoal)
for x in (-6.3, -1.0, 5.6):
    cylinder("downpipe", (x, WALL, 0), 0.06, 7.1, charcoal, 16)


def roller_door(x0: float, x1: float, z0: float, z1: float) -> None:
    """Set a closed roller door with its frame and drum into the wall."""
    pitch = 0.085
    for number in range(int((z1 - z0) / pitch)):
        z = z0 + number * pitch
        box("slat", (x0, WALL - 0.02, z), (x1, WALL + 0.04, z + 0.078), shutter, 0.012)
    for x in (x0 - 0.14, x1):
        box("jamb", (x, WALL - 0.08, 0), (x + 0.14, WALL + 0.1, z1 + 0.15), charcoal, 0.005)
    box("drum", (x0 - 0.14, WALL - 0.3, z1), (x1 + 0.14, WALL + 0.1, z1 + 0.4), charcoal, 0.01)


roller_door(-5.4, -1.8, 0, 4.4)

# The dock with its bumpers and canopy.
box("dock", (0, WALL - 3, 0), (11, WALL + 0.2, DOCK_HEIGHT), concrete, 0.02)
box("dock edge", (0, WALL - 3.02, 1.02), (11, WALL - 2.98, 1.16), yellow, 0.004)
for x in (1.2, 3.2, 6.0, 8.0):
    box("bumper", (x, WALL - 3.14, 0.62), (x + 0.28, WALL - 3, 1.08), rubber, 0.02)
roller_door(1.0, 3.7, DOCK_HEIGHT, 4.6)
roller_door(5.9, 8.6, DOCK_HEIGHT, 4.6)
box("canopy", (-0.4, WALL - 3.9, 5.1), (11, WALL + 0.1, 5.22), charcoal)
box("canopy edge", (-0.4, WALL - 3.95, 4.95), (11, WALL - 3.88, 5.3), steel, 0.005)
for x in (0.1, 4.8, 9.6):
    box("canopy post", (x, WALL - 3.7, 0), (x + 0.16, WALL - 3.54, 5.1), charcoal, 0.006)
for x, before_wall in ((-6.0, 0.9), (-1.3, 0.9), (-0.35, 3.4)):
    cylinder("bollard", (x, WALL - before_wall, 0), 0.09, 1.05, yellow, 24)

# A planted strip behind a kerb on the left.
for y in np.arange(-2, WALL, 1.0):
    box("kerb", (-6.12, y + 0.004, -0.1), (-5.97, y + 0.996, 0.13), concrete, 0.015)
ground("soil", -14, -6.1, -3, WALL, 0.07, soil_material("#4a3725"), 0.3, 0.01)
lawn("lawn", -10, -6.15, 1, WALL, 0.07, density=220, height=0.07, unevenness=0.5)
leaf = leaf_material("tree leaf", ("#3a4a26", "#6a7c3c", "#8b8a4c"), 0.4)
sprays = leaf_sprays("tree leaves", leaf, leaf=0.085)
bark = trunk_bark_material()
trees = [
    grown_tree(f"tree {seed}", seed, sprays, bark, 6.2, 3.0, 1.6, 0.16, twigs=1700)
    for seed in (91, 92)
]
grove(trees, [(-8.5, 12), (-9.5, 6.5)], seed=2)

# Pallets on the right: bricks that are being used up, and empty ones.
timber = pallet_timber()
brick_pallet(2.9, 6.1, 0.12, layers=9, missing=13, timber=timber)
brick_pallet(4.5, 7.0, 0.04, layers=11, timber=timber)
pallet_pile(4.5, 5.3, -0.22, 6, timber)

# What lies beyond the yard, fallen leaves, and a tree out of sight for its shade.
box("boundary wall", (13, WALL - 14, 0), (13.3, WALL + 6, 2.4), concrete)
grove(trees, [(15, 14), (16, 20), (17, 9), (15, 27)], seed=6, scale=(1.2, 1.45))
litter("dry leaves", dry_leaf_material(), -5, 4, -0.5, 7, 22, 0.04, z=0.005)
shade_tree((0.2, 2.4), ELEVATION, AZIMUTH, 12, spread=3, leaf_size=0.12, leaves=6000)
for x, y in ((2.2, 8.3), (2.35, 9.9)):
    traffic_cone(x, y, y)

camera((-0.75, -1.9, 0.72), (1.0, 6, 0.50), lens=34, f_stop=4.0, focus=(-0.2, 0.5, 0))
render(key=0.33, denoise_strength=0.3)
