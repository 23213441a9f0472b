"""Paving while it is laid: bedding sand and its screed, string lines, stacks and tools."""

import math
from collections.abc import Callable

import numpy as np

from kit.materials import grain_material, plain_material, soil_material, wood_material
from kit.patterns import basket_weave, rectangle, running_bond, within
from kit.paving import grains, ground, pavers, unevenness
from kit.props import metal_material, rope
from kit.scene import add_tube, box, cylinder, grid_faces, group, mesh, random
from kit.subbase import scattered_stones


def screeded_bed(x0, x1, y0, y1, z, material, straightedge_y, rails) -> None:
    """Spread bedding sand: drag marks in front of the straightedge, a heap of loose sand behind.

    rails: x of the two screed rails, which have left their grooves.
    """
    resolution = 0.014
    columns, rows = int((x1 - x0) / resolution), int((y1 - y0) / resolution)
    x, y = np.meshgrid(np.linspace(x0, x1, columns), np.linspace(y0, y1, rows), indexing="ij")
    edge = straightedge_y - 0.045 * (x - 1.2)
    before_edge = 1 - np.clip((y - edge) / 0.10, 0, 1)
    screeded = before_edge * before_edge * (3 - 2 * before_edge)
    fine_marks = 0.0011 * np.sin(x * 150 + 1.5 * np.sin(y * 2)) * (0.5 + 0.5 * np.sin(x * 19 + 1))
    coarse_marks = 0.0009 * np.sin(x * 43 + 2)
    level = z + 0.0006 * unevenness(x, y, 6, 3) + screeded * (fine_marks + coarse_marks)
    pushed_up = 0.020 * np.exp(-(((y - edge - 0.12) / 0.10) ** 2))
    loose = 1 - screeded
    level += loose * (0.028 + 0.013 * unevenness(x, y, 5.5, 4) + pushed_up)
    from_heap = ((x - 1.75) / 0.62) ** 2 + ((y - 6.55) / 0.55) ** 2
    level += loose * 0.62 * np.exp(-(from_heap**0.8)) * (1 + 0.06 * unevenness(x, y, 4, 3))
    for rail in rails:
        level += screeded * 0.004 * np.exp(-((np.abs(x - rail) - 0.035) ** 2) / 0.0004)
    vertices = np.c_[x.ravel(), y.ravel(), level.ravel()]
    mesh("bed", vertices, grid_faces(columns, rows), material, smooth=True)


def swept_joints(x0, x1, y0, front: Callable, bed_z, material) -> None:
    """Fill the joints with sand from y0 on; the last rows before front(x) are open down to bed_z."""
    x, y = np.meshgrid(np.arange(x0, x1, 0.025), np.arange(y0, 4.0, 0.025), indexing="ij")
    open_share = np.clip((y - front(x) + 0.95 + 0.05 * unevenness(x, y, 3, 2)) / 0.25, 0, 1)
    level = -0.0042 + 0.0009 * unevenness(x, y, 8, 3) + open_share * (bed_z - 0.004)
    vertices = np.c_[x.ravel(), y.ravel(), level.ravel()]
    mesh("swept joints", vertices, grid_faces(*x.shape), material, smooth=True)


def spirit_level(x, y, z, turn) -> None:
    """Put down an aluminium spirit level of 1.2 m with its middle at x, y, its foot at z."""
    aluminium = plain_material("level", "#d9ab2b", 0.45, 0.03)
    rubber = plain_material("level ends", "#1c1c1e", 0.7)
    glass = plain_material("vial", "#b7d64a", 0.12)
    parts = [
        box("web", (-0.59, -0.004, 0.004), (0.59, 0.004, 0.056), aluminium, 0.001),
        box("foot", (-0.59, -0.011, 0), (0.59, 0.011, 0.005), aluminium, 0.001),
        box("top", (-0.59, -0.011, 0.055), (0.59, 0.011, 0.060), aluminium, 0.001),
        box("vial", (-0.035, -0.009, 0.036), (0.035, 0.009, 0.056), glass, 0.003),
    ]
    parts += [
        box("end", (at - 0.012, -0.013, -0.0005), (at + 0.012, 0.013, 0.0615), rubber, 0.002)
        for at in (-0.59, 0.59)
    ]
    parts += [
        box("end vial", (at - 0.02, -0.0085, 0.014), (at + 0.02, 0.0085, 0.048), glass, 0.003)
        for at in (-0.44, 0.44)
    ]
    group(parts, (x, y, z), turn)


def lay_screed(rails, straightedge_y) -> None:
    """Put down two steel screed rails and the timber straightedge that runs on them."""
    steel = metal_material("galvanised", "#9a9b98", 0.45)
    for x, y, turn in ((rails[0], 2.35, 0.6), (rails[1], 1.45, -0.4)):
        rail = cylinder("rail", (0, 0, 0), 0.0135, 3.9, steel, sides=20)
        rail.rotation_euler = (-math.pi / 2, 0, math.radians(turn))
        rail.location = (x, y, -0.050)
    timber = wood_material("plank", ("#8b6a45", "#c3a172"), axis=0, roughness=0.75)
    plank = box("straightedge", (-1.35, -0.02, 0), (1.35, 0.02, 0.115), timber, 0.003)
    plank.location = (1.22, straightedge_y, -0.036)
    plank.rotation_euler = (math.radians(-6), 0, math.radians(-2.6))


def stretch_strings(left, right) -> None:
    """Stretch string lines on steel pins along the right edge and across a drive, left to right."""
    line = plain_material("string line", "#f0602a", 0.5)
    steel = metal_material("pin", "#6d6a66", 0.5)

    def stretch(start, end, sag):
        start, end = np.array(start), np.array(end)
        shares = np.linspace(0, 1, 30)
        points = [
            start + (end - start) * share - (0, 0, sag * math.sin(math.pi * share))
            for share in shares
        ]
        rope("string", points, 0.0032, line)

    def drive_pin(x, y):
        cylinder("pin", (x, y, -0.12), 0.007, 0.30, steel, sides=14)
        turns = [
            (x + 0.0088 * math.cos(angle), y + 0.0088 * math.sin(angle), 0.033 + 0.0009 * angle)
            for angle in np.linspace(0, 26, 80)
        ]
        rope("knot", turns, 0.002, line, sides=6)

    drive_pin(right + 0.215, -1.4)
    drive_pin(right + 0.215, 7.3)
    stretch((right + 0.207, -1.4, 0.03), (right + 0.207, 7.3, 0.03), 0.012)
    drive_pin(left - 0.26, 3.72)
    drive_pin(right + 0.30, 0.68)
    stretch((left - 0.26, 3.72, 0.03), (right + 0.30, 0.68, 0.03), 0.010)


def hand_stack(x, y, angle, layers, material, colors, weights, depth=0.06) -> None:
    """Stack pavers by hand in layers laid crosswise; depth: of a paver."""
    for layer in range(layers):
        polygons = basket_weave(-0.2, 0.18, -0.2, 0.18, 0.2)
        if layer % 2 == 0:
            polygons = [polygon[:, ::-1][::-1] for polygon in polygons]
        polygons = [polygon + random.normal(0, 0.0025, 2) for polygon in polygons]
        stack = pavers(
            "hand stack",
            polygons,
            material,
            colors,
            weights,
            joint=0.006,
            bevel=0.005,
            depth=depth - 0.001,
            z=depth * (layer + 1) + 0.0012,
            height_variation=0.0006,
            tilt=0.002,
            outline_step=0.03,
            edge_roughness=0.0004,
            color_variation=0.09,
        )
        stack.location = (x, y, 0)
        stack.rotation_euler = (0, 0, angle)


def single_paver(x, y, z, angle, material, colors, weights, depth=0.06) -> None:
    """Put down one paver, its face at z."""
    paver = pavers(
        "single paver",
        [rectangle(-0.1, -0.05, 0.2, 0.1)],
        material,
        colors,
        weights,
        joint=0.003,
        bevel=0.005,
        depth=depth,
        height_variation=0,
        tilt=0,
        shift=0,
        outline_step=0.02,
        edge_roughness=0.0005,
        color_variation=0.09,
    )
    paver.location = (x, y, z)
    paver.rotation_euler = (0, 0, angle)


def load_pallet(x, y, turn, material, colors, weights, depth=0.06) -> None:
    """Stand a pallet of pavers with a corner at x, y."""
    timber = wood_material("pallet", ("#7a5a3a", "#b08e62"), axis=0, roughness=0.8)
    boards = [
        box("board", (0, row * 0.17, 0.10), (1.0, row * 0.17 + 0.12, 0.125), timber, 0.003)
        for row in range(6)
    ]
    bearers = [
        box("bearer", (at, 0, 0), (at + 0.1, 0.98, 0.10), timber, 0.003) for at in (0, 0.45, 0.9)
    ]
    layers = []
    for layer in range(9):
        bond = running_bond(0, 1, 0, 1, 0.2, 0.1, 0.5 if layer % 2 else 0.25)
        layers.append(
            pavers(
                "pallet layer",
                within(bond, 0.02, 0.98, 0.02, 0.98),
                material,
                colors,
                weights,
                joint=0.003,
                bevel=0.003,
                depth=depth,
                z=0.187 + layer * 0.0625,
                height_variation=0.001,
                tilt=0.002,
                color_variation=0.09,
            )
        )
    group(boards + bearers + layers, (x, y, 0), turn)


def ground_before(y) -> None:
    """Leave levelled earth before y, with crushed stone that fell off the barrow."""
    earth = soil_material("#8a6a48")
    ground("earth", -14, 14, y - 6, y + 0.01, -0.045, earth, 0.03, amplitude=0.009)
    scattered_stones(-3.2, 2.6, y - 1.25, y - 0.02, -0.045, 700, 0.013)


def stand_shovel(x, y, z) -> None:
    """Leave a shovel standing in sand whose surface is at z."""
    timber = wood_material("shaft", ("#8a5c30", "#c89a62"), axis=2, roughness=0.5)
    foot = np.array([x, y, z])
    direction = np.array([-0.30, -0.22, 1.0])
    direction = direction / np.linalg.norm(direction)
    vertices, faces = [], []
    add_tube(vertices, faces, foot - direction * 0.1, foot + direction * 1.05, 0.017, 0.016, 14)
    mesh("shaft", np.array(vertices), faces, timber, smooth=True)
    vertices, faces = [], []
    add_tube(vertices, faces, foot - direction * 0.32, foot - direction * 0.02, 0.022, 0.020, 12)
    mesh("socket", np.array(vertices), faces, metal_material("blade", "#4c4a48", 0.5), smooth=True)


def spill_sand(front: Callable) -> None:
    """Leave spilt sand on the last rows that were laid; front(x): y of the laying front."""
    count = 52000
    x, y = random.uniform(-2.4, 2.4, count), random.uniform(-1.3, 3.4, count)
    behind_front = front(x) - y
    kept = behind_front > 0.05
    kept &= random.random(count) < np.clip(0.06 + 0.5 * np.exp(-behind_front / 0.22), 0, 1)
    points = np.c_[x, y, np.full(count, 0.0012)][kept]
    grains("spilt sand", grain_material(("#8a6f4a", "#c9a878", "#e0cfae")), points, 0.0026)
