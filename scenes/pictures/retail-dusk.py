"""Forecourt of long grey pavers after rain, before lit shop windows at dusk."""

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.garden import bench, planter_box
from kit.glass import clear_glass_material
from kit.lamps import downlight, glowing_material
from kit.materials import (
    bark_material,
    dark_metal_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    wood_material,
)
from kit.patterns import running_bond, within
from kit.paving import ground, pavers
from kit.plants import leaf_cloud, shrub_points, tree
from kit.scene import box, cylinder, random, reset
from kit.shading import linear_color, linear_colors
from kit.skies import dusk_sky
from kit.street import bollard
from kit.trees import background_trees
from kit.wet import wetten

SHOPS = 9.5

reset(97)
dusk_sky(0.55)

# The forecourt, with two dark bands across; rain stands in its hollows and mirrors the lamps.
forecourt = paver_material(
    "forecourt",
    speck=0.18,
    mottle=0.15,
    grit=0.9,
    roughness=0.62,
    efflorescence=0.05,
    stain=0.18,
    dirt_amount=0.4,
    aggregate=0.12,
    specular=0.5,
)
wetten(forecourt, 0.9, 0.8, threshold=(0.44, 0.60), darkening=0.55, roughness=0.13)
gray = linear_colors("#8f8a84", "#7d7974", "#9a948c", "#716d69")
band = linear_color("#4a4644")


def paver_color(center):
    """Dark in the bands, one of four greys elsewhere."""
    if 2.6 < center[1] < 3.0 or 6.2 < center[1] < 6.6:
        return band
    return gray[random.integers(0, 4)]


field = within(running_bond(-9, 10, -2, SHOPS, 0.4, 0.2), -9, 10, -2, SHOPS)
near = [paver for paver in field if paver[:, 1].mean() < 4]
far = [paver for paver in field if paver[:, 1].mean() >= 4]
for polygons, detail in (
    (near, {"outline_step": 0.03, "edge_roughness": 0.0004}),
    (far, {"bevel_segments": 2}),
):
    pavers(
        "forecourt",
        polygons,
        forecourt,
        gray,
        joint=0.005,
        bevel=0.005,
        height_variation=0.0011,
        color_variation=0.06,
        color_at=paver_color,
        settlement=0.004,
        **detail,
    )
ground("joint sand", -9, 10, -2.2, SHOPS, -0.0055, sand_material(), 0.04, 0.0006, 0.004)

# Three shops under a canopy with a timber soffit. The ceilings light the rooms.
dark = dark_metal_material("#26272a")
plaster = plain_material("plaster", "#cfc4b3", 0.85, 0.05, 2.2, bump=0.002, bump_scale=120)
inner_plaster = plain_material("inner wall", "#9a8468", 0.9, 0.06, 1.2)
timber = plain_material("timber", "#5a4029", 0.6, 0.2, 8)
glass = clear_glass_material()
goods = [
    plain_material(f"goods {index}", color, 0.6, 0.15)
    for index, color in enumerate(
        ("#a4654a", "#d8cdb8", "#6f7d63", "#4a3524", "#b08658", "#7c8790", "#e6ddcc", "#57402f")
    )
]
greenery = leaf_material("greenery", ("#2f4520", "#6d8a3c"), 0.35, 0.5)
pendant_glass = glowing_material("pendant", (1, 0.78, 0.5), 9)


def stand_goods(x0, x1, y, z, least, most):
    """Set boxes and jars in a row from x0 to x1 on a shelf at z; least and most: their heights."""
    left = x0
    while left < x1:
        width = random.uniform(0.08, 0.24)
        height = random.uniform(least, most)
        material = goods[random.integers(0, len(goods))]
        if random.random() < 0.5:
            box("goods", (left, y, z), (left + width, y + 0.2, z + height), material, 0.004)
        else:
            foot = (left + width / 2, y + 0.1, z)
            cylinder("jar", foot, width / 2, height, material, 20, width * random.uniform(0.3, 0.5))
        left += width + random.uniform(0.01, 0.16)


def build_shop(x, light):
    """A room 4.6 m wide from x to the right: shelves, two tables, pendants, a glazed front."""
    back = SHOPS + 3.4
    box("shop back", (x, back, 0), (x + 4.6, back + 0.1, 2.95), inner_plaster, 0)
    box("shop side", (x - 0.05, SHOPS + 0.5, 0), (x + 0.05, back, 2.95), inner_plaster, 0)
    box("shop floor", (x, SHOPS + 0.3, 0), (x + 4.6, back, 0.03), timber, 0)
    ceiling = glowing_material("shop ceiling", light, 1.1, seen=0.4, casts_light=True)
    box("shop ceiling", (x, SHOPS + 0.3, 2.9), (x + 4.6, back, 2.95), ceiling, 0)
    for z in (0.5, 0.95, 1.4, 1.85):
        box("shelf", (x + 0.5, back - 0.4, z), (x + 4.2, back - 0.05, z + 0.04), timber, 0.004)
        stand_goods(x + 0.55, x + 4.0, back - 0.3, z + 0.04, 0.10, 0.34)
    for left in (x + 0.6, x + 2.2):
        box("table", (left, SHOPS + 1.0, 0.72), (left + 1.2, SHOPS + 1.6, 0.78), timber, 0.006)
        for leg in (left + 0.05, left + 1.07):
            box("table leg", (leg, SHOPS + 1.05, 0), (leg + 0.08, SHOPS + 1.5, 0.72), timber, 0.004)
        stand_goods(left + 0.1, left + 0.9, SHOPS + 1.15, 0.78, 0.08, 0.3)
        points = shrub_points(700, random.uniform(0.16, 0.24))
        leaf_cloud("pot plant", greenery, points + [left + 1.0, SHOPS + 1.3, 0.9], 0.06)
        cylinder("pot", (left + 1.0, SHOPS + 1.3, 0.78), 0.09, 0.16, goods[0], 24, 0.12)
    for index in range(3):
        cord_x = x + 0.9 + index * 1.3
        low, high = (cord_x - 0.006, SHOPS + 1.6, 2.2), (cord_x + 0.006, SHOPS + 1.612, 2.9)
        box("pendant cord", low, high, dark, 0)
        cylinder("pendant", (cord_x, SHOPS + 1.6, 2.02), 0.11, 0.18, dark, 24, 0.05)
        cylinder("pendant glass", (cord_x, SHOPS + 1.6, 2.0), 0.06, 0.03, pendant_glass, 24)
    front = SHOPS + 0.17
    for left, right, bottom in ((x + 0.25, x + 3.3, 0.35), (x + 3.3, x + 4.5, 0)):
        box("pane", (left, front + 0.03, bottom), (right, front + 0.04, 2.9), glass, 0)
    for left in (x + 0.25, x + 1.25, x + 2.25):
        box("mullion", (left, front, 0.35), (left + 0.05, SHOPS + 0.24, 2.9), dark, 0.003)
    for left in (x + 3.3, x + 3.9, x + 4.5):
        box("mullion", (left, front, 0), (left + 0.06, SHOPS + 0.24, 2.9), dark, 0.003)
    box("transom", (x + 0.2, front - 0.01, 2.35), (x + 4.6, SHOPS + 0.24, 2.41), dark, 0.003)
    box("sill", (x + 0.25, SHOPS + 0.1, 0), (x + 3.3, SHOPS + 0.35, 0.35), dark, 0.005)
    box("pier", (x - 0.15, SHOPS - 0.1, 0), (x + 0.2, SHOPS + 0.5, 3.1), plaster, 0.01)


for x, light in ((-6.4, (1.0, 0.70, 0.42)), (-1.6, (1.0, 0.76, 0.50)), (3.2, (1.0, 0.68, 0.40))):
    build_shop(x, light)
box("shop side", (7.85, SHOPS + 0.5, 0), (8.05, SHOPS + 3.4, 2.95), inner_plaster, 0)
box("pier", (8.0, SHOPS - 0.1, 0), (8.4, SHOPS + 0.5, 3.1), plaster, 0.01)
box("wall", (-14, SHOPS + 0.25, 2.95), (14, SHOPS + 0.6, 4.0), plaster, 0)
box("wall", (-14, SHOPS + 0.25, 0), (-6.4, SHOPS + 0.6, 3), plaster, 0)
box("wall", (8.0, SHOPS + 0.25, 0), (14, SHOPS + 0.6, 3), plaster, 0)
box("parapet", (-14.1, SHOPS + 0.15, 4.0), (14.1, SHOPS + 0.7, 4.12), dark, 0.005)
soffit = wood_material("soffit", axis=1)
for x in np.arange(-7, 9, 0.14):
    low, high = (x, SHOPS - 2.2, 3.0), (x + 0.132, SHOPS + 0.1, 3.03)
    box("soffit board", low, high, soffit, 0.002)
box("canopy", (-7.05, SHOPS - 2.25, 3.05), (9.05, SHOPS + 0.1, 3.22), dark, 0.006)
lamp_glass = glowing_material("soffit lamp", (1, 0.75, 0.48), 12)
for x in np.arange(-4, 7, 2.0):
    cylinder("soffit lamp", (x, SHOPS - 1.1, 2.98), 0.06, 0.02, lamp_glass, 16)
    downlight(x, SHOPS - 1.1, 2.9, 16, 0.07, (1, 0.72, 0.44))
for x in (-5.2, 0.35, 5.6):
    box("canopy post", (x, SHOPS - 2.1, 0), (x + 0.12, SHOPS - 1.98, 3.0), dark, 0.004)

# Bollards, planters with trees, a bench.
for x in (-3.6, -1.4, 0.8, 3.0, 5.2):
    bollard(x, 6.75, 0.9, 0.07, dark, light=3, casts_light=False)
shrub_leaf = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
tree_leaf = leaf_material("tree leaf", ("#2f4a20", "#67883a"), 0.42)
bark = bark_material("#5a4c40")
for x in (-2.7, 4.4):
    planter_box(x - 0.9, x + 0.9, 4.9, 5.7, foliage=shrub_leaf, shrubs=4, shrub_radius=0.34)
    tree(
        "planter tree",
        tree_leaf,
        bark,
        height=4.6,
        spread=2.3,
        leaf_size=0.085,
        leaves=26000,
        location=(x, 5.3, 0.4),
        trunk_radius=0.06,
        trunk_share=0.42,
    )
bench(-0.55, 5.3)
background_trees(
    [(-9, 16), (-3, 18), (3.5, 17), (9, 16), (13, 19)], height=7, spread=4, leaves=16000
)

camera((0.9, -1.75, 0.76), (0.55, 8, 0.76), 28, 2.0, focus=(0.8, 1.1, 0), shift_y=-0.095)
render(look="High Contrast", key=0.26, bias=-0.45, bloom=0.045, least_samples=48)
