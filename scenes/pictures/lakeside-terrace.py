"""A terrace at the lake: sand-coloured pavers in basket weave, a jetty, late light."""

import math

import bpy
import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.garden import bench, planted_pot
from kit.landscape import drape, fade_into_haze, hillside_material, in_sight, open_water_material
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import basket_weave, rectangle, within
from kit.paving import ground, pavers
from kit.plants import aloe, blades, grass_tufts, leaf_cloud, litter, shrub_points, tree
from kit.scene import box, collection, cylinder, link, random, reset, scatter
from kit.stone import stones
from kit.stone_materials import flagstone_material
from kit.trees import shade_tree
from kit.walls import ledgestone
from kit.waterside import bulrushes, weeping_willow

SUN = {"elevation": 12, "azimuth": -36}
EYE = (-1.2, -2.3, 0.98)
HEADING = 14  # degrees from +y towards +x
LEFT, RIGHT = -6.2, 6.2
EDGE = 5.4  # y of the terrace's edge
WATER = -0.46
HAZE = (0.34, 0.29, 0.22)

reset(523)
sky(**SUN, sun_size=1.2, dust=1.6)

# The terrace: pairs of pavers in basket weave within a darker border.
concrete = paver_material(
    "sand-coloured concrete",
    speck=0.22,
    mottle=0.17,
    grit=1.3,
    roughness=0.80,
    efflorescence=0.08,
    stain=0.20,
    dirt_amount=0.5,
    dirt_color="#94805e",
    aggregate=0.12,
    specular=0.4,
)
sands = ("#b59c78", "#a68d69", "#c2aa86", "#98825f", "#bda17b", "#a9977a")
sand_weights = [3, 3, 3, 2, 2, 1]
laid = {
    "joint": 0.005,
    "bevel": 0.0055,
    "height_variation": 0.0014,
    "tilt": 0.005,
    "color_variation": 0.075,
    "settlement": 0.005,
}
inner_edge = EDGE - 0.25
field = within(basket_weave(LEFT, RIGHT, -2.6, inner_edge, 0.21), LEFT, RIGHT, -2.4, inner_edge)
field = in_sight(field, EYE[:2], HEADING, 36)


def is_near(paver):
    """Whether a paver is so near that its chipped edges can be seen."""
    return np.hypot(*(paver.mean(0) - EYE[:2])) < 5.2


pavers(
    "terrace near",
    [paver for paver in field if is_near(paver)],
    concrete,
    sands,
    sand_weights,
    outline_step=0.025,
    edge_roughness=0.0006,
    bevel_segments=3,
    **laid,
)
pavers(
    "terrace",
    [paver for paver in field if not is_near(paver)],
    concrete,
    sands,
    sand_weights,
    bevel_segments=2,
    **laid,
)
border = [rectangle(x, inner_edge, 0.105, 0.21) for x in np.arange(LEFT, RIGHT, 0.105)]
border += [rectangle(RIGHT, y, 0.21, 0.105) for y in np.arange(-2.4, EDGE - 0.1, 0.105)]
pavers(
    "border",
    in_sight(border, EYE[:2], HEADING, 38),
    concrete,
    ("#8a7350", "#7d6849", "#967e5a"),
    outline_step=0.04,
    edge_roughness=0.0005,
    bevel_segments=2,
    **laid,
)
joint_sand = sand_material("#b39a72")
ground("joint sand", LEFT, RIGHT + 0.21, -2.6, EDGE, -0.006, joint_sand, 0.025, 0.0006, 0.005)

# Stone slabs along the water. The wall below them faces the lake and is never seen.
edge_stone = flagstone_material(
    "edge stone",
    roughness=0.8,
    tints=("#9a8462", "#84786a", "#a9784c"),
    tint_amount=0.4,
    dirt_color="#6f6048",
    bump=0.003,
)
slabs = []
x = LEFT
while x < RIGHT + 0.4:
    length = random.uniform(0.5, 0.8)
    slabs.append(rectangle(x, EDGE - 0.04, length, 0.46))
    x += length
stones(
    "edge",
    slabs,
    edge_stone,
    ("#a8957a", "#9a866b", "#b5a286", "#8d7d68"),
    joint=0.010,
    depth=0.09,
    z=0.012,
    height_variation=0.002,
    tilt=0.004,
    edge_radius=0.012,
    outline_wobble=0.002,
    dome=0.002,
    lumps=0.0012,
    corner_radius=0.012,
    outline_step=0.02,
    rings=6,
    color_variation=0.07,
)
ledgestone(LEFT, RIGHT + 0.3, -1.2, -0.06, EDGE + 0.38)
foundation = plain_material("foundation", "#6f6455", 0.95, 0.2)
box("foundation", (LEFT, EDGE - 0.05, -1.6), (RIGHT + 0.3, EDGE + 0.36, -0.075), foundation, 0)
lake = open_water_material(wave_height=0.016, scale=2.0, calm=(5, 90))
ground("lake", -160, 190, EDGE + 0.2, 140, WATER, lake, resolution=5)

# Bulrushes left and right leave the middle of the water open.
rush_leaf = leaf_material("bulrush", ("#6a6038", "#a58f5c", "#cdb488"), 0.36, 0.55)
cob = plain_material("cob", "#4a2f1c", 0.95, 0.2, 60, bump=0.004, bump_scale=300)
rushes = collection(
    "bulrushes",
    [
        bulrushes(f"bulrush {kind}", rush_leaf, cob, random.integers(28, 40), 1.75, cobs)
        for kind, cobs in enumerate((3, 2, 4, 0, 1))
    ],
)
for count, x, y, spread_x, spread_y, scales in (
    (46, -4.5, 6.9, 0.7, 0.5, (0.75, 1.15)),
    (12, -2.7, 7.3, 0.35, 0.4, (0.5, 0.8)),
    (40, 10.5, 8.9, 1.5, 0.6, (0.75, 1.15)),
    (26, 14.5, 11, 2, 1.0, (0.75, 1.15)),
    (12, 6.3, 6.5, 0.5, 0.25, (0.45, 0.7)),
):
    places = np.c_[random.normal(x, spread_x, count), random.normal(y, spread_y, count)]
    in_water = (places[:, 1] > EDGE + 0.62) | (places[:, 0] > RIGHT + 0.7)
    places = places[in_water]
    roots = np.c_[places, np.full(len(places), WATER - 0.12)]
    scatter("reeds", rushes, roots, scales=random.uniform(*scales, len(places)))

# A jetty of weathered planks, a bench, an aloe in a pot.
plank = wood_material("plank", ("#5f5244", "#978670"), roughness=0.7)
post = wood_material("post", ("#4a3f34", "#76685a"), axis=2, roughness=0.8)
jetty_left, jetty_right, jetty_end = 2.25, 3.75, 14.2
y = EDGE + 0.44
while y < jetty_end:
    low = (jetty_left - random.uniform(0, 0.03), y, -0.045 + random.normal(0, 0.0015))
    high = (
        jetty_right + random.uniform(0, 0.03),
        y + 0.138,
        -0.008 + random.normal(0, 0.0015),
    )
    box("plank", low, high, plank, 0.005)
    y += 0.148
for x in (jetty_left + 0.08, jetty_right - 0.14):
    box("bearer", (x, EDGE + 0.3, -0.2), (x + 0.07, jetty_end, -0.047), post, 0.004)
for y in (7.4, 9.6, 11.8, 14.0):
    for x in (jetty_left - 0.07, jetty_right + 0.07):
        cylinder("post", (x, y, -2), 0.065, 2.55 + random.uniform(-0.05, 0.05), post, 16)
bench_wood = wood_material("bench", ("#5a3d28", "#91663f"))
bench(-1.35, 4.35, math.pi + 0.05, 1.8, wood=bench_wood, back=False)
aloe_leaf = leaf_material("aloe", ("#53694c", "#8ea084", "#a58f6c"), 0.08, 0.42)
planted_pot(4.6, 4.5, 0.27, 0.5, plant=aloe("aloe", aloe_leaf, leaves=28, length=0.5))
tufts = grass_tufts(("#6f6c38", "#b7a15c", "#d8c088"), length=0.6)


# The bank on the right: winter grass down to the reeds, and a willow.
def bank(x, y):
    """Height of the bank, falling into the water."""
    fall = 0.55 * np.clip((y - 5.2 - 0.12 * (x - 6)) / 3.2, 0, 1)
    return -0.02 - fall + 0.02 * np.sin(x * 2 + y)


def on(surface, x, y, sink=0.0):
    """Return points (n, 3) on a surface at these places, sunk by some metres."""
    return np.c_[x, y, surface(x, y) - sink]


bank_soil = soil_material("#6f5a3c")
drape(ground("bank", RIGHT + 0.2, 40, -4, 13, 0, bank_soil, 0.15, 0.010), bank)
winter_grass = leaf_material("winter grass", ("#6a6a34", "#b39d5e", "#d0ba82"), 0.4, 0.55)
blade_look = {"arch": 0.9, "spread": 0.055, "segments": 3, "lean": (0.05, 0.75), "fold": 0}
grass = collection(
    "grass",
    [blades(f"grass {kind}", winter_grass, 42, 0.06, 0.0035, **blade_look) for kind in range(4)],
)
count = 6500
points = on(bank, random.uniform(RIGHT + 0.24, 14, count), random.uniform(-0.5, 8.2, count))
scatter("grass on the bank", grass, points, scales=random.uniform(0.8, 1.5, count))
count = 46
points = on(bank, random.uniform(RIGHT + 0.5, 11, count), random.uniform(4.4, 7.6, count))
scatter("tufts on the bank", tufts, points, scales=random.uniform(0.6, 1.1, count))
willow_leaf = leaf_material("willow", ("#566a2c", "#97a04c", "#c0b45e"), 0.45)
weeping_willow((9.3, 8.0, -0.5), willow_leaf, twigs=210, radius=3.6, top=5.4, drop=(1.6, 3.4))


# The far shore closes the horizon: trees, bushes and reeds, paler with distance.
def shore(x):
    """y of the far waterline."""
    return 84 + 4 * np.sin(x * 0.05) + 2 * np.sin(x * 0.13 + 1)


def far_bank(x, y):
    """Height of the far bank."""
    return WATER - 0.3 + 3.2 * np.clip((y - shore(x)) / 34, 0, 1)


far_veld = fade_into_haze(
    hillside_material("far veld", ("#a08a54", "#6c6a34"), 0.3), HAZE, 60, 170, 0.35
)
drape(ground("far bank", -190, 220, 80, 150, 0, far_veld, 2.0, 0.05), far_bank)
far_leaf = leaf_material("far leaf", ("#34431f", "#6d7a3a", "#97904a"), 0.5)
far_bark = plain_material("far bark", "#54483a", 0.9, 0.2, 12, bump=0.01)
for material in (far_leaf, far_bark):
    fade_into_haze(material, HAZE, 60, 190, 0.30)
models = [
    tree(
        f"far tree {kind}",
        far_leaf,
        far_bark,
        height=height,
        spread=spread,
        leaf_size=0.34,
        leaves=14000,
        location=(0, 0, -90),
        trunk_share=0.10,
        flatness=0.55,
        trunk_radius=0.2,
    )
    for kind, (height, spread) in enumerate(((9, 5.5), (12, 5.2), (6.5, 5.8)))
]
for x in np.arange(-60, 125, 3.4):
    for row in range(2):
        place_x = x + random.uniform(-1.6, 1.6)
        place_y = 92 + 4 * math.sin(place_x * 0.05) + random.uniform(-3, 3) + row * 11
        model = models[random.choice(3, p=(0.45, 0.25, 0.30))]
        scale = random.uniform(0.75, 1.25)
        for part in model:
            copy = link(bpy.data.objects.new("far tree", part.data))
            copy.location = (place_x, place_y, 0.2 + row * 0.8)
            copy.rotation_euler = (0, 0, random.uniform(0, 6.28))
            copy.scale = (scale, scale, scale)
for model in models:
    for part in model:
        part.hide_render = True
bushes = collection(
    "far bushes",
    [
        leaf_cloud(f"far bush {kind}", far_leaf, shrub_points(900, 1.0, 0.8), 0.3, link=False)
        for kind in range(3)
    ],
)
count = 640
x = random.uniform(-60, 125, count)
y = shore(x) + 2.2 + random.uniform(-0.5, 13, count)
points = on(far_bank, x, y, 0.2)
scatter("far bushes", bushes, points, scales=random.uniform(1.0, 2.2, count) + 0.14 * (y - 84))
reed_look = {"arch": 0.3, "spread": 0.9, "segments": 3, "lean": (0, 0.2), "fold": 0}
far_reed = leaf_material("far reed", ("#7a7440", "#c0a868", "#d8c08c"), 0.5)
fade_into_haze(far_reed, HAZE, 60, 190, 0.3)
reeds = collection(
    "far reeds",
    [blades(f"far reed {kind}", far_reed, 60, 1.6, 0.05, **reed_look) for kind in range(3)],
)
count = 420
x = random.uniform(-60, 125, count)
y = shore(x) + 0.6 + random.uniform(-0.8, 1.5, count)
roots = np.c_[x, y, np.full(count, WATER - 0.1)]
scatter("far reeds", reeds, roots, scales=random.uniform(0.5, 1.2, count))

shade_tree((0.2, 1.6), **SUN, distance=11.5, leaves=5200, spread=3.0, height=5.0)
dry_leaves = dry_leaf_material(("#5b3a1c", "#b07c33", "#9a8a3a"))
litter("leaves", dry_leaves, -2.5, 5, -1.2, 5, 60, 0.04, z=0.005)

ahead = np.array([math.sin(math.radians(HEADING)), math.cos(math.radians(HEADING)), 0])
target = np.array(EYE) + 10 * ahead - (0, 0, 1.02)
sharp = np.array(EYE) * (1, 1, 0) + 3.0 * ahead
camera(EYE, target, lens=31, f_stop=3.5, focus=sharp).data.clip_end = 2000
render(key=0.30, bias=-0.05, bloom=0.05, tint=(1.05, 1, 0.92), denoise_strength=0.42)
