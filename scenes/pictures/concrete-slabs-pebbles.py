"""Large concrete slabs in a straight grid with joints of mixed pebbles, in front of a hedge."""

import numpy as np

from kit.bonds import slab_grid
from kit.camera import camera
from kit.finish import render
from kit.grass import grass_tufts
from kit.grown import leaf_sprays
from kit.joints import joint_points
from kit.light import sky
from kit.makes import worn_material
from kit.materials import leaf_material, plain_material, soil_material
from kit.patterns import within
from kit.paving import ground, pavers
from kit.plants import hedge
from kit.scene import box, random, reset, scatter
from kit.shading import ShaderTree, linear_colors, rgba
from kit.stone import pebbles
from kit.stone_materials import pebble_material
from kit.trees import canopy

ELEVATION, AZIMUTH = 30, -101

reset(105)
sky(ELEVATION, AZIMUTH, sun_size=0.8)
camera((-0.62, -1.12, 0.70), (0.35, 1.05, -0.02), lens=35, f_stop=16, focus=(-0.1, 0.3, 0))

concrete = worn_material("slab", speck=0.3, mottle=0.17, grit=3.2, aggregate=0.3, stain=0.24)


def pinholes(material) -> None:
    """Leave the small dark holes of air bubbles in a cast face."""
    tree = ShaderTree(material.node_tree)
    surface = next(node for node in tree.tree.nodes if node.type == "BSDF_PRINCIPLED")
    color = surface.inputs["Base Color"]
    cell = tree.voronoi(tree.per_paver_position(tree.object_position()), 75)
    size = tree.ramp(tree.separate_color(cell["Color"])[0], 0.7, 1, 0, 0.2)
    hole = tree.ramp(tree.math("SUBTRACT", cell["Distance"], size), -0.05, 0, 0.85, 0)
    tree.link(tree.mix(hole, color.links[0].from_socket, rgba("#4a443b")), color)


pinholes(concrete)
slabs = slab_grid(-4, 8, -2.2, 6.2, length=1.0, width=0.6, joint=0.10, offset=0)
slabs = within(slabs, -3.2, 7.2, -2.05, 5.25)
pavers(
    "slabs",
    slabs,
    concrete,
    colors=("#c3beb4", "#bbb6ad", "#cbc6bc", "#b4afa8"),
    joint=0,
    bevel=0.005,
    height_variation=0.0012,
    tilt=0.0022,
    outline_step=0.012,
    edge_roughness=0.0011,
    bevel_segments=4,
    color_variation=0.05,
    edge_width=0.03,
    corner_radius=0.004,
)
bed = plain_material("bed", "#6b6256", 0.95, 0.3, 30, 0.006, 150)
ground("bed", -3.3, 7.3, -2.1, 5.3, -0.036, bed, 0.05, 0.002)

# Pebbles of many sizes: large ones on top, small ones in the gaps, darker ones below.
pale = linear_colors("#d8d2c6", "#b9a98c", "#8f8a83", "#e3dfd6", "#a3785a", "#c4b49b", "#6f6c6a")
seen = (-2.4, 7.2, -1.6, 5.2)
upper = pebble_material("pebble", pale, roughness=0.55, speck=0.22)
lower = pebble_material("lower pebble", [tuple(0.7 * c for c in color) for color in pale], 0.7)
for look, count, low, high, size in (
    (upper, 76000, -0.028, -0.014, 0.026),
    (upper, 130000, -0.028, -0.017, 0.013),
    (lower, 70000, -0.036, -0.028, 0.022),
):
    points = joint_points(slabs, *seen, count, low, high, shrink=-size / 4)
    pebbles("pebble", look, points, size, flatness=0.6, size_spread=0.42, tumble=0.5)

# The bed behind: shrubs, grass and a hedge.
edge = plain_material("kerb", "#a9a59d", 0.85, 0.08, 8, 0.003, 120)
box("edge", (-3.4, 5.28, -0.1), (8.2, 5.4, 0.05), edge, 0.008)
ground("soil", -8, 14, 5.38, 9, 0.0, soil_material(), 0.06, 0.014)
hedge_leaf = leaf_material("hedge", ("#35522a", "#7d9a4c", "#a3a75c"), 0.45, 0.4)
hedge("hedge", hedge_leaf, (-6, 6.6, 0), (13, 7.6, 1.5), density=2600, leaf_size=0.045)
sprays = leaf_sprays("shoots", hedge_leaf, length=0.3, leaf=0.05, leaves=30, droop=0.1)
shoots = np.c_[random.uniform(-5, 12, 1500), random.normal(6.6, 0.04, 1500)]
shoots = np.c_[shoots, random.uniform(0.02, 1.4, 1500)]
turns = np.c_[random.normal(0.9, 0.4, 1500), random.normal(0, 0.5, (1500, 2))]
scatter("shoots", sprays, shoots, turns, random.uniform(0.5, 1.1, 1500))
tufts = grass_tufts(("#52663a", "#8f9a55", "#bcb373"))
places = np.c_[random.uniform(-3, 8, 26), 5.95 + random.normal(0, 0.12, 26), np.zeros(26)]
scatter("grass", tufts, places, scales=random.uniform(0.7, 1.2, 26))
canopy(ELEVATION, AZIMUTH, (2.3, 2.1, 0), 5, radius=1.0, leaves=1800, leaf_size=0.08)

render(key=0.54, denoise_strength=0.3, tint=(0.97, 1, 1.04), saturation=0.95, vignette=0.18)
