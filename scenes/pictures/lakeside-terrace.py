"""A terrace at the lake: sand-coloured pavers in basket weave, a jetty out into the water."""

import math

import numpy as np

from kit.aloes import aloe
from kit.boats import rowing_boat
from kit.camera import camera_ahead
from kit.finish import render
from kit.garden import bench, planted_pot
from kit.grass import blades
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
from kit.paving import around, ground, pavers, pavers_by_distance
from kit.plants import litter
from kit.props import rope
from kit.scene import box, collection, random, reset, scatter
from kit.shores import far_shore
from kit.stone import stones
from kit.stone_materials import flagstone_material
from kit.trees import shade_tree
from kit.waterside import bulrushes, jetty, weeping_willow

SUN = {"elevation": 20, "azimuth": -104}
EYE = (-0.9, -2.6, 1.34)
HEADING = 4  # degrees from +y towards +x
LEFT, RIGHT = -6.3, 4.2
EDGE = 5.46  # y of the terrace's edge
WATER = -0.42
HAZE = (0.36, 0.40, 0.46)

reset(523)
sky(**SUN, sun_size=0.5, dust=1.5)

# The terrace: pairs of pavers in basket weave within a darker border.
concrete = paver_material(
    "sand-coloured concrete",
    speck=0.24,
    mottle=0.16,
    grit=1.4,
    roughness=0.82,
    efflorescence=0.08,
    stain=0.16,
    dirt_amount=0.4,
    dirt_color="#a08a66",
    aggregate=0.20,
)
sands = ("#b8a07c", "#a9906c", "#c4ad8a", "#9c8663", "#bfa47e", "#ad9b7e")
sand_weights = [3, 3, 3, 1.6, 2, 1]
laid = {
    "joint": 0.0038,
    "bevel": 0.0042,
    "height_variation": 0.0010,
    "tilt": 0.0035,
    "color_variation": 0.065,
    "edge_width": 0.010,
    "settlement": 0.003,
}
inner_edge = EDGE - 0.21
field = within(basket_weave(LEFT, RIGHT, -2.73, inner_edge, 0.21), LEFT, RIGHT, -2.6, inner_edge)
field = in_sight(field, EYE[:2], HEADING, 37)


look = (concrete, sands, sand_weights)
chipped = {"outline_step": 0.025, "edge_roughness": 0.0005, "bevel_segments": 3}
pavers_by_distance(
    "terrace", field, around(EYE, 5.2), *look, near=chipped, far={"bevel_segments": 2}, **laid
)
border = [rectangle(x, inner_edge, 0.105, 0.21) for x in np.arange(LEFT, RIGHT, 0.105)]
border += [rectangle(RIGHT, y, 0.21, 0.105) for y in np.arange(-2.4, EDGE - 0.1, 0.105)]
browns = ("#7d6649", "#705b42", "#8a7152")
border = in_sight(border, EYE[:2], HEADING, 38)
pavers("border", border, concrete, browns, bevel_segments=2, **laid)
joint_sand = sand_material("#b39a72")
ground("joint sand", LEFT, RIGHT + 0.21, -2.8, EDGE, -0.0045, joint_sand, 0.025, 0.0005, 0.003)

# A coping of stone along the water. The wall below it faces the lake and is never seen.
edge_stone = flagstone_material(
    "edge stone",
    roughness=0.8,
    tints=("#9a8462", "#84786a", "#a9784c"),
    tint_amount=0.4,
    dirt_color="#6f6048",
)
slabs = []
x = LEFT
while x < RIGHT + 0.2:
    length = random.uniform(0.55, 0.8)
    slabs.append(rectangle(x, EDGE, min(length, RIGHT + 0.4 - x), 0.42))
    x += length
stones(
    "coping",
    slabs,
    edge_stone,
    ("#a8957a", "#9a866b", "#b5a286", "#8d7d68"),
    joint=0.006,
    depth=0.09,
    z=0.006,
    height_variation=0.0015,
    tilt=0.003,
    edge_radius=0.010,
    dome=0.001,
    lumps=0.0012,
    corner_radius=0.008,
    outline_step=0.02,
    rings=6,
    color_variation=0.07,
)
foundation = plain_material("foundation", "#6f6455", 0.95, 0.2)
box("foundation", (LEFT, EDGE, -1.6), (RIGHT + 0.3, EDGE + 0.38, -0.075), foundation, 0)
lake = open_water_material(wave_height=0.014, scale=2.0, calm=(5, 90))
ground("lake", -190, 220, EDGE + 0.2, 150, WATER, lake, resolution=5)


# The bank on the right runs out to the far shore.
def waterline(y):
    """x of the right bank's waterline."""
    return RIGHT + 0.5 + 0.45 * np.clip(y - EDGE - 0.3, 0, 90) + 0.7 * np.sin(y * 0.31)


def bank(x, y):
    """Height of the bank, falling into the water."""
    inland = x - waterline(y)
    rise = np.clip(0.30 * (inland + 1.4), -0.6, 0.42) + 0.03 * np.clip(inland, 0, 20)
    return WATER + rise + 0.03 * np.sin(x * 2 + y) * np.clip(inland, 0, 1)


soil = soil_material("#5d5036")
drape(ground("bank", RIGHT + 0.2, 110, -4, 100, 0, soil, 0.4, 0.010), bank)
meadow = leaf_material("meadow", ("#5f6a30", "#a3984f", "#cdb87c"), 0.4, 0.55)
blade_look = {"arch": 0.9, "spread": 0.055, "segments": 3, "lean": (0.05, 0.75), "fold": 0}
grass = collection(
    "grass",
    [blades(f"grass {kind}", meadow, 42, 0.07, 0.0035, **blade_look) for kind in range(4)],
)
count = 16000
y = 5 + 34 * random.random(count) ** 1.6
x = waterline(y) + 14 * random.random(count) ** 1.5
points, far = points_on(bank, x, y), np.clip(y / 7, 1, 4)
scatter("grass on the bank", grass, points, scales=random.uniform(0.9, 1.7, count) * far**0.8)

# Bulrushes at the left and along the right bank leave the middle of the water open.
rush_leaf = leaf_material("bulrush", ("#5c6434", "#98904f", "#c9b27c"), 0.36, 0.55)
cob = plain_material("cob", "#4a2f1c", 0.95, 0.2, 60, bump=0.004, bump_scale=300)
rushes = collection(
    "bulrushes",
    [
        bulrushes(f"bulrush {kind}", rush_leaf, cob, random.integers(28, 40), 1.7, cobs)
        for kind, cobs in enumerate((3, 2, 4, 0, 1))
    ],
)
left = np.c_[random.normal(-5.9, 0.8, 56), random.normal(7.6, 0.6, 56)]
y = 6.3 + 26 * random.random(110) ** 1.8
right = np.c_[waterline(y) - random.uniform(-0.2, 1.2, 110), y]
right = right[np.sin(right[:, 1] * 1.1) > -0.4]
places = np.concatenate([left[left[:, 1] > EDGE + 0.75], right])
roots = np.c_[places, np.full(len(places), WATER - 0.12)]
scatter("reeds", rushes, roots, scales=random.uniform(0.7, 1.1, len(places)))

# A jetty with a landing stage, a boat made fast to it, a bench, an aloe in a pot.
jetty(0.75, 2.05, EDGE + 0.43, 14.4, head=0.75)
rowing_boat(-0.85, 10.3, WATER, -0.72, "#a8b4a4")
line = plain_material("mooring line", "#b9ab8a", 0.9, 0.2)
sag = np.linspace(0, 1, 14)
slack = np.c_[0.30 + 0.37 * sag, 11.6 - 0.25 * sag, 0.1 + 0.15 * sag - 0.5 * sag * (1 - sag)]
rope("mooring line", slack, 0.009, line)
bench_wood = wood_material("bench", ("#6b4729", "#a87648"))
bench(-3.0, 3.9, math.pi - 0.55, 1.7, wood=bench_wood, slat=0.062)
aloe_leaf = leaf_material("aloe", ("#53694c", "#8ea084", "#a58f6c"), 0.08, 0.42)
planted_pot(3.35, 4.65, 0.27, 0.5, plant=aloe("aloe", aloe_leaf, leaves=28, length=0.5))
willow_leaf = leaf_material("willow", ("#5c702e", "#97a04c", "#b8b25c"), 0.45)
weeping_willow((15.2, 24, -0.2), willow_leaf, twigs=460, radius=4.2, top=6.2, drop=(2.0, 4.6))
far_shore(WATER, HAZE)

shade_tree((-2.6, -1.1), **SUN, distance=12, leaves=3600, spread=2.5, height=5.4)
dry_leaves = dry_leaf_material(("#5b3a1c", "#b07c33", "#9a8a3a"))
litter("leaves", dry_leaves, -3.5, 3.5, -1.2, 5, 36, 0.036, z=0.005)

camera_ahead(EYE, HEADING, 0.7, 3.0, 3000, lens=29, f_stop=4.5, shift_y=-0.124)
render(key=0.30, bias=-0.1, bloom=0.04, tint=(1.03, 1, 0.95), denoise_strength=0.40)
