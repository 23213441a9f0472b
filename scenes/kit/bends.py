"""Roads in a bend: what is laid, planted and built along the line of their kerb."""

import math

import numpy as np

from kit.agapanthus import agapanthus
from kit.curves import CurvedPath
from kit.grass import tuft_collection
from kit.kerbs import kerb_run
from kit.materials import leaf_material, plain_material, plaster_material
from kit.patterns import area, clip
from kit.paving import unevenness
from kit.plants import leaf_cloud, shrub_points
from kit.scene import box, collection, grid_faces, mesh, random, scatter


def cut_along(line: CurvedPath, polygon, header, width):
    """Return the part of a paver on the road left of a line, or None.

    header: width of the course along the line that it must stay clear of; width: of the road.
    """
    center = polygon.mean(0)
    nearest = np.argmin((line.x - center[0]) ** 2 + (line.y - center[1]) ** 2)
    on_line = np.array((line.x[nearest], line.y[nearest]))
    heading = line.heading[nearest]
    outwards = np.array((math.cos(heading), -math.sin(heading)))
    aside = (center - on_line) @ outwards
    if aside > 0.16 - header or aside < -width - 0.1:
        return None
    if polygon[:, 1].min() < -2.9 or polygon[:, 1].max() > 13:
        return None
    if aside < -header - 0.16:
        return polygon
    rest = clip(polygon, outwards, outwards @ on_line - header - 0.001)
    if len(rest) < 3 or abs(area(rest)) < 0.0012:
        return None
    return rest


def bend(line: CurvedPath, thing, aside=0.0, side=1) -> None:
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


def verge_strip(line: CurvedPath, soil, z, aside, walked, columns, rows) -> None:
    """Lay a strip of soil along a line at height z; aside and walked: from and to, metres."""
    across, along = np.meshgrid(
        np.linspace(*aside, columns), np.linspace(*walked, rows), indexing="ij"
    )
    points = line.to_ground(np.c_[across.ravel(), along.ravel()])
    level = z + 0.008 * unevenness(points[:, 0], points[:, 1])
    mesh("verge", np.c_[points, level], grid_faces(columns, rows), soil, smooth=True)


def verge_grass(
    line: CurvedPath, material, z, aside, walked, density, height, camera_place
) -> None:
    """Grow grass on a strip along a line; density: tufts a square metre before thinning.

    camera_place: (x, y) of the camera, away from which there are fewer tufts.
    """
    shape = dict(arch=0.9, spread=0.055, segments=3, lean=(0.05, 0.75))
    tufts = tuft_collection("grass", material, 42, height, 0.0035, kinds=5, **shape)
    count = int((aside[1] - aside[0]) * (walked[1] - walked[0]) * density)
    across = random.uniform(*aside, count)
    points = line.to_ground(np.c_[across, random.uniform(*walked, count)])
    distance = np.linalg.norm(points - camera_place, axis=1)
    kept = random.random(count) < np.clip(3.2 / distance, 0.16, 1)
    points, distance = points[kept], distance[kept]
    scales = random.uniform(0.7, 1.25, len(points))
    scales *= np.clip(np.sqrt(distance / 3.2), 1, 1.6)
    points = np.c_[points, np.full(len(points), z + 0.003)]
    scatter("grass", tufts, points, scales=scales)


def boundary_wall(line: CurvedPath, aside) -> None:
    """Build a plaster wall with piers every 2.2 m along a line, so far to its right."""
    plaster = plaster_material("#c8b594", streaks=0.16)
    cope_stone = plain_material("cope", "#8f7a66", 0.88, 0.1, 4, bump=0.003)
    walked = np.arange(0, 22.1, 2.2)
    piers = line.to_ground(np.c_[np.full(len(walked), aside), walked])
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


def verge_shrubs(line: CurvedPath, green, gray, road_width) -> None:
    """Plant shrubs before a boundary wall and on the far verge, and a thicket behind the wall."""

    def shrub(name, material, count, radius, flatness, spot, z, leaf_size):
        points = shrub_points(count, radius, flatness)
        leaf_cloud(name, material, points + [*spot, z], leaf_size)

    for walked in np.arange(2.4, 20, 0.95):
        spot = line.point(2.75 + random.uniform(-0.1, 0.1), walked)
        material = green if random.random() < 0.65 else gray
        shrub("shrub", material, 4400, random.uniform(0.36, 0.58), 0.8, spot, 0.05, 0.045)
    for number, walked in enumerate(np.arange(9, 21, 1.3)):
        spot = line.point(-road_width - 3.6 + random.uniform(-0.3, 0.3), walked)
        material = green if number % 2 else gray
        shrub("far shrub", material, 4400, random.uniform(0.5, 0.8), 0.8, spot, 0.05, 0.055)
    for walked in np.arange(1.5, 21, 1.25):
        spot = line.point(5.2 + random.uniform(-0.3, 0.4), walked)
        radius = random.uniform(0.75, 1.15)
        material = green if random.random() < 0.7 else gray
        shrub("thicket", material, 4200, radius, 1.3, spot, 0.55, 0.075)


def verge_agapanthus(line: CurvedPath, z) -> None:
    """Plant a band of agapanthus, most of them blue, in two rows right of a line at height z."""
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
    points = np.c_[points, np.full(len(points), z)]
    scales = random.uniform(0.75, 1.05, len(points))
    scatter("agapanthus", collection("agapanthus", plants), points, scales=scales)
