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
from kit.landscape import drape, fade_into_haze, in_sight, points_on
from kit.grown import karees, stand
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
from kit.mountains import dam_material, quartzite_ridge
from kit.plants import leaf_cloud, litter, shrub_points
from kit.props import lathe
from kit.scene import add_tube, collection, cylinder, mesh, random, reset, scatter
from kit.stone import stones
from kit.stone_materials import flagstone_material
from kit.trees import shade_tree

SUN = {"elevation": 15, "azimuth": -84}
EYE = (-0.5, -2.3, 1.40)
HEADING = 5  # degrees from +y towards +x
WALL = 5.2  # y of the low wall's face
RIGHT = 4.3  # x of its return
WALL_HEIGHT = 0.36
DAM = -26  # the water lies below the terrace
HAZE = (0.40, 0.45, 0.50)

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


# The bed behind the wall, level with its copes; then the slope falls away to the dam.
def hillside(x, y):
    """Height of the bed and of the slope below it."""
    fall = 0.34 * np.clip(y - WALL - 2.2, 0, 90)
    return 0.24 - fall + np.clip(fall, 0, 0.3) * np.sin(x * 0.4 + y * 0.25)


earth = plain_material("earth", "#6b5236", 0.95, 0.35, 3, bump=0.05, bump_scale=8)
drape(ground("hillside", -45, 60, WALL + 0.4, 75, 0, earth, 0.3, 0.03), hillside)
drape(ground("beside", RIGHT + 0.4, 20, -2, WALL + 0.42, 0, earth, 0.3, 0.03), hillside)
quartzite_ridge(DAM, HAZE)
water = fade_into_haze(dam_material(), HAZE, 150, 1300, 0.42)
ground("dam", -1500, 1700, 40, 1300, DAM, water, resolution=80)
aloe_leaf = leaf_material("aloe", ("#53694c", "#8ea084", "#a58f6c"), 0.08, 0.42)
aloes = aloe_kinds(aloe_leaf, (3, 2, 4, 0, 1), length=0.62, leaves=32)
golden = leaf_material("golden grass", ("#8a7238", "#c4a564", "#dcc48c"), 0.45, 0.55)
tufts = tuft_collection("tuft", golden, 140, 0.62, spread=0.07, segments=5)
bush_leaf = leaf_material("bush", ("#36431f", "#6d763a", "#948a48"), 0.4, 0.5)
bushes = collection(
    "bushes",
    [
        leaf_cloud(f"bush {kind}", bush_leaf, shrub_points(4200, 1.0, 0.8), 0.07, link=False)
        for kind in range(4)
    ],
)
for middle, count in ((-3.6, 4), (-1.2, 3), (1.1, 2), (2.9, 5), (4.3, 3)):
    for x in random.normal(middle, 0.45, count):
        y = random.uniform(WALL + 0.75, WALL + 1.5)
        place(aloes[random.integers(0, 5)], x, y, 0.21, random.uniform(0.65, 1.05))
count = 80
points = points_on(hillside, random.uniform(-7, 7, count), random.uniform(WALL + 0.6, 7.6, count))
scatter("grass in the bed", tufts, points, scales=random.uniform(0.4, 0.85, count))
count = 26
x, y = random.uniform(-8, 9, count), random.uniform(WALL + 0.8, 7.0, count)
points = points_on(hillside, x, y)
scatter("bushes in the bed", bushes, points, scales=random.uniform(0.16, 0.32, count))
count = 180
x, y = random.uniform(-22, 30, count), random.uniform(8, 24, count)
open_water = (x > -1 - 0.25 * y) & (x < 2 + 0.2 * y)
points = points_on(hillside, x, y, 0.2)[~open_water]
scatter("bushes below", bushes, points, scales=random.uniform(0.8, 1.6, len(points)))
trees = karees()
for kind, x, y, scale in (
    (0, -6.2, 10.5, 1.25),
    (1, -13, 19, 1.5),
    (2, -10, 25, 1.6),
    (2, 9.5, 13, 0.9),
    (1, 15, 20, 1.3),
    (0, 20, 27, 1.6),
):
    stand(trees[kind], x, y, float(hillside(x, y)) - 0.1, x, scale)

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
