"""Close-up: rectangular sandstone flagstones in random ashlar before a garden step."""

import math

import numpy as np

from kit.ashlar_layout import GRID_COLUMNS, GRID_ROWS, LAYOUT
from kit.camera import camera
from kit.finish import render
from kit.grass import blades
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    grain_material,
    leaf_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.patterns import rectangle, rotate
from kit.paving import grains, ground
from kit.plants import leaf_cloud, litter, shrub_points
from kit.scene import box, collection, random, reset, scatter
from kit.stone import stones
from kit.stone_materials import flagstone_material
from kit.trees import canopy

SUN = (19, 103)
CAMERA = (0.42, -1.22, 0.80)

UNIT = 0.135  # metres a column of the layout
GRID_ORIGIN = (-2.0, -1.25)
GRID_TURN = 17
SANDSTONE = ("#c6ad86", "#b59a74", "#d0bb9a", "#ab7f66", "#9e8f79", "#c0957a")
SANDSTONE_SHARES = (3, 2.4, 2.6, 1.2, 1.8, 1.2)

STEP_Y = 2.3
STEP_TURN = 4
STEP_HEIGHT = 0.155


def is_near(stone) -> bool:
    """Tell whether a stone is close enough to the camera to need its full relief."""
    return np.linalg.norm(stone.mean(0) - CAMERA[:2]) < 2.1


def lay_flagstones(material) -> None:
    """Lay the terrace: riven stones with tight mortar joints."""
    x, y = GRID_ORIGIN
    # The layout again behind itself, mirrored, and the whole again on both sides.
    behind = [
        (GRID_COLUMNS - column - width, GRID_ROWS + row, width, depth)
        for column, row, width, depth in LAYOUT
    ]
    polygons = [
        rectangle(
            x + (column + repeat * GRID_COLUMNS) * UNIT, y + row * UNIT, width * UNIT, depth * UNIT
        )
        for repeat in (-1, 0, 1)
        for column, row, width, depth in [*LAYOUT, *behind]
    ]
    polygons = [
        polygon
        for polygon in rotate(polygons, GRID_TURN)
        if polygon[:, 1].min() < 2.4
        and polygon[:, 1].max() > -1.2
        and abs(polygon[:, 0].mean()) < 3.2
    ]
    surface = dict(
        joint=0.011,
        depth=0.05,
        height_variation=0.0011,
        tilt=0.0035,
        edge_radius=0.0045,
        outline_wobble=0.0009,
        dome=0.0010,
        lumps=0.0012,
        lump_frequency=10,
        layer_height=0.0017,
        layers=2.4,
        corner_radius=0.006,
        color_variation=0.075,
        hue_variation=0.012,
        edge_width=0.02,
    )
    near = [polygon for polygon in polygons if is_near(polygon)]
    far = [polygon for polygon in polygons if not is_near(polygon)]
    palette = (material, SANDSTONE, SANDSTONE_SHARES)
    stones("near flagstones", near, *palette, outline_step=0.008, rings=24, **surface)
    stones("far flagstones", far, *palette, outline_step=0.02, rings=10, **surface)
    mortar = sand_material("#a89a80", "mortar")
    ground("mortar", -3.6, 3.6, -1.6, 3.4, -0.0050, mortar, 0.012, amplitude=0.0005)


def build_step(material) -> None:
    """Close the terrace with a broad sandstone step."""
    treads = [rectangle(x, STEP_Y - 0.02, 0.9, 0.42) for x in np.arange(-4.2, 4.2, 0.9)]
    stones(
        "treads",
        rotate(treads, STEP_TURN, (0, STEP_Y)),
        material,
        SANDSTONE,
        SANDSTONE_SHARES,
        joint=0.010,
        depth=0.055,
        z=STEP_HEIGHT,
        height_variation=0.0015,
        tilt=0.003,
        edge_radius=0.009,
        outline_wobble=0.001,
        dome=0.0004,
        lumps=0.001,
        lump_frequency=9,
        corner_radius=0.006,
        outline_step=0.02,
        rings=10,
        color_variation=0.06,
    )
    riser_stone = plain_material("riser", "#b59a70", 0.9, 0.18, 5, bump=0.004, bump_scale=60)
    riser = box("riser", (-4.4, 2.33, -0.05), (4.4, 2.75, 0.102), riser_stone, 0)
    riser.rotation_euler = (0, 0, math.radians(STEP_TURN))
    riser.location = (0.16, 0.006, 0)


def plant_bed() -> None:
    """Plant rosemary and dry grass behind the step, and close the view with a plaster wall."""
    ground("soil", -7, 7, 2.7, 9, 0.12, soil_material(), resolution=0.2, amplitude=0.01)
    rosemary = leaf_material("rosemary", ("#3d4f34", "#7f8f68", "#a3ad86"), 0.3, 0.5)
    for x in np.linspace(-3.6, 3.8, 11):
        points = shrub_points(5200, random.uniform(0.30, 0.46), flatness=1.0)
        place = [x + random.normal(0, 0.1), 3.35 + random.normal(0, 0.12), 0.1]
        leaf_cloud("rosemary", rosemary, points + place, 0.045, aspect=0.22)
    grass = leaf_material("veld grass", ("#6a7040", "#b0a060", "#cdbb80"), 0.45, 0.5)
    tufts = [
        blades(
            f"veld grass {kind}",
            grass,
            120,
            0.5,
            0.005,
            arch=1.0,
            spread=0.06,
            segments=5,
            lean=(0.05, 0.65),
            fold=0,
        )
        for kind in range(3)
    ]
    count = 16
    y = 2.98 + random.normal(0, 0.06, count)
    points = np.c_[random.uniform(-3.5, 3.5, count), y, np.full(count, 0.12)]
    scales = random.uniform(0.6, 1.0, count)
    scatter("veld grass", collection("veld grass", tufts), points, scales=scales)
    plaster = plain_material(
        "plaster", "#c9b394", 0.88, 0.05, 2.2, bump=0.003, bump_scale=100, streaks=0.2
    )
    box("wall", (-9, 4.6, -0.3), (9, 4.8, 2.6), plaster, 0)


def scatter_sand_and_leaves() -> None:
    """Leave a little swept sand and a few leaves on the stones."""
    count = 9000
    x, y = random.uniform(-1.2, 1.2, count), random.uniform(-0.9, 1.4, count)
    sand = grain_material(("#8a6f4a", "#c9a878", "#e0cfae"))
    grains("sand", sand, np.c_[x, y, np.full(count, 0.0012)], 0.0014)
    leaves = dry_leaf_material(("#6b3f18", "#b8843a", "#8a8f3a"))
    litter("leaves", leaves, -1.6, 1.4, 1.0, 2.0, count=6, size=0.036, z=0.005)


reset(311)
sky(*SUN, sun_size=1.0, dust=1.6)
camera(CAMERA, (-0.10, 0.62, -0.02), lens=38, f_stop=4, focus=(0.08, 0.05, 0))
sandstone = flagstone_material(
    "sandstone",
    roughness=0.80,
    tints=("#a5794f", "#85776a", "#a4582c"),
    tint_amount=0.38,
    dirt_color="#8f7a58",
    dirt_amount=0.35,
    bump=0.0042,
    veins=0.32,
)
lay_flagstones(sandstone)
build_step(sandstone)
plant_bed()
scatter_sand_and_leaves()
canopy(*SUN, target=(-0.95, 1.05, 0), distance=5, radius=0.75, leaves=800, leaf_size=0.08)

render(key=0.38, tint=(1.02, 1, 0.97), saturation=1.03, bloom=0.04)
