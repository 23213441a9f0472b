"""Granite setts in segmental arcs, as a layer sets them: quarter circles that meet at right angles.

At a right angle the rows of two arcs interlock without a cut: in the valley between them each row
ends on one sett that stands on its corner.
"""

import math

import numpy as np

from kit.scene import random

TRIES = 60  # rows drawn before the one with the best broken joints is laid


def setts_in_arcs(x0, x1, y0, y1, size=0.105, span=1.0, proportion=(0.86, 1.2)) -> list[np.ndarray]:
    """Return setts as polygons in metres, half the joint included.

    size: depth of a row at the crown; rows thin towards the valleys, and so do the setts. span: of
    an arc, the first from x0 on. proportion: least and most width of a sett by the depth there.
    """
    columns = math.ceil((x1 - x0) / span)
    radius = span / math.sqrt(2)
    setts = []
    above = [None] * columns
    base = y0 - radius * 0.3
    while base < y1:
        depth = size * random.uniform(0.95, 1.06)
        row = _Row(radius, span, base, depth)
        for column in range(columns):
            middle = x0 + (column + 0.5) * span
            joints = _broken_joints(row, proportion, above[column])
            above[column] = joints
            for start, end in zip(joints[:-1], joints[1:]):
                setts.append(row.sett(start, end) + [middle, 0])
            setts.append(row.key_sett() + [middle + span / 2, 0])
        base += depth
    return setts


class _Row:
    """One row of an arc; a place along it is a share, 0 at its left end and 1 at its right."""

    def __init__(self, radius, span, base, depth):
        self.radius = radius
        self.base = base
        self.depth = depth
        self.half = span / 2
        # Half the width of the sett in the valley: there this row and its neighbour's cross.
        low, high = 0.0, depth
        for _ in range(40):
            overlap = (low + high) / 2
            if self._height(self.half - overlap) - self._height(self.half + overlap) < depth:
                low = overlap
            else:
                high = overlap
        self.overlap = low

    def _height(self, x):
        return math.sqrt(self.radius**2 - x**2)

    def _point(self, x, lift):
        return np.array([x, self.base + self._height(x) - self._height(self.half) + lift])

    def inner(self, share):
        reach = math.asin((self.half - self.overlap) / self.radius)
        return self._point(self.radius * math.sin((2 * share - 1) * reach), 0)

    def outer(self, share):
        reach = math.asin(self.half / self.radius)
        return self._point(self.radius * math.sin((2 * share - 1) * reach), self.depth)

    def width(self, share):
        """Depth of the row at a share of its length, measured across the row."""
        return self.depth * math.cos((2 * share - 1) * math.pi / 4)

    def length(self):
        return self.radius * math.pi / 2 - self.overlap

    def sett(self, start, end):
        middle = (start + end) / 2
        return np.array(
            [
                self.inner(start),
                self.inner(middle),
                self.inner(end),
                self.outer(end),
                self.outer(middle),
                self.outer(start),
            ]
        )

    def key_sett(self):
        """The sett in the valley right of the arc, about the valley's line."""
        top, bottom = self._point(self.half, self.depth), self._point(self.half, 0)
        side = self._point(self.half - self.overlap, 0)
        return np.array([bottom, (2 * self.half - side[0], side[1]), top, side]) - [self.half, 0]


def _broken_joints(row, proportion, above):
    """Shares at which a row is jointed, as far as can be from the joints of the row before."""
    best, best_gap = None, -1.0
    for _ in range(TRIES):
        joints, length = [0.0], row.length()
        while joints[-1] < 1:
            width = row.width(min(1, joints[-1] + 0.04)) * random.uniform(*proportion)
            joints.append(joints[-1] + width / length)
        joints = np.array(joints)
        joints = joints / joints[-2] if joints[-1] - 1 > 1 - joints[-2] else joints / joints[-1]
        joints = joints[: int(np.argmax(joints > 1 - 1e-9)) + 1]
        joints[-1] = 1.0
        if above is None:
            return joints
        gap = np.abs(joints[1:-1, None] - above[None, 1:-1]).min()
        if gap > best_gap:
            best, best_gap = joints, gap
    return best
