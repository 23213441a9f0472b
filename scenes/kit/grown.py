"""Trees that look grown: branches that fork, taper and share their thickness, leaves in sprays.

Branches reach for points in the crown (space colonisation, Runions and others 2007), and every
branch is as thick as what it carries (the pipe model). A tree takes its own seed and draws
nothing from the scene's random numbers.
"""

import math

import bpy
import numpy as np

from kit.materials import leaf_material
from kit.scene import collection, mesh, ring_faces, scatter
from kit.shading import Color, new_material, rgba

STEP = 0.16  # metres a branch grows at a time, for a tree of 6 m
PIPE = 2.35  # exponent of the pipe model: higher for thinner limbs


def trunk_bark_material(
    color: Color = "#4c4036", ridge: Color = "#756653", name="trunk bark", furrows=1.0
) -> bpy.types.Material:
    """Return bark with upright furrows between paler ridges; furrows: 0 for smooth bark."""
    material, tree = new_material(name)
    position = tree.object_position()
    drawn = tree.stretch(position, (13.0, 13.0, 2.2))
    plates = tree.noise(drawn, 1.0, 5, 0.62, 0.7)
    fine = tree.noise(tree.stretch(position, (60.0, 60.0, 14.0)), 1.0, 3, 0.6)
    lichen = tree.ramp(tree.noise(position, 3.4, 5, 0.7), 0.58, 0.72, 0, 0.35)
    shade = tree.ramp(plates, 0.36, 0.64)
    surface = tree.mix(shade, rgba(color), rgba(ridge))
    surface = tree.scale_color(surface, tree.ramp(fine, 0.3, 0.7, 0.78, 1.18))
    surface = tree.mix(lichen, surface, rgba("#8b8a78"))
    relief = tree.math("ADD", plates, tree.math("MULTIPLY", fine, 0.25))
    normal = tree.bump(relief, 0.03 * furrows)
    tree.output(tree.principled(surface, 0.92, Specular=0.2, Normal=normal))
    return material


def grown_tree(
    name,
    seed,
    sprays: bpy.types.Collection,
    bark: bpy.types.Material,
    height=6.0,
    radius=2.8,
    trunk=1.7,
    trunk_radius=0.16,
    crown="round",
    lean=(0.0, 0.0),
    reach=520,
    twigs=1500,
    spray_scale=(0.75, 1.25),
    upward=0.2,
    stems=1,
) -> bpy.types.Collection:
    """Return a tree outside the scene, to be placed with `stand`.

    sprays: what grows on the twigs (`leaf_sprays`, `blossom_sprays`). radius: of the crown.
    trunk: metres to the lowest fork. crown: "round", "umbrella" (flat, as acacias and jacarandas)
    or "layered". lean: of the trunk, metres a metre. reach: points the branches grow to; fewer
    leave larger gaps. twigs: number of sprays. upward: how much these point up. stems: trunks from
    one foot.
    """
    chance = np.random.default_rng(seed)
    targets = _crown_points(chance, crown, height, radius, trunk, reach)
    nodes, parents = _grow(chance, targets, trunk, lean, height / 6.0 * STEP, stems)
    thickness = _thickness(nodes, parents, trunk_radius, stems)
    branches = _skin(name, nodes, parents, thickness, bark, chance)
    outer = _outer_nodes(nodes, parents, thickness, trunk)
    foliage = _dress(name, chance, nodes, parents, outer, sprays, twigs, spray_scale, upward)
    for thing in (branches, foliage):
        bpy.context.scene.collection.objects.unlink(thing)
    return collection(name, [branches, foliage])


def stand(tree, x, y, z=0.0, turn=0.0, scale=1.0) -> bpy.types.Object:
    """Stand a copy of a grown tree on x, y, z; turn: radians."""
    copy = bpy.data.objects.new(tree.name, None)
    copy.instance_type = "COLLECTION"
    copy.instance_collection = tree
    copy.location = (x, y, z)
    copy.rotation_euler = (0, 0, turn)
    copy.scale = (scale, scale, scale)
    bpy.context.scene.collection.objects.link(copy)
    return copy


def grove(trees, places, seed=1, scale=(0.85, 1.15)) -> None:
    """Stand one of several grown trees on each of the places (x, y), turned and scaled."""
    chance = np.random.default_rng(seed)
    for index, (x, y) in enumerate(places):
        tree = trees[index % len(trees)]
        stand(tree, x, y, 0, chance.uniform(0, 2 * np.pi), chance.uniform(*scale))


def _crown_points(chance, crown, height, radius, trunk, count):
    """Points in several lobes of foliage; the gaps between the lobes let the sky through."""
    depth = height - trunk * 0.9
    lobes = []
    for _ in range({"round": 15, "umbrella": 20, "layered": 17}[crown]):
        around = chance.uniform(0, 2 * np.pi)
        away = radius * 0.82 * math.sqrt(chance.random())
        share = (away / radius) ** 2
        if crown == "umbrella":
            z = height - 0.10 * depth - 0.52 * depth * share * chance.uniform(0.75, 1.25)
            size = np.array([0.30, 0.30, 0.13]) * radius
        elif crown == "layered":
            z = trunk + depth * (0.30 + 0.62 * chance.random()) - 0.12 * depth * share
            size = np.array([0.36, 0.36, 0.10]) * radius
        else:
            z = trunk + depth * (0.42 + chance.uniform(-0.40, 0.46) * math.sqrt(1 - share))
            size = np.array([0.34, 0.34, 0.26]) * radius
        lobes.append((np.array([away * math.cos(around), away * math.sin(around), z]), size))
    points = []
    for center, size in lobes:
        direction = chance.normal(size=(count // len(lobes) + 1, 3))
        direction /= np.linalg.norm(direction, axis=1, keepdims=True)
        inside = chance.random((len(direction), 1)) ** 0.45
        points.append(center + direction * inside * size)
    return np.concatenate(points)


def _grow(chance, targets, trunk, lean, step, stems):
    """Grow nodes from the foot until all targets are reached; return them and their parents."""
    nodes, parents = [np.zeros(3)], [-1]
    for stem in range(stems):
        angle = 2 * np.pi * stem / stems + 0.7
        spread = 0.0 if stems == 1 else 0.28
        away = np.array([math.cos(angle) * spread, math.sin(angle) * spread, 0])
        heading = np.array([lean[0], lean[1], 1.0]) + away
        point, parent = nodes[0], 0
        for _ in range(max(2, int(trunk / step))):
            heading = heading + chance.normal(0, 0.05, 3) + (0, 0, 0.03)
            point = point + heading / np.linalg.norm(heading) * step
            nodes.append(point)
            parents.append(parent)
            parent = len(nodes) - 1
    growing = np.array(nodes)
    left = targets.copy()
    nearest = np.full(len(left), 0)
    distance = np.full(len(left), np.inf)
    start = 0
    for _ in range(160):
        fresh = growing[start:]
        to_fresh = np.linalg.norm(left[:, None] - fresh[None], axis=2)
        best = to_fresh.argmin(1)
        closer = to_fresh[np.arange(len(left)), best] < distance
        nearest[closer] = best[closer] + start
        distance[closer] = to_fresh[np.arange(len(left)), best][closer]
        open_targets = distance > step * 1.6
        left, nearest, distance = left[open_targets], nearest[open_targets], distance[open_targets]
        if not len(left):
            break
        start = len(growing)
        added, added_parents = [], []
        for node in np.unique(nearest):
            pull = left[nearest == node] - growing[node]
            pull = (pull / np.linalg.norm(pull, axis=1, keepdims=True)).sum(0)
            parent = parents[node]
            onward = growing[node] - growing[parent] if parent >= 0 else np.array([0, 0, 1.0])
            heading = pull / (np.linalg.norm(pull) + 1e-6) + 0.55 * onward / step
            heading += chance.normal(0, 0.16, 3)
            point = growing[node] + heading / np.linalg.norm(heading) * step
            added.append(point)
            added_parents.append(int(node))
        new_points = np.array(added)
        growing = np.concatenate([growing, new_points])
        parents += added_parents
    return growing, np.array(parents)


def _thickness(nodes, parents, trunk_radius, stems):
    """Radius at every node: a branch carries the sum of its twigs, raised to the pipe exponent."""
    load = np.zeros(len(nodes))
    is_tip = np.ones(len(nodes), bool)
    is_tip[parents[parents >= 0]] = False
    load[is_tip] = 1.0
    for node in range(len(nodes) - 1, 0, -1):
        load[parents[node]] += load[node]
    radius = load ** (1 / PIPE)
    own_trunk = radius[1 if stems == 1 else 0]
    radius = radius * trunk_radius / own_trunk
    height = nodes[:, 2]
    flare = 1 + 0.55 * np.exp(-height / (trunk_radius * 1.6)) * (radius > trunk_radius * 0.4)
    return np.maximum(radius, 0.006) * flare


def _skin(name, nodes, parents, thickness, bark, chance):
    """One tube a limb, from where it leaves the branch below to its tip."""
    children = [[] for _ in nodes]
    for node in range(1, len(nodes)):
        children[parents[node]].append(node)
    chains, waiting = [], [(0, [])]
    while waiting:
        node, chain = waiting.pop()
        chain = chain + [node]
        while children[node]:
            ordered = sorted(children[node], key=lambda child: -thickness[child])
            waiting += [(side, [node]) for side in ordered[1:]]
            node = ordered[0]
            chain.append(node)
        chains.append(chain)
    vertices, faces, first = [], [], 0
    for chain in chains:
        if len(chain) < 2:
            continue
        points = nodes[chain].copy()
        radii = thickness[chain].copy()
        if parents[chain[0]] >= 0:
            radii[0] = min(radii[0], radii[1] * 1.25)
        points[1:-1] = 0.25 * points[:-2] + 0.5 * points[1:-1] + 0.25 * points[2:]
        points, radii = _finer(points), _finer(radii[:, None])[:, 0]
        thick = radii.max()
        sides = 18 if thick > 0.07 else 9 if thick > 0.025 else 5
        vertices.append(_rings(points, radii, sides, chance))
        faces.append(ring_faces(len(points), sides, first))
        first += len(points) * sides
    return mesh(f"{name} branches", np.concatenate(vertices), np.concatenate(faces), bark, True)


def _finer(values):
    """Values at the points of a line and halfway between them, rounded."""
    middle = (values[:-1] + values[1:]) / 2
    result = np.empty((len(values) * 2 - 1, values.shape[1]))
    result[::2], result[1::2] = values, middle
    return result


def _rings(points, radii, sides, chance):
    """Rings of vertices round a line, none twisted against the one before; bark is not round."""
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    across = np.cross(along[0], [0.3, 0.9, 0.2])
    angle = 2 * np.pi * np.arange(sides) / sides
    bulge = 1 + 0.07 * np.sin(angle * 3 + chance.uniform(0, 6)) + 0.05 * np.sin(angle * 5 + 1)
    rings = []
    for point, heading, radius in zip(points, along, radii):
        across = across - heading * (across @ heading)
        across /= np.linalg.norm(across)
        upward = np.cross(heading, across)
        wobble = radius * bulge * (1 + chance.normal(0, 0.025))
        rings.append(
            point
            + across * (wobble * np.cos(angle))[:, None]
            + upward * (wobble * np.sin(angle))[:, None]
        )
    return np.concatenate(rings)


def _outer_nodes(nodes, parents, thickness, trunk):
    """The thin nodes above the trunk, where leaves grow."""
    thin = thickness < np.quantile(thickness, 0.80)
    return np.flatnonzero(thin & (nodes[:, 2] > trunk * 0.9) & (parents > 0))


def _dress(name, chance, nodes, parents, outer, sprays, twigs, spray_scale, upward):
    """Scatter sprays on the twigs, each pointing onwards and out."""
    chosen = outer[chance.integers(0, len(outer), twigs)]
    share = chance.random((twigs, 1))
    points = nodes[chosen] * share + nodes[parents[chosen]] * (1 - share)
    heading = nodes[chosen] - nodes[parents[chosen]]
    heading /= np.linalg.norm(heading, axis=1, keepdims=True) + 1e-9
    heading = heading + chance.normal(0, 0.55, (twigs, 3)) + (0, 0, upward)
    heading /= np.linalg.norm(heading, axis=1, keepdims=True)
    # A spray lies along its own z axis.
    tilt = np.arccos(np.clip(heading[:, 2], -1, 1))
    turn = np.arctan2(heading[:, 1], heading[:, 0])
    rotations = np.c_[np.zeros(twigs), tilt, turn]
    scales = chance.uniform(*spray_scale, twigs)
    return scatter(f"{name} foliage", sprays, points, rotations, scales)


def karees(seeds=(81, 82, 83)) -> list[bpy.types.Collection]:
    """Return karee trees about 5 m high, one a seed, outside the scene."""
    leaf = leaf_material("karee leaf", ("#3a4c22", "#74853f", "#8f9450"), 0.42)
    sprays = leaf_sprays("karee leaves", leaf, leaf=0.07, leaves=54, droop=0.5, width=0.3)
    bark = trunk_bark_material("#3d342b", "#6d5f50")
    size = {"height": 4.9, "radius": 2.5, "trunk": 1.75, "trunk_radius": 0.13}
    return [
        grown_tree(f"karee {seed}", seed, sprays, bark, twigs=2100, reach=620, **size)
        for seed in seeds
    ]


def leaf_sprays(
    name,
    material=None,
    seed=5,
    length=0.42,
    leaf=0.075,
    leaves=46,
    width=0.42,
    droop=0.25,
    kinds=5,
    spread=0.5,
) -> bpy.types.Collection:
    """Return twigs with leaves along them, outside the scene.

    length: metres of a twig, along z. leaf: metres of one leaf, width: of it by length. droop: how
    much the leaves hang. spread: radius of the spray by length.
    """
    chance = np.random.default_rng(seed)
    material = material or leaf_material("spray leaves", ("#2f4520", "#5d7c33", "#7c8a45"), 0.4)
    return collection(
        name,
        [
            _spray(f"{name} {kind}", material, chance, length, leaf, leaves, width, droop, spread)
            for kind in range(kinds)
        ],
    )


def _spray(name, material, chance, length, leaf, leaves, width, droop, spread):
    share = chance.random(leaves) ** 0.8
    around = chance.uniform(0, 2 * np.pi, leaves)
    out = np.c_[np.cos(around), np.sin(around), np.zeros(leaves)]
    aside = spread * length * chance.random(leaves)[:, None] ** 0.7
    foot = np.c_[np.zeros((leaves, 2)), share * length] + out * aside * (1 - 0.5 * share[:, None])
    direction = out * 0.8 + chance.normal(0, 0.45, (leaves, 3)) + (0, 0, 0.35 - droop)
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    sideways = np.cross(direction, chance.normal(0, 0.5, (leaves, 3)) + (0, 0, 1.0))
    sideways /= np.linalg.norm(sideways, axis=1, keepdims=True)
    normal = np.cross(sideways, direction)
    long = (leaf * chance.uniform(0.65, 1.25, leaves))[:, None]
    half = sideways * long * width / 2
    # A leaf is folded along its middle and bends over at the tip.
    corners = [
        foot,
        foot + direction * long * 0.35 + half + normal * long * 0.05,
        foot + direction * long * 0.45,
        foot + direction * long * 0.35 - half + normal * long * 0.05,
        foot + direction * long * 0.75 + half * 0.75 - normal * long * 0.03,
        foot + direction * long * 0.75 - half * 0.75 - normal * long * 0.03,
        foot + direction * long - normal * long * 0.16,
    ]
    vertices = np.stack(corners, 1).reshape(-1, 3)
    first = np.arange(leaves)[:, None] * 7
    faces = np.concatenate(
        [first + np.array(face) for face in ((0, 1, 2), (0, 2, 3), (4, 6, 2), (5, 2, 6))]
        + [first + np.array(face) for face in ((1, 4, 2), (3, 2, 5))]
    )
    attributes = {"leaf_random": ("FLOAT", np.repeat(chance.random(leaves), 7))}
    return mesh(name, vertices, faces, material, True, attributes, link=False)


def blossom_sprays(
    name, material, seed=7, length=0.34, blossom=0.052, count=58, width=0.095, kinds=5
) -> bpy.types.Collection:
    """Return loose panicles of hanging trumpets, outside the scene, each along z."""
    chance = np.random.default_rng(seed)
    return collection(
        name,
        [
            _panicle(f"{name} {kind}", material, chance, length, blossom, count, width)
            for kind in range(kinds)
        ],
    )


def _panicle(name, material, chance, length, blossom, count, width):
    sides = 5
    share = np.sort(chance.random(count))
    around = chance.uniform(0, 2 * np.pi, count)
    out = np.c_[np.cos(around), np.sin(around), np.zeros(count)]
    aside = width * (1.15 - share)[:, None] * chance.uniform(0.35, 1.2, (count, 1))
    foot = np.c_[np.zeros((count, 2)), share * length] + out * aside
    direction = out + chance.normal(0, 0.4, (count, 3)) - (0, 0, 0.35)
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    across = np.cross(direction, chance.normal(size=(count, 3)))
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    upward = np.cross(direction, across)
    long = (blossom * chance.uniform(0.7, 1.2, count))[:, None]
    rings = []
    for along, radius in ((0, 0.05), (0.55, 0.20), (1.0, 0.42)):
        for side in range(sides):
            angle = 2 * np.pi * (side + chance.uniform(-0.1, 0.1)) / sides
            reach = long * radius * chance.uniform(0.85, 1.15)
            rings.append(
                foot
                + direction * long * along
                + across * reach * math.cos(angle)
                + upward * reach * math.sin(angle)
            )
    vertices = np.stack(rings, 1).reshape(-1, 3)
    per_blossom = ring_faces(3, sides)
    faces = np.concatenate([per_blossom + 15 * number for number in range(count)])
    shade = chance.random(count)[:, None] * 0.6 + np.repeat([0.0, 0.2, 0.4], sides)[None]
    attributes = {"leaf_random": ("FLOAT", shade.ravel())}
    return mesh(name, vertices, faces, material, True, attributes, link=False)
