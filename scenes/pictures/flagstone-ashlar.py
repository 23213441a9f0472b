"""Terrace of sandstone flagstones in random ashlar, before a bed with aloes and a plaster wall."""

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.aloes import aloe
from kit.ashlar_layout import fitted_ashlar
from kit.camera import camera
from kit.finish import render
from kit.garden import bench, planted_pot
from kit.grass import grass_tufts
from kit.life import watering_can
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    plain_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import rectangle
from kit.paving import ground
from kit.plants import leaf_cloud, litter, shrub_points
from kit.scene import box, random, reset, scatter
from kit.stone import stones
from kit.stone_materials import flagstone_material
from kit.trees import canopy

SUN = (24, 106)
CAMERA = (0.25, -1.35, 1.40)
LEFT, RIGHT, FRONT, BED = -3.75, 3.75, 0.15, 4.05
WALL = 5.35

SANDSTONE = ("#c2ad8a", "#b39d7c", "#cbb898", "#b3937a", "#a3957f", "#bd9f7c")
SANDSTONE_SHARES = (3, 2.4, 2.4, 0.9, 1.6, 1.4)


def is_near(stone) -> bool:
    """Tell whether a stone is close enough to the camera to need its full relief."""
    x, y = stone.mean(0)
    return y < 2.1 and abs(x) < 2.2


def lay_flagstones(material) -> None:
    """Lay the terrace, 300 to 600 mm a side, its joints filled to just below, and an edge at the bed."""
    polygons = fitted_ashlar(LEFT, RIGHT, FRONT, BED, seed=4)
    surface = dict(
        joint=0.008,
        depth=0.05,
        height_variation=0.0005,
        tilt=0.0016,
        edge_radius=0.0022,
        outline_wobble=0.0007,
        dome=0.0018,
        lumps=0.0008,
        lump_frequency=11,
        corner_radius=0.005,
        color_variation=0.06,
        hue_variation=0.010,
        edge_width=0.012,
    )
    near = [polygon for polygon in polygons if is_near(polygon)]
    far = [polygon for polygon in polygons if not is_near(polygon)]
    far += [rectangle(x, BED, 0.6, 0.15) for x in np.arange(LEFT, RIGHT, 0.6)]
    palette = (material, SANDSTONE, SANDSTONE_SHARES)
    stones("near flagstones", near, *palette, outline_step=0.009, rings=22, **surface)
    stones("far flagstones", far, *palette, outline_step=0.02, rings=10, **surface)
    mortar = sand_material("#8f8570", "mortar")
    ground("mortar", LEFT, RIGHT, FRONT, BED + 0.15, -0.0028, mortar, 0.012, amplitude=0.0002)


def plant_bed() -> None:
    """Plant agapanthus, grass and rosemary behind the edge, and close the view with a wall."""
    ground("soil", -9, 9, BED + 0.13, WALL + 0.1, -0.02, soil_material(), 0.06, amplitude=0.008)
    plaster = plain_material(
        "plaster", "#d3bf9f", 0.9, 0.05, 2.0, bump=0.003, bump_scale=70, streaks=0.16
    )
    box("wall", (-9, WALL, -0.4), (9, WALL + 0.2, 2.6), plaster, 0)
    rosemary = leaf_material("rosemary", ("#42543a", "#83936c", "#a3ad86"), 0.3, 0.5)
    for x in (-4.3, -2.2, -0.35, 3.3, 4.4):
        points = shrub_points(7000, random.uniform(0.34, 0.46), flatness=0.75, shell=0.6)
        spot = [x, WALL - 0.55 + random.normal(0, 0.08), -0.02]
        leaf_cloud("rosemary", rosemary, points + spot, 0.042, aspect=0.2)
    points = [(x, WALL - random.uniform(0.3, 0.8), 0) for x in np.arange(-5, 5, 0.33)]
    agapanthus = agapanthus_collection(("#e3e0d4", "#f4f1e8", "#fffdf6"), flowers=(2, 1, 0))
    scatter("agapanthus", agapanthus, points, scales=random.uniform(0.7, 0.95, len(points)))
    points = [(x, BED + random.uniform(0.3, 0.45), 0) for x in np.arange(-4.8, 4.8, 0.45)]
    scatter("grass", grass_tufts(), points, scales=random.uniform(0.45, 0.7, len(points)))


def furnish() -> None:
    """Set down what gives the scale: a bench, pots with aloes, a watering can."""
    teak = wood_material("teak", ("#7d5b3c", "#b18a62"), axis=0)
    bench(1.45, 3.55, -0.06, 1.6, wood=teak)
    terracotta = plain_material("terracotta", "#a4694e", 0.82, 0.14, 5, bump=0.002, bump_scale=60)
    gray = plain_material("gray pot", "#77736d", 0.85, 0.08, 5, bump=0.002, bump_scale=60)
    leaf = leaf_material("aloe", ("#4d6a4c", "#86a07a"), 0.1, 0.4)
    planted_pot(-1.75, 3.35, 0.26, 0.48, terracotta, aloe("aloe", leaf, 28, 0.46), 0.95)
    planted_pot(-2.3, 3.55, 0.20, 0.36, gray, aloe("small aloe", leaf, 22, 0.34), 0.95)
    watering_can(-1.05, 2.75, 0.5)


reset(311)
sky(*SUN, sun_size=0.9, dust=1.5)
camera(CAMERA, (0.02, 2.55, 0), lens=33, f_stop=5.6, focus=(0.1, 1.7, 0))
sandstone = flagstone_material(
    "sandstone",
    roughness=0.82,
    tints=("#a98660", "#8f8374", "#a2693f"),
    tint_amount=0.30,
    dirt_color="#8f8268",
    dirt_amount=0.25,
    bump=0.0032,
    veins=0.22,
)
lay_flagstones(sandstone)
plant_bed()
furnish()
leaves = dry_leaf_material(("#6b3f18", "#b8843a", "#8a8f3a"))
litter("leaves", leaves, -2.2, 2.2, 0.9, 3.8, count=12, size=0.036, z=0.004)
canopy(*SUN, target=(-0.9, 1.5, 0), distance=5.5, radius=1.0, leaves=1300, leaf_size=0.08)

render(key=0.36, bias=0.05, tint=(1.02, 1, 0.97), bloom=0.03)
