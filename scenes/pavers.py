"""Samples of pavers: the square metre that pavers.json describes by the picture's name.

All are seen by one camera in one light at one exposure, so that they can be compared: a field
that ends in front on its bed of sand, where its thickness shows, wet to the lower left of a line.
"""

import json
import math
from pathlib import Path

import numpy as np

from kit.bonds import permeable, sett_rows, simplify
from kit.camera import camera
from kit.finish import render
from kit.joints import covered, joint_points
from kit.light import sky
from kit.makes import MAKES
from kit.materials import grain_material, plain_material, sand_material
from kit.patterns import (
    area,
    basket_weave,
    compactness,
    herringbone,
    hexagons,
    running_bond,
    within,
    zigzag,
)
from kit.paving import grains, ground
from kit.scene import box, options, random, reset
from kit.shading import new_material, rgba
from kit.stone import crazy_paving, pebbles
from kit.stone_materials import pebble_material
from kit.wet import wetten

# The field: what the camera sees and a little more; its open edge is at FRONT.
LEFT, RIGHT, FRONT, BACK = -0.80, 0.80, -0.43, 0.90
SEEN = (-0.68, 0.68, FRONT, 0.70)

# Left of the way from the first point to the second it has rained.
RAIN_EDGE = ((0.33, -0.53), (-0.40, 0.66))
# Sand drinks the water: it darkens and does not shine.
SOAKED = {"darkening": 0.34, "roughness": 0.5, "film": 0}

sample = json.loads((Path(__file__).parent / "pavers.json").read_text())[options().name]
length, width = sample["size"]
depth, joint = sample["depth"], sample["joint"]
cell = length + joint, width + joint

FIELD = (LEFT - 0.3, RIGHT + 0.3, FRONT, BACK)
AROUND = (LEFT - 0.4, RIGHT + 0.4, FRONT - 0.4, BACK + 0.4)
PATTERNS = {
    "herringbone": lambda: herringbone(*AROUND, length=cell[0], degrees=0),
    "herringbone-45": lambda: herringbone(*AROUND, length=cell[0], degrees=45),
    "basket-weave": lambda: basket_weave(*FIELD, length=cell[0]),
    "stretcher": lambda: running_bond(*FIELD, *cell),
    "stack": lambda: running_bond(*FIELD, *cell, offset=0),
    "hexagon": lambda: hexagons(LEFT - 0.3, RIGHT, FRONT, BACK, side=length / 3**0.5),
    "zigzag": lambda: zigzag(LEFT, RIGHT, FRONT - cell[1] / 2, BACK, *cell, tooth=0.022),
    "permeable": lambda: permeable(*FIELD, *cell, notch=0.012),
    "rows": lambda: sett_rows(LEFT, RIGHT, FRONT, BACK, *cell),
    "crazy": lambda: crazy_paving(*AROUND, 0.5, smallest=0.012, largest=0.062),
}


def rained_on(material, **wet):
    """Return a material wet on the side of the rain."""
    look = {"darkening": 0.5, "deepening": 1.25, "roughness": 0.2, "flattening": 0.4, "film": 1} | wet
    return wetten(material, edge=RAIN_EDGE, **look)


def is_whole(polygon) -> bool:
    """Tell whether a piece is large enough to be laid: slivers betray cut stone."""
    return abs(area(polygon)) > 0.0022 and compactness(polygon) > 0.4


reset(sample.get("seed", 700))
sky(elevation=36, azimuth=-74, sun_size=2.2, dust=1.5)
camera((0, -1.03, 2.02), (0, 0, 0), lens=80, f_stop=16)

# A white board out of sight, leaning back, lights the open edge, which lies in the shade.
board = box("board", (-1.5, 0, -0.02), (1.5, 0.9, 0), plain_material("board", "#f4f1ea", 0.9), 0)
board.location = (0, FRONT - 0.14, -0.06)
board.rotation_euler = (math.radians(135), 0, 0)

# Broken clouds ahead, seen only where they are mirrored: in what is wet.
white, tree = new_material("clouds")
where = tree.node("ShaderNodeNewGeometry").outputs["Position"]
bright = tree.ramp(tree.noise(where, 0.9, 4), 0.47, 0.6, 0.25, 8)
tree.output(tree.node("ShaderNodeEmission", {"Color": rgba("#f0f2f5"), "Strength": bright}).outputs[0])
clouds = box("clouds", (-3.2, 0.2, 4.4), (1.6, 4.4, 4.5), white, 0)
clouds.visible_camera = clouds.visible_diffuse = clouds.visible_shadow = False

field = [polygon + sample.get("offset", (0, 0)) for polygon in PATTERNS[sample["pattern"]]()]
field = [piece for piece in simplify(within(field, LEFT, RIGHT, FRONT, BACK)) if is_whole(piece)]
make_material, surface, lay, laid = MAKES[sample["make"]]
material = rained_on(make_material(**surface | sample.get("surface", {})))
lay("pavers", field, material, sample["colors"], depth=depth, joint=joint, **laid)

# The bed, and sand in the joints down to it.
sand = sample.get("sand", "#b1966d")
sand_level = -sample.get("sand_depth", 0.0035)
joint_sand = rained_on(sand_material(sand, "joint sand"), **SOAKED)
behind = FRONT + joint / 2
ground("joint sand", LEFT, RIGHT, behind + 0.001, BACK, sand_level, joint_sand, 0.004, 0.0005)
low, high = (LEFT, behind + 0.002, -depth), (RIGHT, BACK, sand_level - 0.002)
box("joints", low, high, joint_sand, 0)
bed = rained_on(sand_material("#b59a70", "bed"), **SOAKED)
ground("bed", LEFT - 0.3, RIGHT + 0.3, FRONT - 0.3, BACK, -depth, bed, 0.006, 0.0008)
grain = rained_on(grain_material(("#7d6747", "#c9b084", "#e0d3b8")), **SOAKED)
count = 2200
points = np.c_[random.uniform(*SEEN[:2], count), random.uniform(*SEEN[2:], count)]
grains("loose grain", grain, np.c_[points, np.full(count, 0.0006)], 0.0010)
count = 14000
points = np.c_[random.uniform(*SEEN[:2], count), FRONT - random.exponential(0.05, count)]
grains("bed grain", grain, np.c_[points, np.full(count, -depth + 0.001)], 0.0016)

if "gravel" in sample:
    stone = rained_on(pebble_material("gravel", sample["gravel"], speck=0.2))
    levels = sand_level, sand_level + 0.004
    points = joint_points(field, *SEEN, 260000, *levels, joint / 2, resolution=0.001)
    pebbles("gravel", stone, points, size=0.005, angular=True, tumble=1.5)
if "aggregate" in sample:
    stone = rained_on(pebble_material("aggregate", sample["aggregate"], speck=0.2), darkening=0.6)
    look_up = covered(field, *SEEN, resolution=0.001, shrink=joint / 2 + 0.008)
    x, y = random.uniform(*SEEN[:2], 60000), random.uniform(*SEEN[2:], 60000)
    x, y = x[look_up(x, y)], y[look_up(x, y)]
    points = np.c_[x, y, np.full(len(x), -0.0004)]
    pebbles("aggregate", stone, points, size=0.0075, flatness=0.7, size_spread=0.3)

render(
    aspect=1,
    exposure=0.48,
    tint=(0.9, 1, 1.15),
    bloom=0.02,
    vignette=0.08,
    grain=0.004,
    denoise_strength=0.3,
)
