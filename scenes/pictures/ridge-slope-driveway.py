"""A drive up the ridge: charcoal and red herringbone beside a retaining wall of ridge stone."""

import math

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.flowering import aloe_in_bloom, place
from kit.landscape import drape, fade_into_haze, hillside_material
from kit.light import sky
from kit.materials import (
    bark_material,
    dark_metal_material,
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    wood_material,
)
from kit.patterns import area, clip, herringbone, rectangle, voronoi, within
from kit.paving import ground, pavers
from kit.plants import blades, leaf_cloud, litter, shrub_points, tree
from kit.scene import box, collection, random, reset, scatter
from kit.shading import linear_colors
from kit.stone import pebbles, stones
from kit.stone_materials import flagstone_material, pebble_material
from kit.trees import shade_tree
from kit.walls import ledgestone, wall_with_openings

SUN = {"elevation": 18, "azimuth": -108}
LEFT, RIGHT = -2.0, 2.05
TOP_END = 17.2  # y at which the drive meets the garage
RETAINING_WALL = RIGHT + 0.62
STEP_LENGTH = 2.6  # the wall's top climbs in level steps
RIDGE_STONE = (
    "#82735f",
    "#918063",
    "#6f665c",
    "#9b886e",
    "#786754",
    "#625953",
    "#87644a",
    "#6e553f",
)
RIDGE_WEIGHTS = [3, 3, 2.5, 2, 2.5, 1.5, 1, 0.8]


def smooth_step(t):
    """Rise from 0 to 1 without a kink as t does."""
    t = np.clip(t, 0, 1)
    return t**2 * (3 - 2 * t)


# Nearly level at the street, 15 % up, level again in front of the garage.
profile_y = np.arange(-8, 90, 0.05)
gradient = 0.15 * smooth_step((profile_y + 2.5) / 5) * (1 - smooth_step((profile_y - 12.5) / 3.5))
profile_z = np.cumsum(gradient) * 0.05


def slope(x, y):
    """Height of the drive at y, whatever x is."""
    return np.interp(y, profile_y, profile_z)


def bank_right(x, y):
    """Height of the ground the wall retains."""
    rise = 0.86 + 0.30 * np.clip(x - RETAINING_WALL - 0.4, 0, 9)
    return slope(x, y) + rise + 0.05 * np.sin(x * 3 + y * 2.1)


def bank_left(x, y):
    """Height of the bed on the left."""
    rise = -0.02 + 0.10 * np.clip(-2.3 - x, 0, 20)
    return slope(x, y) + rise + 0.04 * np.sin(x * 2 + y * 1.7)


def koppie(x, y):
    """Height of the hill behind."""
    climb = smooth_step((y - 24) / 30)
    ridge = 11.5 + 3.2 * np.sin(x * 0.055 + 0.4) + 1.4 * np.sin(x * 0.14 + 2) + 0.13 * x
    ridge = ridge * (1 - 0.35 * smooth_step((y - 56) / 18))
    hollows = 0.5 * np.sin(x * 0.5 + y * 0.3) + 0.3 * np.sin(x * 1.1 - y * 0.8 + 1)
    return 1.8 + climb * (ridge + hollows)


def on(surface, x, y, sink=0.0):
    """Return points (n, 3) on a surface at these places, sunk by some metres."""
    return np.c_[x, y, surface(x, y) - sink]


reset(417)
sky(**SUN, sun_size=1.0, dust=1.1)

# The drive: herringbone in a blend of two colours that drifts from bundle to bundle.
concrete = paver_material(
    "concrete",
    speck=0.24,
    mottle=0.18,
    grit=1.3,
    roughness=0.84,
    efflorescence=0.09,
    stain=0.22,
    dirt_amount=0.55,
    dirt_color="#93805f",
    aggregate=0.16,
)
reds = linear_colors("#84503f", "#754638", "#8f5d4b", "#6c433a")
charcoals = linear_colors("#4c4744", "#3e3a38", "#59534e", "#46403e")


def blend(center):
    """Return red or charcoal for the paver whose middle is here."""
    x, y = center
    drift = math.sin(x * 2.1 + 1.7 * math.sin(y * 0.9)) * math.cos(y * 1.3 + 0.8 * x)
    colors = reds if random.random() < 0.46 + 0.22 * drift else charcoals
    return colors[random.integers(0, 4)]


laid = {
    "joint": 0.0045,
    "bevel": 0.005,
    "height_variation": 0.0013,
    "tilt": 0.005,
    "color_variation": 0.09,
    "settlement": 0.005,
}
chipped = {"edge_roughness": 0.0005, "bevel_segments": 3}
field = within(herringbone(LEFT, RIGHT, -2.6, TOP_END), LEFT, RIGHT, -2.5, TOP_END)
near = [paver for paver in field if paver[:, 1].mean() < 5]
far = [paver for paver in field if paver[:, 1].mean() >= 5]
drape(
    pavers(
        "drive near", near, concrete, reds, color_at=blend, outline_step=0.025, **chipped, **laid
    ),
    slope,
)
drape(pavers("drive", far, concrete, reds, color_at=blend, bevel_segments=2, **laid), slope)
edges = [
    rectangle(x, y, 0.2, 0.1) for x in (LEFT - 0.2, RIGHT) for y in np.arange(-2.5, TOP_END, 0.1)
]
drape(pavers("edges", edges, concrete, charcoals, outline_step=0.03, **chipped, **laid), slope)
sand_sides = LEFT - 0.2, RIGHT + 0.2
joint_sand = sand_material()
drape(ground("sand", *sand_sides, -2.6, TOP_END, -0.0055, joint_sand, 0.025, 0.0006, 0.005), slope)
kerb_concrete = paver_material(
    "kerb concrete",
    speck=0.14,
    mottle=0.16,
    grit=1.1,
    roughness=0.86,
    aggregate=0.10,
    efflorescence=0.12,
    stain=0.3,
    dirt_amount=0.5,
    dirt_color="#7d6d55",
)
kerbs = [
    rectangle(x, y, 0.11, 0.9)
    for x in (LEFT - 0.31, RIGHT + 0.2)
    for y in np.arange(-2.5, TOP_END, 0.9)
]
drape(
    pavers(
        "kerbs",
        kerbs,
        kerb_concrete,
        ("#a8a196", "#9c958a"),
        joint=0.007,
        bevel=0.012,
        depth=0.14,
        z=0.018,
        height_variation=0.002,
        tilt=0.002,
        outline_step=0.05,
        bevel_segments=3,
        color_variation=0.05,
    ),
    slope,
)

# The retaining wall: random rubble laid out along -y and upwards, then stood up to face the drive.
ridge_stone = flagstone_material(
    "ridge stone",
    roughness=0.86,
    tints=("#745a40", "#5c5955", "#85502e"),
    tint_amount=0.5,
    dirt_color="#6a5a44",
    dirt_amount=0.4,
    bump=0.006,
    veins=0.15,
)


def wall_top(y):
    """Height of the wall's top, level along each step."""
    return float(slope(0, np.floor(y / STEP_LENGTH) * STEP_LENGTH + STEP_LENGTH * 0.5)) + 1.12


rubble = []
for stone in voronoi(-(TOP_END + 0.3), 3.2, -0.3, 3.6, 0.27, 0.46):
    along, up = stone.mean(0)
    y = -along
    top = wall_top(y)
    hidden = up < slope(0, y) - 0.15 or stone[:, 1].min() > top - 0.04
    if y < -2.9 or y > TOP_END + 0.2 or hidden:
        continue
    stone = clip(stone, np.array([0.0, 1.0]), top)
    step_start = math.floor(y / STEP_LENGTH) * STEP_LENGTH
    if len(stone) >= 3 and wall_top(step_start - 0.1) < top - 0.02:
        stone = clip(stone, np.array([1.0, 0.0]), -step_start)
    if len(stone) >= 3 and abs(area(stone)) > 0.006:
        rubble.append(stone)
wall = stones(
    "retaining wall",
    rubble,
    ridge_stone,
    RIDGE_STONE,
    RIDGE_WEIGHTS,
    joint=0.016,
    depth=0.10,
    height_variation=0.012,
    tilt=0.05,
    edge_radius=0.010,
    outline_wobble=0.004,
    dome=0.006,
    lumps=0.007,
    lump_frequency=16,
    layer_height=0.009,
    corner_radius=0.03,
    outline_step=0.014,
    rings=7,
    color_variation=0.11,
)
wall.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
wall.location = (RETAINING_WALL, 0, 0)
mortar = plain_material("mortar", "#5c5042", 0.95, 0.25, 12, bump=0.012, bump_scale=40)
steps = np.arange(-2 * STEP_LENGTH, TOP_END + 0.4, STEP_LENGTH)
for start in steps:
    end = min(start + STEP_LENGTH, TOP_END + 0.4)
    low = (RETAINING_WALL + 0.035, start, -1)
    box("mortar", low, (RETAINING_WALL + 0.5, end, wall_top(start + 0.1) - 0.005), mortar, 0)
for start in steps:
    end = min(start + STEP_LENGTH, TOP_END + 0.3)
    y = start - 0.03
    slabs = []
    while y < end - 0.12:
        length = min(random.uniform(0.34, 0.62), end - y)
        slabs.append(rectangle(RETAINING_WALL - 0.05, y, 0.46, length))
        y += length
    cope = stones(
        "cope",
        slabs,
        ridge_stone,
        RIDGE_STONE,
        RIDGE_WEIGHTS,
        depth=0.085,
        height_variation=0.004,
        tilt=0.012,
        edge_radius=0.016,
        outline_wobble=0.006,
        dome=0.006,
        lumps=0.004,
        lump_frequency=14,
        layer_height=0.004,
        corner_radius=0.02,
        outline_step=0.016,
        rings=6,
        color_variation=0.09,
    )
    cope.location = (0, 0, wall_top(start + 0.1) + 0.068)

# A strip of gravel at the wall's foot; dry grass on the banks.
gravel_soil = plain_material("gravel soil", "#7a5f42", 0.95, 0.35, 9, 0.03, 24)
earth = plain_material("earth", "#8b6f4a", 0.95, 0.35, 5, 0.05, 12)
strip = (RIGHT + 0.3, RETAINING_WALL + 0.1, -3, TOP_END + 0.3)
drape(ground("gravel soil", *strip, -0.02, gravel_soil, 0.06, 0.008), slope)
gravel = pebble_material("gravel", ("#9a8870", "#b5a288", "#7d7064", "#8a6d50", "#c2b198"))
count = 5200
x = random.uniform(RIGHT + 0.32, RETAINING_WALL + 0.02, count)
y = random.uniform(-2.2, 9, count)
pebbles("gravel", gravel, on(slope, x, y, sink=0.012), 0.022, angular=True)
bank = (RETAINING_WALL + 0.3, 14, -4, TOP_END + 10)
drape(ground("bank right", *bank, 0, earth, 0.12, 0.012), bank_right)
bed = (-16, LEFT - 0.30, -4, TOP_END + 10)
drape(ground("bed left", *bed, 0, earth, 0.12, 0.012), bank_left)


def tufts(name, colors, length, count, width):
    """Return three tufts of grass to scatter."""
    material = leaf_material(name, colors, 0.42, 0.55)
    look = {"spread": 0.06, "segments": 5, "lean": (0.05, 0.6), "fold": 0}
    kinds = [blades(f"{name} {kind}", material, count, length, width, **look) for kind in range(3)]
    return collection(name, kinds)


golden = tufts("golden grass", ("#84714a", "#b59c6a", "#cdb98e"), 0.52, 130, 0.0045)
olive = tufts("olive grass", ("#4a522c", "#8a8a4c", "#b7a766"), 0.42, 110, 0.005)


def sow(plants, x0, x1, y0, y1, count, surface, scales=(0.6, 1.15)):
    """Scatter plants over a rectangle of a surface."""
    x = random.uniform(x0, x1, count)
    y = random.uniform(y0, y1, count)
    scatter("sown", plants, on(surface, x, y, 0.01), scales=random.uniform(*scales, count))


wall_back = RETAINING_WALL + 0.55
sow(golden, wall_back, 7, -0.5, TOP_END, 210, bank_right)
sow(olive, wall_back, 7, -0.5, TOP_END, 60, bank_right)
sow(golden, -8.5, LEFT - 0.62, -0.8, TOP_END, 330, bank_left)
sow(olive, -6, LEFT - 0.55, -0.8, TOP_END, 70, bank_left, (0.5, 0.9))
sow(golden, -16, -8, 2, TOP_END + 8, 240, bank_left, (0.9, 1.5))
sow(golden, 5, 14, 2, TOP_END + 9, 260, bank_right, (0.9, 1.5))
sow(olive, RIGHT + 0.42, RETAINING_WALL - 0.04, 0.2, 12, 16, slope, (0.25, 0.5))

# Aloes in winter bloom along both sides, boulders between them.
aloe_leaf = leaf_material("aloe", ("#53694c", "#8ea084", "#a58f6c"), 0.08, 0.42)
aloes = [
    aloe_in_bloom(f"aloe {kind}", aloe_leaf, length=0.62, spikes=spikes, leaves=32)
    for kind, spikes in enumerate((3, 2, 4, 0))
]
for y in (1.3, 3.0, 4.3, 6.2, 7.4, 9.6, 11.8, 14):
    x = RETAINING_WALL + random.uniform(0.62, 1.25)
    kind = aloes[random.integers(0, 4)]
    place(kind, x, y, float(bank_right(x, y)), random.uniform(0.85, 1.3))
for y in (2.2, 5.2, 8.4, 11):
    x = RETAINING_WALL + random.uniform(1.8, 3.0)
    kind = aloes[random.integers(0, 3)]
    place(kind, x, y, float(bank_right(x, y)), random.uniform(1.1, 1.6))
aloes_left = [(-3.0, 2.4), (-3.5, 3.5), (-2.95, 5.3), (-3.9, 6.6), (-3.1, 8.3)]
aloes_left += [(-4.6, 4.6), (-3.3, 11.2), (-5.2, 9), (-4.4, 13)]
for x, y in aloes_left:
    kind = aloes[random.integers(0, 4)]
    place(kind, x, y, float(bank_left(x, y)), random.uniform(0.9, 1.4))
rock_colors = ("#9b8b76", "#857868", "#b29d80", "#726860", "#a08468")
rock = pebble_material("rock", rock_colors, roughness=0.9, bump=0.03, speck=0.35)
boulders = {"angular": True, "kinds": 9, "subdivisions": 4}
for count, x0, x1, y0, y1, surface, size in (
    (26, -6.5, LEFT - 0.75, 0.4, 13, bank_left, 0.38),
    (16, RETAINING_WALL + 0.8, 6, 1, 14, bank_right, 0.42),
):
    x = random.uniform(x0, x1, count)
    y = random.uniform(y0, y1, count)
    points = on(surface, x, y, size * 0.12)
    pebbles("boulders", rock, points, size, size_spread=0.45, tumble=0.25, **boulders)

# The koppie: clusters of rock, dry grass, bushes.
veld = hillside_material("koppie", ("#94805a", "#665c3c"), 0.35)
fade_into_haze(veld, (0.30, 0.28, 0.25), 40, 140, 0.30)
drape(ground("koppie", -75, 75, TOP_END + 8, 80, -0.1, veld, 0.5, 0.10), koppie)
for clusters, rocks_each, spread_x, spread_y, size, size_spread in (
    (34, 11, 2.6, 0.7, 1.25, 0.42),
    (14, 8, 1.6, 0.5, 2.1, 0.30),
    (60, 6, 3, 2, 0.6, 0.4),
):
    count = clusters * rocks_each
    middles = np.c_[random.uniform(-48, 48, clusters), random.uniform(30, 60, clusters)]
    places = middles[random.integers(0, clusters, count)]
    places = places + random.normal(0, 1, (count, 2)) * [spread_x, spread_y]
    places = places[(places[:, 1] > 26) & (places[:, 1] < 66)]
    points = on(koppie, places[:, 0], places[:, 1], size * 0.12)
    pebbles("rocks", rock, points, size, size_spread=size_spread, tumble=0.22, **boulders)
count = 5200
points = on(koppie, random.uniform(-42, 46, count), random.uniform(25, 62, count))
scatter("grass on the koppie", golden, points, scales=random.uniform(1.1, 2.1, count))
bush_leaf = leaf_material("bush", ("#2f3c20", "#5f6b38", "#8a8348"), 0.3, 0.5)
bushes = collection(
    "bushes",
    [
        leaf_cloud(f"bush {kind}", bush_leaf, shrub_points(2600, 1.0, 0.75), 0.13, link=False)
        for kind in range(4)
    ],
)
count = 170
points = on(koppie, random.uniform(-45, 48, count), random.uniform(27, 62, count), 0.15)
scatter("bushes on the koppie", bushes, points, scales=random.uniform(0.5, 1.6, count))
tree_leaf = leaf_material("tree leaf", ("#34451f", "#66763a"), 0.4)
bark = bark_material()
for x, y, height in ((-8.5, 20, 5.2), (8.2, 19.5, 5.0), (-15, 24, 5.5), (15, 25, 6)):
    foot = float(bank_left(x, y)) if x < 0 else float(bank_right(x, y)) - 0.4
    tree(
        "tree",
        tree_leaf,
        bark,
        height=height,
        spread=3.6,
        leaf_size=0.10,
        leaves=20000,
        location=(x, y, foot),
        trunk_share=0.24,
        flatness=0.25,
    )

# The garage at the top: warm plaster, a stone pier, a slatted door under a thin roof.
floor = float(slope(0, TOP_END))
front = TOP_END + 0.25
plaster = plain_material("plaster", "#c9b08c", 0.88, 0.05, 2.2, bump=0.0025, bump_scale=120)
dark = dark_metal_material("#2b2a2a")
wood = wood_material("garage door", ("#4b301f", "#7d5233"))
door = (-1.9, 1.75, -0.4, 2.25)
for part in wall_with_openings(-2.7, 2.35, -0.4, 2.95, front, 0.3, plaster, [door]):
    part.location.z = floor
box("garage", (-1.9, front + 0.2, floor - 0.3), (1.75, front + 0.24, floor + 2.3), dark, 0)
for slat in range(15):
    bottom = floor + 0.01 + slat * 0.15
    box("slat", (-1.9, front + 0.13, bottom), (1.75, front + 0.17, bottom + 0.138), wood, 0.004)
ledgestone(-3.65, -2.7, -0.4, 3.25, front - 0.25).location.z += floor
ledgestone(front - 0.25, front + 1, -0.4, 3.25, -2.7, "+x").location.z += floor
for name, low, high, material, bevel in (
    ("pier", (-3.62, -0.2, -0.4), (-2.73, 1, 3.24), dark, 0),
    ("pier cap", (-3.7, -0.3, 3.25), (-2.65, 1.05, 3.32), dark, 0.005),
    ("roof", (-2.7, -0.7, 2.95), (3.1, 6, 3.12), plaster, 0.006),
    ("roof edge", (-2.7, -0.73, 3.08), (3.13, 6, 3.19), dark, 0.004),
    ("side wall", (2.05, 0.3, -0.4), (2.35, 6, 2.95), plaster, 0),
    ("garden wall", (-9, 0.5, -0.6), (-3.6, 0.75, 1.75), plaster, 0),
    ("garden wall cope", (-9, 0.44, 1.75), (-3.6, 0.81, 1.82), dark, 0.004),
    ("lamp", (2.0, -0.12, 1.75), (2.1, 0, 2.08), dark, 0.004),
):
    # Measured from the foot of the garage's front.
    offset = np.array([0, front, floor])
    box(name, np.array(low) + offset, np.array(high) + offset, material, bevel)

shade_tree((-0.2, 2.4), **SUN, distance=10.5, leaves=4200, spread=3.0, height=5.4)
dry_leaves = dry_leaf_material(("#5b3a1c", "#b07c33", "#8a6a3a"))
drape(litter("leaves", dry_leaves, LEFT, RIGHT, -1.2, 8, 60, 0.036, z=0.005), slope)

view = camera((-0.62, -2.35, 0.82), (0.42, 8, 1.02), 31, f_stop=3.5, focus=(-0.3, 1.0, 0.1))
view.data.clip_end = 2000
render(key=0.30, bias=-0.22, bloom=0.03, tint=(1.04, 1, 0.94), denoise_strength=0.42)
