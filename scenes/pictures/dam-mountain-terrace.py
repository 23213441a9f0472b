"""A stone terrace above the dam: random-coursed quartzite, a low wall, the Magaliesberg beyond."""

import math

import numpy as np

from kit.aloes import aloe
from kit.camera import camera_ahead
from kit.drystone import stacked_terrace_wall
from kit.finish import render
from kit.flowering import aloe_kinds, place
from kit.garden import bench, planted_pot
from kit.grass import tuft_collection
from kit.landscape import drape, in_sight, open_water_material, points_on
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    plain_material,
    sand_material,
    wood_material,
)
from kit.patterns import area, ashlar, within
from kit.paving import ground
from kit.mountains import mountain_range
from kit.plants import leaf_cloud, litter, shrub_points, tree
from kit.props import lathe
from kit.scene import add_tube, collection, cylinder, mesh, random, reset, scatter
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

stacked_terrace_wall(-7.2, RIGHT, WALL, WALL_HEIGHT)


# The hillside below: dry grass, bushes, aloes whose flowers look over the wall.
def hillside(x, y):
    """Height of the slope that falls from the wall to the dam."""
    fall = 0.38 * np.clip(y - WALL - 0.4, 0, 80)
    return -0.75 - fall + 0.35 * np.sin(x * 0.4 + y * 0.25) + 0.1 * np.sin(x * 1.7 + y * 1.1)


def beside(x, y):
    """Height of the ground right of the wall's return."""
    return -0.7 - 0.1 * (x - RIGHT)


earth = plain_material("earth", "#84683f", 0.95, 0.35, 3, bump=0.05, bump_scale=8)
drape(ground("hillside", -45, 60, WALL + 0.4, 75, 0, earth, 0.4, 0.04), hillside)
drape(ground("beside", RIGHT + 0.4, 40, -6, WALL + 0.42, 0, earth, 0.3, 0.03), beside)
golden = leaf_material("golden grass", ("#8a7238", "#c4a564", "#dcc48c"), 0.45, 0.55)
tufts = tuft_collection("tuft", golden, 140, 0.75, spread=0.07, segments=5)
count = 900
points = points_on(hillside, random.uniform(-9, 14, count), random.uniform(WALL + 0.6, 16, count))
scatter("grass on the hillside", tufts, points, scales=random.uniform(0.8, 1.5, count))
count = 140
x, y = random.uniform(RIGHT + 0.7, 9, count), random.uniform(0, WALL + 0.4, count)
points = points_on(beside, x, y)
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
points = points_on(hillside, random.uniform(-30, 40, count), random.uniform(11, 55, count), 0.2)
scatter("bushes on the hillside", bushes, points, scales=random.uniform(0.7, 2.0, count))
aloe_leaf = leaf_material("aloe", ("#53694c", "#8ea084", "#a58f6c"), 0.08, 0.42)
aloes = aloe_kinds(aloe_leaf, (3, 2, 4), length=0.62, leaves=32)
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
mountain_range(DAM, HAZE)

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

camera_ahead(EYE, HEADING, 1.08, 3.2, 6000, lens=31, f_stop=4.0)
render(key=0.30, bias=-0.15, bloom=0.05, tint=(1.05, 1, 0.92), denoise_strength=0.42)
