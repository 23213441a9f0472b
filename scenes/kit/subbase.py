"""The layer below the sand: crushed stone, spread, compacted or still in a heap."""

from collections.abc import Callable

import bpy
import numpy as np

from kit.paving import unevenness
from kit.scene import collection, grid_faces, mesh, random, scatter
from kit.shading import ShaderTree, new_material, rgba
from kit.stone import pebbles, rock
from kit.stone_materials import pebble_material

STONE_COLORS = ("#8d7f6e", "#6f675e", "#a39683", "#7d6a55", "#5d5852")


def crushed_stone_material(dust="#857a6b", stones=("#9a9184", "#615c55")) -> bpy.types.Material:
    """Return compacted crushed stone: broken stones of 5 to 40 mm bedded in their own dust."""
    material, tree = new_material("crushed stone")
    position = tree.object_position()
    damp = tree.ramp(tree.noise(position, 0.9, 4, 0.6), 0.35, 0.68, 0.78, 1.12)
    fines = tree.ramp(tree.noise(position, 260, 3, 0.7), 0.3, 0.7, 0.72, 1.25)
    color = tree.scale_color(rgba(dust), fines)
    relief = tree.math("MULTIPLY", tree.noise(position, 90, 4, 0.65), 0.8)
    for scale, share in ((34, 0.55), (75, 0.5), (150, 0.45)):
        color, relief = _bed_stones(tree, position, color, relief, stones, scale, share)
    damp = tree.math("MULTIPLY", damp, tree.ramp(tree.attribute("rolled"), 0, 1, 1, 1.15))
    color = tree.scale_color(color, damp)
    tree.output(tree.principled(color, 0.93, Specular=0.2, Normal=tree.bump(relief, 0.006)))
    return material


def _bed_stones(tree: ShaderTree, position, color, relief, stones, scale, share):
    """Press stones, scale of them a metre, into the dust; share: of the cells that hold one."""
    wobble = tree.math("MULTIPLY", tree.noise(position, scale * 2.5, 2), 0.22)
    cell = tree.voronoi(position, scale)
    chance, tone, shine = tree.separate_color(cell["Color"])
    away = tree.math("ADD", cell["Distance"], wobble)
    here = tree.ramp(away, 0.44, 0.50, 1, 0)
    here = tree.math("MULTIPLY", here, tree.ramp(chance, 1 - share, 1.01 - share))
    stone = tree.mix(tone, rgba(stones[0]), rgba(stones[1]))
    stone = tree.scale_color(stone, tree.ramp(shine, 0, 1, 0.75, 1.2))
    dome = tree.math("MULTIPLY", tree.ramp(away, 0.2, 0.5, 1, 0.3), 30 / scale)
    relief = tree.math("ADD", relief, tree.math("MULTIPLY", here, dome))
    return tree.mix(tree.math("MULTIPLY", here, 0.8), color, stone), relief


def compacted_base(x0, x1, y0, y1, z, material, lanes, drum, loose_from) -> Callable:
    """Lay a compacted layer at z; return where stones lie in it at arrays x, y.

    lanes: (x, y) to which a roller's drum, so many metres wide, went last: it leaves a faint ridge
    on each side and at the end. loose_from: y beyond which the stone is only spread, and higher.
    """
    resolution = 0.016
    columns, rows = int((x1 - x0) / resolution), int((y1 - y0) / resolution)
    x, y = np.meshgrid(np.linspace(x0, x1, columns), np.linspace(y0, y1, rows), indexing="ij")
    level = z + 0.0022 * unevenness(x, y, 3.5, 3) + 0.0009 * unevenness(x, y, 26, 2)
    rolled, ridges = 0 * x, 0 * x
    for number, (middle, end) in enumerate(lanes):
        wander = 0.03 * np.sin(y * 0.5 + middle * 9)
        outside = np.maximum(np.abs(x - middle - wander) - drum / 2, y - end)
        pressed = np.clip(-outside / 0.05, 0, 1)
        ridges = np.maximum(ridges * (1 - pressed), np.exp(-((outside / 0.035) ** 2)))
        rolled = np.maximum(rolled, pressed * (0.35 + 0.65 * (number % 2)))
    level += (0.0045 + 0.002 * np.sin(y * 3 + 2 * np.sin(x))) * ridges - 0.002 * rolled
    edge = loose_from + 0.10 * np.sin(x * 1.9) + 0.05 * np.sin(x * 5.3 + 1)
    loose = np.clip((y - edge) / 0.25, 0, 1)
    loose = loose * loose * (3 - 2 * loose)
    level += loose * (0.035 + 0.012 * unevenness(x, y, 7, 4))
    vertices = np.c_[x.ravel(), y.ravel(), level.ravel()]
    attributes = {"rolled": ("FLOAT", rolled.ravel())}
    mesh("base", vertices, grid_faces(columns, rows), material, True, attributes)

    seat = level - 0.0018 * rolled  # the drum brings the fines up, over the stones

    def level_at(x, y):
        column, row = (x - x0) / (x1 - x0), (y - y0) / (y1 - y0)
        return seat[(column * (columns - 1)).astype(int), (row * (rows - 1)).astype(int)]

    return level_at


def bedded_stones(x0, x1, y0, y1, level_at: Callable, count, size) -> None:
    """Press broken stones of about size metres into a layer until their tops are level with it."""
    x, y = random.uniform(x0, x1, count), random.uniform(y0, y1, count)
    stone = pebble_material("bedded stone", STONE_COLORS, 0.9, bump=0.0012, speck=0.3)
    shapes = [rock(f"bedded stone {kind}", stone, angular=True) for kind in range(10)]
    for shape in shapes:
        for vertex in shape.data.vertices:
            vertex.co.z = min(vertex.co.z, 0.12)
    scales = size * np.clip(random.lognormal(0, 0.3, count), 0.5, 1.7)
    z = level_at(x, y) - 0.12 * scales + random.normal(0.0008, 0.0018, count)
    rotations = np.c_[random.normal(0, 0.07, (count, 2)), random.uniform(0, 6.28, count)]
    shapes = collection("bedded stone", shapes)
    scatter("bedded stone", shapes, np.c_[x, y, z], rotations, scales)


def loose_stones(points, size=0.018, wetness=0.0) -> None:
    """Scatter broken stones of about size metres on points (n, 3)."""
    stone = pebble_material("broken stone", STONE_COLORS, 0.9, wetness, bump=0.0012, speck=0.3)
    pebbles("broken stone", stone, points, size, angular=True, size_spread=0.42, tumble=1.2)


def scattered_stones(x0, x1, y0, y1, z, count, size=0.018, kept=None) -> None:
    """Leave loose stones lying about; kept(x, y): which of the places, as booleans."""
    x, y = random.uniform(x0, x1, count), random.uniform(y0, y1, count)
    if kept is not None:
        here = kept(x, y)
        x, y = x[here], y[here]
    loose_stones(np.c_[x, y, np.full(len(x), z + size * 0.12)], size)


def stone_heap(x, y, z, radius, height, material, count=9000, size=0.026) -> None:
    """Tip a heap of crushed stone at x, y: a body of dust, and stones all over it."""
    steps = 90
    u, v = np.meshgrid(np.linspace(-1.5, 1.5, steps), np.linspace(-1.5, 1.5, steps), indexing="ij")

    def surface(u, v):
        away = np.hypot(u * (1 + 0.12 * np.sin(3 * v)), v * 1.08)
        cone = np.clip(1.06 - away, 0, None)
        return height * (np.sqrt(cone**2 + 0.012) - 0.11) + 0.012 * np.sin(u * 9) * np.cos(v * 8)

    level = z - 0.03 + surface(u, v)
    vertices = np.c_[(x + u * radius).ravel(), (y + v * radius).ravel(), level.ravel()]
    mesh("heap", vertices, grid_faces(steps, steps), material, smooth=True)
    turn, away = random.uniform(0, 6.283, count), np.sqrt(random.random(count)) * 1.2
    u, v = away * np.cos(turn), away * np.sin(turn)
    inside = random.random(count) < np.clip(1.35 - away, 0.08, 1)
    u, v = u[inside], v[inside]
    level = np.maximum(z, z - 0.03 + surface(u, v)) + size * 0.15
    loose_stones(np.c_[x + u * radius, y + v * radius, level], size)
