"""Grey pavers lifted for a repair: screeded bedding sand, a straightedge and a rubber mallet."""

import math

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.joints import covered
from kit.laying import single_paver
from kit.light import sky
from kit.materials import grain_material, paver_material, plain_material, sand_material
from kit.patterns import running_bond
from kit.paving import grains, ground, pavers, unevenness
from kit.props import mallet, metal_material, rope
from kit.scene import blur, box, cylinder, grid_faces, mesh, random, reset
from kit.trees import canopy

ELEVATION, AZIMUTH = 40, -70
LENGTH, WIDTH, THICKNESS = 0.2, 0.1, 0.06

# The paving and, in the middle of it, the opening where pavers have been lifted.
FIELD = (-2.4, 2.4, -1.6, 2.4)
LEFT, RIGHT, NEAR, FAR = -0.36, 0.62, -0.22, 0.40

reset(108)
sky(ELEVATION, AZIMUTH, sun_size=0.7)
camera((-0.55, -1.35, 1.25), (0.06, 0.12, -0.02), lens=41, f_stop=5.6, focus=(0, 0, 0))

concrete = paver_material(
    "concrete",
    speck=0.22,
    mottle=0.18,
    grit=1.2,
    roughness=0.84,
    aggregate=0.16,
    efflorescence=0.12,
    stain=0.22,
    dirt_amount=0.6,
    dirt_color="#9c8560",
)
common = {
    "material": concrete,
    "colors": ("#958f86", "#858079", "#a29b90", "#75716c"),
    "weights": (3, 3, 2, 1.4),
    "bevel": 0.0055,
    "depth": THICKNESS,
    "outline_step": 0.012,
    "edge_roughness": 0.0006,
    "edge_width": 0.011,
    "corner_radius": 0.004,
}


def is_lifted(paver: np.ndarray) -> bool:
    """Tell whether a paver is one of those taken out; the opening is narrower at the back."""
    x, y = paver.mean(0)
    return LEFT < x < RIGHT - 0.25 * (y > 0.28) and NEAR < y < FAR


pattern = running_bond(*FIELD, LENGTH, WIDTH)
lifted = [paver for paver in pattern if is_lifted(paver)]
pavers(
    "laid",
    [paver for paver in pattern if not is_lifted(paver)],
    joint=0.005,
    height_variation=0.0013,
    tilt=0.005,
    color_variation=0.06,
    **common,
)

# Sand: level under the pavers; in the opening a bed with the marks of the screed and a rough rim.
is_open = covered(lifted, *FIELD, 0.01)
sand = sand_material("#b0966e")


def sand_bed(x0: float, x1: float, y0: float, y1: float, resolution: float) -> None:
    """Spread the sand of the opening and just round it."""
    columns, rows = int((x1 - x0) / resolution), int((y1 - y0) / resolution)
    x, y = np.meshgrid(np.linspace(x0, x1, columns), np.linspace(y0, y1, rows), indexing="ij")
    inside = is_open(x.ravel(), y.ravel()).reshape(x.shape).astype(np.float32)
    depth = blur(inside[..., None], 2)[..., 0]
    bed = depth > 0.02
    height = np.where(bed, -0.058, -0.0055) + 0.0009 * unevenness(x, y)
    fine_marks = 0.0012 * np.sin(x * 190 + 2 * np.sin(y * 3)) * (0.5 + 0.5 * np.sin(x * 23))
    wide_marks = 0.0016 * np.sin(x * 47 + 1)
    rim = 0.022 * (1 - np.clip((depth - 0.02) / 0.7, 0, 1)) ** 2
    rim = rim * np.clip(0.35 + 0.65 * unevenness(x, y, 11, 2), 0, 1.3)
    height = height + bed * (fine_marks + wide_marks + rim)
    vertices = np.c_[x.ravel(), y.ravel(), height.ravel()]
    mesh("sand bed", vertices, grid_faces(columns, rows), sand, smooth=True)


sand_bed(-0.9, 1.1, -0.6, 0.9, 0.006)
for x0, x1, y0, y1 in (
    (-2.4, -0.9, -1.6, 2.4),
    (1.1, 2.4, -1.6, 2.4),
    (-0.9, 1.1, -1.6, -0.6),
    (-0.9, 1.1, 0.9, 2.4),
):
    ground("sand", x0, x1, y0, y1, -0.0055, sand, 0.03, 0.0009)


look = concrete, common["colors"], common["weights"], THICKNESS
# Two stacks, one paver across them, two beside the opening and three already laid again.
for layer in range(3):
    for stack in range(2):
        x = -0.78 + random.normal(0, 0.004)
        y = 0.34 + stack * 0.104 + random.normal(0, 0.003)
        z = THICKNESS * (layer + 1) + 0.0015
        single_paver(x, y, z, math.radians(random.normal(6, 1.5)), *look)
single_paver(-0.70, 0.39, 4 * THICKNESS + 0.0015, math.radians(41), *look)
single_paver(-0.60, -0.30, 0.0615, math.radians(58), *look)
single_paver(0.74, -0.30, 0.0615, math.radians(-17), *look)
front_row_first = sorted(lifted, key=lambda p: (round(p[:, 1].mean() * 20), -p[:, 0].mean()))
pavers(
    "laid again",
    front_row_first[:3],
    joint=0.005,
    z=0.004,
    tilt=0.008,
    color_variation=0.06,
    **common,
)

# Tools: an aluminium straightedge, a string line wound round two pins, a mallet.
aluminium = plain_material("aluminium", "#a9acae", 0.38, 0.10, 12, 0.0006, 200, metallic=0.35)
straightedge = box("straightedge", (-0.75, -0.03, 0), (0.75, 0.03, 0.022), aluminium, 0.002)
straightedge.location = (0.10, 0.27, 0.0035)
straightedge.rotation_euler = (0, 0, math.radians(-7))
string = plain_material("string", "#f2d21c", 0.5)
steel = metal_material("pin", "#6d6a66", 0.5)
start, end = np.array([-1.5, 0.462, 0.028]), np.array([1.9, 0.455, 0.028])
line = [
    start + (end - start) * share + [0, 0, -0.006 * math.sin(math.pi * share)]
    for share in np.linspace(0, 1, 30)
]
rope("string line", line, 0.0019, string)
for x, y in ((-0.98, 0.461), (1.12, 0.457)):
    cylinder("pin", (x, y, -0.02), 0.005, 0.14, steel, 16)
    winding = [
        (x + 0.0066 * math.cos(angle), y + 0.0062 * math.sin(angle), 0.020 + 0.0004 * angle)
        for angle in np.linspace(0, 25, 80)
    ]
    rope("winding", winding, 0.0018, string, 6)
mallet((0.26, -0.50, 0.001), yaw=math.radians(24), scale=1.15)

# Spilt sand round the opening.
count = 26000
# Not used: these keep every number after them as the finished picture has it.
random.uniform(size=count)
random.normal(size=count)
x, y = random.uniform(-0.55, 0.8, count), random.uniform(-0.5, 0.7, count)
on_paving = ~is_open(x, y)
beyond_side = np.maximum(LEFT - x, x - RIGHT)
beyond_end = np.maximum(NEAR - y, y - 0.42)
away = np.maximum(np.maximum(beyond_side, beyond_end), 0)
kept = on_paving & (random.random(count) < np.exp(-away / 0.035))
spilt = np.c_[x[kept], y[kept], np.full(kept.sum(), 0.0012)]
grains("spilt sand", grain_material(), spilt, 0.0024)
canopy(ELEVATION, AZIMUTH, (-0.75, 0.95, 0), 5, radius=0.8, leaves=1400, leaf_size=0.08)

render(key=0.47, saturation=1.08, tint=(0.99, 1, 1.01), look="High Contrast")
