"""Quiet estate road of clay herringbone in a bend, with a mountable kerb and a planted verge."""

import numpy as np

from kit.bends import (
    bend,
    boundary_wall,
    cut_along,
    verge_agapanthus,
    verge_grass,
    verge_shrubs,
    verge_strip,
)
from kit.bonds import simplify
from kit.camera import camera
from kit.curves import CurvedPath
from kit.finish import render
from kit.flowering import jacarandas
from kit.grown import stand, trunk_bark_material
from kit.houses import tiled_house
from kit.kerbs import kerb, mountable_profile, precast_concrete
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    grain_material,
    leaf_material,
    paver_material,
    sand_material,
    soil_material,
)
from kit.patterns import herringbone, rectangle
from kit.paving import grains, ground, pavers, pavers_by_distance
from kit.plants import hedge, litter
from kit.scene import random, reset
from kit.trees import background_trees, shade_tree

SUN = {"elevation": 24, "azimuth": -114}
CAMERA = (0.30, -1.9, 0.72)

# The road lies left of the line its kerb follows: straight at first, then a bend of 10 m radius.
ROAD_WIDTH = 5.6
KERB_LENGTH = 21
KERB_WIDTH = 0.32
HEADER = 0.2
VERGE_Z = 0.085
WALL_ASIDE = 3.35

CLAY = ("#96694f", "#855d48", "#a67c60", "#725041", "#8f6856")
CLAY_SHARES = (4, 4, 2.6, 1.8, 2)
DARK_CLAY = ("#5a4a43", "#4a3f3a", "#67564d")
DUST = "#94805f"

line = CurvedPath((1.0, -3.0), lambda walked: 0.02 - 0.10 * max(0, walked - 2.6), 22, steps=900)


def camera_distance(polygon) -> float:
    """Return how far a polygon lies from the camera, metres."""
    return np.linalg.norm(polygon.mean(0) - CAMERA[:2])


def is_near(polygon) -> bool:
    """Tell whether a header is close enough to the camera to need chipped edges."""
    return camera_distance(polygon) < 4.5


def lay_road() -> None:
    """Lay the herringbone, cut along the bend, and a header course along the kerb."""
    clay = paver_material(
        "clay",
        speck=0.24,
        mottle=0.22,
        grit=1.5,
        roughness=0.81,
        efflorescence=0.07,
        stain=0.20,
        dirt_color=DUST,
    )
    field = herringbone(-13, 2.4, -3.0, 12.5)
    field = [cut_along(line, paver, HEADER, ROAD_WIDTH) for paver in field]
    field = simplify([paver for paver in field if paver is not None], 0.012)
    surface = dict(
        weights=CLAY_SHARES,
        joint=0.005,
        bevel=0.005,
        height_variation=0.0013,
        tilt=0.005,
        color_variation=0.09,
        settlement=0.004,
    )
    near = [paver for paver in field if camera_distance(paver) < 3.6]
    middle = [paver for paver in field if 3.6 <= camera_distance(paver) < 8]
    far = [paver for paver in field if camera_distance(paver) >= 8]
    pavers(
        "near",
        near,
        clay,
        CLAY,
        outline_step=0.022,
        edge_roughness=0.0005,
        corner_radius=0.003,
        edge_width=0.011,
        **surface,
    )
    pavers("middle", middle, clay, CLAY, bevel_segments=2, **surface)
    pavers("far", far, clay, CLAY, bevel_segments=1, **surface)
    headers = [
        line.to_ground(rectangle(-HEADER, walked, HEADER - 0.004, 0.1))
        for walked in np.arange(0.1, KERB_LENGTH, 0.1)
    ]
    dark = paver_material(
        "dark clay", speck=0.22, mottle=0.18, efflorescence=0.06, stain=0.18, dirt_color=DUST
    )
    edge = dict(joint=0.005, bevel=0.005, color_variation=0.08, settlement=0.004)
    detail = dict(near=dict(outline_step=0.025, edge_roughness=0.0005))
    pavers_by_distance("headers", headers, is_near, dark, DARK_CLAY, **detail, **edge)
    sand = sand_material("#9d8661")
    ground("sand", -14, 3, -3.1, 13.2, -0.0065, sand, 0.03, 0.0008, settlement=0.004)


def lay_kerbs() -> None:
    """Lay the mountable kerb along the line, and another on the far side of the road."""
    concrete = precast_concrete(stain=0.26)
    profile = mountable_profile(KERB_WIDTH, 0.105, 0.018, 0.12)
    units = dict(gap=0.010, bevel=0.007)
    bend(line, kerb("kerb", profile, 0.2, KERB_LENGTH, concrete, "#a69f93", **units))
    far = kerb("far kerb", profile, 4, KERB_LENGTH, concrete, "#a69f93", step=0.2, **units)
    bend(line, far, -ROAD_WIDTH, side=-1)


def plant_verges() -> None:
    """Plant lawn, a band of agapanthus and shrubs between the kerb and the wall."""
    soil = soil_material("#4a3c20")
    verge_strip(line, soil, VERGE_Z, (KERB_WIDTH - 0.01, 7), (0, 22), 60, 240)
    far_kerb = -ROAD_WIDTH - KERB_WIDTH + 0.01
    verge_strip(line, soil, VERGE_Z, (-ROAD_WIDTH - 8, far_kerb), (3, 22), 40, 160)
    grass = leaf_material("grass", ("#3a4f1e", "#748a3a", "#b0a05e"), 0.35, 0.5)
    for aside, walked, density, height in (
        ((KERB_WIDTH + 0.015, 1.85), (1.0, 21.5), 620, 0.05),
        ((-ROAD_WIDTH - 3.5, -ROAD_WIDTH - 0.33), (5, 21.5), 260, 0.055),
    ):
        verge_grass(line, grass, VERGE_Z, aside, walked, density, height, CAMERA[:2])
    verge_agapanthus(line, VERGE_Z)


def build_far_end(green) -> None:
    """Close the road with a hedge and a tiled house."""
    soil = soil_material("#4a3c20")
    ground("beyond", -40, 30, 12, 60, -0.05, soil, resolution=1)
    ground("beyond left", -40, -13.5, -6, 60, -0.06, soil, resolution=1)
    hedge("hedge", green, (-22, 14.6, 0), (-2, 15.4, 1.7), density=900, leaf_size=0.07)
    tiled_house()


def plant_trees() -> None:
    """Plant jacarandas behind the wall, trees on the horizon and shade behind the camera."""
    background_trees(
        [(-17, 18), (-13.5, 20), (-8.5, 27), (-3.0, 22), (1.5, 19), (8.5, 14.5), (12.5, 8)],
        height=6.0,
        spread=4.8,
        leaves=52000,
        leaf_size=0.15,
        trunk_share=0.12,
    )
    trees = jacarandas(trunk_bark_material("#3b332c", "#6a5d50"))
    stand(trees[1], *line.point(6.6, 12.6), 0, 0.4, 0.80)
    stand(trees[2], *line.point(6.2, 5.2), 0, 2.6, 0.72)
    shade_tree((-0.9, 1.2), **SUN, distance=11, leaves=3600, spread=3.0, height=5.4)
    shade_tree((-3.2, 6.2), **SUN, distance=12, leaves=5000, spread=3.0, height=5.4)


def scatter_litter() -> None:
    """Leave fallen leaves on the road and sand along the foot of the kerb."""
    litter("leaves", dry_leaf_material(), -2.5, 1.2, -1, 6, count=40, size=0.036, z=0.006)
    count = 16000
    aside = -0.004 - np.abs(random.normal(0, 0.022, count))
    points = line.to_ground(np.c_[aside, random.uniform(0.8, 8, count)])
    sand = grain_material(("#7a6040", "#b99a6c", "#d8c8a4"))
    grains("kerb sand", sand, np.c_[points, np.full(count, 0.0012)], 0.0028)


reset(351)
sky(**SUN, sun_size=0.9)
camera(CAMERA, (0.02, 4.0, 0.14), lens=28, f_stop=3.2, focus=(0.55, 0.5, 0))
lay_road()
lay_kerbs()
plant_verges()
green_leaf = leaf_material("shrub", ("#24381a", "#5d7a35"), 0.35, 0.5)
gray_leaf = leaf_material("gray shrub", ("#46542f", "#8f9a62"), 0.35, 0.5)
verge_shrubs(line, green_leaf, gray_leaf, ROAD_WIDTH)
boundary_wall(line, WALL_ASIDE)
build_far_end(green_leaf)
plant_trees()
scatter_litter()

render(least_samples=22, key=0.30, bias=-0.3, denoise_strength=0.42, bloom=0.03, saturation=1.05)
