"""Sand-coloured pavers in herringbone along a still, dark pool with a pale sandstone coping."""

import numpy as np

from kit.agapanthus import white_agapanthus
from kit.camera import camera
from kit.courtyards import screen_wall
from kit.finish import render
from kit.flowering import aloe_kinds, place
from kit.garden import bench, planted_pot
from kit.grass import tuft_collection
from kit.light import sky
from kit.makes import worn_material
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    plain_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import area, herringbone, rectangle, within
from kit.paving import around, ground, pavers_by_distance
from kit.plants import hedge, leaf_cloud, litter, shrub_points
from kit.pools import dark_pool
from kit.scene import random, reset, scatter
from kit.stone import stones
from kit.stone_materials import flagstone_material
from kit.trees import background_trees, shade_tree

SUN = {"elevation": 21, "azimuth": -102}
CAMERA = (-1.15, -1.85, 0.80)

POOL_LEFT, POOL_RIGHT = 0.85, 5.2
POOL_FRONT, POOL_BACK = -3.2, 6.6
WATER_Z = -0.115
COPING = 0.33
BED_Y = 8.0
WALL_Y = 9.5
SETTLEMENT = 0.003

SAND = ("#b39a76", "#a58c6a", "#bda683", "#99805f", "#c2ad8e")
COPING_COLORS = ("#dcd4c4", "#d2c9b7", "#e2dbcd", "#d6ccb8")


def lay_deck() -> None:
    """Lay sand-coloured concrete pavers in herringbone square to the pool."""
    concrete = worn_material("sand concrete", dirt_color="#77664d")
    right = POOL_RIGHT + 3
    field = herringbone(-6.5, right + COPING, -3.0, WALL_Y - 0.6, degrees=90)
    deck = within(field, -6.2, POOL_LEFT - COPING, -2.6, POOL_BACK + COPING)
    deck += within(field, -6.2, right, POOL_BACK + COPING, BED_Y)
    deck = [paver for paver in deck if abs(area(paver)) > 0.002]
    surface = dict(
        joint=0.004, bevel=0.0035, tilt=0.0045, color_variation=0.09, settlement=SETTLEMENT
    )
    chipped = dict(outline_step=0.022, edge_roughness=0.0005, edge_width=0.007)
    look = (concrete, SAND, (4, 3, 2.6, 1.6, 1.1))
    detail = dict(near=chipped, far={"bevel_segments": 2})
    pavers_by_distance("deck", deck, around(CAMERA, 3.4), *look, **detail, **surface)
    sand = sand_material("#857254")
    back = POOL_BACK + 0.3
    ground("sand", -6.3, POOL_LEFT - 0.05, -2.7, back, -0.0062, sand, 0.025, 0.0006, SETTLEMENT)
    ground("sand", -6.3, right + 0.1, back - 0.25, BED_Y + 0.1, -0.0062, sand, 0.05, 0, SETTLEMENT)


def lay_coping() -> None:
    """Lay the rounded sandstone coping on the three sides that are seen."""
    sandstone = flagstone_material(
        "coping",
        roughness=0.74,
        tints=("#c2ab86", "#a9a294", "#b98f62"),
        tint_amount=0.22,
        dirt_color="#a3957c",
        dirt_amount=0.25,
        bump=0.0014,
        veins=0.12,
    )
    width = COPING + 0.03
    along = np.arange(-2.5, POOL_BACK - 0.01, 0.5)
    across = np.arange(POOL_LEFT - COPING, POOL_RIGHT + COPING, 0.5)
    coping = [rectangle(POOL_LEFT - COPING, y, width, 0.5) for y in along]
    coping += [rectangle(x, POOL_BACK - 0.03, 0.5, width) for x in across]
    coping += [rectangle(POOL_RIGHT - 0.03, y, width, 0.5) for y in along]
    stones(
        "coping",
        coping,
        sandstone,
        COPING_COLORS,
        joint=0.006,
        depth=0.045,
        z=0.004,
        height_variation=0.0006,
        tilt=0.0010,
        edge_radius=0.012,
        outline_wobble=0.0006,
        dome=0,
        lumps=0.0005,
        lump_frequency=9,
        corner_radius=0.008,
        outline_step=0.014,
        rings=12,
        color_variation=0.03,
    )


def plant_garden() -> None:
    """Plant grasses and aloes before the wall and along the pool, a hedge and trees behind."""
    soil = soil_material()
    pool_bed = POOL_RIGHT + COPING
    ground("bed", -14, 14, BED_Y, WALL_Y + 0.4, -0.01, soil, 0.12, amplitude=0.012)
    ground("pool bed", pool_bed, 14, -3, POOL_BACK + 0.3, -0.01, soil, 0.15, amplitude=0.012)
    ground("behind wall", -30, 30, WALL_Y + 0.4, 50, -0.1, soil, resolution=1)
    leaf = leaf_material("aloe", ("#4d6a52", "#86a58a", "#9aa57c"), 0.1, 0.42)
    aloes = aloe_kinds(leaf, (2, 3, 0), leaves=28)
    straw = leaf_material("tall grass", ("#5a6a35", "#a39a55", "#d0bf85"), 0.5, 0.5)
    tufts = tuft_collection("tall grass", straw, 170, 0.75, spread=0.07)
    points = [
        (x + random.normal(0, 0.05), BED_Y + 0.55 + random.normal(0, 0.12), 0)
        for x in np.arange(-6, 9, 0.30)
    ]
    scales = random.uniform(0.75, 1.2, len(points))
    scatter("grass by the wall", tufts, np.array(points), scales=scales)
    points = [
        (pool_bed + 0.5 + abs(random.normal(0, 0.4)), y + random.normal(0, 0.06), 0)
        for y in np.arange(-1, 7, 0.22)
    ]
    scales = random.uniform(0.8, 1.3, len(points))
    scatter("grass by the pool", tufts, np.array(points), scales=scales)
    for number, x in enumerate((-4.6, -2.8, -1.2, 0.2, 1.5, 2.6, 3.9, 5.1, 6.4)):
        y = BED_Y + 0.25 + random.normal(0, 0.06)
        place(aloes[number % 3], x, y, 0, random.uniform(0.8, 1.2))
    for number, y in enumerate((3.2, 4.6, 5.8)):
        place(aloes[(number + 1) % 3], pool_bed + 0.45, y, 0, 1.1)
    shrub = leaf_material("shrub", ("#24381a", "#5d7a35"), 0.4, 0.5)
    for number in range(8):
        points = shrub_points(4800, random.uniform(0.4, 0.7))
        spot = [pool_bed + 2.0 + random.uniform(-0.2, 0.2), number * 1.1 - 0.5, 0]
        leaf_cloud("shrub", shrub, points + spot, 0.05)
    set_pots(aloes[2])
    for number in range(4):
        points = shrub_points(4800, random.uniform(0.45, 0.65))
        leaf_cloud("shrub", shrub, points + [-5.9, 1.6 + number * 1.3, 0], 0.05)
    low, high = (-14, WALL_Y + 0.7, 0), (14, WALL_Y + 1.7, 2.75)
    hedge("hedge", shrub, low, high, density=900, leaf_size=0.07)
    background_trees(
        [(-10, 15.5), (-6.2, 17), (-2.4, 16), (1.4, 17.5), (5.2, 16), (9, 16.5), (13, 13.5)],
        height=6.0,
        spread=4.6,
        leaves=52000,
        leaf_size=0.15,
        trunk_share=0.12,
    )


def set_pots(aloe) -> None:
    """Set two planted pots and a bench on the deck before the wall."""
    gray = plain_material("gray pot", "#6d6a66", 0.75, 0.08, 5, bump=0.002, bump_scale=60)
    lily = white_agapanthus()
    planted_pot(-2.55, 7.45, 0.27, 0.55, gray, lily)
    planted_pot(-3.15, 7.6, 0.20, 0.38, gray, aloe, 0.8)
    bench(-0.75, 7.55, 0, 1.8, wood=wood_material("bench", ("#6a4a30", "#9c7550"), axis=0))


reset(361)
sky(**SUN, sun_size=0.9, dust=1.2)
camera(CAMERA, (0.95, 3.2, -0.05), lens=31, f_stop=3.2, focus=(-0.35, 0.75, 0))
lay_deck()
lay_coping()
dark_pool(POOL_LEFT, POOL_RIGHT, POOL_FRONT, POOL_BACK, WATER_Z)
screen_wall(WALL_Y, 1.2, 3.6)
plant_garden()
shade_tree((-1.9, 1.3), **SUN, distance=12, leaves=2500, spread=2.9, height=5.3)
litter("leaves", dry_leaf_material(), -3, 0.4, -0.9, 6, count=22, size=0.034, z=0.005)

render(key=0.30, bias=0.2, denoise_strength=0.42, bloom=0.03, saturation=0.94)
