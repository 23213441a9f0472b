"""Pools as geometry: shell, tiles and water, and the coping round them."""

import numpy as np

from kit.materials import plain_material
from kit.patterns import Polygons, clip, rectangle
from kit.paving import ground
from kit.scene import box
from kit.water import pool_tile_material, water_material


def dark_pool(left, right, front, back, water_z, floor=-1.3, foot=-0.30) -> None:
    """Build a pool of dark plaster with still water at water_z.

    floor: its depth; foot: where the band of small tiles at the water line begins; metres.
    """
    dark = plain_material("pool plaster", "#3f5557", 0.6, 0.22, 3, bump=0.002, bump_scale=60)
    tiles = pool_tile_material("#4f6a70", tile=0.025, caustics=0.0)
    box("floor", (left - 0.3, front, floor - 0.1), (right + 0.3, back + 0.3, floor), dark, 0)
    box("left", (left - 0.25, front, floor), (left, back + 0.2, foot), dark, 0)
    box("right", (right, front, floor), (right + 0.25, back + 0.2, foot), dark, 0)
    box("back", (left - 0.2, back, floor), (right + 0.2, back + 0.25, foot), dark, 0)
    box("front", (left - 0.2, front - 0.2, floor), (right + 0.2, front, foot), dark, 0)
    top = -0.04
    box("left tiles", (left - 0.25, front, foot), (left - 0.002, back + 0.2, top), tiles, 0)
    box("right tiles", (right + 0.002, front, foot), (right + 0.25, back + 0.2, top), tiles, 0)
    box("back tiles", (left - 0.2, back + 0.002, foot), (right + 0.2, back + 0.25, top), tiles, 0)
    water = water_material(scale=1.1, wave_height=0.006)
    ground("water", left - 0.01, right + 0.01, front, back + 0.01, water_z, water, 0.5)


def mitred_coping(left, right, front, back, length, width) -> Polygons:
    """Return coping slabs inside this outline, mitred at its corners; metres.

    length should go into both sides without a rest, as a paver would set it out.
    """
    corners = np.array([(left, front), (right, front), (right, back), (left, back)], float)
    slabs = []
    for start, end in zip(corners, np.roll(corners, -1, 0)):
        side = np.linalg.norm(end - start)
        along = (end - start) / side
        inward = np.array([-along[1], along[0]])
        for place in np.arange(0, side - length / 2, length):
            slab = rectangle(place, 0, length, width)
            slab = clip(slab, np.array([-1.0, 1]), 0)
            slab = clip(slab, np.array([1.0, 1]), side)
            slabs.append(start + slab[:, :1] * along + slab[:, 1:] * inward)
    return slabs
