"""Rectangular flagstones of several sizes, fitted together by taking some up and trying again.

No stone is narrow, no four corners meet, and no joint runs on for long.
"""

import numpy as np

from kit.patterns import Polygons, rectangle

# Columns and rows of a stone; those named twice come twice as often.
SIZES = ((3, 2), (3, 2), (2, 3), (2, 3), (3, 3), (2, 2), (4, 3), (3, 4), (4, 2), (2, 4))
LONGEST_JOINT = 6  # units
CROSS, NARROW = 6, 4  # what four corners that meet and a narrow stone cost, in units of joint


def fitted_ashlar(x0, x1, y0, y1, unit=0.15, seed=1, tries=25000) -> Polygons:
    """Return flagstones of two to four units a side that fill a rectangle of whole units.

    tries: how often some stones are taken up and laid again; what is worse is undone. Draws
    nothing from the scene's random numbers.
    """
    chance = np.random.default_rng(seed)
    owner = np.full((round((x1 - x0) / unit), round((y1 - y0) / unit)), -1)
    _lay(owner, chance, 0, strict=False)
    cost, spots = _faults(owner)
    for _ in range(tries):
        if not cost:
            break
        middle = spots[chance.integers(len(spots))]
        low = np.maximum(middle - chance.integers(1, 5, 2), 0)
        high = middle + chance.integers(1, 5, 2)
        again = owner.copy()
        taken_up = np.unique(owner[low[0] : high[0], low[1] : high[1]])
        again[np.isin(owner, taken_up)] = -1
        if not _lay(again, chance, owner.max() + 1):
            continue
        new_cost, new_spots = _faults(again)
        if new_cost <= cost:
            owner, cost, spots = np.unique(again, return_inverse=True)[1], new_cost, new_spots
            owner = owner.reshape(again.shape)
    stones = []
    for number in np.unique(owner):
        columns, rows = np.nonzero(owner == number)
        size = (np.ptp(columns) + 1) * unit, (np.ptp(rows) + 1) * unit
        stones.append(rectangle(x0 + columns.min() * unit, y0 + rows.min() * unit, *size))
    return stones


def _lay(owner, chance, number, strict=True) -> bool:
    """Fill the free places of a grid with stones from this number on; tell whether that went well.

    strict: give up where only a narrow stone would fit.
    """
    while (owner < 0).any():
        row = int(np.argmax((owner < 0).any(0)))
        column = int(np.argmax(owner[:, row] < 0))
        across = int(np.argmin(np.r_[owner[column:, row] < 0, False]))
        along = int(np.argmin(np.r_[owner[column, row:] < 0, False]))
        sizes = [SIZES[index] for index in chance.permutation(len(SIZES))]
        sizes = [size for size in sizes if across - size[0] != 1 and along - size[1] != 1]
        if not strict:
            sizes += [(1, 2), (2, 1), (1, 1)]
        for wide, deep in sizes:
            place = owner[column : column + wide, row : row + deep]
            if place.shape == (wide, deep) and (place < 0).all():
                place[:] = number
                number += 1
                break
        else:
            return False
    return True


def _faults(owner):
    """Return what is wrong with a layout, as a number, and the places where."""
    upright, level = owner[1:] != owner[:-1], owner[:, 1:] != owner[:, :-1]
    places = []
    for joints, turned in ((upright, False), (level.T, True)):
        run = np.zeros(len(joints), int)
        for step in range(joints.shape[1]):
            run = (run + 1) * joints[:, step]
            for place in np.flatnonzero(run > LONGEST_JOINT):
                back = step - LONGEST_JOINT // 2
                places.append((back, place) if turned else (place, back))
    cost = len(places)
    four = upright[:, 1:] & upright[:, :-1] & level[1:] & level[:-1]
    crosses = np.argwhere(four)
    sizes = np.unique(owner, return_counts=True)
    narrow = [np.argwhere(owner == number)[0] for number in sizes[0][sizes[1] < 4]]
    cost += CROSS * len(crosses) + NARROW * len(narrow)
    return cost, np.array([*places, *crosses, *narrow])
