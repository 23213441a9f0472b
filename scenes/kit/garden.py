"""Outdoor rooms: pergola, seats, table, pots and planters, a garden behind paving."""

import bpy
import numpy as np

from kit.grass import lawn
from kit.materials import leaf_material, plain_material, soil_material, wood_material
from kit.paving import ground
from kit.plants import leaf_cloud, shrub_points
from kit.scene import box, cylinder, group, link, mesh, random, ring_faces
from kit.shading import Color, new_material, rgba


def _dark_steel():
    return plain_material("dark steel", "#26272a", 0.4, 0.03)


def _pot_soil():
    return plain_material("pot soil", "#2e2117", 0.95, 0.3, 20, bump=0.01, bump_scale=60)


def lawn_material(
    name="lawn grass",
    green=("#3a4820", "#77813c"),
    straw=("#8a7845", "#c4b076"),
    dryness=0.8,
    patches=0.9,
) -> bpy.types.Material:
    """Return grass that is green in places and dry in others, for `plants.lawn`.

    green and straw: darkest and lightest blade of each. dryness: 0 to 1, how dry the dry patches
    are. patches: of them a metre, about. One even green looks like a plastic mat.
    """
    material, tree = new_material(name)
    blade = tree.attribute("leaf_random")
    tuft = tree.node("ShaderNodeObjectInfo").outputs
    cloud = tree.noise(tuft["Location"], patches, 5, 0.65)
    cloud = tree.math("ADD", cloud, tree.math("MULTIPLY", tuft["Random"], 0.10))
    cloud = tree.math("ADD", cloud, tree.math("MULTIPLY", blade, 0.10))
    dry = tree.ramp(cloud, 0.55, 0.74, 0.05, dryness)
    color = tree.mix(
        dry,
        tree.mix(blade, rgba(green[0]), rgba(green[1])),
        tree.mix(blade, rgba(straw[0]), rgba(straw[1])),
    )
    # Here and there a dead blade, everywhere.
    color = tree.mix(tree.ramp(blade, 0.90, 0.96, 0, 0.8), color, rgba(straw[1]))
    surface = tree.principled(color, 0.75, Specular=0.15)
    warmer = tree.mix(1.0, color, rgba((1.4, 1.35, 0.7)), "MULTIPLY")
    through = tree.node("ShaderNodeBsdfTranslucent", {"Color": warmer}).outputs[0]
    tree.output(tree.mix_shaders(0.25, surface, through))
    return material


def pergola(
    x0,
    x1,
    y0,
    y1,
    height=2.6,
    material=None,
    post=0.14,
    beam=(0.07, 0.22),
    rafter=(0.05, 0.14),
    pitch=0.42,
    along="x",
    posts=((0, 0), (1, 0), (0, 1), (1, 1)),
) -> None:
    """Build a pergola over a rectangle: posts, two beams, rafters that throw stripes of shade.

    height: to the underside of the beams. post: thickness. beam and rafter: width and height.
    pitch: metres between rafters. along: "x" or "y", the direction of the rafters. posts: which
    corners have one, as (x, y) shares of the rectangle.
    """
    material = material or wood_material("pergola", axis=0 if along == "x" else 1)
    for share_x, share_y in posts:
        x = x0 + share_x * (x1 - x0 - post)
        y = y0 + share_y * (y1 - y0 - post)
        box("post", (x, y, 0), (x + post, y + post, height), material, 0.006)
    beam_top = height + beam[1]
    rafter_top = beam_top + rafter[1]
    if along == "x":
        for x in (x0 + (post - beam[0]) / 2, x1 - (post + beam[0]) / 2):
            box("beam", (x, y0 - 0.3, height), (x + beam[0], y1 + 0.3, beam_top), material, 0.005)
        for y in np.arange(y0 - 0.2, y1 + 0.21, pitch):
            low, high = (x0 - 0.4, y, beam_top), (x1 + 0.4, y + rafter[0], rafter_top)
            box("rafter", low, high, material, 0.004)
        return
    for y in (y0 + (post - beam[0]) / 2, y1 - (post + beam[0]) / 2):
        box("beam", (x0 - 0.3, y, height), (x1 + 0.3, y + beam[0], beam_top), material, 0.005)
    for x in np.arange(x0 - 0.2, x1 + 0.21, pitch):
        low, high = (x, y0 - 0.4, beam_top), (x + rafter[0], y1 + 0.4, rafter_top)
        box("rafter", low, high, material, 0.004)


def bench(
    x, y, angle=0, length=1.7, wood=None, frame=None, back=True, z=0, slat=0.085
) -> bpy.types.Object:
    """Set down a slatted bench with its middle at x, y; at angle 0 (radians) one sits facing -y.

    slat: width of a slat; narrower ones let the sun through between them.
    """
    wood = wood or wood_material("bench", axis=0)
    frame = frame or _dark_steel()
    half = length / 2
    parts = []
    for index in range(5):
        front = -0.24 + index * 0.095
        parts.append(box("seat", (-half, front, 0.42), (half, front + slat, 0.455), wood, 0.005))
    if back:
        for index in range(3):
            front, bottom = 0.27 + index * 0.02, 0.55 + index * 0.11
            low, high = (-half, front, bottom), (half, front + 0.03, bottom + slat)
            parts.append(box("back", low, high, wood, 0.005))
    rear_height = 0.86 if back else 0.42
    for side in (-half + 0.12, half - 0.17):
        for low, high in (
            ((side, -0.22, 0), (side + 0.05, -0.17, 0.42)),
            ((side, 0.25, 0), (side + 0.05, 0.30, rear_height)),
            ((side, -0.22, 0.37), (side + 0.05, 0.30, 0.42)),
        ):
            parts.append(box("leg", low, high, frame, 0.004))
    return group(parts, (x, y, z), angle)


def table(
    x, y, angle=0, length=2.0, width=0.95, height=0.74, wood=None, frame=None
) -> bpy.types.Object:
    """Set down a slatted table with its middle at x, y, its length along x at angle 0 (radians)."""
    wood = wood or wood_material("table", axis=0)
    frame = frame or _dark_steel()
    count = int(width / 0.14)
    slat = width / count
    underside = height - 0.035
    parts = []
    for index in range(count):
        front = -width / 2 + index * slat
        low = (-length / 2, front, underside)
        high = (length / 2, front + slat - 0.008, height)
        parts.append(box("table top", low, high, wood, 0.005))
    for leg_x in (-length / 2 + 0.08, length / 2 - 0.14):
        for leg_y in (-width / 2 + 0.08, width / 2 - 0.14):
            high = (leg_x + 0.06, leg_y + 0.06, underside)
            parts.append(box("table leg", (leg_x, leg_y, 0), high, frame, 0.004))
    low = (-length / 2 + 0.08, -width / 2 + 0.09, height - 0.1)
    high = (length / 2 - 0.08, width / 2 - 0.09, underside)
    parts.append(box("table rail", low, high, frame, 0.004))
    return group(parts, (x, y, 0), angle)


def planted_pot(x, y, radius=0.22, height=0.45, material=None, plant=None, scale=1.0, z=0) -> None:
    """Set down a turned pot with soil and a copy of a plant (an object outside the scene)."""
    material = material or plain_material(
        "terracotta", "#9c5f43", 0.8, 0.12, 5, bump=0.002, bump_scale=60
    )
    profile = [
        (0.62, 0),
        (0.70, 0.04),
        (0.92, 0.6),
        (1.0, 0.9),
        (1.06, 0.91),
        (1.06, 1.0),
        (0.94, 1.0),
        (0.92, 0.88),
    ]
    sides = 40
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rings = [
        np.c_[
            x + share * radius * np.cos(angle),
            y + share * radius * np.sin(angle),
            np.full(sides, z + level * height),
        ]
        for share, level in profile
    ]
    faces = ring_faces(len(rings), sides)
    mesh("pot", np.concatenate(rings), faces, material, smooth=True)
    base = (x, y, z + height * 0.80)
    cylinder("pot soil", base, radius * 0.93, height * 0.08, _pot_soil(), sides)
    if plant is not None:
        copy = bpy.data.objects.new("pot plant", plant.data)
        copy.location = (x, y, z + height * 0.88)
        copy.scale = (scale, scale, scale)
        copy.rotation_euler = (0, 0, random.uniform(0, 6.28))
        link(copy)


def planter_box(
    x0,
    x1,
    y0,
    y1,
    height=0.5,
    material=None,
    foliage=None,
    shrubs=0,
    shrub_radius=0.35,
    leaves=3200,
    leaf_size=0.045,
) -> None:
    """Build a rectangular planter with soil and shrubs along its longer side.

    foliage: material of the leaves. shrub_radius and leaf_size: metres. leaves: a shrub.
    """
    material = material or plain_material(
        "planter", "#8f8b84", 0.85, 0.08, 3, bump=0.003, bump_scale=80, streaks=0.2
    )
    wall = 0.07
    for low, high in (
        ((x0, y0, 0), (x1, y0 + wall, height)),
        ((x0, y1 - wall, 0), (x1, y1, height)),
        ((x0, y0 + wall, 0), (x0 + wall, y1 - wall, height)),
        ((x1 - wall, y0 + wall, 0), (x1, y1 - wall, height)),
    ):
        box("planter", low, high, material, 0.008)
    low, high = (x0 + wall, y0 + wall, 0), (x1 - wall, y1 - wall, height - 0.06)
    box("planter soil", low, high, _pot_soil(), 0)
    foliage = foliage or leaf_material("planter leaves", ("#22361a", "#587431"), 0.35, 0.5)
    for index in range(shrubs):
        share = (index + 0.5) / shrubs
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        if x1 - x0 > y1 - y0:
            x = x0 + share * (x1 - x0)
        else:
            y = y0 + share * (y1 - y0)
        points = shrub_points(leaves, shrub_radius * random.uniform(0.85, 1.15))
        leaf_cloud("planter shrub", foliage, points + [x, y, height - 0.1], leaf_size)


def color_like_a_paver(thing, color):
    """Give a plain box the vertex attributes that paver materials read; color: linear."""
    count = len(thing.data.vertices)
    values = {
        "paver_color": ("FLOAT_COLOR", "color", np.tile(np.r_[color, 1], (count, 1))),
        "paver_random": ("FLOAT", "value", np.full(count, random.random())),
        "paver_edge": ("FLOAT", "value", np.zeros(count)),
    }
    for name, (kind, field, array) in values.items():
        attribute = thing.data.attributes.new(name, kind, "POINT")
        attribute.data.foreach_set(field, np.asarray(array, np.float32).ravel())


def braai(x, y, angle=0, width=1.1, depth=0.75, height=2.5) -> bpy.types.Object:
    """Build a braai: a plastered fire box with counter, grid and chimney, open towards -y."""
    plaster = plain_material(
        "braai plaster", "#8d8a85", 0.88, 0.08, 3, bump=0.003, bump_scale=100, streaks=0.2
    )
    soot = plain_material("soot", "#151311", 0.95, 0.3)
    stone = plain_material("counter", "#4a4a4b", 0.5, 0.08)
    half = width / 2
    parts = [
        box("braai base", (-half, 0, 0), (half, depth, 0.8), plaster, 0.006),
        box("counter", (-half - 0.06, -0.06, 0.8), (half + 0.06, depth + 0.02, 0.86), stone, 0.006),
        box("braai side", (-half, 0, 0.86), (-half + 0.14, depth, 1.6), plaster, 0.006),
        box("braai side", (half - 0.14, 0, 0.86), (half, depth, 1.6), plaster, 0.006),
        box("braai hood", (-half, 0, 1.6), (half, depth, 1.85), plaster, 0.006),
        box("soot", (-half + 0.14, depth - 0.05, 0.86), (half - 0.14, depth, 1.6), soot, 0),
        box(
            "chimney",
            (-half + 0.3, 0.15, 1.85),
            (half - 0.3, depth - 0.1, height + 0.6),
            plaster,
            0.006,
        ),
    ]
    for index in range(int((width - 0.32) / 0.04)):
        left = -half + 0.16 + index * 0.04
        parts.append(
            box("grid bar", (left, 0.06, 1.02), (left + 0.008, depth - 0.08, 1.028), stone, 0)
        )
    return group(parts, (x, y, 0), angle)


def backdrop(
    y,
    x0=-4,
    x1=4,
    wall_color: Color | None = None,
    shrubs=9,
    shrub_radius=0.5,
    colors=("#24381a", "#5d7a35"),
    leaf_size=0.05,
    grass=True,
    z=-0.02,
    leaves=3500,
    wall_height=2.6,
) -> None:
    """Close the view behind paving that ends at y: soil, a strip of lawn, shrubs and a wall.

    It lies out of focus in close-ups. Without wall_color there is no wall.
    """
    ground("backdrop soil", x0 * 2, x1 * 2, y - 0.02, y + 9, z - 0.02, soil_material(), 0.5)
    if grass:
        lawn("backdrop lawn", x0, x1, y, y + 1.6, z, density=170, height=0.055)
    foliage = leaf_material("backdrop leaves", colors, 0.35)
    for x in np.linspace(x0, x1, shrubs):
        points = shrub_points(leaves, shrub_radius * random.uniform(0.8, 1.2))
        place = [x, y + 1.9 + random.uniform(-0.2, 0.3), 0]
        leaf_cloud("backdrop shrub", foliage, points + place, leaf_size)
    if wall_color:
        plaster = plain_material("backdrop wall", wall_color, 0.85, 0.05, bump=0.003, streaks=0.2)
        low, high = (x0 * 2.5, y + 3.1, -0.1), (x1 * 2.5, y + 3.3, wall_height)
        box("backdrop wall", low, high, plaster)
