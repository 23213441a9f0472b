"""Natural stone: crazy paving, split stones with uneven tops, rocks and pebbles."""

import math

import bmesh
import bpy
import numpy as np

from kit.patterns import area, clip, inset, round_corners, voronoi
from kit.paving import unevenness
from kit.scene import collection, mesh, random, ring_faces, scatter
from kit.shading import linear_color, linear_colors


def crazy_paving(
    x0, x1, y0, y1, size=0.62, smallest=0.022, largest=0.16, jitter=0.40
) -> list[np.ndarray]:
    """Irregular stones that fill the ground, as polygons in metres.

    Big cells are broken again and again along nearly straight lines, as a layer trims his stones:
    that gives T-shaped joints and stones of many sizes. size: metres between the first cells.
    smallest and largest: areas in square metres.
    """
    open_cells = voronoi(x0, x1, y0, y1, size, jitter)
    stones_found = []
    while open_cells:
        cell = open_cells.pop()
        cell_area = abs(area(cell))
        if cell_area < largest * random.uniform(0.35, 1.0) or cell_area < smallest * 2.4:
            stones_found.append(cell)
            continue
        halves = _break(cell, smallest)
        if halves:
            open_cells += halves
        else:
            stones_found.append(cell)
    return stones_found


def _break(cell, smallest):
    """Two well-shaped halves of a stone, broken along its longest edge, or None."""
    for _ in range(12):
        edges = np.roll(cell, -1, 0) - cell
        longest = np.argmax(np.linalg.norm(edges, axis=1))
        along = edges[longest] / np.linalg.norm(edges[longest])
        angle = random.normal(0, 0.38)
        normal = np.array(
            [
                along[0] * math.cos(angle) - along[1] * math.sin(angle),
                along[0] * math.sin(angle) + along[1] * math.cos(angle),
            ]
        )
        point = cell.mean(0) + random.normal(0, 0.06, 2)
        halves = [clip(cell, normal, normal @ point), clip(cell, -normal, -(normal @ point))]
        if all(_well_shaped(half, smallest) for half in halves):
            return halves
    return None


def _well_shaped(polygon, smallest):
    if len(polygon) < 3 or abs(area(polygon)) <= smallest:
        return False
    outline = np.linalg.norm(np.roll(polygon, -1, 0) - polygon, axis=1).sum()
    return 12.57 * abs(area(polygon)) / outline**2 > 0.64


def even_outline(polygon, step) -> np.ndarray:
    """Return a closed outline with points at equal distances of about step metres.

    Points that nearly coincide make dark creases in `stones`.
    """
    closed = np.vstack([polygon, polygon[:1]])
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))]
    count = max(8, int(lengths[-1] / step))
    places = np.linspace(0, lengths[-1], count, endpoint=False)
    x = np.interp(places, lengths, closed[:, 0])
    y = np.interp(places, lengths, closed[:, 1])
    return np.c_[x, y]


def stones(
    name,
    polygons,
    material,
    colors,
    weights=None,
    joint=0.012,
    depth=0.05,
    z=0,
    height_variation=0.003,
    tilt=0.02,
    edge_radius=0.009,
    outline_wobble=0.0015,
    dome=0.004,
    lumps=0.0015,
    lump_frequency=28,
    layer_height=0,
    layers=3.0,
    corner_radius=0.014,
    outline_step=0.008,
    rings=9,
    color_variation=0.1,
    hue_variation=0.012,
    edge_width=0.02,
    edge_segments=4,
    color_at=None,
    facets=0.0,
) -> bpy.types.Object:
    """Return split or cobbled stones, one for each polygon, as one mesh.

    Lengths are metres: joint between two stones, depth below the top, height_variation and
    outline_wobble as standard deviations, edge_radius of the worn edge, dome of the top over its
    edge, lumps of its relief (lump_frequency: radians a metre). layer_height above 0 splits the top
    into about so many layers, as flagstone cleaves. tilt: radians. rings: loops of vertices from
    edge to middle. weights: how often each colour occurs; color_at(center) decides instead.
    facets: how steeply a split top falls off to its sides, as a slope, 0 for none.
    The vertex attributes are those of `paving.pavers`, so paver materials fit too.
    """
    parts = _StoneMesh()
    palette = np.array(linear_colors(*colors))
    shares = np.ones(len(palette)) if weights is None else np.array(weights, float)
    shares = shares / shares.sum()
    for polygon in polygons:
        outline = _stone_outline(polygon, joint, corner_radius, outline_step)
        if outline is None:
            continue
        center = outline.mean(0)
        outline = _wobble(outline, outline_wobble)
        count = len(outline)
        spokes = outline - center
        distance = np.linalg.norm(spokes, axis=1)
        edge = min(edge_radius * random.uniform(0.75, 1.25), distance.min() * 0.45)
        tilt_x, tilt_y = random.normal(0, tilt, 2)
        level = z + random.normal(0, height_variation)
        if color_at is None:
            color = palette[random.choice(len(palette), p=shares)]
        else:
            color = np.array(linear_color(color_at(center)))
        color = color * (1 + random.normal(0, color_variation))
        color = np.clip(color * (1 + random.normal(0, hue_variation, 3)), 0.005, 1)

        scale, height, nearness = _stone_rings(distance, edge, depth, edge_segments, rings)
        position = center + spokes[None] * scale[..., None]
        from_edge = (1 - scale) * distance
        for ring, value in enumerate(nearness):
            if value is None:
                nearness[ring] = 0.65 * np.clip(1 - (from_edge[ring] - edge) / edge_width, 0, 1)
            else:
                nearness[ring] = np.full(count, value)

        x, y = position[..., 0], position[..., 1]
        relief = unevenness(x + random.uniform(0, 50), y, lump_frequency, 3)
        top = np.clip(from_edge / (edge + 1e-6), 0, 1) ** 0.7
        height = height[:, None] + dome * (1 - scale**2) * top + lumps * relief * top
        if layer_height:
            shift = random.uniform(0, 50), random.uniform(0, 50)
            frequency = random.uniform(5, 9)
            cloud = unevenness(x + shift[0], y + shift[1], frequency, 3) * layers * 0.35
            layer = np.floor(cloud)
            step = np.clip((cloud - layer - 0.3) / 0.4, 0, 1)
            height = height + layer_height * (layer + step * step * (3 - 2 * step)) * top
        if facets:
            height = height - facets * _facets(x - center[0], y - center[1], distance.min()) * top
        height[1:] += level + (x[1:] - center[0]) * tilt_x + (y[1:] - center[1]) * tilt_y

        parts.add(np.stack([x, y, height], -1), center, color, nearness, random.random())
    return parts.build(name, material)


def _facets(x, y, reach):
    """How far the planes in which a stone has split have fallen at x, y, for a slope of 1."""
    fallen = 0 * x
    for _ in range(3):
        angle, start = random.uniform(0, 6.28), random.uniform(-0.1, 0.7) * reach
        fall = random.uniform(0.3, 1.0) * (x * math.cos(angle) + y * math.sin(angle) - start)
        fallen = np.maximum(fallen, fall)
    return fallen


def _stone_outline(polygon, joint, corner_radius, outline_step):
    """The rounded outline of a stone within its cell, or None where the cell is too small."""
    if area(polygon) < 0:
        polygon = polygon[::-1]
    polygon = polygon[np.linalg.norm(np.roll(polygon, -1, 0) - polygon, axis=1) > 0.004]
    if len(polygon) < 3:
        return None
    polygon = inset(polygon, joint / 2)
    if area(polygon) < 2e-4:
        return None
    polygon = round_corners(polygon, corner_radius * random.uniform(0.6, 1.3))
    polygon = round_corners(polygon, corner_radius * 0.4)
    polygon = even_outline(polygon, outline_step)
    return polygon if len(polygon) >= 8 else None


def _wobble(outline, amount):
    """Bend an outline inwards here and there."""
    count = len(outline)
    angle = np.arange(count) / count * 2 * np.pi
    waves = sum(
        random.normal(0, 1) / k**0.7 * np.cos(k * angle + random.uniform(0, 6.28))
        for k in range(2, 14)
    )
    depth = amount * waves + random.normal(0, amount * 0.18, count)
    tangent = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    tangent /= np.maximum(np.linalg.norm(tangent, axis=1, keepdims=True), 1e-9)
    inward = np.c_[-tangent[:, 1], tangent[:, 0]]
    return outline + inward * np.abs(depth)[:, None]


def _stone_rings(distance, edge, depth, edge_segments, rings):
    """Loops of a stone from its foot over the rounded edge to the middle of its top.

    Returns the scale of each loop about the center, its height, and its paver_edge value, None
    where that follows from the distance to the edge.
    """
    scales = [np.ones(len(distance))]
    heights = [-depth]
    nearness = [1.0]
    for angle in np.linspace(0, math.pi / 2, edge_segments + 1):
        scales.append(1 - edge * (1 - math.cos(angle)) / distance)
        heights.append(-edge * (1 - math.sin(angle)))
        nearness.append(1 - 0.35 * angle / (math.pi / 2))
    rim = scales[-1]
    for share in np.linspace(0, 1, rings + 1)[1:]:
        scales.append(rim * (1 - share) + 0.03 * share)
        heights.append(0.0)
        nearness.append(None)
    return np.array(scales), np.array(heights), nearness


class _StoneMesh:
    """Collects the loops of many stones for one mesh."""

    def __init__(self):
        self.size = 0
        self.vertices = []
        self.faces = []
        self.colors = []
        self.chances = []
        self.edges = []

    def add(self, loops, center, color, nearness, chance):
        """loops: (loops, points, 3); the hole in the middle is closed by a point at center."""
        rings, sides, _ = loops.shape
        middle = [center[0], center[1], loops[-1, :, 2].mean()]
        self.vertices += [loops.reshape(-1, 3), np.array([middle])]
        self.faces += ring_faces(rings, sides, self.size).tolist()
        side = np.arange(sides)
        last = self.size + (rings - 1) * sides
        apex = np.full(sides, self.size + rings * sides)
        self.faces += np.c_[last + side, last + (side + 1) % sides, apex].tolist()
        count = rings * sides + 1
        self.colors.append(np.tile(np.r_[color, 1], (count, 1)))
        self.chances.append(np.full(count, chance))
        self.edges.append(np.r_[np.concatenate(nearness), 0])
        self.size += count

    def build(self, name, material):
        attributes = {
            "paver_color": ("FLOAT_COLOR", np.concatenate(self.colors)),
            "paver_random": ("FLOAT", np.concatenate(self.chances)),
            "paver_edge": ("FLOAT", np.concatenate(self.edges)),
        }
        vertices = np.concatenate(self.vertices)
        return mesh(name, vertices, self.faces, material, smooth=True, attributes=attributes)


def rock(name, material, angular=False, flatness=0.7, subdivisions=3) -> bpy.types.Object:
    """Return one stone about 1 m across, outside the scene: rounded by water, or crushed."""
    vertices, faces = _sphere(subdivisions)
    if angular:
        for _ in range(9):
            normal = random.normal(size=3)
            normal /= np.linalg.norm(normal)
            distance = random.uniform(0.24, 0.40)
            beyond = np.maximum(0, vertices @ normal - distance)
            vertices = vertices - beyond[:, None] * normal
        proportions = np.array([1, random.uniform(0.65, 0.95), random.uniform(0.5, 0.9)])
        vertices = vertices * 1.25 * proportions
    else:
        for frequency in (1.5, 3.0):
            direction = random.normal(size=3) * frequency * 2
            wave = np.sin(vertices @ direction * 3 + random.uniform(0, 6))
            vertices = vertices * (1 + 0.10 / frequency * wave)[:, None]
        proportions = np.array([1, random.uniform(0.68, 0.95), flatness * random.uniform(0.7, 1.1)])
        vertices = np.sign(vertices) * np.abs(vertices * 2) ** 0.92 / 2 * proportions
    return mesh(name, vertices, faces, material, smooth=not angular, link=False)


def _sphere(subdivisions):
    sphere = bmesh.new()
    bmesh.ops.create_icosphere(sphere, subdivisions=subdivisions, radius=0.5)
    vertices = np.array([vertex.co[:] for vertex in sphere.verts])
    faces = np.array([[vertex.index for vertex in face.verts] for face in sphere.faces])
    sphere.free()
    return vertices, faces


def pebbles(
    name,
    material,
    points,
    size=0.01,
    angular=False,
    flatness=0.65,
    kinds=8,
    size_spread=0.28,
    tumble=0.35,
    subdivisions=2,
) -> bpy.types.Object:
    """Scatter stones of about size metres on points (their centres).

    kinds: different shapes. size_spread: of the logarithm of the size. tumble: radians by which
    they lie askew.
    """
    count = len(points)
    shapes = [
        rock(f"{name} {kind}", material, angular, flatness, subdivisions) for kind in range(kinds)
    ]
    rotations = np.c_[random.normal(0, tumble, (count, 2)), random.uniform(0, 6.28, count)]
    scales = size * np.clip(random.lognormal(0, size_spread, count), 0.45, 1.9)
    return scatter(name, collection(name, shapes), points, rotations, scales)
