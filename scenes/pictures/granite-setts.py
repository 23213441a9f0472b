"""Granite setts laid in arcs, their joints filled with stone grit, up to a course at a lawn."""

from kit.camera import camera
from kit.finish import render
from kit.garden import backdrop
from kit.joints import joint_points
from kit.light import sky
from kit.materials import dry_leaf_material, grain_material, plain_material
from kit.patterns import area, compactness, rectangle, within
from kit.paving import grains, ground
from kit.plants import litter
from kit.scene import random, reset
from kit.setts import setts_in_arcs
from kit.stone import stones
from kit.stone_materials import granite_material

EDGE = 2.42  # y where the arcs end on the course
JOINT = 0.006
GRIT = -0.0042

reset(103)
sky(elevation=22, azimuth=68, sun_size=0.9, dust=1.6)
camera((-0.42, -1.22, 0.66), (0.02, 0.46, 0), lens=50, f_stop=4.0, focus=(-0.15, -0.02, 0))

granite = granite_material(
    "granite",
    grain=420,
    contrast=0.55,
    roughness=0.66,
    moss_amount=0.10,
    dirt_color="#8a847a",
    polish=0.16,
    bump=0.0010,
    stain=0.12,
)
grays = ("#93918e", "#7f8184", "#a6a29c", "#6b6d71", "#978d84", "#585b60")
shares = (3, 2.6, 2.2, 1.6, 1.2, 0.7)
split = {
    "joint": JOINT,
    "height_variation": 0.0009,
    "tilt": 0.006,
    "edge_radius": 0.0042,
    "outline_wobble": 0.0008,
    "dome": 0.0012,
    "lumps": 0.0007,
    "lump_frequency": 62,
    "corner_radius": 0.0065,
    "outline_step": 0.005,
    "color_variation": 0.08,
    "edge_width": 0.008,
    "facets": 0.05,
}


def is_sett(piece) -> bool:
    """Whether a piece is large and square enough to be set: no slivers at the course."""
    return abs(area(piece)) > 0.0022 and compactness(piece) > 0.5


arcs = setts_in_arcs(-2.53, 2.5, -0.9, EDGE + 0.2, size=0.104, span=1.0)
arcs = [piece for piece in within(arcs, -2.4, 2.5, -0.95, EDGE) if is_sett(piece)]
near = [piece for piece in arcs if piece[:, 1].mean() < 0.75]
far = [piece for piece in arcs if piece[:, 1].mean() >= 0.75]
stones("setts", near, granite, grays, shares, rings=14, **split)
stones("setts behind", far, granite, grays, shares, rings=6, **split | {"outline_step": 0.009})
course = []
for row in range(2):
    x = -2.6 - 0.07 * row
    while x < 2.6:
        length = random.uniform(0.13, 0.19)
        course.append(rectangle(x, EDGE + 0.11 * row, length, 0.11))
        x += length
stones("course", course, granite, grays, shares, rings=6, **split | {"outline_step": 0.009})

# Grit, grain by grain where it is in focus, swept in to just below the faces.
grit = plain_material("grit", "#99907f", 0.95, 0.25, 60, 0.003, 420)
ground("grit", -2.7, 2.7, -1.0, EDGE + 0.22, GRIT, grit, 0.006, 0.0006)
levels = GRIT - 0.0008, GRIT + 0.0009
points = joint_points(arcs, -1.1, 1.2, -0.8, 1.3, 420000, *levels, JOINT / 2, 0, 0.001)
grain = grain_material(("#6f6557", "#a59a86", "#cfc6b4"))
grains("grit grains", grain, points, 0.0021)

backdrop(EDGE + 0.24, -4, 4, wall_color="#d8c7ad", wall_height=1.7, shrubs=9, shrub_radius=0.45)
litter("dry leaves", dry_leaf_material(), -0.7, 0.9, 0.25, 2.2, 7, 0.036, z=0.004)

render(key=0.29, bias=0.34, tint=(1.03, 1, 0.97), denoise_strength=0.34)
