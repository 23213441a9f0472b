"""Laying patterns as lists of polygons, and the cutting and rounding of polygons.

A polygon is an (n, 2) array of corners in metres, anticlockwise. It stands for the paver and half
of each joint round it: paving.pavers takes the joint off. Patterns cover the rectangle x0 to x1,
y0 to y1 and reach beyond its edges; `within` cuts them there, as a paver's saw does.
"""

import math
from collections.abc import Sequence

import numpy as np

from kit.scene import random

Polygons = list[np.ndarray]


def rectangle(x: float, y: float, width: float, height: float) -> np.ndarray:
    """Return the rectangle with its lower left corner at x, y."""
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    return np.array(corners, float)


def rotate(polygons: Polygons, degrees: float, center: Sequence[float] = (0, 0)) -> Polygons:
    """Return polygons turned anticlockwise about a point."""
    angle = math.radians(degrees)
    cosine, sine = math.cos(angle), math.sin(angle)
    turn = np.array([[cosine, -sine], [sine, cosine]])
    return [(polygon - center) @ turn.T + center for polygon in polygons]


def herringbone(
    x0: float, x1: float, y0: float, y1: float, length: float = 0.203, degrees: float = 45
) -> Polygons:
    """Return pavers twice as long as wide in herringbone, turned by degrees."""
    width = length / 2
    center = ((x0 + x1) / 2, (y0 + y1) / 2)
    radius = math.hypot(x1 - x0, y1 - y0) / 2 + length * 2
    count = int(radius / width) + 4
    polygons = []
    for row in range(-count, count):
        for column in range(-count, count):
            step = (column - row) % 4
            if step == 0:
                polygons.append(rectangle(column * width, row * width, length, width))
            elif step == 3:
                polygons.append(rectangle(column * width, row * width, width, length))
    return [polygon + center for polygon in rotate(polygons, degrees)]


def running_bond(
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    length: float = 0.2,
    width: float = 0.1,
    offset: float = 0.5,
) -> Polygons:
    """Return courses along x, each moved by offset (a share of the length) against the last."""
    polygons = []
    row = 0
    y = y0
    while y < y1:
        x = x0 - length * ((row * offset) % 1.0)
        while x < x1:
            polygons.append(rectangle(x, y, length, width))
            x += length
        y += width
        row += 1
    return polygons


def basket_weave(x0: float, x1: float, y0: float, y1: float, length: float = 0.2) -> Polygons:
    """Return pairs of pavers at right angles to their neighbours."""
    width = length / 2
    polygons = []
    for column in range(int((x1 - x0) / length) + 1):
        for row in range(int((y1 - y0) / length) + 1):
            x, y = x0 + column * length, y0 + row * length
            if (column + row) % 2:
                polygons.append(rectangle(x, y, length, width))
                polygons.append(rectangle(x, y + width, length, width))
            else:
                polygons.append(rectangle(x, y, width, length))
                polygons.append(rectangle(x + width, y, width, length))
    return polygons


def zigzag(
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    length: float = 0.225,
    width: float = 0.1125,
    tooth: float = 0.024,
) -> Polygons:
    """Return interlocking blocks whose long sides step in and out by tooth metres, in half bond."""
    quarter = length / 4
    side = []
    for step in range(4):
        level = tooth / 2 if step % 2 == 0 else -tooth / 2
        side.append((step * quarter + tooth / 2, level))
        side.append((step * quarter + quarter - tooth / 2, level))
    polygons = []
    for row in range(int((y1 - y0) / width) + 2):
        for column in range(int((x1 - x0) / length) + 3):
            x = x0 - length + column * length + (length / 2 if row % 2 else 0)
            y = y0 + row * width
            bottom = [(x, y)] + [(x + u, y + v) for u, v in side] + [(x + length, y)]
            top = [(u, v + width) for u, v in reversed(bottom)]
            polygons.append(np.array(bottom + top, float))
    return polygons


def hexagons(x0: float, x1: float, y0: float, y1: float, side: float = 0.12) -> Polygons:
    """Return regular hexagons with sides of this length."""
    pitch = side * math.sqrt(3)
    angle = np.radians(np.arange(6) * 60 + 30)
    polygons = []
    for row in range(int((y1 - y0) / (1.5 * side)) + 2):
        for column in range(int((x1 - x0) / pitch) + 2):
            x = x0 + column * pitch + (pitch / 2 if row % 2 else 0)
            y = y0 + row * 1.5 * side
            polygons.append(np.c_[x + side * np.cos(angle), y + side * np.sin(angle)])
    return polygons


def ashlar(x0: float, x1: float, y0: float, y1: float, unit: float = 0.3) -> Polygons:
    """Return rectangular flagstones of mixed sizes on a grid of this unit."""
    columns, rows = int((x1 - x0) / unit), int((y1 - y0) / unit)
    taken = np.zeros((columns, rows), bool)
    large = [(2, 3), (3, 2), (2, 2), (2, 1)]
    small = [(1, 2), (2, 1), (1, 1)]
    polygons = []
    for row in range(rows):
        for column in range(columns):
            if taken[column, row]:
                continue
            choices = [large[k] for k in random.permutation(4)] + small
            for wide, deep in choices:
                place = np.s_[column : column + wide, row : row + deep]
                if column + wide <= columns and row + deep <= rows and not taken[place].any():
                    break
            taken[place] = True
            x, y = x0 + column * unit, y0 + row * unit
            polygons.append(rectangle(x, y, wide * unit, deep * unit))
    return polygons


def voronoi(
    x0: float, x1: float, y0: float, y1: float, size: float = 0.5, jitter: float = 0.42
) -> Polygons:
    """Return irregular stones about size metres wide; jitter: how far from a regular grid."""
    columns, rows = int((x1 - x0) / size) + 1, int((y1 - y0) / size) + 1
    seeds = []
    for column in range(columns):
        for row in range(rows):
            shift = 0.5 if row % 2 else 0
            x = x0 + (column + 0.5 + shift) * size + random.uniform(-jitter, jitter) * size
            y = y0 + (row + 0.5) * size + random.uniform(-jitter, jitter) * size
            seeds.append((x, y))
    seeds = np.array(seeds)
    polygons = []
    for seed in seeds:
        distance = np.hypot(*(seeds - seed).T)
        others = seeds[(distance < 3 * size) & (distance > 0)]
        polygon = rectangle(seed[0] - 1.5 * size, seed[1] - 1.5 * size, 3 * size, 3 * size)
        for other in others[np.argsort(np.hypot(*(others - seed).T))]:
            normal = other - seed
            polygon = clip(polygon, normal, normal @ (other + seed) / 2)
            if len(polygon) < 3:
                break
        if len(polygon) >= 3:
            polygons.append(polygon)
    return polygons


def area(polygon: np.ndarray) -> float:
    """Return the area in square metres, negative where the corners run clockwise."""
    x, y = polygon.T
    return 0.5 * np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))


def compactness(polygon: np.ndarray) -> float:
    """Return 1 for a circle, less for a longer or thinner shape: slivers are below 0.6."""
    return 12.57 * abs(area(polygon)) / np.sum(edge_lengths(polygon)) ** 2


def edge_lengths(polygon: np.ndarray) -> np.ndarray:
    """Return the length of each side, in metres."""
    return np.linalg.norm(np.roll(polygon, -1, 0) - polygon, axis=1)


def clip(polygon: np.ndarray, normal: np.ndarray, distance: float) -> np.ndarray:
    """Return the part of a polygon where normal · point <= distance; empty where none is left."""
    kept = []
    beyond = polygon @ normal - distance
    for i in range(len(polygon)):
        j = (i + 1) % len(polygon)
        if beyond[i] <= 0:
            kept.append(polygon[i])
        if (beyond[i] < 0) != (beyond[j] < 0) and beyond[i] != beyond[j]:
            share = beyond[i] / (beyond[i] - beyond[j])
            kept.append(polygon[i] + (polygon[j] - polygon[i]) * share)
    return np.array(kept)


def within(polygons: Polygons, x0: float, x1: float, y0: float, y1: float) -> Polygons:
    """Return polygons cut at the edges of a rectangle, without pieces below 12 cm²."""
    sides = (((-1, 0), -x0), ((1, 0), x1), ((0, -1), -y0), ((0, 1), y1))
    kept = []
    for polygon in polygons:
        x, y = polygon.T
        if x.max() < x0 or x.min() > x1 or y.max() < y0 or y.min() > y1:
            continue
        for normal, distance in sides:
            polygon = clip(polygon, np.array(normal, float), distance)
            if len(polygon) < 3:
                break
        if len(polygon) >= 3 and abs(area(polygon)) > 1.2e-3:
            kept.append(polygon)
    return kept


def inset(polygon: np.ndarray, distance: float) -> np.ndarray:
    """Return the polygon with every side moved inwards by distance metres."""
    side = np.roll(polygon, -1, 0) - polygon
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    normal = np.c_[-side[:, 1], side[:, 0]]
    previous = np.roll(normal, 1, 0)
    sharpness = np.maximum(1 + np.sum(normal * previous, 1, keepdims=True), 0.25)
    return polygon + distance * (normal + previous) / sharpness


def round_corners(polygon: np.ndarray, radius: float) -> np.ndarray:
    """Return the polygon with each corner cut to a fillet of three points."""
    rounded = []
    before, after = np.roll(polygon, 1, 0), np.roll(polygon, -1, 0)
    for previous, corner, following in zip(before, polygon, after):
        back, forth = previous - corner, following - corner
        back_length, forth_length = np.linalg.norm(back), np.linalg.norm(forth)
        reach = min(radius, back_length * 0.45, forth_length * 0.45)
        start = corner + back / back_length * reach
        end = corner + forth / forth_length * reach
        rounded += [start, 0.25 * start + 0.5 * corner + 0.25 * end, end]
    return np.array(rounded)


def divide_sides(polygon: np.ndarray, counts: Sequence[int]) -> np.ndarray:
    """Return the polygon with each side divided into so many equal parts."""
    parts = []
    for start, end, count in zip(polygon, np.roll(polygon, -1, 0), counts):
        share = np.linspace(0, 1, count, endpoint=False)[:, None]
        parts.append(start + (end - start) * share)
    return np.concatenate(parts)
