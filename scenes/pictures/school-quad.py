"""School quad: buff and red pavers in stretcher bond, the red ones in bands, and a tree bench.

A block of classrooms with open galleries closes the quad; a covered walkway runs along the right.
Bags, a ball and a bin are left from break.
"""

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.camera import camera
from kit.finish import render
from kit.garden import planted_pot
from kit.grown import grove, grown_tree, leaf_sprays, stand, trunk_bark_material
from kit.kerbs import kerb_run
from kit.life import ball, school_bag, wheelie_bin
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
from kit.patterns import running_bond, within
from kit.paving import ground, pavers_by_distance
from kit.plants import hedge, litter
from kit.scene import box, random, reset, scatter
from kit.schools import School, tree_bench
from kit.shading import linear_colors
from kit.trees import background_trees, shade_tree

SUN = {"elevation": 27, "azimuth": -112}
LEFT, RIGHT, FRONT, BACK = -10, 9.4, -2.2, 15.5
TREE_X, TREE_Y = -1.75, 5.9
TREE_PIT = 0.62  # half of its width, the kerb included
BANDS = ((1.5, 1.9), (10.1, 10.5))  # four courses of red across the quad
SQUARE = (1.8, 2.2)  # a red square round the tree, inner and outer half width
WALK_LEFT, WALK_RIGHT, WALK_HEIGHT = 4.3, 6.9, 0.13

reset(271)
sky(**SUN, sun_size=0.8, dust=0.6)

# Paving: one stretcher bond all over; a paver's place decides its colour.
concrete = paver_material(
    "quad paver",
    speck=0.20,
    mottle=0.26,
    grit=1.3,
    roughness=0.83,
    efflorescence=0.08,
    stain=0.34,
    dirt_amount=0.6,
    dirt_color="#85714f",
    aggregate=0.12,
)
buff_colors = ("#a69177", "#97826a", "#b3a087", "#877459", "#ad9273")
red_colors = ("#8a4434", "#7b3a2e", "#964f3c", "#6d352b")
buffs, reds = linear_colors(*buff_colors), linear_colors(*red_colors)


def color_at(center) -> tuple[float, float, float]:
    """Return the colour of the paver whose middle lies at center (x, y)."""
    x, y = center
    from_tree = max(abs(x - TREE_X), abs(y - TREE_Y))
    in_band = any(start < y < end for start, end in BANDS)
    if in_band or SQUARE[0] < from_tree < SQUARE[1]:
        return reds[random.integers(0, len(reds))]
    return buffs[random.choice(len(buffs), p=[0.28, 0.26, 0.2, 0.12, 0.14])]


def in_tree_pit(paver) -> bool:
    """Tell whether a paver would lie in the tree pit."""
    x, y = paver.mean(0)
    return max(abs(x - TREE_X), abs(y - TREE_Y)) < TREE_PIT


def is_close(paver) -> bool:
    """Tell whether a paver is close enough to the camera to need chipped edges."""
    x, y = paver.mean(0)
    return y < 4.4 and abs(x) < 4.6


laid = {
    "joint": 0.0045,
    "bevel": 0.0048,
    "height_variation": 0.0013,
    "tilt": 0.005,
    "color_variation": 0.09,
    "edge_width": 0.011,
    "settlement": 0.004,
    "color_at": color_at,
}
quad = within(running_bond(LEFT, RIGHT, FRONT, BACK, 0.2, 0.1), LEFT, RIGHT, FRONT, BACK)
quad = [paver for paver in quad if not in_tree_pit(paver)]
chipped = {"outline_step": 0.022, "edge_roughness": 0.0006, "corner_radius": 0.003}
pavers_by_distance("quad", quad, is_close, concrete, buff_colors, near=chipped, **laid)
ground(
    "joint sand",
    LEFT,
    RIGHT,
    FRONT,
    BACK,
    -0.0042,
    sand_material("#8f7d60"),
    resolution=0.04,
    amplitude=0.0006,
    settlement=0.004,
)
soil = soil_material("#4a3725")
ground("soil left", -40, LEFT, -8, 40, -0.02, soil, resolution=0.6)
ground("soil right", RIGHT, 50, -8, 40, -0.03, soil, resolution=0.6)
ground("soil behind", -60, 70, BACK, 90, -0.05, soil, resolution=2)

# The classrooms with open galleries, and the covered walkway on the right.
school = School(-15.0, 16.0, 8, BACK)
school.build_classrooms()
school.build_walkway(WALK_LEFT, WALK_RIGHT, WALK_HEIGHT, concrete, red_colors)

# The tree in its pit, and the bench round it.
kerb_concrete = plain_material(
    "kerb", "#b5afa3", 0.9, 0.14, 4, bump=0.003, bump_scale=160, streaks=0.2
)
inside = TREE_PIT - 0.12
for x0, x1, y0, y1 in (
    (-TREE_PIT, TREE_PIT, -TREE_PIT, -inside),
    (-TREE_PIT, TREE_PIT, inside, TREE_PIT),
    (-TREE_PIT, -inside, -inside, inside),
    (inside, TREE_PIT, -inside, inside),
):
    low = (TREE_X + x0 + 0.003, TREE_Y + y0 + 0.003, -0.15)
    high = (TREE_X + x1 - 0.003, TREE_Y + y1 - 0.003, 0.05)
    box("tree pit kerb", low, high, kerb_concrete, 0.01)
pit = (TREE_X - 0.52, TREE_X + 0.52, TREE_Y - 0.52, TREE_Y + 0.52)
ground("tree pit soil", *pit, 0.015, soil, resolution=0.03, amplitude=0.008)
leaf = leaf_material("quad tree leaf", ("#33481f", "#6c8038", "#8a9048"), 0.42)
sprays = leaf_sprays("quad tree leaves", leaf, leaf=0.075, leaves=52, droop=0.45, width=0.36)
bark = trunk_bark_material("#453a30", "#76685a")
trees = [
    grown_tree(
        f"quad tree {seed}", seed, sprays, bark, 6.2, 3.1, 1.75, 0.17, twigs=2300, reach=620
    )
    for seed in (31, 32)
]
stand(trees[0], TREE_X, TREE_Y, 0, 1.1)
slat_wood = wood_material("tree bench", ("#6f4828", "#a97a47"), axis=0, roughness=0.55)
tree_bench(TREE_X, TREE_Y, 0.74, 1.30, 8, slat_wood, school.green)

# A bed of agapanthus on the left, trees behind the block and behind the camera, dappled shade.
box("bed", (-9.7, 6.0, -0.2), (-5.2, 12.2, 0.03), soil, 0)
kerb_run((-5.2, 6.0), (-5.2, 12.2), width=0.12, height=0.12, material=kerb_concrete)
kerb_run((-9.7, 5.88), (-5.2, 5.88), width=0.12, height=0.12, material=kerb_concrete)
shrub = leaf_material("hedge", ("#2a3d1f", "#67803c"), 0.35, 0.5)
hedge("hedge", shrub, (-9.6, 11.3, 0), (-5.2, 12.1, 0.8), 2600, 0.05)
agapanthus = agapanthus_collection(("#5b62b0", "#8a92d8", "#b0b6ea"), flowers=(3, 2, 0, 1))
points = [
    (-5.6 - random.uniform(0, 3.8), y + random.normal(0, 0.1), 0.02)
    for y in np.arange(6.4, 11.2, 0.11)
]
scatter("agapanthus", agapanthus, points, scales=random.uniform(0.85, 1.15, len(points)))
behind = [(-19, 13), (-15, 25), (-9, 28), (-3, 26), (3, 29), (9, 27), (17, 24), (24, 26)]
grove(trees, behind, seed=6, scale=(1.45, 1.85))
reflected = [(-4, -18), (4, -20), (11, -17), (-12, -17)]
background_trees(reflected, height=9, spread=4.6, leaves=24000)
shade_tree((0.4, 1.6), **SUN, distance=11)
litter("leaves", dry_leaf_material(), -4.5, 4, -0.6, 9, count=90, size=0.034, z=0.004)

# What is left of break: bags on the bench and along the wall, a ball, a bin and pots.
for x, y, z, turn, color in (
    (-0.95, 5.22, 0.45, 0.7, "#23304a"),
    (-2.55, 5.02, 0.45, -0.35, "#5b2430"),
):
    bag = school_bag(x, y, z, turn, color)
    bag.scale = (0.86, 0.86, 0.80)
bag_colors = ("#23304a", "#5b2430", "#2c2f36", "#2e4a3c", "#4a4030", "#7a3a24")
for index, x in enumerate((-2.05, -1.62, -1.12, -0.60, 1.95, 2.42, 2.86)):
    school_bag(x, BACK + 1.95, 0.04, 0.12 * (index % 3 - 1), bag_colors[index % 6])
ball(0.55, 7.9, 0.115)
wheelie_bin(3.35, BACK + 1.6, 0.1)
for x in (-3.6, 4.0):
    planted_pot(x, BACK - 0.45, 0.26, 0.42, plant=agapanthus.objects[0])

camera((1.25, -1.65, 0.82), (-0.15, 7, 0.50), lens=29, f_stop=3.2, focus=(0.9, 1.2, 0))
render(key=0.31, bias=-0.12, bloom=0.025, denoise_strength=0.35, tint=(1.03, 1, 0.96))
