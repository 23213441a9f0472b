"""Quiet estate road of clay herringbone in a bend, with a mountable kerb and a planted verge."""

import math

import numpy as np

from kit.bonds import simplify
from kit.camera import camera
from kit.curves import CurvedPath
from kit.finish import render
from kit.flowering import jacaranda
from kit.kerbs import kerb, kerb_run, mountable_profile
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    grain_material,
    leaf_material,
    paver_material,
    plain_material,
    plaster_material,
    sand_material,
    soil_material,
)
from kit.patterns import area, clip, herringbone, rectangle
from kit.paving import grains, ground, pavers, unevenness
from kit.plants import agapanthus, blades, hedge, leaf_cloud, litter, shrub_points
from kit.scene import box, collection, grid_faces, mesh, random, reset, scatter
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


def cut_at_header(polygon):
    """Return the part of a paver on the road, clear of the header course, or None."""
    center = polygon.mean(0)
    nearest = np.argmin((line.x - center[0]) ** 2 + (line.y - center[1]) ** 2)
    on_line = np.array((line.x[nearest], line.y[nearest]))
    heading = line.heading[nearest]
    outwards = np.array((math.cos(heading), -math.sin(heading)))
    aside = (center - on_line) @ outwards
    if aside > 0.16 - HEADER or aside < -ROAD_WIDTH - 0.1:
        return None
    if polygon[:, 1].min() < -2.9 or polygon[:, 1].max() > 13:
        return None
    if aside < -HEADER - 0.16:
        return polygon
    rest = clip(polygon, outwards, outwards @ on_line - HEADER - 0.001)
    if len(rest) < 3 or abs(area(rest)) < 0.0012:
        return None
    return rest


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
    field = [cut_at_header(paver) for paver in herringbone(-13, 2.4, -3.0, 12.5)]
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
        "dark clay",
        speck=0.22,
        mottle=0.18,
        efflorescence=0.06,
        stain=0.18,
        dirt_color=DUST,
    )
    edge = dict(joint=0.005, bevel=0.005, color_variation=0.08)
    near = [header for header in headers if camera_distance(header) < 4.5]
    far = [header for header in headers if camera_distance(header) >= 4.5]
    chipped = dict(outline_step=0.025, edge_roughness=0.0005)
    pavers("near headers", near, dark, DARK_CLAY, **chipped, **edge)
    pavers("far headers", far, dark, DARK_CLAY, bevel_segments=1, **edge)
    sand = sand_material("#9d8661")
    ground("sand", -14, 3, -3.1, 13.2, -0.0065, sand, 0.03, 0.0008, settlement=0.004)


def bend(thing, aside=0.0, side=1) -> None:
    """Bend a kerb laid along x to follow the line, so far to its right; side -1 mirrors it."""
    count = len(thing.data.vertices)
    points = np.empty(count * 3, np.float32)
    thing.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    points[:, :2] = line.to_ground(np.c_[aside + side * points[:, 1], points[:, 0]])
    thing.data.vertices.foreach_set("co", points.ravel())
    if side > 0:
        # Exchanging x and y turned the faces inside out.
        thing.data.flip_normals()
    thing.data.update()


def lay_kerbs() -> None:
    """Lay the mountable kerb along the line, and another on the far side of the road."""
    concrete = paver_material(
        "kerb concrete",
        speck=0.14,
        mottle=0.16,
        grit=1.1,
        roughness=0.85,
        aggregate=0.10,
        efflorescence=0.16,
        stain=0.26,
        dirt_color="#7d6d55",
    )
    profile = mountable_profile(KERB_WIDTH, 0.105, 0.018, 0.12)
    units = dict(gap=0.010, bevel=0.007)
    bend(kerb("kerb", profile, 0.2, KERB_LENGTH, concrete, "#a69f93", **units))
    far = kerb("far kerb", profile, 4, KERB_LENGTH, concrete, "#a69f93", step=0.2, **units)
    bend(far, -ROAD_WIDTH, side=-1)


def lay_strip(soil, aside, walked, columns, rows) -> None:
    """Lay a strip of soil along the line; aside and walked: from and to, metres."""
    across, along = np.meshgrid(
        np.linspace(*aside, columns), np.linspace(*walked, rows), indexing="ij"
    )
    points = line.to_ground(np.c_[across.ravel(), along.ravel()])
    z = VERGE_Z + 0.008 * unevenness(points[:, 0], points[:, 1])
    mesh("verge", np.c_[points, z], grid_faces(columns, rows), soil, smooth=True)


def sow_grass(material, aside, walked, density, height) -> None:
    """Grow grass on a strip along the line; density: tufts a square metre before thinning."""
    tufts = [
        blades(
            f"grass {kind}",
            material,
            42,
            height,
            0.0035,
            arch=0.9,
            spread=0.055,
            segments=3,
            lean=(0.05, 0.75),
            fold=0,
        )
        for kind in range(5)
    ]
    count = int((aside[1] - aside[0]) * (walked[1] - walked[0]) * density)
    across = random.uniform(*aside, count)
    points = line.to_ground(np.c_[across, random.uniform(*walked, count)])
    distance = np.linalg.norm(points - CAMERA[:2], axis=1)
    kept = random.random(count) < np.clip(3.2 / distance, 0.16, 1)
    points, distance = points[kept], distance[kept]
    scales = random.uniform(0.7, 1.25, len(points))
    scales *= np.clip(np.sqrt(distance / 3.2), 1, 1.6)
    points = np.c_[points, np.full(len(points), VERGE_Z + 0.003)]
    scatter("grass", collection("grass", tufts), points, scales=scales)


def plant_verges() -> None:
    """Plant lawn, a band of agapanthus and shrubs between the kerb and the wall."""
    soil = soil_material("#4a3c20")
    lay_strip(soil, (KERB_WIDTH - 0.01, 7), (0, 22), 60, 240)
    lay_strip(soil, (-ROAD_WIDTH - 8, -ROAD_WIDTH - KERB_WIDTH + 0.01), (3, 22), 40, 160)
    grass = leaf_material("grass", ("#3a4f1e", "#748a3a", "#b0a05e"), 0.35, 0.5)
    sow_grass(grass, (KERB_WIDTH + 0.015, 1.85), (1.0, 21.5), 620, 0.05)
    sow_grass(grass, (-ROAD_WIDTH - 3.5, -ROAD_WIDTH - 0.33), (5, 21.5), 260, 0.055)
    leaf = leaf_material("agapanthus leaf", ("#2c4a1c", "#66852f", "#7f9440"), 0.3, 0.4)
    stem = plain_material("agapanthus stem", "#5f7f3a", 0.5)
    blue = leaf_material("blue agapanthus", ("#5d63b8", "#8f95dc", "#b9bdf0"), 0.4)
    white = leaf_material("white agapanthus", ("#dcd9d0", "#f2efe6", "#fffdf6"), 0.4)
    plants = [
        agapanthus(f"agapanthus {kind}", leaf, stem, petals, heads)
        for kind, (petals, heads) in enumerate(
            ((blue, 3), (blue, 2), (blue, 4), (white, 2), (blue, 0))
        )
    ]
    places = [
        (aside + random.normal(0, 0.06), walked + random.normal(0, 0.06))
        for walked in np.arange(2.6, 20, 0.36)
        for aside in (1.75, 2.15)
    ]
    points = line.to_ground(np.array(places))
    points = np.c_[points, np.full(len(points), VERGE_Z)]
    scales = random.uniform(0.75, 1.05, len(points))
    scatter("agapanthus", collection("agapanthus", plants), points, scales=scales)


def plant_shrubs(green, gray) -> None:
    """Plant shrubs before the wall and on the far verge, and a thicket behind the wall."""

    def shrub(name, material, count, radius, flatness, spot, z, leaf_size):
        points = shrub_points(count, radius, flatness)
        leaf_cloud(name, material, points + [*spot, z], leaf_size)

    for walked in np.arange(2.4, 20, 0.95):
        spot = line.point(2.75 + random.uniform(-0.1, 0.1), walked)
        material = green if random.random() < 0.65 else gray
        shrub("shrub", material, 4400, random.uniform(0.36, 0.58), 0.8, spot, 0.05, 0.045)
    for number, walked in enumerate(np.arange(9, 21, 1.3)):
        spot = line.point(-ROAD_WIDTH - 3.6 + random.uniform(-0.3, 0.3), walked)
        material = green if number % 2 else gray
        shrub("far shrub", material, 4400, random.uniform(0.5, 0.8), 0.8, spot, 0.05, 0.055)
    for walked in np.arange(1.5, 21, 1.25):
        spot = line.point(5.2 + random.uniform(-0.3, 0.4), walked)
        radius = random.uniform(0.75, 1.15)
        material = green if random.random() < 0.7 else gray
        shrub("thicket", material, 4200, radius, 1.3, spot, 0.55, 0.075)


def build_boundary_wall() -> None:
    """Build the estate's plaster wall with piers along the verge."""
    plaster = plaster_material("#c8b594", streaks=0.16)
    cope_stone = plain_material("cope", "#8f7a66", 0.88, 0.1, 4, bump=0.003)
    walked = np.arange(0, 22.1, 2.2)
    piers = line.to_ground(np.c_[np.full(len(walked), WALL_ASIDE), walked])
    for near, far in zip(piers[:-1], piers[1:]):
        kerb_run(far, near, width=0.22, height=1.95, material=plaster, length=9)
        run = near - far
        low, high = (0, -0.05, 0), (float(np.linalg.norm(run)), 0.27, 0.06)
        cope = box("cope", low, high, cope_stone, 0.008)
        cope.location = (*far, 1.95)
        cope.rotation_euler = (0, 0, math.atan2(run[1], run[0]))
    for pier in piers:
        shaft = box("pier", (-0.19, -0.19, -0.2), (0.19, 0.19, 2.12), plaster, 0.01)
        cap = box("pier cap", (-0.24, -0.24, 2.12), (0.24, 0.24, 2.19), cope_stone, 0.01)
        shaft.location = cap.location = (*pier, 0)


def build_far_end(green) -> None:
    """Close the road with a hedge and a tiled house."""
    soil = soil_material("#4a3c20")
    ground("beyond", -40, 30, 12, 60, -0.05, soil, resolution=1)
    ground("beyond left", -40, -13.5, -6, 60, -0.06, soil, resolution=1)
    hedge("hedge", green, (-22, 14.6, 0), (-2, 15.4, 1.7), density=900, leaf_size=0.07)
    plaster = plain_material(
        "house plaster", "#cfb491", 0.88, 0.06, 2, bump=0.003, bump_scale=100, streaks=0.1
    )
    box("house", (-13, 17.5, 0), (-4.5, 24, 3.0), plaster, 0)
    tiles = plain_material("roof tiles", "#6d4a3c", 0.8, 0.12, 9, bump=0.01, bump_scale=30)
    corners = [
        (-13.6, 16.9, 3.0),
        (-3.9, 16.9, 3.0),
        (-3.9, 24.6, 3.0),
        (-13.6, 24.6, 3.0),
        (-10.5, 20.7, 4.9),
        (-7, 20.7, 4.9),
    ]
    mesh("roof", corners, [[0, 1, 5, 4], [1, 2, 5], [2, 3, 4, 5], [3, 0, 4]], tiles)


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
    crown = dict(leaves=3000, flower_size=0.065, flatness=0.35)
    spot = (*line.point(6.6, 12.6), 0)
    jacaranda("jacaranda", spot, height=5.4, spread=3.8, flowers=60000, **crown)
    spot = (*line.point(6.2, 5.2), 0)
    jacaranda("jacaranda", spot, height=5.0, spread=3.6, flowers=50000, **crown)
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
plant_shrubs(green_leaf, gray_leaf)
build_boundary_wall()
build_far_end(green_leaf)
plant_trees()
scatter_litter()

render(
    least_samples=22,
    key=0.30,
    bias=-0.3,
    denoise_strength=0.42,
    bloom=0.03,
    saturation=1.05,
)
