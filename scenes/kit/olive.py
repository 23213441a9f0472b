"""A young olive of several stems, and a bougainvillea that climbs a wall."""

import math

import numpy as np

from kit.flowering import violet_material
from kit.materials import bark_material, leaf_material, plain_material
from kit.plants import leaf_cloud
from kit.scene import add_tube, mesh, random


def olive(x, y) -> None:
    """Plant a young olive of three stems."""
    vertices, faces, tips = [], [], []
    for angle in (0.4, 2.6, 4.5):
        across = np.array((math.cos(angle), math.sin(angle), 0))
        foot = np.array((x, y, 0.0)) + 0.05 * across
        upwards = 0.22 * across + (0, 0, 1)
        length = 1.15 * random.uniform(0.9, 1.1)
        _grow_limb(foot, upwards, length, 0.038, 0, vertices, faces, tips)
    bark = plain_material("olive bark", "#5d5044", 0.95, 0.3, 14, bump=0.012, bump_scale=40)
    mesh("olive branches", np.array(vertices), faces, bark, smooth=True)
    leaf = leaf_material("olive leaf", ("#48573a", "#8b9a70", "#b2bb98"), 0.35, 0.45)
    count = 17000
    tips = np.array(tips)
    points = tips[random.integers(0, len(tips), count)] + random.normal(0, 0.085, (count, 3))
    leaf_cloud("olive leaves", leaf, points, 0.052, upward=0.5, aspect=0.26)


def _grow_limb(start, direction, length, radius, generation, vertices, faces, tips) -> None:
    """Grow a limb of the olive tree and its branches; tips collects where leaves grow."""
    end = start.copy()
    parts = 6 if generation == 0 else 3
    for part in range(parts):
        direction = direction + random.normal(0, 0.085, 3) + (0, 0, 0.03)
        direction = direction / np.linalg.norm(direction)
        next_end = end + direction * length / parts
        thick = radius * (1 - 0.35 * part / parts)
        if generation == 0 and part == 0:
            thick *= 1.3
        thin = radius * (1 - 0.35 * (part + 1) / parts)
        sides = 10 if generation < 2 else 6
        add_tube(vertices, faces, end - direction * 0.01, next_end, thick, thin, sides)
        end = next_end
        if generation >= 2:
            tips.append(end)
    if generation == 4:
        return
    for _ in range(random.integers(2, 4)):
        around = random.uniform(0, 6.28)
        outwards = np.array((math.cos(around), math.sin(around), 0.55))
        branch = direction * 0.7 + outwards * 0.6
        branch = branch / np.linalg.norm(branch)
        share = (0.50 if generation == 0 else 0.72) * random.uniform(0.8, 1.15)
        branch_length = length * share
        thickness = radius * 0.58
        _grow_limb(end, branch, branch_length, thickness, generation + 1, vertices, faces, tips)


def bougainvillea(wall, y) -> None:
    """Let a bougainvillea climb over a wall 2.5 m high on the right, its face at x = wall."""
    heights = np.r_[random.uniform(0.1, 2.5, 60), random.uniform(2.1, 2.85, 24)]
    clusters = np.array(
        [
            (
                wall - 0.16 - abs(random.normal(0, 0.10)),
                y + random.normal(0, 0.42) * (0.5 + height / 2.4),
                height,
            )
            for height in heights
        ]
    )

    def spread(centers, count, radius, offset):
        points = centers[random.integers(0, len(centers), count)]
        points = points + random.normal(0, radius, (count, 3)) + offset
        points = points[points[:, 2] > 0.03]
        # Nothing grows into the wall.
        inside = (points[:, 0] > wall - 0.02) & (points[:, 2] < 2.6)
        points[inside, 0] = wall - 0.02 - np.abs(random.normal(0, 0.04, inside.sum()))
        return points

    leaf = leaf_material("bougainvillea leaf", ("#2b4a1c", "#6b8a38"), 0.4, 0.5)
    leaf_cloud("leaves", leaf, spread(clusters, 14000, 0.13, (0, 0, 0)), 0.055, aspect=0.6)
    bract = violet_material("bougainvillea bract", ("#8e1f5c", "#c23a86", "#d96aa6"))
    high = clusters[clusters[:, 2] > 0.9]
    bracts = spread(high, 4200, 0.12, (-0.05, -0.05, 0.04))
    leaf_cloud("bracts", bract, bracts, 0.040, aspect=0.8)
    vertices, faces = [], []
    for number in range(4):
        foot = np.array((wall - 0.12, y - 0.1 + 0.1 * number, 0))
        top = np.array((wall - 0.07, y - 0.15 + 0.22 * number, 1.6))
        add_tube(vertices, faces, foot, top, 0.014, 0.008)
    mesh("stems", np.array(vertices), faces, bark_material(), smooth=True)
