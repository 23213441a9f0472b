"""Many boxes as one object: bars, frames, fins and other things made of straight parts."""

import bpy
import numpy as np

from kit.scene import mesh

BOX_FACES = np.array(
    [[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]
)


def round_edges(thing, bevel, segments=2) -> None:
    """Round all edges of an object by bevel metres."""
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width = bevel
    modifier.segments = segments
    modifier.limit_method = "NONE"


def boxes(name, corners, material, bevel=0.003, segments=2) -> bpy.types.Object:
    """Return one object of many boxes, each given by two corners ((x, y, z), (x, y, z)).

    bevel: metres by which the edges are rounded, in this many segments.
    """
    vertices = []
    faces = []
    for (x0, y0, z0), (x1, y1, z1) in corners:
        faces.append(BOX_FACES + len(vertices))
        vertices += [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)]
        vertices += [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
    thing = mesh(name, vertices, np.concatenate(faces), material)
    if bevel:
        round_edges(thing, bevel, segments)
    return thing
