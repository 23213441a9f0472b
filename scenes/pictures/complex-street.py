"""A townhouse complex: a street of grey interlocking pavers between mountable kerbs."""

import math

import numpy as np

from kit.bonds import simplify
from kit.camera import camera
from kit.finish import render
from kit.grass import grass_tufts, lawn, strap_clumps
from kit.kerbs import kerb, mountable_profile, precast_concrete
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    sand_material,
    soil_material,
)
from kit.patterns import running_bond, within, zigzag
from kit.paving import before, ground, pavers, pavers_by_distance
from kit.plants import leaf_cloud, litter, shrub_points
from kit.scene import (
    box,
    collection,
    cylinder,
    random,
    reset,
    scatter,
)
from kit.townhouses import Townhouse, UNIT, boundary_wall, clay_drives, copy_to, front_gardens
from kit.trees import background_trees, shade_tree, staked_karee

SUN = {"elevation": 24, "azimuth": -122}
LEFT, RIGHT = -2.5, 2.5
STREET_END = 40
KERB_WIDTH = 0.30
VERGE = 0.085  # height of the verges, flush with the backs of the kerbs
FIRST_UNIT = 4.6
UNITS = 5
FACADE = 7.6  # x of the fronts on the right
DRIVE_WIDTH = 3.1

reset(733)
sky(**SUN, sun_size=1.0, dust=1.1)

# The street: zigzag interlocking pavers, plain ones where the eye no longer sees the shape.
concrete = paver_material(
    "grey concrete",
    speck=0.22,
    mottle=0.16,
    grit=1.2,
    roughness=0.84,
    aggregate=0.20,
    efflorescence=0.10,
    stain=0.26,
    dirt_amount=0.6,
    dirt_color="#93805f",
    tyre_tracks=(-1.3, 0.9),
)
greys = ("#87837d", "#77746f", "#938f88", "#6b6966", "#9a958c")
grey_weights = [3, 3, 3, 1.5, 1]
laid = {
    "joint": 0.005,
    "bevel": 0.005,
    "height_variation": 0.0013,
    "tilt": 0.005,
    "color_variation": 0.07,
    "settlement": 0.006,
}
field = simplify(within(zigzag(LEFT, RIGHT, -2.6, 15.5), LEFT, RIGHT, -2.5, 15), 0.003)
chipped = {"outline_step": 0.02, "edge_roughness": 0.0004, "bevel_segments": 3}
chipped["corner_radius"] = 0.004


look = (concrete, greys, grey_weights)
pavers_by_distance("street", field, before(4.5), *look, near=chipped, **laid)
pavers(
    "street far",
    within(running_bond(LEFT, RIGHT, 15, STREET_END, 0.225, 0.1125), LEFT, RIGHT, 15, STREET_END),
    concrete,
    greys,
    grey_weights,
    bevel_segments=1,
    **laid,
)
ground("joint sand", LEFT, RIGHT, -2.6, STREET_END, -0.0055, sand_material(), 0.03, 0.0006, 0.006)

# Precast mountable kerbs. A kerb is laid along x and turned: left half a turn from right.
kerb_concrete = precast_concrete(dirt_amount=0.55)
profile = mountable_profile(KERB_WIDTH, 0.09, 0.012, 0.12)
for turn, x, y in ((-math.pi / 2, RIGHT, STREET_END - 3.5), (math.pi / 2, LEFT, 0)):
    units = {"gap": 0.009, "bevel": 0.007, "color_variation": 0.05}
    run = kerb("kerb", profile, -3.5, STREET_END, kerb_concrete, "#b3ada2", **units)
    run.rotation_euler = (0, 0, turn)
    run.location = (x, y, 0)
verge_left, verge_right = LEFT - KERB_WIDTH, RIGHT + KERB_WIDTH
soil = soil_material("#5a4830")
verge_soil = {"resolution": 0.25, "amplitude": 0.006}
ground("soil left", -30, verge_left + 0.01, -5, 60, VERGE - 0.02, soil, **verge_soil)
ground("soil right", verge_right - 0.01, 34, -5, 60, VERGE - 0.02, soil, **verge_soil)
ground("soil behind", LEFT, RIGHT, STREET_END, 70, -0.02, soil, resolution=1)

# A drive of clay-coloured herringbone to every garage, lawn between them.
drives = [FIRST_UNIT + index * UNIT + 0.25 for index in range(-1, UNITS)]
clay_drives(drives, DRIVE_WIDTH, verge_right, FACADE + 0.2, VERGE)


def on_drive(x, y):
    """Which of these places lie on a drive; x and y are arrays."""
    covered = np.zeros(len(x), bool)
    for start in drives:
        along = (y > start - 0.05) & (y < start + DRIVE_WIDTH + 0.05)
        covered |= (x > verge_right - 0.1) & along
    return covered


grass = leaf_material("grass", ("#4a5526", "#838a44", "#b8a566"), 0.35, 0.5)
mown = {"z": VERGE - 0.02, "density": 330, "height": 0.05, "material": grass}
lawn(
    "lawn right",
    verge_right + 0.02,
    FACADE - 0.9,
    -1.5,
    34,
    falloff=(2, -1, 4),
    exclude=on_drive,
    **mown,
)
lawn("lawn left", -6.3, verge_left - 0.02, -1.5, 34, falloff=(-2, -1, 4), **mown)

# Townhouses: two models, the others are copies of their parts.
house = Townhouse()
models = [house.build(house.cream), house.build(house.tan)]
for index, model in zip(range(-1, UNITS), (0, 1, 0, 0, 1, 0)):
    corner = FIRST_UNIT + index * UNIT + 3.7
    copy_to(models[model], (FACADE, corner, VERGE), -math.pi / 2)
for x, model in ((-3.9, 0), (3.7, 1), (-11.5, 1)):
    copy_to(models[model], (x, STREET_END + 4, 0), 0)
for part in models[0] + models[1]:
    part.hide_render = True

def is_on_drive(x, y):
    """Whether one place lies on a drive."""
    return on_drive(np.array([x]), np.array([y]))[0]


# Front gardens: shrubs, agapanthus and tufts of grass along the fronts, between the drives.
shrub_leaf = leaf_material("shrub", ("#26381b", "#5d7735", "#8a8f48"), 0.35, 0.5)
strap_leaf = leaf_material("agapanthus", ("#2c4a1c", "#66852f", "#8d9a48"), 0.3, 0.4)
shrubs = collection(
    "shrubs",
    [
        leaf_cloud(f"shrub {kind}", shrub_leaf, shrub_points(4200, 0.5, 0.8), 0.045, link=False)
        for kind in range(4)
    ],
)
agapanthus = strap_clumps("agapanthus", strap_leaf, 0.45, 0.032)
tufts = grass_tufts(("#6f6c38", "#b7a15c", "#d8c088"), count=140, length=0.55)
front_gardens(FACADE, VERGE - 0.02, is_on_drive, shrubs, agapanthus, tufts)

# Left: the boundary wall with face-brick piers, planted at its foot; staked young karees.
wall_x = -7.6
boundary_wall(wall_x, house.dark)
places = [(wall_x + 0.55 + random.normal(0, 0.1), y, VERGE - 0.02) for y in np.arange(0, 36, 0.75)]
scatter("shrubs left", shrubs, places, scales=random.uniform(0.7, 1.4, len(places)))
places = [
    (wall_x + 1.05 + random.normal(0, 0.08), y + random.normal(0, 0.1), VERGE - 0.02)
    for y in np.arange(0, 36, 0.5)
]
scatter("agapanthus left", agapanthus, places, scales=random.uniform(0.7, 1.1, len(places)))
staked_karee(-3.95, 7.0, VERGE)
staked_karee(-4.4, 14.5, VERGE, 3.9, 2.2, 20000)
staked_karee(-4.3, 24, VERGE, 3.7, 2.1, 12000)
beyond = [(-10.5, 9), (-11, 17), (-12, 26), (-11, 36), (-9, 46)]
beyond += [(14.5, 50), (0, 58), (8, 58), (-16, 52)]
background_trees(beyond, height=7.5, spread=4.4, leaves=22000)
for y in (13.2, 27):
    cylinder("lamp post", (-3.35, y, 0), 0.05, 4.2, house.dark, 18)
    box("street lamp", (-3.42, y - 0.06, 4.2), (-2.75, y + 0.06, 4.28), house.dark, 0.01)
# Behind the camera, for the windows to mirror.
background_trees([(-12, -10), (-14, 2), (-9, -16)], height=7, spread=4.4, leaves=9000)
shade_tree((-0.3, 1.9), **SUN, distance=9.5, leaves=5200, spread=3.0, height=5.4)
dry_leaves = dry_leaf_material()
litter("leaves", dry_leaves, LEFT, RIGHT, -1.2, 9, 45, 0.034, z=0.005)
litter("leaves in the gutter", dry_leaves, LEFT, LEFT + 0.22, -1, 10, 60, 0.034, z=0.006)

view = camera((-0.95, -2.3, 0.84), (0.55, 8, 0.62), lens=30, f_stop=4.0, focus=(-0.7, 0.9, 0))
view.data.clip_end = 2000
render(key=0.30, bias=-0.05, bloom=0.03, tint=(1.04, 1, 0.94), denoise_strength=0.42)
