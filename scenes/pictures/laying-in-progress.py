"""A drive being laid before a house wall: from its concreted edge to the screeded bedding sand."""

import math

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.camera import camera
from kit.finish import render
from kit.garages import face_brick_garage
from kit.grass import lawn
from kit.laying import (
    ground_before,
    hand_stack,
    lay_screed,
    load_pallet,
    screeded_bed,
    single_paver,
    spill_sand,
    spirit_level,
    stand_shovel,
    stretch_strings,
    swept_joints,
)
from kit.light import sky
from kit.materials import (
    leaf_material,
    paver_material,
    plain_material,
    plaster_material,
    sand_material,
    soil_material,
)
from kit.patterns import area, herringbone, rectangle, within
from kit.paving import ground, pavers, pavers_by_distance
from kit.plants import hedge, shrub_row
from kit.props import mallet
from kit.scene import box, random, reset, scatter
from kit.trees import shade_tree

SUN = (23, -102)
CAMERA = (-1.0, -1.95, 1.15)

HOUSE_Y = 8.2
DRIVE_LEFT, DRIVE_RIGHT = -2.6, 2.6
# The first course, and the concrete that holds it.
FRONT = 0.2
CONCRETE = 0.15
PAVER_DEPTH = 0.06
CLAY = ("#7b5547", "#69493f", "#8b6453", "#5b4540", "#997260")
CLAY_SHARES = (4, 3, 3, 1.6, 1.2)
CHARCOAL = ("#4d4845", "#413c3a", "#59524d")

# The bedding sand is screeded up to the straightedge and lies loose behind it.
SAND_Z = -0.054
STRAIGHTEDGE_Y = 5.05
RAILS = (0.35, 2.15)


def laying_front(x):
    """Return the y up to which the drive has been laid at x, metres."""
    return 2.05 - 0.58 * x


def is_laid(polygon) -> bool:
    """Tell whether the layer has reached a paver; his front is never quite straight."""
    x, y = polygon.mean(0)
    return y < laying_front(x) + 0.10 * math.sin(x * 3.1)


def is_near(polygon) -> bool:
    """Tell whether a paver is close enough to the camera to need chipped edges."""
    return polygon[:, 1].mean() < 1.6


def lay_field() -> None:
    """Lay the herringbone up to the front, with a charcoal course along both edges."""
    clay = paver_material(
        "clay",
        speck=0.22,
        mottle=0.20,
        grit=1.4,
        efflorescence=0.10,
        stain=0.14,
        dirt_amount=0.30,
        dirt_color="#a98f68",
    )
    field = herringbone(DRIVE_LEFT, DRIVE_RIGHT, -0.6, 7.6)
    field = within(field, DRIVE_LEFT, DRIVE_RIGHT, FRONT + 0.2, 7.5)
    laid = [paver for paver in field if is_laid(paver) and abs(area(paver)) > 1.5e-3]
    surface = dict(
        joint=0.005,
        bevel=0.005,
        depth=PAVER_DEPTH,
        height_variation=0.0014,
        tilt=0.005,
        color_variation=0.08,
        edge_width=0.010,
    )
    detail = dict(
        near=dict(outline_step=0.022, edge_roughness=0.0005), far={"bevel_segments": 2}
    )
    look = (clay, CLAY, CLAY_SHARES)
    pavers_by_distance("field", laid, is_near, *look, **detail, **surface)
    charcoal = paver_material(
        "charcoal", speck=0.2, mottle=0.18, efflorescence=0.08, stain=0.14, dirt_amount=0.35
    )
    edges = [rectangle(DRIVE_LEFT - 0.2, y, 0.2, 0.1) for y in np.arange(FRONT, 6.3, 0.1)]
    edges += [rectangle(DRIVE_RIGHT, y, 0.2, 0.1) for y in np.arange(FRONT, 1.35, 0.1)]
    edges += [rectangle(x, FRONT, 0.1, 0.2) for x in np.arange(DRIVE_LEFT, DRIVE_RIGHT - 0.01, 0.1)]
    pavers(
        "edges",
        edges,
        charcoal,
        CHARCOAL,
        joint=0.005,
        bevel=0.005,
        depth=PAVER_DEPTH,
        bevel_segments=2,
        color_variation=0.08,
    )
    haunch = plain_material("haunch", "#98917f", 0.92, 0.18, 7, bump=0.006, bump_scale=60)
    for x, end in ((DRIVE_LEFT - 0.36, 6.3), (DRIVE_RIGHT + 0.2, 1.35)):
        ground("haunch", x, x + 0.16, FRONT, end, -0.018, haunch, 0.03, amplitude=0.006)
    low, high = (DRIVE_LEFT - 0.36, FRONT - CONCRETE, -0.3), (DRIVE_RIGHT + 0.36, FRONT, -0.012)
    box("front haunch", low, high, haunch, 0.012)


def spread_sand() -> None:
    """Spread the bedding sand, and fill the joints where the pavers have been vibrated."""
    sand = sand_material("#b89b74")
    x0, x1 = DRIVE_LEFT - 0.2, DRIVE_RIGHT + 0.2
    screeded_bed(x0, x1, FRONT, 7.9, SAND_Z, sand, STRAIGHTEDGE_Y, RAILS)
    swept_joints(x0, x1, FRONT, laying_front, SAND_Z, sand)


def stack_pavers() -> None:
    """Set down the pavers still to be laid: hand stacks, single ones and a pallet."""
    worn = {"dirt_amount": 0.12, "stain": 0.08, "efflorescence": 0.14}
    clay = paver_material("stacked clay", speck=0.22, mottle=0.2, grit=1.4, **worn)
    look = (clay, CLAY, CLAY_SHARES, PAVER_DEPTH)
    hand_stack(-1.72, 2.15, 0.10, 7, *look)
    hand_stack(-1.22, 2.42, 0.05, 5, *look)
    hand_stack(-1.80, 2.72, -0.04, 6, *look)
    single_paver(-1.27, 2.36, PAVER_DEPTH * 6 + 0.002, 0.7, *look)
    single_paver(-0.62, 1.35, PAVER_DEPTH + 0.001, -0.5, *look)
    single_paver(-0.40, 1.55, PAVER_DEPTH + 0.001, 0.35, *look)
    single_paver(-0.52, 1.44, 2 * PAVER_DEPTH + 0.002, 1.2, *look)
    mallet((0.42, 0.62, 0.002), yaw=math.radians(28), scale=1.25)
    load_pallet(-2.25, 5.5, 0.06, *look)


def plant_garden() -> None:
    """Put winter lawn, agapanthus and shrubs on both sides of the drive."""
    left, right = DRIVE_LEFT - 0.36, DRIVE_RIGHT + 0.36
    soil = soil_material("#4a3523")
    ground("soil left", -14, left, -4, 12, -0.035, soil, 0.12, amplitude=0.010)
    ground("soil right", right, 14, -4, 12, -0.035, soil, 0.12, amplitude=0.012)
    ground("trench", right - 0.20, right + 0.04, 1.3, 12, -0.058, soil, 0.06, amplitude=0.012)
    grass = leaf_material("winter lawn", ("#5a6330", "#98944e", "#bfae74"), 0.35, 0.5)
    mown = dict(z=-0.035, height=0.05, falloff=(-1.1, -2, 3.4), material=grass)
    lawn("lawn left", -7.5, left - 0.06, -1.0, 7.6, density=420, **mown)
    lawn("lawn right", right + 0.34, 7.5, -0.5, 5.5, density=300, **mown)
    places = [
        (x + random.normal(0, 0.06), y + random.normal(0, 0.06), -0.03)
        for y in (7.45, 7.8)
        for x in [*np.arange(3.5, 7, 0.38), *np.arange(-6.5, -3.2, 0.38)]
    ]
    scales = random.uniform(0.75, 1.05, len(places))
    flowers = agapanthus_collection(flowers=(3, 2, 2, 0))
    scatter("agapanthus", flowers, np.array(places), scales=scales)
    leaves = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
    right_row = [(5.0 + number * 0.8, 5.9) for number in range(5)]
    shrub_row(leaves, 5200, (0.4, 0.62), right_row, 0.045, y_error=0.3)
    left_row = [(-4.1 - number * 0.9, 6.9) for number in range(4)]
    shrub_row(leaves, 5200, (0.4, 0.6), left_row, 0.045, y_error=0.2)
    hedge("hedge", leaves, (-8.3, -2, 0), (-7.6, 8, 1.5), density=1400, leaf_size=0.055)
    plaster = plaster_material("#a5947c", streaks=0.15)
    box("boundary wall", (8.5, -3, -0.3), (8.7, 9, 2.0), plaster, 0)


reset(321)
sky(*SUN, sun_size=0.9, dust=1.0)
camera(CAMERA, (0.42, 3.2, 0.02), lens=30, f_stop=3.2, focus=(-0.25, 0.95, 0))
lay_field()
spread_sand()
lay_screed(RAILS, STRAIGHTEDGE_Y)
stretch_strings(DRIVE_LEFT, DRIVE_RIGHT)
stack_pavers()
stand_shovel(1.45, 6.15, 0.40)
face_brick_garage(HOUSE_Y)
plant_garden()
shade_tree((-0.5, 0.75), *SUN, distance=11, leaves=3900, spread=3.0, height=5.2)
spill_sand(laying_front)
ground_before(FRONT - CONCRETE)
spirit_level(0.98, 1.02, 0.002, -0.42)

render(key=0.31, bias=-0.28, denoise_strength=0.42, bloom=0.03, saturation=1.05)
