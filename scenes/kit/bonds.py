"""Laying patterns with their own rules: hand-laid bond, permeable blocks, wide-jointed slabs.

Like every pattern they are lists of polygons, (n, 2) arrays in metres, a cell being a paver and its
joint, and fill the rectangle from (x0, y0) to (x1, y1) or a little more.
"""

import math

import numpy as np

from kit.patterns import area, clip, compactness, rectangle, running_bond
from kit.scene import random


def bond(x0, x1, y0, y1, length=0.222, width=0.106, jitter=0.004) -> list[np.ndarray]:
    """Stretcher bond as a hand lays it: courses miss the half bond by about jitter metres."""
    bricks = []
    y = y0
    course = 0
    while y < y1:
        x = x0 - length * (0.5 if course % 2 else 0) - length + random.normal(0, jitter)
        while x < x1:
            bricks.append(rectangle(x, y, length, width))
            x += length
        y += width
        course += 1
    return bricks


def permeable(x0, x1, y0, y1, length=0.2, width=0.1, notch=0.02) -> list[np.ndarray]:
    """Stretcher bond of blocks with corners cut off by notch: a drain hole at every crossing."""
    blocks = []
    for cell in running_bond(x0, x1, y0, y1, length, width):
        left, bottom = cell.min(0)
        right, top = cell.max(0)
        corners = [
            (left + notch, bottom),
            (right - notch, bottom),
            (right, bottom + notch),
            (right, top - notch),
            (right - notch, top),
            (left + notch, top),
            (left, top - notch),
            (left, bottom + notch),
        ]
        blocks.append(np.array(corners))
    return blocks


def sett_rows(x0, x1, y0, y1, length=0.108, width=0.108) -> list[np.ndarray]:
    """Courses of setts whose lengths differ by a tenth or so, as split stone comes."""
    setts = []
    for course in range(int((y1 - y0) / width) + 1):
        x = x0 - random.uniform(0, length)
        while x < x1:
            long = length * random.uniform(0.88, 1.14)
            setts.append(rectangle(x, y0 + course * width, long, width))
            x += long
    return setts


def slab_grid(x0, x1, y0, y1, length=0.9, width=0.6, joint=0.08, offset=0.5) -> list[np.ndarray]:
    """Slabs with a wide joint between them; the polygons are the slabs themselves, so lay them
    with joint=0. offset: how far the next row is shifted, as a share of a slab.
    """
    slabs = []
    for cell in running_bond(x0, x1, y0, y1, length + joint, width + joint, offset):
        left, bottom = cell.min(0)
        slabs.append(rectangle(left + joint / 2, bottom + joint / 2, length, width))
    return slabs


def simplify(polygons, tolerance=0.006) -> list[np.ndarray]:
    """Drop edges shorter than tolerance, on which rounded corners break, and slivers."""
    kept = []
    for polygon in polygons:
        polygon = np.asarray(polygon)
        edges = np.linalg.norm(np.roll(polygon, -1, 0) - polygon, axis=1)
        polygon = polygon[edges > tolerance]
        if len(polygon) >= 3 and abs(area(polygon)) > 4e-4:
            kept.append(polygon)
    return kept


def ring(center, radius, depth, width, jitter=0.05) -> list[np.ndarray]:
    """Return a ring of setts round center (x, y), from radius outwards.

    depth and width of a sett in metres; jitter: how unevenly they share the ring.
    """
    count = int(round(2 * math.pi * (radius + depth / 2) / width))
    joints = np.arange(count) * 2 * math.pi / count + random.uniform(0, 1)
    joints = joints + random.normal(0, jitter * 2 * math.pi / count, count)
    setts = []
    for start, end in zip(joints, np.r_[joints[1:], joints[0] + 2 * math.pi]):
        corners = (
            (radius, start),
            (radius + depth, start),
            (radius + depth, end),
            (radius, end),
        )
        outline = [
            center + distance * np.array((math.cos(angle), math.sin(angle)))
            for distance, angle in corners
        ]
        setts.append(np.array(outline)[::-1])
    return setts


def outside_circle(cobble, center, radius):
    """Return what is left of a cobble outside a circle round center (x, y), or None."""
    distance = np.linalg.norm(cobble - center, axis=1)
    if (distance < radius).all():
        return None
    if (distance > radius + 0.12).all():
        return cobble
    outwards = cobble.mean(0) - center
    outwards = outwards / np.linalg.norm(outwards)
    rest = clip(cobble, -outwards, -(outwards @ center + radius))
    if len(rest) < 3 or abs(area(rest)) < 0.0035 or compactness(rest) < 0.42:
        return None
    return rest
