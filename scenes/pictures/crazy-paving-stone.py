"""Crazy paving of irregular sandstone pieces with green creeper growing in the joints."""

from kit.bonds import simplify
from kit.camera import camera
from kit.finish import render
from kit.joints import creeper, joint_points, moss
from kit.light import sky
from kit.materials import dry_leaf_material, grain_material, sand_material
from kit.patterns import within
from kit.paving import grains, ground
from kit.plants import litter
from kit.scene import reset
from kit.stone import crazy_paving, stones
from kit.stone_materials import flagstone_material
from kit.trees import canopy

ELEVATION, AZIMUTH = 21, -64

# Where the joints carry plants: the part of the paving the camera sees.
SEEN = (-1.2, 1.2, -0.8, 1.6)

reset(104)
sky(ELEVATION, AZIMUTH, sun_size=0.8)
camera((0.05, -1.05, 0.86), (0.02, 0.18, 0), lens=40, f_stop=4, focus=(0, -0.08, 0))

sandstone = flagstone_material(
    "sandstone",
    tint_amount=0.42,
    tints=("#8f7453", "#716c66", "#a5602f"),
    bump=0.0026,
    veins=0.35,
)
pieces = crazy_paving(-2.2, 2.2, -1.4, 2.8, 0.60, smallest=0.014, largest=0.11)
pieces = simplify(within(pieces, -1.9, 1.9, -1.1, 2.5), 0.012)
stones(
    "pieces",
    pieces,
    sandstone,
    colors=("#a8977c", "#8a857b", "#9c8468", "#70706e", "#b8a88c", "#80695a"),
    weights=(3, 3, 2.4, 2.2, 1.6, 1.4),
    joint=0.026,
    height_variation=0.0020,
    tilt=0.008,
    edge_radius=0.006,
    outline_wobble=0.0022,
    dome=0.0012,
    lumps=0.0009,
    lump_frequency=12,
    layer_height=0.0016,
    layers=2.4,
    outline_step=0.006,
    rings=26,
    color_variation=0.09,
    edge_width=0.022,
)
ground("sand", -1.95, 1.95, -1.15, 2.6, -0.0075, sand_material("#a08a66"), 0.007, 0.0014)
points = joint_points(pieces, *SEEN, 60000, -0.008, -0.005, shrink=0.012, patchiness=0.45)
moss(
    "moss",
    points[:9000],
    height=0.008,
    spread=0.007,
    blade_count=18,
    width=0.0015,
    colors=("#3c5420", "#6f8a35", "#a5a850"),
)
points = joint_points(pieces, *SEEN, 16000, -0.007, -0.003, shrink=0.012, patchiness=0.80)
creeper("creeper", points, leaf_size=0.009, leaves=24, radius=0.014)
points = joint_points(pieces, -0.8, 0.8, -0.7, 0.9, 60000, -0.0085, -0.0065, shrink=0.008)
grains("joint grain", grain_material(), points[:9000], 0.0022)
dry_leaf = dry_leaf_material(("#6b3f18", "#b8843a", "#8a8f3a"))
litter("dry leaves", dry_leaf, -0.9, 0.9, -0.5, 1.3, 10, 0.038, z=0.006)
canopy(ELEVATION, AZIMUTH, (0.55, 0.75, 0), 4, radius=0.7, leaves=900, leaf_size=0.07)

render(key=0.31, tint=(1.02, 1, 0.97))
