"""Walls and what is set into them: face brick, stone cladding, openings, windows, slats.

Walls face -y, towards the camera, unless a face is given.
"""

import math

import bpy
import numpy as np

from kit.materials import paver_material, plain_material
from kit.patterns import area, clip, rectangle, running_bond, within
from kit.paving import pavers
from kit.scene import box, random
from kit.shading import Color

FACE_BRICK = ("#8a4a35", "#7a3e2f", "#9b5c42", "#6b3a30")
LEDGESTONE = ("#9a8469", "#85725c", "#ad9678", "#6f6354", "#b8a488", "#8f7a63")


def wall_with_openings(x0, x1, z0, z1, y, thickness, material, openings=()) -> list:
    """Return the boxes of a seamless wall with rectangular openings.

    Its face is at y. openings: (x0, x1, z0, z1) in metres, which do not overlap in x.
    """
    spans = []
    x = x0
    for left, right, bottom, top in sorted(openings):
        if left > x:
            spans.append((x, left, z0, z1))
        if bottom > z0:
            spans.append((left, right, z0, bottom))
        if top < z1:
            spans.append((left, right, top, z1))
        x = right
    if x < x1:
        spans.append((x, x1, z0, z1))
    return [
        box("wall", (left, y, bottom), (right, y + thickness, top), material, 0)
        for left, right, bottom, top in spans
    ]


def _stand_up(thing, position, face):
    """Turn a field of pavers laid in (u, v) upright, v becoming z.

    face "-y": u is x. face "+x": u is y. face "-x": u is -y. position: of the wall's face.
    """
    turn = {"-y": 0, "+x": math.pi / 2, "-x": -math.pi / 2}[face]
    thing.rotation_euler = (math.pi / 2, 0, turn)
    thing.location = (0, position, 0) if face == "-y" else (position, 0, 0)
    return thing


def _cut_out(polygons, openings):
    """Cut bricks at the sides of openings and drop those inside."""
    kept = []
    for polygon in polygons:
        low, high = polygon.min(0), polygon.max(0)
        middle = polygon[:, 1].mean()
        for left, right, bottom, top in openings:
            if bottom < middle < top and high[0] > left and low[0] < right:
                if low[0] < left:
                    kept.append(clip(polygon, np.array([1.0, 0]), left))
                if high[0] > right:
                    kept.append(clip(polygon, np.array([-1.0, 0]), -right))
                break
        else:
            kept.append(polygon)
    return [polygon for polygon in kept if len(polygon) > 2 and abs(area(polygon)) > 5e-4]


def brick_wall(
    x0,
    x1,
    z0,
    z1,
    position,
    face="-y",
    openings=(),
    colors=FACE_BRICK,
    length=0.232,
    height=0.085,
    thickness=0.25,
    mortar: Color = "#b3a998",
) -> bpy.types.Object:
    """Return the bricks of a face-brick wall, real ones with recessed mortar.

    x0 to x1 run along the wall: along y where it faces "+x", along -y where it faces "-x". Only a
    wall facing "-y" gets its body of mortar; put a box behind the others. length and height: of a
    brick and its joint, metres. Start below the ground, or a line of sun leaks in at the foot.
    """
    brick = paver_material(
        "face brick", speck=0.15, mottle=0.25, roughness=0.85, dirt_amount=0.2, stain=0.15
    )
    courses = within(running_bond(x0, x1, z0, z1, length, height), x0, x1, z0, z1)
    bricks = pavers(
        "bricks",
        _cut_out(courses, openings),
        brick,
        colors,
        joint=0.011,
        bevel=0.002,
        depth=0.02,
        height_variation=0.001,
        tilt=0.003,
        color_variation=0.09,
        bevel_segments=1,
    )
    _stand_up(bricks, position, face)
    if face == "-y":
        body = plain_material("mortar", mortar, 0.95, 0.1)
        wall_with_openings(x0, x1, z0, z1, position + 0.006, thickness, body, openings)
    return bricks


def ledgestone(
    u0,
    u1,
    z0,
    z1,
    position,
    face="-y",
    colors=LEDGESTONE,
    weights=None,
    course_heights=(0.05, 0.08, 0.11),
    lengths=(0.16, 0.55),
    roughness=0.0022,
) -> bpy.types.Object:
    """Return dry-stacked stone cladding; u runs along the wall as in `brick_wall`.

    course_heights: those to choose from; lengths: least and most; roughness: of the edges; metres.
    """
    polygons = []
    z = z0
    while z < z1 - 0.02:
        height = min(random.choice(course_heights), z1 - z)
        u = u0 - random.uniform(0, 0.3)
        while u < u1:
            length = random.uniform(*lengths)
            polygons.append(rectangle(u, z, length, height))
            u += length
        z += height
    stone = paver_material(
        "ledgestone",
        speck=0.2,
        mottle=0.3,
        grit=2.2,
        roughness=0.88,
        dirt_amount=0.35,
        stain=0.2,
        dirt_color="#4a4036",
    )
    cladding = pavers(
        "ledgestone",
        within(polygons, u0, u1, z0, z1),
        stone,
        colors,
        weights,
        joint=0.006,
        bevel=0.008,
        depth=0.05,
        height_variation=0.009,
        tilt=0.02,
        outline_step=0.05,
        edge_roughness=roughness,
        bevel_segments=2,
        color_variation=0.10,
        edge_width=0.02,
    )
    return _stand_up(cladding, position, face)


def window(
    x0, x1, z0, z1, y, frame, glass, columns=2, rows=1, frame_width=0.05, depth=0.10
) -> None:
    """Set a framed window into a wall whose face is at y, its glass depth metres behind.

    frame and glass are materials; columns and rows count the panes.
    """
    pane = y + depth
    box("glass", (x0, pane, z0), (x1, pane + 0.02, z1), glass, 0)
    for index in range(columns + 1):
        x = x0 + (x1 - x0 - frame_width) * index / columns
        box("mullion", (x, pane - 0.05, z0), (x + frame_width, pane + 0.01, z1), frame, 0.003)
    for index in range(rows + 1):
        z = z0 + (z1 - z0 - frame_width) * index / rows
        box("transom", (x0, pane - 0.05, z), (x1, pane + 0.01, z + frame_width), frame, 0.003)


def slats(
    x0,
    x1,
    z0,
    z1,
    y,
    material,
    pitch=0.124,
    gap=0.008,
    thickness=0.04,
    vertical=False,
    bevel=0.004,
) -> None:
    """Cover a rectangle with slats: a garage door, or cladding. pitch: metres a slat and gap."""
    if vertical:
        for index in range(int((x1 - x0) / pitch)):
            left = x0 + index * pitch
            box("slat", (left, y, z0), (left + pitch - gap, y + thickness, z1), material, bevel)
        return
    count = int(round((z1 - z0) / pitch))
    height = (z1 - z0) / count
    for index in range(count):
        bottom = z0 + index * height
        box("slat", (x0, y, bottom), (x1, y + thickness, bottom + height - gap), material, bevel)
