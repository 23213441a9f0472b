"""Many boxes as one object: bars, frames, fins and other things made of straight parts."""

import bpy
import numpy as np

from kit.scene import BOX_FACES, mesh, round_edges


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
