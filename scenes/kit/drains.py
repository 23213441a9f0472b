"""A channel drain across a yard: concrete edges, an iron grating in sections, silt below."""

import numpy as np

from kit.boxes import boxes
from kit.materials import plain_material
from kit.scene import box, random

EDGE = 0.085  # width of a concrete edge
SECTION = 0.5


def channel_drain(x0, x1, front, back) -> None:
    """Build a drain along x from x0 to x1 between front and back (y), its top at the ground."""
    concrete = plain_material("drain edge", "#9b958a", 0.9, 0.2, 5, bump=0.0022, bump_scale=160)
    for x in np.arange(x0, x1, 1.0):
        for start, end in ((front + 0.004, front + EDGE), (back - EDGE, back - 0.004)):
            low = (x + 0.002, start, -0.25)
            high = (x + 0.998, end, -0.001 + random.normal(0, 0.0008))
            box("drain edge", low, high, concrete, 0.006)
    iron = plain_material(
        "iron", "#37332f", 0.55, 0.35, 14, bump=0.0006, bump_scale=220, metallic=0.55, specular=0.5
    )
    bars = []
    for x in np.arange(x0, x1, SECTION):
        level = -0.004 + random.normal(0, 0.001)
        bars += _grating_section(x, front + EDGE + 0.002, back - EDGE - 0.002, level)
    boxes("grating", bars, iron, 0.0028)
    silt = plain_material("silt", "#3c3024", 0.95, 0.4, 12, bump=0.02, bump_scale=40)
    box("silt", (x0, front + 0.08, -0.4), (x1, back - 0.08, -0.11), silt, 0)


def _grating_section(x, y0, y1, z) -> list:
    """Return the bars of one section of grating from x on, between y0 and y1, its top at z."""
    frame, bar, pitch, depth = 0.022, 0.011, 0.026, 0.028
    left, right, end = x + 0.002, x + SECTION - 0.002, frame * 0.8
    middle = (y0 + y1) / 2
    bottom = z - depth
    bars = [
        ((left, y0, bottom), (right, y0 + frame, z)),
        ((left, y1 - frame, bottom), (right, y1, z)),
        ((left + 0.02, middle - 0.008, bottom), (right - 0.02, middle + 0.008, z - 0.001)),
        ((left, y0 + frame, bottom), (left + end, y1 - frame, z)),
        ((right - end, y0 + frame, bottom), (right, y1 - frame, z)),
    ]
    for place in np.arange(left + end + 0.015, right - end - 0.012, pitch):
        low = (place, y0 + frame - 0.003, bottom)
        bars.append((low, (place + bar, y1 - frame + 0.003, z - 0.001)))
    return bars
