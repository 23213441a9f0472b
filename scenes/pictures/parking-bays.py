"""Parking bays: grey blocks in herringbone, each bay marked off by rows of charcoal blocks."""

import numpy as np

from kit.camera import camera
from kit.carparks import island, shade_net_roof
from kit.finish import render
from kit.flowering import aloe_in_bloom, place
from kit.grass import grass_tufts, lawn
from kit.grown import grove, karees, stand
from kit.kerbs import kerb_run
from kit.light import sky
from kit.makes import worn_material
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.patterns import herringbone, rectangle, running_bond, within
from kit.paving import ground, pavers, pavers_by_distance
from kit.plants import litter
from kit.scene import box, random, reset, scatter
from kit.street import wheel_stop
from kit.trees import shade_tree
from kit.walls import brick_wall

SUN = {"elevation": 23, "azimuth": -106}
LEFT, RIGHT, FRONT, BACK = -9, 15, -3.0, 6.6
BAY = 2.5
LANE = 0.8  # y at which the bays begin
LINES = np.arange(-6.6, 17, BAY)
STRIP_BACK = 9.9
ROOF_FRONT, ROOF_BACK = 12.9, 17.8
WALL = 18.6

reset(223)
sky(**SUN, sun_size=0.9, dust=0.8)

# Paving. The field is cut at the charcoal rows, one block wide, which begin where the lane ends.
concrete = worn_material("parking paver", aggregate=0.16, stain=0.3)
grays = ("#96938e", "#85827e", "#a3a09a", "#797673", "#aaa59c")
charcoals = ("#3c3d40", "#323336", "#46474a", "#3a3836")
shares = (3, 3, 3, 0.7, 1)
laid = {
    "joint": 0.004,
    "bevel": 0.0035,
    "height_variation": 0.0012,
    "tilt": 0.005,
    "corner_radius": 0.003,
    "color_variation": 0.06,
    "edge_width": 0.008,
    "settlement": 0.004,
}
islands = [(LINES[index] - 0.62, LINES[index] + 0.62, 2.3, BACK + 0.2) for index in (3, 6)]


def on_island(paver) -> bool:
    """Tell whether a paver would lie under one of the islands."""
    x, y = paver.mean(0)
    return any(x0 < x < x1 and y0 < y < y1 for x0, x1, y0, y1 in islands)


def is_close(paver) -> bool:
    """Tell whether a paver is close enough to the camera to need chipped edges."""
    x, y = paver.mean(0)
    return y < 4.2 and -3.5 < x < 5.5


field = herringbone(LEFT, RIGHT, FRONT, BACK, length=0.2, degrees=0)
lot = within(field, LEFT, RIGHT, FRONT, LANE - 0.2)
sides = [LEFT, *np.ravel([(x - 0.1, x + 0.1) for x in LINES if x < RIGHT]), RIGHT]
for x0, x1 in zip(sides[::2], sides[1::2]):
    lot += within(field, x0, x1, LANE, BACK)
rows = [rectangle(x, LANE - 0.2, 0.1, 0.2) for x in np.arange(LEFT, RIGHT, 0.1)]
rows += [rectangle(x - 0.1, y, 0.2, 0.1) for x in LINES for y in np.arange(LANE, BACK, 0.1)]
chipped = {"outline_step": 0.02, "edge_roughness": 0.0005}
for name, blocks, look in (("lot", lot, (grays, shares)), ("rows", rows, (charcoals,))):
    blocks = [paver for paver in blocks if not on_island(paver)]
    pavers_by_distance(name, blocks, is_close, concrete, *look, near=chipped, **laid)
ground(
    "joint sand",
    LEFT,
    RIGHT,
    FRONT,
    BACK,
    -0.0045,
    sand_material("#7b6c54"),
    resolution=0.04,
    amplitude=0.0006,
    settlement=0.004,
)
back_row = within(running_bond(-22, 34, 10.0, 18.4, 0.4, 0.2), -22, 34, 10.0, 18.4)
pavers(
    "back row",
    back_row,
    concrete,
    grays,
    shares,
    joint=0.006,
    bevel=0.005,
    bevel_segments=1,
    color_variation=0.06,
)
ground("sand of the back row", -22, 34, 9.9, 18.5, -0.006, sand_material(), resolution=0.5)
for index, x in enumerate(LINES):
    if index not in (3, 6):
        wheel_stop(x + BAY / 2, 5.70)
    wheel_stop(x + BAY / 2, 17.3)

# The planted strip between the rows, dry winter grass on it and on the islands.
kerb_concrete = plain_material(
    "kerb", "#b5afa3", 0.9, 0.14, 4, bump=0.003, bump_scale=160, streaks=0.3
)
kerb = {"width": 0.14, "height": 0.12, "material": kerb_concrete}
kerb_run((LEFT, BACK + 0.02), (RIGHT, BACK + 0.02), **kerb)
kerb_run((RIGHT + 18, STRIP_BACK + 0.05), (LEFT - 12, STRIP_BACK + 0.05), **kerb)
soil = soil_material("#4e3826")
low_x, high_x = LEFT - 14, RIGHT + 18
ground("strip", low_x, high_x, BACK + 0.1, STRIP_BACK, 0.06, soil, 0.2, amplitude=0.012)
ground("soil left", -40, LEFT, -6, 10, 0.02, soil, resolution=0.6)
ground("soil right", RIGHT, 50, -6, 10, 0.02, soil, resolution=0.6)
veld = plain_material("veld", "#9a8052", 0.95, 0.25, 1.2, bump=0.03, bump_scale=20)
ground("veld", -60, 70, 18.4, 110, 0, veld, resolution=2)
dry_grass = leaf_material("winter grass", ("#6d6b33", "#b59a55", "#cdb578"), 0.35, 0.55)
strip_lawn = {"density": 230, "height": 0.075, "material": dry_grass, "unevenness": 0.5}
lawn("strip grass", LEFT, RIGHT, BACK + 0.2, 9.8, 0.06, **strip_lawn)
trees = karees()
for corners in islands:
    island(*corners, soil, dry_grass, kerb)
for number, (x0, x1, _, _) in enumerate(islands):
    stand(trees[number], (x0 + x1) / 2, 4.7, 0.07, 0.4 + 2.2 * number, 0.98)
for number, x in enumerate((-7.2, -2.2, 8.0, 13.0)):
    stand(trees[2 - number % 3], x, 8.4, 0.05, 1.3 * number, 0.92)
tufts = grass_tufts(("#6a6a35", "#b09a55", "#d3bd80"), count=130)
points = [(random.uniform(LEFT, RIGHT), random.uniform(7.3, 9.6), 0.06) for _ in range(110)]
scatter("tufts", tufts, points, scales=random.uniform(0.7, 1.1, len(points)))
aloe_leaf = leaf_material("aloe leaf", ("#4d6a4c", "#86a07a"), 0.1, 0.4)
aloe = aloe_in_bloom("aloe", aloe_leaf, length=0.55, spikes=3)
aloe_places = [(-3.9, 7.5), (-2.9, 8.1), (1.1, 7.4), (1.9, 7.9), (2.6, 7.3), (5.4, 7.5)]
aloe_places += [(6.3, 8.0), (10.2, 7.5), (11, 7.9)]
for x, y in aloe_places:
    place(aloe, x, y, 0.06, random.uniform(0.85, 1.15))

shade_net_roof(-11.6, 23.4, ROOF_FRONT, ROOF_BACK, BAY)

# A face-brick wall and trees close the view.
bricks = ("#94513a", "#86442f", "#a4634a", "#7a3f33")
brick_wall(-24, 36, 0, 2.0, WALL, colors=bricks)
box("coping", (-24, WALL - 0.1, 2.0), (36, WALL + 0.35, 2.07), kerb_concrete, 0.006)
behind = [(-16, 24), (-9, 27), (-3, 23), (4, 26), (11, 24), (18, 27), (25, 24), (-12, 30)]
behind += [(0, 30), (7, 31), (14, 31), (22, 32), (30, 28), (-20, 29)]
grove(trees, behind, seed=4, scale=(1.3, 1.7))
litter("leaves", dry_leaf_material(), -3.2, 4, -0.9, 6, count=70, size=0.034, z=0.005)
shade_tree((-3.7, 3.3), **SUN, distance=13)

camera((-2.3, -2.7, 1.55), (0.9, 4.6, 0.0), lens=30, f_stop=7, focus=(-1.4, 1.4, 0))
render(key=0.32, bias=-0.1, bloom=0.025, denoise_strength=0.3, tint=(1.03, 1, 0.96))
