"""A stone terrace above the dam: random-coursed quartzite, a low wall, the Magaliesberg beyond."""

import math

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.flowering import aloe_in_bloom, place
from kit.garden import bench, planted_pot
from kit.landscape import drape, fade_into_haze, hillside_material, in_sight, open_water_material
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    plain_material,
    sand_material,
    wood_material,
)
from kit.patterns import area, ashlar, rectangle, within
from kit.paving import ground
from kit.plants import aloe, blades, leaf_cloud, litter, shrub_points, tree
from kit.props import lathe
from kit.scene import add_tube, box, collection, cylinder, mesh, random, reset, scatter
from kit.stone import stones
from kit.stone_materials import flagstone_material
from kit.trees import shade_tree

SUN = {"elevation": 15, "azimuth": -84}
EYE = (-0.5, -2.3, 1.04)
HEADING = 5  # degrees from +y towards +x
WALL = 5.2  # y of the low wall's face
RIGHT = 4.3  # x of its return
WALL_HEIGHT = 0.36
DAM = -24  # the water lies below the terrace
HAZE = (0.50, 0.45, 0.40)

reset(631)
sky(**SUN, sun_size=1.1, dust=2.2)

# The terrace: slabs of cleft quartzite, coursed at random.
slab_stone = flagstone_material(
    "slab",
    roughness=0.74,
    tints=("#96754f", "#7b746c", "#a86a3c"),
    tint_amount=0.50,
    dirt_amount=0.55,
    bump=0.0026,
    veins=0.22,
)
slabs = in_sight(ashlar(-7.1, RIGHT - 0.02, -2.9, WALL + 0.02, 0.185), EYE[:2], HEADING, 38)
slabs = [slab for slab in within(slabs, -7, RIGHT, -2.8, WALL) if abs(area(slab)) > 0.012]
stones(
    "slabs",
    slabs,
    slab_stone,
    ("#b39a76", "#a28b6c", "#bfa884", "#94806a", "#8c8277", "#b08a62"),
    [3, 3, 2.5, 2, 1.2, 1],
    joint=0.013,
    depth=0.06,
    height_variation=0.0022,
    tilt=0.004,
    edge_radius=0.006,
    outline_wobble=0.0022,
    dome=0.001,
    lumps=0.0018,
    lump_frequency=17,
    layer_height=0.0030,
    layers=2.4,
    corner_radius=0.012,
    outline_step=0.012,
    rings=12,
    color_variation=0.09,
    edge_width=0.03,
)
ground(
    "joint sand", -7.2, RIGHT + 0.1, -3, WALL + 0.1, -0.010, sand_material("#9c8662"), 0.03, 0.0012
)

# A low dry-stacked wall under thick copes, with a return on the right.
wall_stone = flagstone_material(
    "wall stone",
    roughness=0.86,
    tints=("#8a6c4c", "#6d6a66", "#9a5c34"),
    tint_amount=0.5,
    dirt_color="#5f5140",
    dirt_amount=0.45,
    bump=0.005,
    veins=0.15,
)
wall_colors = ("#a3917a", "#b59e80", "#8d8071", "#c2ab8d", "#98836c", "#a97f5b", "#7f746a")


def courses(u0, u1, z0, z1):
    """Return the stones of a wall as rectangles (u, z): courses and stones of all lengths."""
    polygons = []
    z = z0
    while z < z1 - 0.03:
        height = min(random.uniform(0.06, 0.13), z1 - z)
        if z1 - z - height < 0.05:
            height = z1 - z
        u = u0 - random.uniform(0, 0.2)
        while u < u1:
            length = random.uniform(0.14, 0.48) * (1.2 if height < 0.08 else 1)
            polygons.append(rectangle(u, z, length, height))
            u += length
        z += height
    return within(polygons, u0, u1, z0, z1)


def run_of_copes(start, end):
    """Return (place, length) of copes that fill a run, none shorter than 0.2 m."""
    copes = []
    place = start
    while place < end - 0.01:
        length = min(random.uniform(0.38, 0.75), end - place)
        if end - place - length < 0.2:
            length = end - place
        copes.append((place, length))
        place += length
    return copes


stacked = {
    "joint": 0.010,
    "depth": 0.10,
    "height_variation": 0.010,
    "tilt": 0.03,
    "edge_radius": 0.014,
    "outline_wobble": 0.003,
    "dome": 0.008,
    "lumps": 0.004,
    "lump_frequency": 18,
    "layer_height": 0.004,
    "corner_radius": 0.018,
    "outline_step": 0.014,
    "rings": 6,
    "edge_width": 0.015,
}
front = courses(-7.2, RIGHT, -0.12, WALL_HEIGHT)
wall = stones("wall", front, wall_stone, wall_colors, **stacked)
wall.rotation_euler = (math.pi / 2, 0, 0)
wall.location = (0, WALL, 0)
side = courses(-WALL, 1.2, -0.12, WALL_HEIGHT)
wall = stones("wall return", side, wall_stone, wall_colors, **stacked)
wall.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
wall.location = (RIGHT, 0, 0)
mortar = plain_material("mortar", "#5f5445", 0.95, 0.25, 12, bump=0.01, bump_scale=40)
core_top = WALL_HEIGHT - 0.005
box("wall core", (-7.2, WALL + 0.04, -1.5), (RIGHT + 0.5, WALL + 0.42, core_top), mortar, 0)
box("return core", (RIGHT + 0.04, -1.2, -1.5), (RIGHT + 0.42, WALL + 0.1, core_top), mortar, 0)
copes = [rectangle(x, WALL - 0.05, length, 0.52) for x, length in run_of_copes(-7.2, RIGHT - 0.05)]
copes += [rectangle(RIGHT - 0.05, y, 0.52, length) for y, length in run_of_copes(-1.2, WALL + 0.47)]
cope = stones(
    "copes",
    copes,
    wall_stone,
    wall_colors,
    joint=0.010,
    depth=0.085,
    tilt=0.006,
    edge_radius=0.012,
    outline_wobble=0.005,
    dome=0.003,
    lumps=0.003,
    lump_frequency=14,
    layer_height=0.003,
    corner_radius=0.018,
    outline_step=0.016,
    rings=8,
    color_variation=0.08,
)
cope.location = (0, 0, WALL_HEIGHT + 0.062)


# The hillside below: dry grass, bushes, aloes whose flowers look over the wall.
def hillside(x, y):
    """Height of the slope that falls from the wall to the dam."""
    fall = 0.38 * np.clip(y - WALL - 0.4, 0, 80)
    return -0.75 - fall + 0.35 * np.sin(x * 0.4 + y * 0.25) + 0.1 * np.sin(x * 1.7 + y * 1.1)


def beside(x, y):
    """Height of the ground right of the wall's return."""
    return -0.7 - 0.1 * (x - RIGHT)


def on(surface, x, y, sink=0.0):
    """Return points (n, 3) on a surface at these places, sunk by some metres."""
    return np.c_[x, y, surface(x, y) - sink]


earth = plain_material("earth", "#84683f", 0.95, 0.35, 3, bump=0.05, bump_scale=8)
drape(ground("hillside", -45, 60, WALL + 0.4, 75, 0, earth, 0.4, 0.04), hillside)
drape(ground("beside", RIGHT + 0.4, 40, -6, WALL + 0.42, 0, earth, 0.3, 0.03), beside)
golden = leaf_material("golden grass", ("#8a7238", "#c4a564", "#dcc48c"), 0.45, 0.55)
blade_look = {"spread": 0.07, "segments": 5, "lean": (0.05, 0.6), "fold": 0}
tufts = collection(
    "tufts",
    [blades(f"tuft {kind}", golden, 140, 0.75, 0.005, **blade_look) for kind in range(3)],
)
count = 900
points = on(hillside, random.uniform(-9, 14, count), random.uniform(WALL + 0.6, 16, count))
scatter("grass on the hillside", tufts, points, scales=random.uniform(0.8, 1.5, count))
count = 140
points = on(beside, random.uniform(RIGHT + 0.7, 9, count), random.uniform(0, WALL + 0.4, count))
scatter("grass beside", tufts, points, scales=random.uniform(0.9, 1.5, count))
bush_leaf = leaf_material("bush", ("#36431f", "#6d763a", "#948a48"), 0.4, 0.5)
bushes = collection(
    "bushes",
    [
        leaf_cloud(f"bush {kind}", bush_leaf, shrub_points(4200, 1.0, 0.75), 0.10, link=False)
        for kind in range(4)
    ],
)
count = 150
points = on(hillside, random.uniform(-30, 40, count), random.uniform(11, 55, count), 0.2)
scatter("bushes on the hillside", bushes, points, scales=random.uniform(0.7, 2.0, count))
aloe_leaf = leaf_material("aloe", ("#53694c", "#8ea084", "#a58f6c"), 0.08, 0.42)
aloes = [
    aloe_in_bloom(f"aloe {kind}", aloe_leaf, length=0.62, spikes=spikes, leaves=32)
    for kind, spikes in enumerate((3, 2, 4))
]
for x, y, z, scale in (
    (2.5, 6.35, -0.22, 1.35),
    (3.5, 6.7, -0.22, 1.2),
    (3.0, 7.3, -0.55, 1.5),
    (-2.3, 6.45, -0.22, 1.2),
    (-1.5, 6.6, -0.22, 1.0),
    (0.2, 6.4, -0.22, 0.9),
    (5.4, 4.6, -0.80, 1.3),
    (5.9, 3.7, -0.80, 1.2),
    (6.6, 5.3, -0.80, 1.5),
):
    place(aloes[random.integers(0, 3)], x, y, z, scale)
tree_leaf = leaf_material("tree leaf", ("#3d4a20", "#7c8440", "#a89a50"), 0.45)
tree_bark = plain_material("tree bark", "#453a30", 0.9, 0.25, 12, bump=0.012)
tree(
    "tree at the wall",
    tree_leaf,
    tree_bark,
    height=5.0,
    spread=3.6,
    leaf_size=0.062,
    leaves=52000,
    location=(-4.5, 7.0, -1.5),
    trunk_share=0.36,
    trunk_radius=0.15,
    flatness=0.22,
)

# The dam and, a good kilometre away, the range: a wooded foot, gullies, a band of cliffs.
water = open_water_material(
    (0.02, 0.028, 0.03), 0.045, wave_height=0.03, scale=0.5, stretch=(0.25, 1.0), calm=(60, 900)
)
ground("dam", -1500, 1700, 40, 1300, DAM, water, resolution=80)


def bends(x):
    """How far the foot of the range bends away from a straight line."""
    return 60 * np.sin(x * 0.0021 + 0.8)


def mountain(x, y):
    """Height of the range and its foot."""
    gullies = (
        14 * np.sin(x * 0.0083 + 0.6 + 1.4 * np.sin(x * 0.0031))
        + 7 * np.sin(x * 0.021 + 2.1 + 0.010 * y + 1.2 * np.sin(x * 0.009))
        + 3 * np.sin(x * 0.057 + 0.3 - 0.02 * y + 2 * np.sin(x * 0.013))
        + 1.6 * np.sin(x * 0.131 + 0.03 * y + 2 * np.sin(x * 0.037))
    )
    up = (y - 1215 + gullies - bends(x)) / 330
    crest = 168 + 20 * np.sin(x * 0.0027 + 1.1) + 8 * np.sin(x * 0.0083 + 0.4)
    crest = crest + 3 * np.sin(x * 0.023) + 0.045 * x
    scree = 0.60 * np.clip(up / 0.72, 0, 1) ** 1.35
    cliff = 0.60 + 0.34 * (up - 0.72) / 0.08
    back = 0.94 + 0.06 * np.sin(np.clip((up - 0.8) / 0.5, 0, 1) * 3.1)
    back = back - 0.25 * np.clip(up - 1.1, 0, 2)
    shape = np.where(up < 0.72, scree, np.where(up < 0.80, cliff, back))
    relief = (
        3 * np.sin(x * 0.043 + y * 0.03 + 1.5 * np.sin(x * 0.011)) * np.clip(up, 0, 1)
        + 1.3 * np.sin(x * 0.13 - y * 0.09 + 2 * np.sin(x * 0.031)) * np.clip(up * 2, 0, 1)
        + 0.6 * np.sin(x * 0.29 + y * 0.21 + 2 * np.sin(x * 0.05)) * np.clip(up * 3, 0, 1)
    )
    return DAM - 0.6 + crest * shape + relief + 1.2 * np.clip((y - 1150) / 60, 0, 1)


def range_beyond(x, y):
    """Height of a paler range behind the first."""
    crest = 250 + 40 * np.sin(x * 0.0019 + 2) + 15 * np.sin(x * 0.006)
    return -30 + crest * np.clip((y - 2300) / 420, 0, 1) ** 1.3


rock_colors = ("#8c6650", "#66574c")
bushveld = hillside_material("bushveld", ("#6e6748", "#454a2e"), 0.012, 0.05, rock_colors)
fade_into_haze(bushveld, HAZE, 150, 1700, 0.58)
drape(ground("range", -1700, 2000, 1130, 1720, 0, bushveld, 5.5), mountain)
far_veld = hillside_material("far veld", ("#7d7048", "#5f5c3a"), 0.003)
fade_into_haze(far_veld, HAZE, 150, 2600, 0.80)
drape(ground("range beyond", -2600, 3200, 2300, 2900, 0, far_veld, 25), range_beyond)
far_wall = fade_into_haze(plain_material("far wall", "#e0d6c4", 0.8, 0.03), HAZE, 150, 1900, 0.55)
far_roof = fade_into_haze(plain_material("far roof", "#7a5a48", 0.8, 0.03), HAZE, 150, 1900, 0.55)
far_leaf = leaf_material("far leaf", ("#2c3a1a", "#55662e"), 0.3)
fade_into_haze(far_leaf, HAZE, 150, 1900, 0.40)
far_trees = collection(
    "far trees",
    [
        leaf_cloud(f"far tree {kind}", far_leaf, shrub_points(500, 6.5, 0.9), 2.6, link=False)
        for kind in range(3)
    ],
)
count = 420
x = random.uniform(-900, 1100, count)
y = 1168 + bends(x) - 22 * np.sin(x * 0.011 + 0.6) + random.uniform(-5, 50, count)
points = on(mountain, x, y, 1.5)
scatter("far trees", far_trees, points, scales=random.uniform(0.6, 1.6, count))
for _ in range(26):
    x = random.uniform(-700, 900)
    y = 1185 + float(bends(x)) - 22 * math.sin(x * 0.011 + 0.6) + random.uniform(0, 45)
    foot = float(mountain(x, y))
    width = random.uniform(9, 18)
    top = foot + random.uniform(3.5, 6.5)
    box("far house", (x, y, foot - 2), (x + width, y + 8, top), far_wall, 0)
    box("far roof", (x - 1, y - 1, foot + 4), (x + width + 1, y + 9, foot + 4.6), far_roof, 0)

# On the terrace: a fire bowl with logs, a bench, an aloe in a pot.
rust = plain_material("rust", "#5c3826", 0.75, 0.35, 7, 0.003, 90, metallic=0.35)
bowl = [(0.0, 0.10), (0.18, 0.10), (0.34, 0.17), (0.45, 0.28), (0.50, 0.40), (0.515, 0.405)]
bowl += [(0.515, 0.42), (0.49, 0.42), (0.43, 0.30), (0.32, 0.20), (0.0, 0.15)]
bowl_x, bowl_y = 1.75, 3.35
lathe("fire bowl", bowl, rust, sides=72, location=(bowl_x, bowl_y, 0))
cylinder("foot of the bowl", (bowl_x, bowl_y, 0), 0.17, 0.12, rust, 40)
ash = plain_material("ash", "#57524c", 0.98, 0.4, 14, bump=0.02, bump_scale=50)
cylinder("ash", (bowl_x, bowl_y, 0.20), 0.32, 0.02, ash, 40)
log_wood = wood_material("log", ("#3a2a1e", "#6b5038"), roughness=0.85)
for index in range(5):
    turn = random.uniform(0, 3.14)
    middle = np.array([bowl_x, bowl_y, 0.30 + 0.04 * index])
    half = np.array([math.cos(turn), math.sin(turn), random.normal(0, 0.12)]) * 0.27
    vertices, faces = [], []
    add_tube(vertices, faces, middle - half, middle + half, 0.045, 0.038, 10)
    mesh("log", np.array(vertices), np.array(faces), log_wood, smooth=True)
bench_wood = wood_material("bench", ("#5a3d28", "#91663f"))
bench(-1.75, 4.45, 0.0, 1.8, wood=bench_wood, back=False)
planted_pot(3.72, 4.55, 0.25, 0.46, plant=aloe("aloe", aloe_leaf, leaves=28, length=0.46))
shade_tree((0.3, 1.7), **SUN, distance=11, leaves=4600, spread=3.0, height=5.2)
dry_leaves = dry_leaf_material(("#5b3a1c", "#b07c33", "#9a8a3a"))
litter("leaves", dry_leaves, -3, 4, -1.2, 5, 50, 0.034, z=0.006)

ahead = np.array([math.sin(math.radians(HEADING)), math.cos(math.radians(HEADING)), 0])
target = np.array(EYE) + 10 * ahead - (0, 0, 1.08)
sharp = np.array(EYE) * (1, 1, 0) + 3.2 * ahead
camera(EYE, target, lens=31, f_stop=4.0, focus=sharp).data.clip_end = 6000
render(key=0.30, bias=-0.15, bloom=0.05, tint=(1.05, 1, 0.92), denoise_strength=0.42)
