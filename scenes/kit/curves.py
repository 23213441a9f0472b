"""Paving along a curve: a path's centre line and the bricks laid across it."""

from collections.abc import Callable

import numpy as np

from kit.patterns import rectangle, running_bond, within
from kit.scene import mesh


class CurvedPath:
    """The centre line of a path, followed by its heading.

    start: (x, y). heading: a function of the metres walked that gives the direction in radians, 0
    along +y and growing towards +x. length: metres.
    """

    def __init__(self, start, heading: Callable[[float], float], length, steps=600):
        self.walked = np.linspace(0, length, steps)
        self.heading = np.array([heading(walked) for walked in self.walked])
        step = length / (steps - 1)
        self.x = start[0] + self._sums(np.sin(self.heading) * step)
        self.y = start[1] + self._sums(np.cos(self.heading) * step)

    @staticmethod
    def _sums(steps):
        return np.concatenate([[0], np.cumsum(steps[:-1])])

    def to_ground(self, points) -> np.ndarray:
        """Return as (x, y) points given as (metres right of the centre line, metres walked)."""
        aside, walked = points[:, 0], points[:, 1]
        x = np.interp(walked, self.walked, self.x)
        y = np.interp(walked, self.walked, self.y)
        heading = np.interp(walked, self.walked, self.heading)
        return np.c_[x + aside * np.cos(heading), y - aside * np.sin(heading)]

    def point(self, aside, walked) -> np.ndarray:
        """Return one such point."""
        return self.to_ground(np.array([[aside, walked]]))[0]

    def distance(self, x, y) -> np.ndarray:
        """Return how far arrays of points lie from the centre line, in metres."""
        nearest = np.full(np.shape(x), np.inf)
        for path_x, path_y in zip(self.x[::6], self.y[::6]):
            nearest = np.minimum(nearest, (x - path_x) ** 2 + (y - path_y) ** 2)
        return np.sqrt(nearest)


def curved_brick_path(
    path: CurvedPath, half_width, length, brick=(0.222, 0.106), edge=0.106
) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """Return the bricks of a curved path: stretcher bond across it, and its edging along it.

    brick: length and width with the joint; edge: width of the edging; metres.
    """
    across = running_bond(-half_width, half_width, 0, length, *brick)
    field = [
        path.to_ground(polygon) for polygon in within(across, -half_width, half_width, 0, length)
    ]
    edging = [
        path.to_ground(rectangle(left, walked, edge, brick[0]))
        for left in (-half_width - edge, half_width)
        for walked in np.arange(0, length - brick[0], brick[0])
    ]
    return field, edging


def curved_ground(name, path: CurvedPath, half_width, length, z, material):
    """Return a flat strip along a path, half_width to either side of its middle, at height z."""
    walked = np.arange(0, length, 0.05)
    count = len(walked)
    sides = [
        path.to_ground(np.c_[np.full(count, aside), walked]) for aside in (-half_width, half_width)
    ]
    index = np.arange(count - 1)
    faces = np.c_[index, count + index, count + index + 1, index + 1]
    vertices = np.c_[np.concatenate(sides), np.full(2 * count, z)]
    return mesh(name, vertices, faces, material, smooth=True)
