"""Grass, leaves, shrubs, hedges, trees and garden plants.

Plants are hundreds of single leaves. Each leaf carries leaf_random, from which
materials.leaf_material takes its shade.
"""

import math
from collections.abc import Callable, Sequence

import bpy
import numpy as np

from kit.materials import bark_material, leaf_material, plain_material
from kit.scene import (
    Point,
    add_tube,
    box,
    collection,
    grid_faces,
    mesh,
    random,
    ring_faces,
    scatter,
)
from kit.shading import Color

UP = np.array([0.0, 0.0, 1.0])
GOLDEN_ANGLE = 2.39996
LAWN_COLORS = ("#34491c", "#6d8436", "#a89a5a")
AGAPANTHUS_BLUE = ("#5d63b8", "#8f95dc", "#b9bdf0")


def blades(
    name: str,
    material: bpy.types.Material,
    count: int,
    length: float,
    width: float,
    arch: float = 1.0,
    spread: float = 0.05,
    segments: int = 6,
    lean: tuple[float, float] = (0.1, 0.6),
    fold: float = 0.25,
    taper: str = "blade",
    length_variation: float = 0.25,
) -> bpy.types.Object:
    """Return a tuft of grass blades or strap leaves, not yet in the scene.

    length and width of a blade and spread, the radius of the tuft's foot, in metres. lean: least
    and most angle from upright at the foot. arch: how far the tips bend over. fold: depth of the
    crease along the middle, 0 for flat. taper: "blade" narrows from the foot, "strap" near the tip.
    """
    vertices = []
    chances = []
    for _ in range(count):
        around = random.uniform(0, 2 * np.pi)
        away = spread * math.sqrt(random.random())
        own_length = length * (1 + random.uniform(-length_variation, length_variation))
        angle = random.uniform(*lean)
        own_width = width * random.uniform(0.8, 1.2)
        heading = around + random.normal(0, 0.5)
        forward = np.array([math.cos(heading), math.sin(heading), 0])
        sideways = np.array([-forward[1], forward[0], 0])
        point = np.array([away * math.cos(around), away * math.sin(around), 0])
        own_arch = arch * random.uniform(0.6, 1.4)
        for step in range(segments + 1):
            share = step / segments
            half_width = own_width * _blade_width(share, taper) / 2
            along = UP * math.cos(angle) + forward * math.sin(angle)
            normal = forward * math.cos(angle) - UP * math.sin(angle)
            crease = normal * fold * own_width * _blade_width(share, taper) if fold else 0
            vertices += [
                point - sideways * half_width,
                point - crease,
                point + sideways * half_width,
            ]
            point = point + along * own_length / segments
            angle += own_arch * share * 1.3 / segments * 2
        chances += [random.random()] * (3 * (segments + 1))
    strip = grid_faces(segments + 1, 3)[:, [0, 3, 2, 1]]
    per_blade = 3 * (segments + 1)
    faces = np.concatenate([strip + per_blade * blade for blade in range(count)])
    attributes = {"leaf_random": ("FLOAT", chances)}
    return mesh(name, np.array(vertices), faces, material, True, attributes, link=False)


def _blade_width(share, taper):
    """Return the width at a share of the length, as a share of the full width."""
    if taper == "blade":
        return 1 - share**2.2
    return math.sin(math.pi * min(1, 0.12 + share * 0.9)) ** 0.5 * (1 - share**5)


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


def agapanthus(
    name: str,
    leaves_material: bpy.types.Material,
    stem_material: bpy.types.Material,
    flower_material: bpy.types.Material,
    flowers: int = 3,
) -> bpy.types.Object:
    """Return an agapanthus with this many flower heads, not yet in the scene."""
    count = random.integers(26, 36)
    leaves = blades(
        name,
        leaves_material,
        count,
        length=0.55,
        width=0.034,
        arch=1.25,
        spread=0.07,
        segments=8,
        lean=(0.1, 0.55),
        fold=0.2,
        taper="strap",
    )
    if not flowers:
        return leaves
    vertices, faces, petals = [], [], []
    for _ in range(flowers):
        around = random.uniform(0, 6.28)
        foot = np.array([0.06 * math.cos(around), 0.06 * math.sin(around), 0])
        head = foot + np.array(
            [random.normal(0, 0.07), random.normal(0, 0.07), random.uniform(0.62, 0.85)]
        )
        add_tube(vertices, faces, foot, head, 0.006, 0.004, 6)
        rays = random.normal(size=(46, 3))
        rays /= np.linalg.norm(rays, axis=1, keepdims=True)
        rays[:, 2] = rays[:, 2] * 0.8 + 0.12
        for ray in rays:
            add_tube(vertices, faces, head, head + ray * 0.055, 0.0012, 0.0012, 3)
        petals.append(np.repeat(head + rays * 0.055, 5, 0))
    stems = mesh(f"{name} stems", np.array(vertices), faces, stem_material, True, link=False)
    heads = leaf_cloud(
        f"{name} flowers", flower_material, np.concatenate(petals), 0.034, link=False, aspect=0.5
    )
    return join([leaves, stems, heads])


def strap_clumps(
    name: str, material: bpy.types.Material, length: float, width: float, kinds: int = 4
) -> bpy.types.Collection:
    """Return clumps of arching strap leaves to scatter: agapanthus out of flower."""
    look = {"arch": 1.25, "spread": 0.07, "segments": 8, "lean": (0.1, 0.6), "fold": 0.2}
    clumps = [
        blades(f"{name} {kind}", material, 30, length, width, taper="strap", **look)
        for kind in range(kinds)
    ]
    return collection(name, clumps)


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


def agapanthus_collection(
    flower_colors: Sequence[Color] = AGAPANTHUS_BLUE,
    flowers: Sequence[int] = (3, 2, 4, 0),
    leaf_translucency: float = 0.3,
    flower_translucency: float = 0.35,
) -> bpy.types.Collection:
    """Return agapanthus to scatter, one a number of flower heads."""
    leaves = leaf_material(
        "agapanthus leaf", ("#2c4a1c", "#66852f", "#7f9440"), leaf_translucency, 0.4
    )
    stems = plain_material("agapanthus stem", "#5f7f3a", 0.5)
    petals = leaf_material("agapanthus flower", flower_colors, flower_translucency)
    plants = [
        agapanthus(f"agapanthus {number}", leaves, stems, petals, heads)
        for number, heads in enumerate(flowers)
    ]
    return collection("agapanthus", plants)


def white_agapanthus(heads: int = 3) -> bpy.types.Object:
    """Return one agapanthus in white flower, not yet in the scene."""
    leaf = leaf_material("agapanthus leaf", ("#2c4a1c", "#66852f", "#7f9440"), 0.3, 0.4)
    stem = plain_material("stem", "#5f7f3a", 0.5)
    white = leaf_material("agapanthus flower", ("#e3e0d4", "#f4f1e8", "#fffdf6"), 0.35)
    return agapanthus("agapanthus", leaf, stem, white, heads)


def shrub_row(material, leaves, radii, places, leaf_size, x_error=0.0, y_error=0.0) -> None:
    """Plant a round shrub near each of the places (x, y); radii: least and most, metres.

    x_error, y_error: metres by which a shrub may miss its place.
    """
    for x, y in places:
        points = shrub_points(leaves, random.uniform(*radii))
        if x_error:
            x += random.uniform(-x_error, x_error)
        if y_error:
            y += random.uniform(-y_error, y_error)
        leaf_cloud("shrub", material, points + [x, y, 0], leaf_size)


def tuft_collection(
    name, material, count, length, width=0.005, kinds=3, spread=0.06, segments=6, **shape
) -> bpy.types.Collection:
    """Return tufts of upright, flat blades to scatter; count: blades a tuft, length: metres.

    shape: what else `blades` takes, to lay them over or fold them.
    """
    shape = {"lean": (0.05, 0.6), "fold": 0, **shape}
    look = {"spread": spread, "segments": segments, **shape}
    tufts = [
        blades(f"{name} {kind}", material, count, length, width, **look) for kind in range(kinds)
    ]
    return collection(name, tufts)


def grass_tufts(
    colors: Sequence[Color] = ("#5a6a35", "#a39a55", "#c9b878"),
    count: int = 150,
    length: float = 0.62,
    kinds: int = 3,
) -> bpy.types.Collection:
    """Return tufts of ornamental grass to scatter; count: blades a tuft, length: metres."""
    material = leaf_material("ornamental grass", colors, 0.45, 0.5)
    return tuft_collection("ornamental grass", material, count, length, kinds=kinds)


def aloe_material() -> bpy.types.Material:
    """Return the grey-green of aloe leaves."""
    return leaf_material("aloe", ("#4e6b4a", "#8aa07a", "#9aa070"), 0.08, 0.4)


def aloe(
    name: str, material: bpy.types.Material, leaves: int = 26, length: float = 0.4
) -> bpy.types.Object:
    """Return an aloe without a stem, not yet in the scene; length: metres of a leaf."""
    steps = 8
    vertices = []
    chances = []
    for leaf in range(leaves):
        share = leaf / leaves
        around = leaf * GOLDEN_ANGLE
        angle = 0.15 + 1.05 * (1 - share)
        own_length = length * (0.55 + 0.45 * (1 - abs(share - 0.4)))
        forward = np.array([math.cos(around), math.sin(around), 0])
        sideways = np.array([-forward[1], forward[0], 0])
        point = forward * 0.03
        chances += [random.random()] * (4 * steps)
        for step in range(steps):
            along_leaf = step / (steps - 1)
            half_width = (0.075 * (1 - along_leaf) ** 0.8 + 0.002) / 2
            thickness = 0.02 * (1 - along_leaf) + 0.002
            along = UP * math.cos(angle) + forward * math.sin(angle)
            normal = forward * math.cos(angle) - UP * math.sin(angle)
            vertices += [
                point - sideways * half_width - normal * thickness * 0.6,
                point + normal * thickness * 0.5,
                point + sideways * half_width - normal * thickness * 0.6,
                point + normal * thickness * 1.3,
            ]
            point = point + along * own_length / (steps - 1)
            angle -= 0.10
    per_leaf = 4 * steps
    faces = np.concatenate(
        [ring_faces(steps, 4, first) for first in range(0, leaves * per_leaf, per_leaf)]
    )
    attributes = {"leaf_random": ("FLOAT", chances)}
    return mesh(name, np.array(vertices), faces, material, True, attributes, link=False)


def lawn(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    z: float = 0.0,
    density: float = 260,
    height: float = 0.045,
    falloff: tuple[float, float, float] | None = None,
    material: bpy.types.Material | None = None,
    exclude: Callable | None = None,
    unevenness: float = 0.0,
) -> bpy.types.Object:
    """Scatter tufts of grass over a rectangle; density: tufts a square metre, height: metres.

    falloff: (x, y, radius) of the camera's surroundings, beyond which tufts become fewer and
    larger. exclude: a function of x and y (arrays) that is true where no grass grows. unevenness:
    0 for a carpet, 0.5 for a lawn with long and short places.
    """
    material = material or leaf_material("grass", LAWN_COLORS, 0.35, 0.5)
    tufts = [
        blades(
            f"{name}{kind}",
            material,
            count=42,
            length=height,
            width=0.0035,
            arch=0.9,
            spread=0.055,
            segments=3,
            lean=(0.05, 0.75),
            fold=0,
        )
        for kind in range(5)
    ]
    count = int((x1 - x0) * (y1 - y0) * density)
    points = np.c_[random.uniform(x0, x1, count), random.uniform(y0, y1, count), np.full(count, z)]
    if exclude is not None:
        points = points[~exclude(points[:, 0], points[:, 1])]
    if falloff is None:
        scales = random.uniform(0.7, 1.3, len(points))
    else:
        x, y, radius = falloff
        distance = np.hypot(points[:, 0] - x, points[:, 1] - y)
        thinned = np.clip(radius / np.maximum(distance, 0.01), 0.12, 1)
        kept = random.random(len(points)) < thinned
        points, distance = points[kept], distance[kept]
        larger = np.clip(np.sqrt(distance / radius), 1, 1.8)
        scales = random.uniform(0.7, 1.3, len(points)) * larger
    if unevenness:
        scales = scales * (1 + unevenness * _long_and_short(points[:, 0], points[:, 1]))
    return scatter(f"{name} tufts", collection(name, tufts), points, scales=scales)


def _long_and_short(x, y):
    """Return how long grass stands at places, -1 to 1: waves of several lengths and directions."""
    waves = ((1.3, 0.4, 0.0), (-0.7, 1.6, 1.1), (3.1, 2.3, 2.0), (-4.7, 3.9, 0.4), (8.3, -6.1, 3.0))
    total = sum(np.sin(a * x + b * y + shift) / (1 + 0.2 * abs(a)) for a, b, shift in waves)
    return np.clip(total / 2.2, -1, 1)


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
