"""What flowers on the Highveld: jacarandas, their fallen blossoms, aloes."""

import math

import bpy
import numpy as np

from kit.aloes import aloe
from kit.grown import blossom_sprays, grown_tree, leaf_sprays
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


def jacarandas(bark: bpy.types.Material) -> list[bpy.types.Collection]:
    """Return three jacarandas in flower with green between, 7 m high, outside the scene."""
    violet = violet_material(colors=("#9b8bd0", "#c2b4e8", "#e2d9f6"), translucency=0.5)
    full = blossom_sprays("blossom", violet, length=0.42, count=34, width=0.11)
    sparse = blossom_sprays("sparse blossom", violet, length=0.46, count=22, width=0.12)
    green = leaf_material("jacaranda leaf", ("#4b6128", "#8a9a48"), 0.45)
    for spray in leaf_sprays("jacaranda leaves", green, leaf=0.06, leaves=60, kinds=4).objects:
        full.objects.link(spray)
        sparse.objects.link(spray)
    shape = {"height": 7.0, "radius": 4.3, "trunk_radius": 0.21, "crown": "umbrella", "reach": 760}
    shape |= {"twigs": 3000, "spray_scale": (0.5, 1.05)}
    return [
        grown_tree(f"jacaranda {seed}", seed, sprays, bark, trunk=trunk, lean=lean, **shape)
        for seed, sprays, trunk, lean in (
            (4, sparse, 1.8, (0.10, -0.03)),
            (15, full, 1.5, (-0.08, 0)),
            (27, full, 2.0, (0.05, 0.05)),
        )
    ]


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
