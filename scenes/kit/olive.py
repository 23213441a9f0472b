"""A young olive of several stems, and a bougainvillea that climbs a wall."""

import math

import numpy as np

from kit.flowering import violet_material
from kit.materials import leaf_material, plain_material
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
    """Let a bougainvillea climb a wall 2.5 m high on the right, its face at x = wall.

    Canes fan out from one foot and hang over at the top, with leaves, and bracts at their ends.
    """
    vertices, faces, leafy, flowering = [], [], [], []
    for cane in range(26):
        point = np.array((wall - 0.10, y + random.normal(0, 0.08), 0.0))
        heading = np.array((-0.02, random.normal(0, 0.34), 1.0))
        steps = int(random.uniform(14, 30))
        for step in range(steps):
            share = step / steps
            heading = heading + random.normal(0, 0.13, 3) - (0.05 * share, 0, 0.16 * share**2)
            heading /= np.linalg.norm(heading)
            end = point + heading * 0.115
            # Nothing grows into the wall.
            end[0] = min(end[0], wall - 0.03 - 0.05 * random.random())
            add_tube(vertices, faces, point, end, 0.013 - 0.009 * share, 0.012 - 0.009 * share, 6)
            point = end
            if share > 0.18:
                leafy.append(point)
            if share > 0.62 and cane % 5:
                flowering.append(point)
    bark = plain_material("bougainvillea canes", "#6b5844", 0.9, 0.2, 12, bump=0.004)
    mesh("canes", np.array(vertices), faces, bark, smooth=True)

    def along(canes, count, radius):
        points = np.array(canes)[random.integers(0, len(canes), count)]
        points = points + random.normal(0, radius, (count, 3))
        inside = (points[:, 0] > wall - 0.015) & (points[:, 2] < 2.55)
        points[inside, 0] = wall - 0.015
        return points[points[:, 2] > 0.05]

    leaf = leaf_material("bougainvillea leaf", ("#2b4a1c", "#6b8a38"), 0.4, 0.5)
    leaf_cloud("leaves", leaf, along(leafy, 9000, 0.075), 0.05, aspect=0.62)
    bract = violet_material("bougainvillea bract", ("#8e1f5c", "#b8337a", "#cf5f9a"))
    # Bracts stand in threes to tens, with green between the bunches.
    bunches = along(flowering, 330, 0.06)
    points = bunches[random.integers(0, len(bunches), 3400)]
    leaf_cloud("bracts", bract, points + random.normal(0, 0.032, (3400, 3)), 0.034, aspect=0.8)
