"""What lies and grows in the joints: points between the stones, moss and creeping plants."""

from collections.abc import Callable

import bpy
import numpy as np

from kit.grass import blades
from kit.materials import leaf_material
from kit.patterns import area, inset
from kit.paving import unevenness
from kit.plants import leaf_cloud
from kit.scene import collection, random, scatter


def covered(polygons, x0, x1, y0, y1, resolution=0.003, shrink=0.0) -> Callable:
    """Return a function that tells for arrays x and y (metres) whether a polygon covers the point.

    The polygons, shrunk by so many metres, are drawn into a grid of this resolution.
    """
    columns = int((x1 - x0) / resolution) + 1
    rows = int((y1 - y0) / resolution) + 1
    size = [columns, rows]
    grid = np.zeros(size, bool)
    for polygon in polygons:
        if shrink:
            polygon = inset(polygon if area(polygon) > 0 else polygon[::-1], shrink)
        low = ((polygon.min(0) - [x0, y0]) / resolution).astype(int)
        high = ((polygon.max(0) - [x0, y0]) / resolution).astype(int) + 2
        first_column, first_row = np.clip(low, 0, size)
        last_column, last_row = np.clip(high, 0, size)
        if last_column <= first_column or last_row <= first_row:
            continue
        x = x0 + np.arange(first_column, last_column) * resolution
        y = y0 + np.arange(first_row, last_row) * resolution
        part = grid[first_column:last_column, first_row:last_row]
        part |= _inside(polygon, *np.meshgrid(x, y, indexing="ij"))

    def look_up(x, y):
        column = np.clip(((x - x0) / resolution).astype(int), 0, columns - 1)
        row = np.clip(((y - y0) / resolution).astype(int), 0, rows - 1)
        return grid[column, row]

    return look_up


def _inside(polygon, x, y):
    """Whether the points of a grid lie inside a polygon, by counting the edges to their right."""
    result = np.zeros(x.shape, bool)
    for a, b in zip(polygon, np.roll(polygon, -1, 0)):
        crossed = (a[1] > y) != (b[1] > y)
        if crossed.any():
            edge_x = (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1] + 1e-12) + a[0]
            result ^= crossed & (x < edge_x)
    return result


def joint_points(
    polygons,
    x0,
    x1,
    y0,
    y1,
    count,
    z_low,
    z_high,
    shrink=0.0,
    patchiness=0.0,
    resolution=0.003,
    thin_from=None,
) -> np.ndarray:
    """Return random points (n, 3) between the polygons, of so many tries.

    z_low and z_high: metres. shrink: metres by which the polygons are shrunk before.
    patchiness: 0 to 1, the share of the joints left bare in blotches. thin_from: (x, y, radius),
    beyond that radius the points become fewer with the distance.
    """
    look_up = covered(polygons, x0, x1, y0, y1, resolution, shrink)
    x = random.uniform(x0, x1, count)
    y = random.uniform(y0, y1, count)
    kept = ~look_up(x, y)
    if patchiness:
        cloud = unevenness(x, y, 4.5, 3)
        kept &= (cloud + random.normal(0, 0.25, count)) > np.quantile(cloud, patchiness)
    if thin_from is not None:
        distance = np.hypot(x - thin_from[0], y - thin_from[1])
        chance = np.clip(thin_from[2] / np.maximum(distance, 0.01), 0.1, 1)
        kept &= random.random(count) < chance
    x, y = x[kept], y[kept]
    return np.c_[x, y, random.uniform(z_low, z_high, len(x))]


def moss(
    name,
    points,
    height=0.008,
    spread=0.007,
    blade_count=26,
    colors=("#2f4a16", "#6f8f2a", "#a3a842"),
    width=0.0014,
    material=None,
    scales=(0.6, 1.4),
) -> bpy.types.Object:
    """Scatter cushions of tiny blades on points; height, spread and width are metres."""
    material = material or leaf_material(f"{name} moss", colors, 0.3, 0.65)
    cushions = [
        blades(
            f"{name} {kind}",
            material,
            blade_count,
            height,
            width,
            arch=0.9,
            spread=spread,
            segments=2,
            lean=(0.05, 0.95),
            fold=0,
        )
        for kind in range(5)
    ]
    sizes = random.uniform(*scales, len(points))
    return scatter(name, collection(name, cushions), points, scales=sizes)


def creeper(
    name,
    points,
    leaf_size=0.009,
    leaves=26,
    radius=0.018,
    colors=("#2c4a1e", "#5f8434", "#8aa050"),
    material=None,
) -> bpy.types.Object:
    """Scatter low leafy cushions, as of thyme or wonderlawn, on points; lengths are metres."""
    material = material or leaf_material(f"{name} leaves", colors, 0.3, 0.5)
    cushions = []
    for kind in range(4):
        angle = random.uniform(0, 6.28, leaves)
        distance = radius * np.sqrt(random.random(leaves))
        height = random.uniform(0, 0.010, leaves)
        spots = np.c_[distance * np.cos(angle), distance * np.sin(angle), height]
        cushion = leaf_cloud(
            f"{name} {kind}", material, spots, leaf_size, upward=0.8, link=False, aspect=0.75
        )
        cushions.append(cushion)
    sizes = random.uniform(0.6, 1.3, len(points))
    return scatter(name, collection(name, cushions), points, scales=sizes)
