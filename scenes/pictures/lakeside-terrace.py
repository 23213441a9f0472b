"""A terrace at the lake: sand-coloured pavers in basket weave, a jetty, late light."""

import math

import numpy as np

from kit.aloes import aloe
from kit.camera import camera_ahead
from kit.finish import render
from kit.garden import bench, planted_pot
from kit.grass import blades, grass_tufts
from kit.landscape import drape, in_sight, open_water_material, points_on
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
from kit.paving import ground, pavers, pavers_by_distance
from kit.plants import litter
from kit.scene import box, collection, random, reset, scatter
from kit.shores import far_shore
from kit.stone import stones
from kit.stone_materials import flagstone_material
from kit.trees import shade_tree
from kit.walls import ledgestone
from kit.waterside import bulrushes, jetty, weeping_willow

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


look = (concrete, sands, sand_weights)
chipped = {"outline_step": 0.025, "edge_roughness": 0.0006, "bevel_segments": 3}
pavers_by_distance(
    "terrace", field, is_near, *look, near=chipped, far={"bevel_segments": 2}, **laid
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
jetty(2.25, 3.75, EDGE, 14.2)
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


bank_soil = soil_material("#6f5a3c")
drape(ground("bank", RIGHT + 0.2, 40, -4, 13, 0, bank_soil, 0.15, 0.010), bank)
winter_grass = leaf_material("winter grass", ("#6a6a34", "#b39d5e", "#d0ba82"), 0.4, 0.55)
blade_look = {"arch": 0.9, "spread": 0.055, "segments": 3, "lean": (0.05, 0.75), "fold": 0}
grass = collection(
    "grass",
    [blades(f"grass {kind}", winter_grass, 42, 0.06, 0.0035, **blade_look) for kind in range(4)],
)
count = 6500
points = points_on(bank, random.uniform(RIGHT + 0.24, 14, count), random.uniform(-0.5, 8.2, count))
scatter("grass on the bank", grass, points, scales=random.uniform(0.8, 1.5, count))
count = 46
points = points_on(bank, random.uniform(RIGHT + 0.5, 11, count), random.uniform(4.4, 7.6, count))
scatter("tufts on the bank", tufts, points, scales=random.uniform(0.6, 1.1, count))
willow_leaf = leaf_material("willow", ("#566a2c", "#97a04c", "#c0b45e"), 0.45)
weeping_willow((9.3, 8.0, -0.5), willow_leaf, twigs=210, radius=3.6, top=5.4, drop=(1.6, 3.4))
far_shore(WATER, HAZE)

shade_tree((0.2, 1.6), **SUN, distance=11.5, leaves=5200, spread=3.0, height=5.0)
dry_leaves = dry_leaf_material(("#5b3a1c", "#b07c33", "#9a8a3a"))
litter("leaves", dry_leaves, -2.5, 5, -1.2, 5, 60, 0.04, z=0.005)

camera_ahead(EYE, HEADING, 1.02, 3.0, 2000, lens=31, f_stop=3.5)
render(key=0.30, bias=-0.05, bloom=0.05, tint=(1.05, 1, 0.92), denoise_strength=0.42)
