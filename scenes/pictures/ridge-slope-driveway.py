"""A drive up the ridge from a concrete beam at its foot, beside a retaining wall of ridge stone."""

import math

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.drystone import retaining_wall
from kit.flowering import aloe_kinds, place
from kit.garages import hillside_garage
from kit.grass import tuft_collection
from kit.grown import karees, stand
from kit.kerbs import edging_kerbs, precast_concrete
from kit.koppie import BOULDERS, koppie, koppie_rock
from kit.landscape import drape, points_on, smooth_step
from kit.light import sky
from kit.makes import worn_material
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    plain_material,
    sand_material,
)
from kit.patterns import herringbone, rectangle, within
from kit.paving import ground, pavers
from kit.plants import litter
from kit.scene import random, reset, scatter
from kit.shading import linear_colors
from kit.stone import pebbles
from kit.stone_materials import pebble_material
from kit.trees import shade_tree

SUN = {"elevation": 18, "azimuth": -108}
LEFT, RIGHT = -2.0, 2.05
TOP_END = 17.2  # y at which the drive meets the garage
RETAINING_WALL = RIGHT + 0.62
STEP_LENGTH = 2.6  # the wall's top climbs in level steps


# Level at the street up to the beam, then 20 % up, level again in front of the garage.
BEAM = (0.45, 0.72)
profile_y = np.arange(-8, 90, 0.05)
begins = smooth_step((profile_y - BEAM[1]) / 0.9)
gradient = 0.20 * begins * (1 - smooth_step((profile_y - 12.5) / 3.5))
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


reset(417)
sky(**SUN, sun_size=1.0, dust=1.1)

# The drive: herringbone in a blend of two colours that drifts from bundle to bundle.
concrete = worn_material("concrete", dirt_color="#6f5d48")
reds = linear_colors("#84503f", "#754638", "#8f5d4b", "#6c433a")
charcoals = linear_colors("#4c4744", "#3e3a38", "#59534e", "#46403e")


def blend(center):
    """Return red or charcoal for the paver whose middle is here."""
    x, y = center
    drift = math.sin(x * 2.1 + 1.7 * math.sin(y * 0.9)) * math.cos(y * 1.3 + 0.8 * x)
    colors = reds if random.random() < 0.46 + 0.22 * drift else charcoals
    return colors[random.integers(0, 4)]


laid = {
    "joint": 0.004,
    "bevel": 0.0035,
    "height_variation": 0.0013,
    "tilt": 0.005,
    "color_variation": 0.09,
    "settlement": 0.005,
}
chipped = {"edge_roughness": 0.0005, "bevel_segments": 3}
field = herringbone(LEFT, RIGHT, -3.3, TOP_END)
before, above = (LEFT, RIGHT, -3.2, BEAM[0]), (LEFT, RIGHT, BEAM[1], TOP_END)
field = within(field, *before) + within(field, *above)
near, far = ([p for p in field if (p[:, 1].mean() < 5) == side] for side in (True, False))
look = {"color_at": blend, **laid}
drape(pavers("near", near, concrete, reds, outline_step=0.025, **chipped, **look), slope)
drape(pavers("drive", far, concrete, reds, bevel_segments=2, **look), slope)
places = np.arange(-3.2, TOP_END, 0.1)
edges = [rectangle(x, y, 0.2, 0.1) for x in (LEFT - 0.2, RIGHT) for y in places]
drape(pavers("edges", edges, concrete, charcoals, outline_step=0.03, **chipped, **laid), slope)
sand_sides = LEFT - 0.2, RIGHT + 0.2
joint_sand = sand_material("#7f6c52")
drape(ground("sand", *sand_sides, -3.3, TOP_END, -0.0055, joint_sand, 0.025, 0.0006, 0.005), slope)
kerb_concrete = precast_concrete(roughness=0.86, efflorescence=0.12, stain=0.3, dirt_amount=0.5)
drape(edging_kerbs((LEFT - 0.31, RIGHT + 0.2), -2.5, TOP_END, kerb_concrete), slope)
beam = [rectangle(x, BEAM[0], 1.01, BEAM[1] - BEAM[0]) for x in LEFT + 1.0125 * np.arange(4)]
cast = dict(joint=0.003, bevel=0.008, depth=0.3, z=0.006, height_variation=0.001, tilt=0.001)
pavers("beam", beam, kerb_concrete, ("#aaa498", "#a39d91"), outline_step=0.03, **cast)
retaining_wall(RETAINING_WALL, TOP_END, STEP_LENGTH, slope)

# A strip of gravel at the wall's foot; dry grass on the banks.
gravel_soil = plain_material("gravel soil", "#7a5f42", 0.95, 0.35, 9, 0.03, 24)
earth = plain_material("earth", "#8b6f4a", 0.95, 0.35, 5, 0.05, 12)
strip = (RIGHT + 0.3, RETAINING_WALL + 0.1, -3, TOP_END + 0.3)
drape(ground("gravel soil", *strip, -0.02, gravel_soil, 0.06, 0.008), slope)
gravel = pebble_material("gravel", ("#9a8870", "#b5a288", "#7d7064", "#8a6d50", "#c2b198"))
count = 5200
x = random.uniform(RIGHT + 0.32, RETAINING_WALL + 0.02, count)
y = random.uniform(-2.2, 9, count)
pebbles("gravel", gravel, points_on(slope, x, y, sink=0.012), 0.022, angular=True)
bank = (RETAINING_WALL + 0.3, 14, -4, TOP_END + 10)
drape(ground("bank right", *bank, 0, earth, 0.12, 0.012), bank_right)
bed = (-16, LEFT - 0.30, -4, TOP_END + 10)
drape(ground("bed left", *bed, 0, earth, 0.12, 0.012), bank_left)


golden_leaf = leaf_material("golden grass", ("#84714a", "#b59c6a", "#cdb98e"), 0.42, 0.55)
golden = tuft_collection("golden grass", golden_leaf, 130, 0.52, 0.0045, segments=5)
olive_leaf = leaf_material("olive grass", ("#4a522c", "#8a8a4c", "#b7a766"), 0.42, 0.55)
olive = tuft_collection("olive grass", olive_leaf, 110, 0.42, segments=5)


def sow(plants, x0, x1, y0, y1, count, surface, scales=(0.6, 1.15)):
    """Scatter plants over a rectangle of a surface."""
    x = random.uniform(x0, x1, count)
    y = random.uniform(y0, y1, count)
    scatter("sown", plants, points_on(surface, x, y, 0.01), scales=random.uniform(*scales, count))


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
aloes = aloe_kinds(aloe_leaf, (3, 2, 4, 0), length=0.62, leaves=32)
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
rock = koppie_rock()
for count, x0, x1, y0, y1, surface, size in (
    (26, -6.5, LEFT - 0.75, 0.4, 13, bank_left, 0.38),
    (16, RETAINING_WALL + 0.8, 6, 1, 14, bank_right, 0.42),
):
    x = random.uniform(x0, x1, count)
    y = random.uniform(y0, y1, count)
    points = points_on(surface, x, y, size * 0.12)
    pebbles("boulders", rock, points, size, size_spread=0.45, tumble=0.25, **BOULDERS)

# The koppie behind, and trees at its foot.
koppie(TOP_END + 8, rock, golden)
trees = karees()
for number, (x, y) in enumerate(((-8.5, 20), (8.2, 19.5), (-15, 24), (15, 25), (-6.2, 15))):
    bank = bank_left if x < 0 else bank_right
    stand(trees[number % 3], x, y, float(bank(x, y)) - 0.2, 1.7 * number, 1.05)
hillside_garage(TOP_END + 0.25, float(slope(0, TOP_END)))
shade_tree((-0.2, 2.4), **SUN, distance=10.5, leaves=4200, spread=3.0, height=5.4)
dry_leaves = dry_leaf_material(("#5b3a1c", "#b07c33", "#8a6a3a"))
drape(litter("leaves", dry_leaves, LEFT, RIGHT, -1.2, 8, 60, 0.036, z=0.005), slope)

view = camera((-0.95, -2.95, 0.95), (0.40, 8, 1.62), 30, f_stop=4.5, focus=(-0.3, 1.4, 0.1))
view.data.clip_end = 2000
render(key=0.30, bias=-0.12, bloom=0.03, tint=(1.04, 1, 0.94), denoise_strength=0.42)
