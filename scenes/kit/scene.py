"""The scene and its basics: random numbers, meshes, boxes, cylinders, groups and scattering.

Lengths are metres, angles radians. The ground is the x-y plane, z points up, and a picture looks
along +y. Every random number of a scene comes from `random`, in the order of the calls: a new
object in the middle of a script changes everything random after it, so add new ones last.
"""

import argparse
import sys
from collections.abc import Sequence

import bpy
import numpy as np

random = np.random.default_rng()

Point = Sequence[float]


def reset(seed: int) -> None:
    """Start an empty scene and put the random numbers back to the start of this seed."""
    random.bit_generator.state = np.random.default_rng(seed).bit_generator.state
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True


def options() -> argparse.Namespace:
    """Return what the command line asks for after "--": a picture's name, size, quality, place."""
    parser = argparse.ArgumentParser(prog="a picture")
    parser.add_argument("--name", required=True, help="of the picture")
    parser.add_argument("--width", type=int, required=True, help="pixels")
    parser.add_argument("--samples", type=int, required=True, help="light paths a pixel")
    parser.add_argument("--output", required=True, help="the PNG file to write")
    parser.add_argument("--denoiser", required=True, help="the library compiled from denoise.c")
    parser.add_argument("--grade", action="store_true", help="grade the last rendering again")
    parser.add_argument("--denoise", type=float, help="denoise the last rendering at this strength")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def link(thing: bpy.types.Object) -> bpy.types.Object:
    """Put an object into the scene and return it."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(
    name: str,
    vertices: np.ndarray,
    faces: np.ndarray | list,
    material: bpy.types.Material | None = None,
    smooth: bool | np.ndarray = False,
    attributes: dict | None = None,
    link: bool = True,
) -> bpy.types.Object:
    """Return a new mesh object.

    vertices: (n, 3) metres. faces: an (n, corners) integer array, or lists of vertex indices of
    any length. smooth: True, False or one boolean a face. attributes: values a vertex as
    {name: (type, array)}, type one of "FLOAT", "FLOAT_VECTOR", "FLOAT_COLOR" (red, green, blue,
    alpha). link: False keeps the object out of the scene, to be scattered or joined.
    """
    data = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, np.float32)
    data.vertices.add(len(vertices))
    data.vertices.foreach_set("co", vertices.ravel())
    if len(faces):
        _add_faces(data, faces, smooth)
    for attribute_name, (kind, values) in (attributes or {}).items():
        attribute = data.attributes.new(attribute_name, kind, "POINT")
        field = {"FLOAT": "value", "FLOAT_VECTOR": "vector", "FLOAT_COLOR": "color"}[kind]
        attribute.data.foreach_set(field, np.asarray(values, np.float32).ravel())
    data.update(calc_edges=True)
    if material:
        data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    if link:
        bpy.context.scene.collection.objects.link(thing)
    return thing


def _add_faces(data, faces, smooth):
    if isinstance(faces, np.ndarray):
        count, corners = faces.shape
        corner_vertices = faces.ravel().astype(np.int32)
        sizes = np.full(count, corners, np.int32)
    else:
        count = len(faces)
        sizes = np.array([len(face) for face in faces], np.int32)
        corner_vertices = np.fromiter((i for face in faces for i in face), np.int32, sizes.sum())
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32)
    data.loops.add(len(corner_vertices))
    data.loops.foreach_set("vertex_index", corner_vertices)
    data.polygons.add(count)
    data.polygons.foreach_set("loop_start", starts)
    data.polygons.foreach_set("loop_total", sizes)
    if smooth is True:
        data.polygons.foreach_set("use_smooth", np.ones(count, bool))
    elif smooth is not False:
        data.polygons.foreach_set("use_smooth", np.asarray(smooth, bool))


def ring_faces(rings: int, sides: int, first: int = 0) -> np.ndarray:
    """Return (n, 4) faces that join rings of equally many vertices stored one after the other."""
    side = np.arange(sides)
    following = (side + 1) % sides
    bands = []
    for ring in range(rings - 1):
        low = first + ring * sides
        high = low + sides
        bands.append(np.c_[low + side, low + following, high + following, high + side])
    return np.concatenate(bands)


def grid_faces(columns: int, rows: int) -> np.ndarray:
    """Return (n, 4) faces of a columns x rows grid of vertices, rows running fastest."""
    index = np.arange(columns * rows).reshape(columns, rows)
    return np.c_[
        index[:-1, :-1].ravel(),
        index[1:, :-1].ravel(),
        index[1:, 1:].ravel(),
        index[:-1, 1:].ravel(),
    ]


BOX_FACES = np.array(
    [[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]
)


def round_edges(thing, bevel, segments=2) -> None:
    """Round all edges of an object by bevel metres."""
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width = bevel
    modifier.segments = segments
    modifier.limit_method = "NONE"


def box(
    name: str, low: Point, high: Point, material: bpy.types.Material, bevel: float = 0.006
) -> bpy.types.Object:
    """Return a box between two corners (x, y, z), its edges rounded by bevel metres."""
    x0, y0, z0 = low
    x1, y1, z1 = high
    bottom = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)]
    top = [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
    thing = mesh(name, bottom + top, BOX_FACES, material)
    if bevel:
        round_edges(thing, bevel)
    return thing


def cylinder(
    name: str,
    base: Point,
    radius: float,
    height: float,
    material: bpy.types.Material,
    sides: int = 32,
    top_radius: float | None = None,
) -> bpy.types.Object:
    """Return a cylinder or cone, open below, standing on the point base (x, y, z)."""
    top_radius = radius if top_radius is None else top_radius
    x, y, z = base
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    vertices = np.concatenate(
        [
            np.c_[x + r * np.cos(angle), y + r * np.sin(angle), np.full(sides, level)]
            for r, level in ((radius, z), (top_radius, z + height))
        ]
    )
    faces = ring_faces(2, sides).tolist() + [list(range(sides, 2 * sides))]
    return mesh(name, vertices, faces, material, smooth=np.array([True] * sides + [False]))


def corrugated_sheet(
    name: str,
    x0: float,
    x1: float,
    z0: float,
    z1: float,
    y: float,
    material: bpy.types.Material,
    pitch: float = 0.076,
    amplitude: float = 0.009,
) -> bpy.types.Object:
    """Return an upright sheet of corrugated steel facing -y; pitch: metres between two waves."""
    columns = int((x1 - x0) / pitch * 10)
    x = np.linspace(x0, x1, columns)
    wave = y + amplitude * np.sin(x / pitch * 2 * np.pi)
    vertices = np.concatenate([np.c_[x, wave, np.full(columns, z)] for z in (z0, z1)])
    column = np.arange(columns - 1)
    faces = np.c_[column, column + 1, columns + column + 1, columns + column]
    return mesh(name, vertices, faces, material, smooth=True)


def add_tube(
    vertices: list,
    faces: list,
    start: np.ndarray,
    end: np.ndarray,
    start_radius: float,
    end_radius: float,
    sides: int = 7,
) -> None:
    """Append a tube from start to end (x, y, z arrays) to lists of vertices and faces."""
    first = len(vertices)
    along = (end - start) / np.linalg.norm(end - start)
    across = np.cross(along, [0.3, 0.9, 0.2])
    across /= np.linalg.norm(across)
    upward = np.cross(along, across)
    for center, radius in ((start, start_radius), (end, end_radius)):
        for side in range(sides):
            angle = 2 * np.pi * side / sides
            vertices.append(
                center + across * radius * np.cos(angle) + upward * radius * np.sin(angle)
            )
    faces.extend(ring_faces(2, sides, first).tolist())


def group(
    objects: Sequence[bpy.types.Object], location: Point = (0, 0, 0), angle: float = 0.0
) -> bpy.types.Object:
    """Hang objects on one empty, placed at location and turned about z; return the empty."""
    parent = link(bpy.data.objects.new("group", None))
    parent.location = location
    parent.rotation_euler = (0, 0, angle)
    for thing in objects:
        thing.parent = parent
    return parent


def collection(name: str, objects: Sequence[bpy.types.Object]) -> bpy.types.Collection:
    """Return a collection of objects outside the scene, to be scattered."""
    result = bpy.data.collections.new(name)
    for thing in objects:
        result.objects.link(thing)
    return result


def scatter(
    name: str,
    objects: bpy.types.Collection,
    points: np.ndarray | Sequence[Point],
    rotations: np.ndarray | None = None,
    scales: np.ndarray | None = None,
) -> bpy.types.Object:
    """Place copies of a collection's objects on points; which one stands where is random.

    points: (n, 3) metres. rotations: (n, 3) radians about x, y and z, upright and turned at
    random when not given. scales: n factors, 0.75 to 1.25 when not given.
    """
    count = len(points)
    points = np.asarray(points, np.float32)
    if rotations is None:
        rotations = np.c_[random.normal(0, 0.08, (count, 2)), random.uniform(0, 6.283, count)]
    if scales is None:
        scales = random.uniform(0.75, 1.25, count)
    attributes = {
        "copy_rotation": ("FLOAT_VECTOR", rotations),
        "copy_scale": ("FLOAT", scales),
    }
    thing = mesh(name, points, [], attributes=attributes)
    modifier = thing.modifiers.new("copies", "NODES")
    modifier.node_group = _copies_on_points(name, objects)
    return thing


def _copies_on_points(name, objects):
    tree = bpy.data.node_groups.new(name, "GeometryNodeTree")
    tree.inputs.new("NodeSocketGeometry", "Geometry")
    tree.outputs.new("NodeSocketGeometry", "Geometry")
    connect = tree.links.new

    def point_attribute(attribute_name, kind):
        node = tree.nodes.new("GeometryNodeInputNamedAttribute")
        node.data_type = kind
        node.inputs[0].default_value = attribute_name
        return next(output for output in node.outputs if output.enabled)

    points = tree.nodes.new("NodeGroupInput")
    result = tree.nodes.new("NodeGroupOutput")
    source = tree.nodes.new("GeometryNodeCollectionInfo")
    source.inputs["Collection"].default_value = objects
    source.inputs["Separate Children"].default_value = True
    source.inputs["Reset Children"].default_value = True
    copies = tree.nodes.new("GeometryNodeInstanceOnPoints")
    copies.inputs["Pick Instance"].default_value = True
    choice = tree.nodes.new("FunctionNodeRandomValue")
    choice.data_type = "INT"
    bounds = [socket for socket in choice.inputs if socket.type == "INT" and socket.enabled]
    least, most = bounds[:2]
    least.default_value = 0
    most.default_value = max(0, len(objects.objects) - 1)
    connect(points.outputs[0], copies.inputs["Points"])
    connect(source.outputs[0], copies.inputs["Instance"])
    connect(point_attribute("copy_rotation", "FLOAT_VECTOR"), copies.inputs["Rotation"])
    connect(point_attribute("copy_scale", "FLOAT"), copies.inputs["Scale"])
    connect(
        next(output for output in choice.outputs if output.enabled),
        copies.inputs["Instance Index"],
    )
    connect(copies.outputs[0], result.inputs[0])
    return tree


def blur(values: np.ndarray, radius: int) -> np.ndarray:
    """Return a (rows, columns, channels) array blurred by two box passes of this radius."""
    for _ in range(2):
        for axis in (0, 1):
            padding = [(radius + 1, radius) if i == axis else (0, 0) for i in range(3)]
            sums = np.cumsum(np.pad(values, padding, mode="edge"), axis=axis, dtype=np.float64)
            size = values.shape[axis]
            width = 2 * radius + 1
            before = np.take(sums, np.arange(0, size), axis)
            after = np.take(sums, np.arange(width, width + size), axis)
            values = ((after - before) / width).astype(np.float32)
    return values
