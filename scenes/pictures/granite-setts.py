"""Granite setts laid in arcs, with moss in the joints."""

from kit.camera import camera
from kit.finish import render
from kit.garden import backdrop
from kit.joints import joint_points, moss
from kit.light import sky
from kit.materials import dry_leaf_material, plain_material
from kit.paving import ground
from kit.plants import litter
from kit.scene import reset
from kit.stone import setts_in_arcs, stones
from kit.stone_materials import granite_material

reset(103)
sky(elevation=17, azimuth=64, sun_size=1.6, dust=2)
camera((-0.30, -1.25, 0.80), (-0.12, 0.42, 0), lens=52, f_stop=3.5, focus=(-0.2, -0.05, 0))

granite = granite_material(
    "granite", grain=330, contrast=0.62, roughness=0.60, moss_amount=0.8, polish=0.22
)
setts = setts_in_arcs(-2.62, 2.63, -0.8, 3.6, size=0.098, span=1.05, rise=0.21)
stones(
    "setts",
    setts,
    granite,
    colors=("#8d8884", "#6f7176", "#a39a90", "#5b5a5b", "#978273", "#494b50"),
    weights=(3, 2.5, 2, 2, 1.8, 1.2),
    joint=0.014,
    height_variation=0.0022,
    edge_radius=0.012,
    outline_wobble=0.0011,
    dome=0.0055,
    lumps=0.0011,
    lump_frequency=34,
    corner_radius=0.013,
    outline_step=0.007,
    rings=8,
    color_variation=0.09,
)
joint_soil = plain_material("joint soil", "#4a3f2c", 0.95, 0.4, 30, 0.004, 200)
ground("joints", -2.7, 2.7, -0.9, 3.7, -0.013, joint_soil, 0.01, 0.0015)
points = joint_points(
    setts,
    -1.3,
    1.3,
    -0.8,
    2.6,
    230000,
    -0.014,
    -0.009,
    shrink=0.006,
    patchiness=0.30,
    thin_from=(0, -0.9, 1.0),
)
moss(
    "moss",
    points,
    height=0.006,
    spread=0.006,
    blade_count=20,
    width=0.0014,
    scales=(0.5, 1.3),
    colors=("#2e3d17", "#5f6f2c", "#93913f"),
)
backdrop(3.7, -4, 4, wall_color="#cfc4b2", wall_height=1.5, shrubs=9, shrub_radius=0.5)
dry_leaf = dry_leaf_material(("#6b3f18", "#c08a34", "#8a8f3a"), translucency=0.3)
litter("dry leaves", dry_leaf, -0.8, 0.8, -0.3, 2.2, 12, 0.04, z=0.006)

render(key=0.27, tint=(1.03, 1, 0.96), saturation=1.08)
