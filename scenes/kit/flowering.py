"""What flowers on the Highveld: jacarandas, their fallen blossoms, aloes."""

import math

import bpy
import numpy as np

from kit.aloes import aloe
from kit.materials import leaf_material, plain_material
from kit.plants import join, leaf_cloud
from kit.scene import add_tube, collection, link, mesh, random, ring_faces, scatter

VIOLET = ("#7c6ab8", "#b3a2de", "#d2c6f0")
FALLEN_VIOLET = ("#7d68bb", "#ac98dc", "#c6b6ea")
ALOE_ORANGE = ("#a83a18", "#d8662a", "#e8a03a")


def violet_material(name="jacaranda", colors=VIOLET, translucency=0.42) -> bpy.types.Material:
    """Return a leaf material for violet petals."""
    material = leaf_material(name, colors, translucency, 0.55)
    # Light through a green leaf turns yellow; through these petals it must stay violet.
    for node in material.node_tree.nodes:
        if node.type == "MIX_RGB" and node.blend_type == "MULTIPLY":
            node.inputs[2].default_value = (1.25, 1.0, 1.5, 1)
    return material


def jacaranda(
    name,
    location=(0, 0, 0),
    height=8,
    spread=5,
    trunk_radius=0.24,
    trunk_share=0.28,
    flowers=60000,
    leaves=6000,
    flower_size=0.055,
    flower_material=None,
    foliage=None,
    bark=None,
    cluster_size=0.20,
    flatness=0.5,
    lean=(0, 0),
) -> tuple[bpy.types.Object, bpy.types.Object]:
    """Return the branches and the blossom of a jacaranda in flower.

    height, spread (about the radius of the crown), flower_size and cluster_size: metres.
    trunk_share: length of the trunk by height. flatness: how steeply branches rise, 0 for level.
    lean: of the trunk, (x, y) metres a metre. Blossom hangs in clusters at the ends of the twigs,
    among a few feathery leaves.
    """
    flower_material = flower_material or violet_material()
    foliage = foliage or leaf_material("jacaranda leaf", ("#4b6128", "#8a9a48"), 0.45)
    bark = bark or plain_material(
        "jacaranda bark", "#40362e", 0.95, 0.3, 9, bump=0.02, bump_scale=26
    )
    vertices, faces, tips = [], [], []
    upright = np.array([lean[0], lean[1], 1.0])
    growing = [(np.zeros(3), upright, height * trunk_share, trunk_radius, 0)]
    while growing:
        point, heading, length, radius, generation = growing.pop()
        pieces = 3 if generation else 5
        for piece in range(pieces):
            wander = 0.12 if generation else 0.05
            heading = heading + random.normal(0, wander, 3) + (0, 0, 0.03)
            heading /= np.linalg.norm(heading)
            end = point + heading * length / pieces
            # Pieces overlap a little, so that no gap opens where the branch bends.
            start = point - heading * length / pieces * 0.05
            root = 1.25 if generation == 0 and piece == 0 else 1
            start_radius = radius * (1 - 0.25 * piece / pieces) * root
            end_radius = radius * (1 - 0.25 * (piece + 1) / pieces)
            sides = 12 if generation < 2 else 6
            add_tube(vertices, faces, start, end, start_radius, end_radius, sides)
            point = end
            if generation >= 3:
                tips.append(point)
        if generation >= 5 or radius <= 0.006:
            continue
        count = random.integers(2, 4) if generation else random.integers(3, 5)
        first = random.uniform(0, 6.28)
        for index in range(count):
            around = first + index * 2 * math.pi / count + random.normal(0, 0.3)
            outwards = np.array([math.cos(around), math.sin(around), flatness])
            branch = heading * 0.5 + outwards * 0.8
            branch /= np.linalg.norm(branch)
            if generation:
                branch_length = length * random.uniform(0.60, 0.80)
            else:
                branch_length = spread * random.uniform(0.42, 0.58)
            branch_radius = radius * (0.62 if generation else 0.6)
            growing.append((point, branch, branch_length, branch_radius, generation + 1))
    branches = mesh(f"{name} branches", np.array(vertices), faces, bark, smooth=True)
    branches.location = location

    tips = np.array(tips)
    clusters = max(50, flowers // 45)
    middles = tips[random.integers(0, len(tips), clusters)] + random.normal(0, 0.22, (clusters, 3))
    points = middles[random.integers(0, clusters, flowers)]
    hanging = np.array([cluster_size * 0.5, cluster_size * 0.5, cluster_size * 0.75])
    points = points + random.normal(0, 1, (flowers, 3)) * hanging
    blossom = leaf_cloud(
        f"{name} blossom", flower_material, points, flower_size, upward=-0.2, aspect=0.62
    )
    blossom.location = location
    if leaves:
        points = tips[random.integers(0, len(tips), leaves)] + random.normal(0, 0.3, (leaves, 3))
        crown = leaf_cloud(f"{name} leaves", foliage, points, flower_size * 1.4, aspect=0.3)
        crown.location = location
    return branches, blossom


def _fallen_blossom(name, material, length):
    """One trumpet with five lobes, lying on its side along x, outside the scene."""
    sides = 10
    chance = random.random()
    profile = [(0, 0.07), (0.25, 0.11), (0.55, 0.20), (0.82, 0.27), (1.0, 0.46)]
    vertices, chances = [], []
    for index, (along, radius) in enumerate(profile):
        at_rim = index == len(profile) - 1
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            own_radius = radius
            if index >= 3:
                own_radius *= 1 + (0.28 if at_rim else 0.06) * math.cos(5 * angle)
            x = along * length - (0.10 * length if at_rim and side % 2 else 0)
            y = own_radius * length * 0.5 * math.cos(angle)
            bend = 0.13 * length + 0.12 * length * math.sin(along * 2.4)
            z = own_radius * length * 0.5 * math.sin(angle) * 0.72 + bend
            vertices.append((x, y, z))
            chances.append(min(1, chance * 0.6 + 0.4 * along))
    faces = ring_faces(len(profile), sides)
    attributes = {"leaf_random": ("FLOAT", chances)}
    return mesh(name, np.array(vertices), faces, material, True, attributes, link=False)


def fallen_blossoms(
    name,
    x0,
    x1,
    y0,
    y1,
    count,
    z=0.004,
    material=None,
    clumping=0.55,
    length=0.036,
    thin_from=None,
    keep=None,
) -> bpy.types.Object:
    """Strew jacaranda blossoms over a rectangle, partly blown together in clumps.

    clumping: the share that lies in clumps. length: metres. thin_from: (x, y, radius), beyond
    that radius they become fewer and larger. keep: a function of x and y (arrays) that is true
    where blossoms may lie.
    """
    material = material or violet_material("fallen blossom", FALLEN_VIOLET, 0.35)
    shapes = [_fallen_blossom(f"{name}{kind}", material, length) for kind in range(6)]
    points = np.c_[random.uniform(x0, x1, count), random.uniform(y0, y1, count)]
    clumps = max(4, count // 26)
    middles = np.c_[random.uniform(x0, x1, clumps), random.uniform(y0, y1, clumps)]
    blown = random.random(count) < clumping
    drift = random.integers(0, clumps, blown.sum())
    points[blown] = middles[drift] + random.normal(0, 1, (blown.sum(), 2)) * [0.13, 0.16]
    if keep is not None:
        points = points[keep(points[:, 0], points[:, 1])]
    scales = random.uniform(0.7, 1.15, len(points))
    if thin_from is not None:
        x, y, radius = thin_from
        distance = np.hypot(points[:, 0] - x, points[:, 1] - y)
        chance = np.clip(radius / np.maximum(distance, 0.01), 0.3, 1)
        left = random.random(len(points)) < chance
        points, distance = points[left], distance[left]
        scales = scales[left] * np.clip(np.sqrt(distance / radius), 1, 1.5)
    count = len(points)
    rotations = np.c_[
        random.normal(0, 0.5, count), random.normal(0, 0.12, count), random.uniform(0, 6.28, count)
    ]
    points = np.c_[points, np.full(count, z)]
    return scatter(name, collection(name, shapes), points, rotations, scales)


def aloe_in_bloom(
    name, leaves_material, flower_material=None, length=0.55, leaves=26, spikes=2
) -> bpy.types.Object:
    """Return an aloe with orange flower spikes, not yet in the scene; length: metres of a leaf."""
    flower_material = flower_material or leaf_material("aloe flower", ALOE_ORANGE, 0.25, 0.5)
    stem = plain_material("aloe stem", "#6b5a3a", 0.7)
    rosette = aloe(name, leaves_material, leaves, length)
    if spikes < 1:
        return rosette
    vertices, faces, petals = [], [], []
    for _ in range(spikes):
        around = random.uniform(0, 6.28)
        foot = np.array([0, 0, 0.1])
        height = length * random.uniform(1.35, 1.8)
        tip = np.array([0.16 * math.cos(around), 0.16 * math.sin(around), height])
        add_tube(vertices, faces, foot, tip, 0.012, 0.008, 7)
        share = random.random(260) ** 0.8
        along = foot + (tip - foot) * (0.62 + 0.42 * share)[:, None]
        width = np.array([0.024, 0.024, 0.01]) * (1.2 - 0.8 * share)[:, None]
        petals.append(along + random.normal(0, 1, (260, 3)) * width)
    stems = mesh(f"{name} stems", np.array(vertices), faces, stem, smooth=True, link=False)
    flowers = leaf_cloud(
        f"{name} flowers",
        flower_material,
        np.concatenate(petals),
        0.04,
        upward=-1.2,
        link=False,
        aspect=0.35,
    )
    return join([rosette, stems, flowers])


def aloe_kinds(leaf, spikes, length=0.55, leaves=26) -> list[bpy.types.Object]:
    """Return aloes, one for each number of flower spikes, to be placed in turn."""
    return [
        aloe_in_bloom(f"aloe {kind}", leaf, length=length, leaves=leaves, spikes=count)
        for kind, count in enumerate(spikes)
    ]


def place(plant, x, y, z=0, scale=1.0, turn=None) -> bpy.types.Object:
    """Stand a copy of a plant on x, y, z and return it; turn: radians, at random when not given."""
    copy = bpy.data.objects.new("plant", plant.data)
    copy.location = (x, y, z)
    copy.scale = (scale, scale, scale)
    copy.rotation_euler = (0, 0, random.uniform(0, 6.28) if turn is None else turn)
    return link(copy)
