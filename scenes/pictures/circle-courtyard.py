"""Courtyard with rings of two-colour setts round an olive tree, before ochre plaster walls."""

import numpy as np

from kit.agapanthus import white_agapanthus
from kit.bonds import outside_circle, ring, simplify
from kit.camera import camera
from kit.courtyards import ochre_walls
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
from kit.olive import bougainvillea, olive
from kit.patterns import rectangle, running_bond
from kit.paving import around, ground, pavers_by_distance
from kit.plants import leaf_cloud, litter, shrub_points
from kit.scene import cylinder, random, reset, scatter
from kit.stone import pebbles, stones
from kit.stone_materials import granite_material, pebble_material
from kit.trees import background_trees, shade_tree

SUN = {"elevation": 31, "azimuth": -104}
CAMERA = (-0.75, -1.75, 1.02)
is_near = around(CAMERA, 3.3)

CENTER = np.array((0.35, 2.75))
PIT_RADIUS = 0.72
UPSTAND = 0.12
SETT = 0.114
# The rings from the tree outwards: D dark, L light.
RINGS = "DLLLDLLLDLLLLLDD"
CIRCLE_RADIUS = PIT_RADIUS + UPSTAND + len(RINGS) * SETT
DARK = ("#4f4e50", "#424246", "#5b5957", "#3a3a3d")
LIGHT = ("#b9a07c", "#ab9270", "#c6ae8a", "#a58a6c", "#b8977a")

YARD_LEFT, YARD_FRONT = -5.2, -2.1
BACK_WALL_Y = 6.35
RIGHT_WALL_X = 4.35


def lay_circle(granite) -> None:
    """Lay the rings and the upstand that keeps the tree's gravel in."""
    dark, light = [], []
    for number, kind in enumerate(RINGS):
        radius = PIT_RADIUS + UPSTAND + number * SETT
        if kind == "D":
            dark += ring(CENTER, radius, SETT, SETT * 1.02)
        else:
            light += ring(CENTER, radius, SETT, SETT * random.uniform(1.0, 1.22))
    surface = dict(
        joint=0.007,
        edge_radius=0.004,
        outline_wobble=0.0007,
        dome=0.0006,
        lumps=0.0007,
        lump_frequency=36,
        corner_radius=0.004,
        color_variation=0.09,
    )
    laid = dict(depth=0.05, height_variation=0.0015, tilt=0.007, **surface)
    for setts, colors in ((dark, DARK), (light, LIGHT)):
        near = [sett for sett in setts if is_near(sett)]
        far = [sett for sett in setts if not is_near(sett)]
        stones("near setts", near, granite, colors, outline_step=0.009, rings=7, **laid)
        stones(
            "far setts", far, granite, colors, outline_step=0.016, rings=4, edge_segments=3, **laid
        )
    standing = dict(depth=0.12, height_variation=0.002, tilt=0.006, **surface)
    upstand = ring(CENTER, PIT_RADIUS, UPSTAND, 0.24, 0.02)
    stones("upstand", upstand, granite, DARK, outline_step=0.012, rings=6, z=0.055, **standing)
    edging = [rectangle(3.28, y, 0.11, 0.22) for y in np.arange(-1, 4.9, 0.22)]
    standing["depth"] = 0.14
    stones("bed edging", edging, granite, DARK, outline_step=0.02, rings=4, z=0.07, **standing)


def lay_yard() -> None:
    """Lay sand-coloured cobbles in rows round the circle, cut against its outer ring."""
    x1, y1 = RIGHT_WALL_X - 0.05, BACK_WALL_Y - 0.05
    cobbles = running_bond(YARD_LEFT, x1, YARD_FRONT, y1, 0.17, SETT)
    cobbles = [cobble + random.normal(0, (0.003, 0.002)) for cobble in cobbles]
    cobbles = [outside_circle(cobble, CENTER, CIRCLE_RADIUS) for cobble in cobbles]
    cobbles = simplify([cobble for cobble in cobbles if cobble is not None], 0.012)
    concrete = worn_material("cobble", dirt_color="#75624a")
    surface = dict(
        joint=0.007,
        bevel=0.004,
        height_variation=0.0016,
        tilt=0.006,
        corner_radius=0.004,
        color_variation=0.09,
    )
    chipped = dict(outline_step=0.018, edge_roughness=0.0012, bevel_segments=3)
    look = dict(near=chipped, far={"bevel_segments": 2}, **surface)
    pavers_by_distance("cobbles", cobbles, is_near, concrete, LIGHT, **look)
    sand = sand_material("#917d5e")
    x0, y0 = YARD_LEFT - 0.1, YARD_FRONT - 0.1
    ground("sand", x0, x1 + 0.1, y0, y1 + 0.1, -0.0085, sand, 0.02, amplitude=0.0012)


def plant_olive() -> None:
    """Plant a young olive of three stems in a bed of gravel."""
    gravel = pebble_material(
        "gravel", ("#b5a58c", "#9d8d76", "#c8bba4", "#84776a", "#d2c8b6"), roughness=0.8
    )
    count = 9000
    angle = random.uniform(0, 6.28, count)
    distance = PIT_RADIUS * np.sqrt(random.random(count)) * 0.99
    x, y = CENTER[0] + distance * np.cos(angle), CENTER[1] + distance * np.sin(angle)
    z = 0.022 + random.uniform(0, 0.012, count)
    pebbles("gravel", gravel, np.c_[x, y, z], size=0.021, flatness=0.7)
    soil = plain_material("pit soil", "#4a3b2c", 0.95, 0.3, 20, bump=0.01, bump_scale=60)
    cylinder("pit", (*CENTER, -0.05), PIT_RADIUS, 0.066, soil, sides=48)
    olive(*CENTER)


def plant_yard() -> None:
    """Plant the bed along the right wall and set pots along the back wall."""
    soil = soil_material("#4a3523")
    ground("bed", 3.38, RIGHT_WALL_X + 0.01, -2, 4.9, 0.03, soil, 0.08, amplitude=0.012)
    leaf = leaf_material("aloe", ("#4d6a4c", "#86a07a", "#9aa57c"), 0.1, 0.42)
    aloes = aloe_kinds(leaf, (2, 0, 3), length=0.5, leaves=28)
    grass = leaf_material("grass tuft", ("#5a6a35", "#a39a55", "#c9b878"), 0.45, 0.5)
    tufts = tuft_collection("grass tuft", grass, 150, 0.6, kinds=1)
    tuft = tufts.objects[0]
    for number, y in enumerate((0.6, 1.75, 2.8, 3.8, 4.6)):
        x = 3.72 + random.normal(0, 0.08)
        place(aloes[number % 3], x, y, 0.03, random.uniform(0.8, 1.05))
    points = np.array([(random.uniform(3.55, 4.2), y, 0.03) for y in np.arange(0.1, 4.8, 0.26)])
    scales = random.uniform(0.6, 0.95, len(points))
    scatter("grass", tufts, points, scales=scales)
    lily = white_agapanthus()
    clay = plain_material("terracotta", "#a05a3c", 0.82, 0.16, 5, bump=0.002, bump_scale=60)
    glazed = plain_material("glazed pot", "#5c6468", 0.55, 0.08, 5, bump=0.002, bump_scale=60)
    y = BACK_WALL_Y
    planted_pot(-0.45, y - 0.5, 0.26, 0.62, glazed, aloes[1])
    planted_pot(0.15, y - 0.42, 0.19, 0.40, clay, tuft, 0.7)
    planted_pot(-2.75, y - 0.5, 0.28, 0.60, clay, lily)
    planted_pot(-3.35, y - 0.45, 0.20, 0.36, glazed, aloes[1], 0.7)
    planted_pot(-2.95, y - 0.95, 0.16, 0.27, clay, tuft, 0.5)
    planted_pot(2.62, -0.02, 0.24, 0.46, clay, aloes[0], 0.95)
    timber = wood_material("bench", ("#6a4a30", "#9c7550"), axis=0)
    bench(2.1, y - 0.5, 0, 1.8, wood=timber)
    shrub = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
    for number in range(4):
        points = shrub_points(4500, random.uniform(0.4, 0.55))
        spot = [-4.6 + random.normal(0, 0.1), 2.2 + number * 1.1, 0]
        leaf_cloud("shrub", shrub, points + spot, 0.05)


reset(331)
sky(**SUN, sun_size=0.9)
camera(CAMERA, (0.42, 3.1, 0.30), lens=28, f_stop=3.2, focus=(-0.15, 1.0, 0))
lay_circle(
    granite_material(
        contrast=0.42,
        roughness=0.66,
        moss_amount=0.10,
        dirt_color="#8a7558",
        polish=0.16,
        stain=0.2,
    )
)
lay_yard()
plant_olive()
ochre_walls(RIGHT_WALL_X, BACK_WALL_Y, -2.1, -1.0)
bougainvillea(RIGHT_WALL_X, 5.45)
plant_yard()
behind_walls = [(-7, 10.5), (-3.4, 12.5), (1.2, 11.5), (5.6, 10.5), (9.5, 8.5)]
background_trees(behind_walls, height=6.6, leaves=26000)
shade_tree((-1.2, 0.2), **SUN, distance=10, leaves=2900, spread=2.8)
fallen = dry_leaf_material(("#7a6a3a", "#b0a060", "#8a8f5a"))
litter("leaves", fallen, -2, 3, -0.6, 5, count=46, size=0.028, z=0.008)

render(key=0.31, bias=0.1, denoise_strength=0.42, bloom=0.03, saturation=1.03)
