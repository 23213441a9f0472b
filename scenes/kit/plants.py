"""Leaves, shrubs, hedges, trees and fallen leaves.

Plants are hundreds of single leaves. Each leaf carries leaf_random, from which
materials.leaf_material takes its shade.
"""

import math
from collections.abc import Sequence

import bpy
import numpy as np

from kit.materials import bark_material, leaf_material
from kit.scene import Point, add_tube, box, collection, grid_faces, mesh, random, scatter
from kit.shading import Color

UP = np.array([0.0, 0.0, 1.0])


def leaf_cloud(
    name: str,
    material: bpy.types.Material,
    points: np.ndarray,
    leaf_size: float,
    upward: float = 0.3,
    link: bool = True,
    aspect: float = 0.45,
) -> bpy.types.Object:
    """Return one kite-shaped leaf at each of the points (n, 3).

    leaf_size: metres. upward: how much the leaves point up. aspect: width by length.
    """
    count = len(points)
    direction = random.normal(size=(count, 3))
    direction[:, 2] += upward
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    sideways = np.cross(direction, random.normal(size=(count, 3)))
    sideways /= np.linalg.norm(sideways, axis=1, keepdims=True)
    normal = np.cross(direction, sideways)
    length = (leaf_size * random.uniform(0.6, 1.3, count))[:, None]
    middle = points + direction * length * 0.5 + normal * length * 0.08
    half_width = sideways * length * aspect * 0.5
    corners = [points, middle + half_width, points + direction * length, middle - half_width]
    vertices = np.stack(corners, 1).reshape(-1, 3)
    first = np.arange(count) * 4
    halves = [np.c_[first, first + 1, first + 2], np.c_[first, first + 2, first + 3]]
    attributes = {"leaf_random": ("FLOAT", np.repeat(random.random(count), 4))}
    return mesh(name, vertices, np.concatenate(halves), material, False, attributes, link)


def shrub_points(
    count: int, radius: float, flatness: float = 0.8, shell: float = 0.35
) -> np.ndarray:
    """Return points (n, 3) for the leaves of a round shrub standing on the origin.

    flatness: height by width. shell: how deep below its surface leaves grow. Some points fall
    below the ground and are left out, so n is smaller than count.
    """
    direction = random.normal(size=(count, 3))
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    x, y, z = direction.T
    bulges = 1 + 0.18 * np.sin(x * 7 + 1) * np.sin(y * 6) * np.cos(z * 5)
    depth = 1 - shell * random.random(count) ** 1.5
    points = direction * (radius * bulges * depth)[:, None]
    points[:, 2] = points[:, 2] * flatness + radius * flatness * 0.85
    return points[points[:, 2] > 0]


def tree(
    name: str,
    leaves_material: bpy.types.Material,
    branches_material: bpy.types.Material,
    height: float = 6,
    spread: float = 3,
    leaf_size: float = 0.09,
    leaves: int = 30000,
    location: Point = (0, 0, 0),
    trunk_radius: float = 0.13,
    flatness: float = 0.45,
    trunk_share: float = 0.35,
) -> tuple[bpy.types.Object, bpy.types.Object]:
    """Return the branches and the leaves of a tree.

    height, spread (about the radius of the crown) and leaf_size in metres. flatness: how steeply
    branches rise, 0 for level. trunk_share: length of the trunk by height.
    """
    vertices, faces, tips = [], [], []
    upright = np.array([random.normal(0, 0.05), random.normal(0, 0.05), 1.0])
    growing = [(np.zeros(3), upright, height * trunk_share, trunk_radius, 0)]
    while growing:
        point, heading, length, radius, generation = growing.pop()
        for piece in range(3):
            heading = heading + random.normal(0, 0.10, 3)
            heading /= np.linalg.norm(heading)
            end = point + heading * length / 3
            start_radius, end_radius = (
                radius * (1 - 0.12 * piece),
                radius * (1 - 0.12 * (piece + 1)),
            )
            add_tube(vertices, faces, point, end, start_radius, end_radius)
            point = end
            if generation >= 3:
                tips.append(point)
        if generation >= 5 or radius <= 0.006:
            continue
        for _ in range(random.integers(2, 4)):
            around = random.uniform(0, 6.28)
            outwards = np.array([math.cos(around), math.sin(around), flatness])
            branch = heading * 0.55 + outwards * 0.75
            branch /= np.linalg.norm(branch)
            if generation:
                branch_length = length * random.uniform(0.58, 0.78)
            else:
                branch_length = spread * random.uniform(0.4, 0.55)
            growing.append((point, branch, branch_length, radius * 0.62, generation + 1))
    branches = mesh(
        f"{name} branches", np.array(vertices), np.array(faces), branches_material, True
    )
    branches.location = location
    tips = np.array(tips)
    scattered = random.integers(0, len(tips), leaves)
    around_tip = random.normal(0, 0.16 * spread / 3 + 0.05, (leaves, 3)) * [1, 1, 0.7]
    crown = leaf_cloud(f"{name} leaves", leaves_material, tips[scattered] + around_tip, leaf_size)
    crown.location = location
    return branches, crown


def garden_tree_materials(
    translucency: float = 0.4, leaf_colors: Sequence[Color] = ("#2f4520", "#5d7c33")
) -> tuple[bpy.types.Material, bpy.types.Material]:
    """Return the two materials `tree` takes, for the trees behind gardens."""
    return leaf_material("tree leaf", leaf_colors, translucency), bark_material()


def join(objects: Sequence[bpy.types.Object]) -> bpy.types.Object:
    """Join objects outside the scene into the first of them."""
    visible = bpy.context.scene.collection.objects
    for thing in objects:
        visible.link(thing)
    bpy.ops.object.select_all(action="DESELECT")
    for thing in objects:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.join()
    visible.unlink(objects[0])
    return objects[0]


def hedge(
    name: str,
    material: bpy.types.Material,
    low: Point,
    high: Point,
    density: float = 5200,
    leaf_size: float = 0.035,
) -> bpy.types.Object:
    """Return a clipped hedge between two corners; density: leaves a square metre of its faces."""
    low, high = np.array(low, float), np.array(high, float)
    size = high - low
    points = []
    for axis in range(3):
        across = [other for other in range(3) if other != axis]
        count = int(size[across[0]] * size[across[1]] * density)
        for face, inwards in ((low, 1), (high, -1)):
            face_points = low + random.random((count, 3)) * size
            face_points[:, axis] = face[axis] + random.normal(0, 0.028, count)
            face_points[:, axis] += inwards * 0.05 * random.random(count)
            points.append(face_points)
    box(f"{name} core", low + 0.06, high - 0.06, material, 0)
    return leaf_cloud(name, material, np.concatenate(points), leaf_size, aspect=0.6)


def litter(
    name: str,
    material: bpy.types.Material,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    count: int,
    size: float = 0.03,
    z: float = 0.002,
) -> bpy.types.Object:
    """Scatter fallen, curled leaves (size: metres) over a rectangle at height z."""
    points = np.c_[random.uniform(x0, x1, count), random.uniform(y0, y1, count), np.full(count, z)]
    # Not used: these keep every number after them as the finished pictures have it.
    random.normal(size=(2, 3))
    random.random(2)
    kinds = []
    for kind in range(4):
        along = np.linspace(0, 1, 6)
        half_width = np.sin(np.pi * along**0.8) * 0.22 * size
        curl = random.uniform(0.1, 0.5) * size
        vertices = []
        for share, half in zip(along, half_width):
            rise = curl * (share - 0.5) ** 2
            vertices += [
                (share * size, -half, rise + 0.25 * half * random.uniform(0.5, 1.5)),
                (share * size, 0, rise),
                (share * size, half, rise + 0.25 * half),
            ]
        attributes = {"leaf_random": ("FLOAT", [random.random()] * 18)}
        faces = grid_faces(6, 3)[:, [0, 3, 2, 1]]
        leaf = mesh(f"{name}{kind}", np.array(vertices), faces, material, True, attributes, False)
        kinds.append(leaf)
    rotations = np.c_[random.normal(0, 0.2, (count, 2)), random.uniform(0, 6.28, count)]
    scales = random.uniform(0.5, 1.3, count)
    return scatter(name, collection(name, kinds), points, rotations, scales)
