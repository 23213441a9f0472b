"""Wet permeable pavers in stretcher bond, with wide gravel joints that take the rain."""

from kit.bonds import permeable, simplify
from kit.camera import camera
from kit.finish import render
from kit.joints import joint_points
from kit.materials import leaf_material, paver_material, plain_material
from kit.patterns import rotate, within
from kit.paving import ground, pavers, settle
from kit.plants import leaf_cloud, shrub_points
from kit.scene import box, reset
from kit.shading import linear_colors
from kit.skies import overcast
from kit.stone import pebbles
from kit.stone_materials import pebble_material
from kit.wet import rain_film_material, wetten

# Metres by which the paving dips; the gravel dips with it.
SETTLEMENT = 0.0040

reset(106)
overcast(
    elevation=24,
    azimuth=10,
    base=(0.46, 0.56, 0.72),
    bright=(1.0, 0.94, 0.84),
    gain=5.0,
    tightness=2.4,
    horizon=0.35,
)
camera((0.02, -0.62, 0.42), (0, 0.22, 0), lens=50, f_stop=4.0, focus=(0, 0, 0))

block = paver_material(
    "block",
    speck=0.24,
    mottle=0.14,
    grit=1.2,
    roughness=0.78,
    aggregate=0.20,
    efflorescence=0.08,
    stain=0.16,
    dirt_amount=0.35,
    dirt_color="#6f675c",
)
wetten(
    block,
    scale=2.1,
    threshold=(0.44, 0.60),
    darkening=0.40,
    roughness=0.07,
    flattening=0.82,
    water_level=0.0022,
    level_softness=0.003,
)
blocks = rotate(permeable(-2.4, 2.4, -2.2, 3.2, 0.215, 0.115, 0.019), -28, center=(0, 0.3))
blocks = simplify(within(blocks, -1.3, 1.3, -0.7, 2.2))
pavers(
    "blocks",
    blocks,
    block,
    colors=("#a68c70", "#957c64", "#b59c7e", "#806b5a"),
    weights=(3, 3, 2, 1.5),
    joint=0.013,
    bevel=0.006,
    height_variation=0.0010,
    tilt=0.008,
    outline_step=0.008,
    edge_roughness=0.0004,
    bevel_segments=4,
    color_variation=0.07,
    edge_width=0.012,
    corner_radius=0.004,
    settlement=SETTLEMENT,
)

# Gravel in the joints, on a darker, wetter layer.
gray = linear_colors("#a8a49d", "#c0bab0", "#8a857e", "#d0c9bc", "#9c9284", "#77736e", "#dcd5c8")
points = joint_points(
    blocks,
    -0.75,
    0.75,
    -0.5,
    1.7,
    210000,
    -0.010,
    -0.004,
    shrink=0.0085,
    thin_from=(0, -0.4, 0.75),
)
points[:, 2] += SETTLEMENT * settle(points[:, 0], points[:, 1])
chip = pebble_material("chip", gray, roughness=0.7, wetness=0.5, speck=0.3)
pebbles("chip", chip, points, size=0.0066, angular=True, tumble=1.2)
points = joint_points(blocks, -0.9, 0.9, -0.55, 1.9, 60000, -0.016, -0.010, shrink=0.006)
shaded = [tuple(0.6 * channel for channel in color) for color in gray]
lower = pebble_material("lower chip", shaded, wetness=0.8)
pebbles("lower chip", lower, points, size=0.008, angular=True, tumble=1.2, subdivisions=1)
base = plain_material("base", "#3a3733", 0.9, 0.3, 40, 0.004, 200)
box("base", (-1.3, -0.7, -0.06), (1.3, 2.2, -0.015), base, 0)

# A thin sheet of rain lies in the joints and over the lowest edges.
ground("water", -1.25, 1.25, -0.65, 2.1, 0.0012, rain_film_material(), resolution=0.25)

# Shrubs to be mirrored in it.
leaf = leaf_material("shrub", ("#1c2c15", "#4d6a2c"), 0.35)
for x, y, radius in ((-2.3, 5.0, 1.5), (-0.9, 6.2, 1.2), (2.0, 5.2, 1.4), (3.2, 5, 1.6)):
    points = shrub_points(7000, radius, flatness=1.1) + [x, y, -0.1]
    leaf_cloud("shrub", leaf, points, 0.10)

render(
    least_samples=30,
    denoise_strength=0.7,
    key=0.32,
    tint=(1.02, 1, 0.98),
    saturation=1.25,
    bloom=0.03,
    vignette=0.2,
    look="Very High Contrast",
    grain=0.004,
)
