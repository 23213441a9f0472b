"""Pavers as bevelled geometry, the ground and the sand between them, loose grains."""

import math
from collections.abc import Callable, Sequence

import bpy
import numpy as np

from kit.patterns import (
    Polygons,
    area,
    divide_sides,
    edge_lengths,
    inset,
    round_corners,
)
from kit.scene import collection, grid_faces, mesh, random, ring_faces, scatter
from kit.shading import Color, linear_colors


def pavers(
    name: str,
    polygons: Polygons,
    material: bpy.types.Material,
    colors: Sequence[Color],
    weights: Sequence[float] | None = None,
    joint: float = 0.004,
    bevel: float = 0.004,
    depth: float = 0.05,
    z: float = 0.0,
    height_variation: float = 0.0012,
    tilt: float = 0.004,
    shift: float = 0.0012,
    outline_step: float | None = None,
    edge_roughness: float = 0.0,
    bevel_segments: int = 3,
    color_variation: float = 0.1,
    corner_radius: float = 0.0,
    edge_width: float = 0.014,
    color_at: Callable | None = None,
    settlement: float = 0.0,
) -> bpy.types.Object:
    """Return one object of bevelled pavers with their tops at z.

    polygons: one a paver, half the joint included. colors: one is drawn for each paver, by these
    weights; or color_at, a function of the paver's centre. joint, bevel, depth, corner_radius:
    metres. height_variation, shift (metres) and tilt (radians): standard deviations of a hand-laid
    surface. color_variation: of the brightness. settlement: metres by which the whole field
    dips; give the same to `ground`. edge_width: metres of the rim that gets dirty.

    Near the camera give outline_step (metres between points of the outline, 0.01 to 0.03) and
    edge_roughness (metres the arris is chipped, about 0.0005); far away bevel_segments=1.

    The mesh carries paver_color, paver_random and paver_edge for materials.paver_material.
    """
    builder = _PaverMesh()
    colors = np.array(linear_colors(*colors))
    weights = np.array(weights, float) if weights is not None else np.ones(len(colors))
    weights /= weights.sum()
    for polygon in polygons:
        if area(polygon) < 0:
            polygon = polygon[::-1]
        polygon = polygon[edge_lengths(polygon) > 1e-4]
        if len(polygon) < 3:
            continue
        center = polygon.mean(0)
        if color_at is None:
            color = colors[random.choice(len(colors), p=weights)]
        else:
            color = np.array(color_at(center))
        color = color * (1 + random.normal(0, color_variation))
        color = color * (1 + random.normal(0, color_variation * 0.16, 3))
        outline = inset(polygon, joint / 2) + random.normal(0, shift, 2) * 0.7
        ring = _ring_function(outline, corner_radius, outline_step)
        rim = bevel * (1 + random.uniform(-0.2, 0.2))
        points, heights, edges = _bevelled_rings(ring, rim, depth, edge_width, bevel_segments)
        if edge_roughness:
            _chip_edges(points, heights, center, edge_roughness)
        tilt_x, tilt_y = random.normal(0, tilt, 2)
        level = z + random.normal(0, height_variation)
        if settlement:
            level += settlement * settle(center[0], center[1])
        away = points - center
        heights += level + away[..., 0] * tilt_x + away[..., 1] * tilt_y
        vertices = np.concatenate([points, heights[..., None]], 2)
        builder.add(vertices, edges, np.clip(color, 0.005, 1), random.random())
    return builder.finish(name, material)


def _bevelled_rings(ring, rim, depth, edge_width, segments):
    """Return the rings from a paver's foot up over its rounded edge to the rim of its face.

    Points (rings, n, 2), heights below the face (rings, n), and the value of paver_edge a ring.
    """
    insets, heights, edges = [0], [-depth], [1.0]
    for angle in np.linspace(0, math.pi / 2, segments + 1):
        insets.append(rim * (1 - math.cos(angle)))
        heights.append(-rim * (1 - math.sin(angle)))
        edges.append(1.0 - 0.45 * angle / (math.pi / 2))
    insets += [rim + 0.0012, rim + edge_width]
    heights += [0, 0]
    edges += [0.5, 0]
    points = np.stack([ring(distance) for distance in insets])
    return points, np.repeat(np.array(heights)[:, None], points.shape[1], 1), edges


def _chip_edges(points, heights, center, roughness):
    """Wear the rounded edge away unevenly, all but its foot and the face."""
    chips = random.normal(0, roughness, points.shape[1])
    chips = np.abs(chips + np.roll(chips, 1) * 0.7 + np.roll(chips, -1) * 0.7)
    worn = points[1:-1]
    inwards = center - worn
    inwards /= np.maximum(np.linalg.norm(inwards, axis=2, keepdims=True), 1e-6)
    worn += inwards * chips[:, None]
    heights[1:-2] -= chips * 0.6
    heights[-2] -= chips * 0.15


def _ring_function(outline, corner_radius, outline_step):
    """Return the function that gives the outline drawn inwards by a distance.

    The inset comes before the rounding (a rounded outline folds over itself when it is inset), and
    every ring has as many points as the outermost.
    """

    def rounded(distance):
        points = inset(outline, distance) if distance else outline
        return round_corners(points, corner_radius) if corner_radius else points

    if not outline_step:
        return rounded
    counts = np.maximum(1, (edge_lengths(rounded(0)) / outline_step).astype(int))
    return lambda distance: divide_sides(rounded(distance), counts)


def before(y: float) -> Callable:
    """Return whether the middle of a polygon lies before y, for `pavers_by_distance`."""
    return lambda polygon: polygon[:, 1].mean() < y


def around(point, metres) -> Callable:
    """Return whether the middle of a polygon is within metres of a point, as `before`."""
    return lambda polygon: np.hypot(*(polygon.mean(0) - point[:2])) < metres


def pavers_by_distance(
    name: str,
    polygons: Polygons,
    is_near: Callable,
    *look,
    near: dict,
    far: dict | None = None,
    **laid,
) -> None:
    """Lay the pavers for which is_near(polygon) is true with the details of near, then the others.

    look: material, colours and weights, laid: all else that `pavers` takes. Far pavers have one
    segment in their bevel unless far says otherwise.
    """
    close = [polygon for polygon in polygons if is_near(polygon)]
    others = [polygon for polygon in polygons if not is_near(polygon)]
    pavers(f"{name} near", close, *look, **laid, **near)
    pavers(name, others, *look, **laid, **(far or {"bevel_segments": 1}))


class _PaverMesh:
    """Gathers the rings of many pavers into one mesh."""

    def __init__(self):
        self.vertices = []
        self.faces = []
        self.smooth = []
        self.colors = []
        self.chances = []
        self.edges = []
        self.count = 0

    def add(self, vertices, edges, color, chance):
        rings, sides = vertices.shape[:2]
        total = rings * sides
        self.vertices.append(vertices.reshape(-1, 3))
        self.edges.append(np.repeat(edges, sides))
        self.faces += ring_faces(rings, sides, self.count).tolist()
        for band in range(rings - 1):
            self.smooth += [0 < band < rings - 2] * sides
        self.faces.append((self.count + total - sides + np.arange(sides)).tolist())
        self.smooth.append(False)
        self.colors.append(np.tile(np.r_[color, 1], (total, 1)))
        self.chances.append(np.full(total, chance))
        self.count += total

    def finish(self, name, material):
        attributes = {
            "paver_color": ("FLOAT_COLOR", np.concatenate(self.colors)),
            "paver_random": ("FLOAT", np.concatenate(self.chances)),
            "paver_edge": ("FLOAT", np.concatenate(self.edges)),
        }
        vertices = np.concatenate(self.vertices)
        smooth = np.array(self.smooth)
        return mesh(name, vertices, self.faces, material, smooth, attributes)


def settle(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Return the unevenness of a settled field at x, y: about -1.5 to 1.5, waves of metres."""
    return np.sin(x * 1.3 + 0.7) * np.cos(y * 1.1) + 0.5 * np.sin(x * 3.1 + y * 2.3)


def unevenness(
    x: np.ndarray, y: np.ndarray, frequency: float = 9.0, octaves: int = 4
) -> np.ndarray:
    """Return random lumps at arrays x, y, about -2 to 2; frequency: radians a metre."""
    total = 0 * x
    strength = 1
    for _ in range(octaves):
        phase = random.uniform(0, 6.28, 4)
        turn = random.uniform(0, 3.14)
        u = x * math.cos(turn) + y * math.sin(turn)
        v = -x * math.sin(turn) + y * math.cos(turn)
        bent_u = u * frequency + phase[0] + 1.3 * np.sin(v * frequency * 0.7 + phase[1])
        bent_v = v * frequency * 1.1 + phase[2] + 1.1 * np.sin(u * frequency * 0.6 + phase[3])
        total = total + strength * np.sin(bent_u) * np.cos(bent_v)
        frequency *= 2.1
        strength *= 0.55
    return total


def ground(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    z: float,
    material: bpy.types.Material,
    resolution: float = 0.05,
    amplitude: float = 0.0,
    settlement: float = 0.0,
) -> bpy.types.Object:
    """Return a sheet of sand, soil or water at z.

    resolution: metres between vertices. amplitude: metres of random lumps. settlement: as given
    to the pavers that lie on it.
    """
    columns = max(2, int((x1 - x0) / resolution))
    rows = max(2, int((y1 - y0) / resolution))
    x, y = np.meshgrid(np.linspace(x0, x1, columns), np.linspace(y0, y1, rows), indexing="ij")
    height = z + amplitude * unevenness(x, y) + settlement * settle(x, y)
    vertices = np.c_[x.ravel(), y.ravel(), height.ravel()]
    return mesh(name, vertices, grid_faces(columns, rows), material, smooth=True)


def grains(
    name: str, material: bpy.types.Material, points: np.ndarray, size: float = 0.0015
) -> bpy.types.Object:
    """Scatter grains of sand, size metres across, on points (n, 3)."""
    corners = [(0, 0, 1), (1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, -1)]
    upper = [[0, 1, 2], [0, 2, 3], [0, 3, 4], [0, 4, 1]]
    lower = [[5, 2, 1], [5, 3, 2], [5, 4, 3], [5, 1, 4]]
    faces = np.array(upper + lower)
    kinds = []
    for kind in range(5):
        shape = np.array(corners, float) * random.uniform(0.6, 1.2, (6, 3))
        shape = shape + random.normal(0, 0.15, (6, 3))
        kinds.append(mesh(f"{name}{kind}", shape * size / 2, faces, material, link=False))
    count = len(points)
    rotations = random.uniform(0, 6.28, (count, 3))
    scales = np.clip(random.lognormal(0, 0.35, count), 0.4, 2.5)
    return scatter(name, collection(name, kinds), points, rotations, scales)
