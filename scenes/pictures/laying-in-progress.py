"""A drive being laid before a house wall: herringbone meets the screeded bedding sand."""

import math

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.light import sky
from kit.materials import (
    grain_material,
    leaf_material,
    paver_material,
    plain_material,
    plaster_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import basket_weave, herringbone, rectangle, running_bond, within
from kit.paving import grains, ground, pavers, unevenness
from kit.plants import agapanthus_collection, hedge, lawn, leaf_cloud, shrub_points
from kit.props import mallet, metal_material, rope
from kit.scene import add_tube, box, cylinder, grid_faces, group, mesh, random, reset, scatter
from kit.trees import shade_tree
from kit.walls import brick_wall

SUN = (23, -102)
CAMERA = (-1.0, -1.75, 1.12)

HOUSE_Y = 8.2
DRIVE_LEFT, DRIVE_RIGHT = -2.6, 2.6
PAVER_DEPTH = 0.06
CLAY = ("#7b5547", "#69493f", "#8b6453", "#5b4540", "#997260")
CLAY_SHARES = (4, 3, 3, 1.6, 1.2)
CHARCOAL = ("#4d4845", "#413c3a", "#59524d")

# The bedding sand is screeded up to the straightedge and lies loose behind it.
SAND_Z = -0.054
STRAIGHTEDGE_Y = 5.05
RAILS = (0.35, 2.15)


def laying_front(x):
    """Return the y up to which the drive has been laid at x, metres."""
    return 2.05 - 0.58 * x


def is_laid(polygon) -> bool:
    """Tell whether the layer has reached a paver; his front is never quite straight."""
    x, y = polygon.mean(0)
    return y < laying_front(x) + 0.10 * math.sin(x * 3.1)


def lay_field() -> None:
    """Lay the herringbone up to the front, with a charcoal course along both edges."""
    clay = paver_material(
        "clay",
        speck=0.22,
        mottle=0.20,
        grit=1.4,
        efflorescence=0.10,
        stain=0.14,
        dirt_amount=0.30,
        dirt_color="#a98f68",
    )
    field = herringbone(DRIVE_LEFT, DRIVE_RIGHT, -2.4, 7.6)
    field = within(field, DRIVE_LEFT, DRIVE_RIGHT, -2.3, 7.5)
    laid = [polygon for polygon in field if is_laid(polygon)]
    near = [polygon for polygon in laid if polygon[:, 1].mean() < 1.6]
    far = [polygon for polygon in laid if polygon[:, 1].mean() >= 1.6]
    surface = dict(
        weights=CLAY_SHARES,
        joint=0.005,
        bevel=0.005,
        depth=PAVER_DEPTH,
        height_variation=0.0014,
        tilt=0.005,
        color_variation=0.08,
        edge_width=0.010,
    )
    pavers("near", near, clay, CLAY, outline_step=0.022, edge_roughness=0.0005, **surface)
    pavers("far", far, clay, CLAY, bevel_segments=2, **surface)
    charcoal = paver_material(
        "charcoal",
        speck=0.2,
        mottle=0.18,
        efflorescence=0.08,
        stain=0.14,
        dirt_amount=0.35,
    )
    edges = [rectangle(DRIVE_LEFT - 0.2, y, 0.2, 0.1) for y in np.arange(-2.4, 6.3, 0.1)]
    edges += [rectangle(DRIVE_RIGHT, y, 0.2, 0.1) for y in np.arange(-2.4, 1.35, 0.1)]
    pavers(
        "edges",
        edges,
        charcoal,
        CHARCOAL,
        joint=0.005,
        bevel=0.005,
        depth=PAVER_DEPTH,
        bevel_segments=2,
        color_variation=0.08,
    )
    haunch = plain_material("haunch", "#a8a196", 0.92, 0.18, 7, bump=0.006, bump_scale=60)
    for x, end in ((DRIVE_LEFT - 0.36, 6.3), (DRIVE_RIGHT + 0.2, 1.35)):
        ground("haunch", x, x + 0.16, -2.4, end, -0.018, haunch, 0.03, amplitude=0.006)


def spread_sand() -> None:
    """Spread the bedding sand: drag marks in front of the straightedge, a heap behind it."""
    sand = sand_material("#b89b74")
    x0, x1, y0, y1, resolution = DRIVE_LEFT - 0.2, DRIVE_RIGHT + 0.2, -0.2, 7.9, 0.014
    columns, rows = int((x1 - x0) / resolution), int((y1 - y0) / resolution)
    x, y = np.meshgrid(np.linspace(x0, x1, columns), np.linspace(y0, y1, rows), indexing="ij")
    edge = STRAIGHTEDGE_Y - 0.045 * (x - 1.2)
    before_edge = 1 - np.clip((y - edge) / 0.10, 0, 1)
    screeded = before_edge * before_edge * (3 - 2 * before_edge)
    fine_marks = 0.0011 * np.sin(x * 150 + 1.5 * np.sin(y * 2)) * (0.5 + 0.5 * np.sin(x * 19 + 1))
    coarse_marks = 0.0009 * np.sin(x * 43 + 2)
    z = SAND_Z + 0.0006 * unevenness(x, y, 6, 3) + screeded * (fine_marks + coarse_marks)
    pushed_up = 0.020 * np.exp(-(((y - edge - 0.12) / 0.10) ** 2))
    loose = 1 - screeded
    z += loose * (0.028 + 0.013 * unevenness(x, y, 5.5, 4) + pushed_up)
    from_heap = ((x - 1.75) / 0.62) ** 2 + ((y - 6.55) / 0.55) ** 2
    z += loose * 0.62 * np.exp(-(from_heap**0.8)) * (1 + 0.06 * unevenness(x, y, 4, 3))
    for rail in RAILS:
        z += screeded * 0.004 * np.exp(-((np.abs(x - rail) - 0.035) ** 2) / 0.0004)
    vertices = np.c_[x.ravel(), y.ravel(), z.ravel()]
    mesh("bed", vertices, grid_faces(columns, rows), sand, smooth=True)
    # Where the pavers have been vibrated, sand fills the joints.
    ground("joints", x0, x1, -2.4, 0.25, -0.010, sand, resolution=0.02, amplitude=0.0012)
    ground("bed below", x0, x1, -2.4, 0, SAND_Z, sand, resolution=0.1)


def lay_screed() -> None:
    """Put down two steel screed rails and the timber straightedge that runs on them."""
    steel = metal_material("galvanised", "#9a9b98", 0.45)
    for x, y, turn in ((RAILS[0], 2.35, 0.6), (RAILS[1], 1.45, -0.4)):
        rail = cylinder("rail", (0, 0, 0), 0.0135, 3.9, steel, sides=20)
        rail.rotation_euler = (-math.pi / 2, 0, math.radians(turn))
        rail.location = (x, y, -0.050)
    timber = wood_material("plank", ("#8b6a45", "#c3a172"), axis=0, roughness=0.75)
    plank = box("straightedge", (-1.35, -0.02, 0), (1.35, 0.02, 0.115), timber, 0.003)
    plank.location = (1.22, STRAIGHTEDGE_Y, -0.036)
    plank.rotation_euler = (math.radians(-6), 0, math.radians(-2.6))


def stretch_strings() -> None:
    """Stretch string lines on steel pins along the right edge and across the front."""
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

    left, right = DRIVE_LEFT - 0.26, DRIVE_RIGHT + 0.30
    drive_pin(DRIVE_RIGHT + 0.215, -1.4)
    drive_pin(DRIVE_RIGHT + 0.215, 7.3)
    stretch((DRIVE_RIGHT + 0.207, -1.4, 0.03), (DRIVE_RIGHT + 0.207, 7.3, 0.03), 0.012)
    drive_pin(left, 3.72)
    drive_pin(right, 0.68)
    stretch((left, 3.72, 0.03), (right, 0.68, 0.03), 0.010)


def stack_pavers(material) -> None:
    """Set down the pavers still to be laid: hand stacks, single ones and a pallet."""

    def hand_stack(x, y, angle, layers):
        for layer in range(layers):
            polygons = basket_weave(-0.2, 0.18, -0.2, 0.18, 0.2)
            if layer % 2 == 0:
                polygons = [polygon[:, ::-1][::-1] for polygon in polygons]
            polygons = [polygon + random.normal(0, 0.0025, 2) for polygon in polygons]
            stack = pavers(
                "hand stack",
                polygons,
                material,
                CLAY,
                CLAY_SHARES,
                joint=0.006,
                bevel=0.005,
                depth=PAVER_DEPTH - 0.001,
                z=PAVER_DEPTH * (layer + 1) + 0.0012,
                height_variation=0.0006,
                tilt=0.002,
                outline_step=0.03,
                edge_roughness=0.0004,
                color_variation=0.09,
            )
            stack.location = (x, y, 0)
            stack.rotation_euler = (0, 0, angle)

    def single(x, y, z, angle):
        paver = pavers(
            "single paver",
            [rectangle(-0.1, -0.05, 0.2, 0.1)],
            material,
            CLAY,
            CLAY_SHARES,
            joint=0.003,
            bevel=0.005,
            depth=PAVER_DEPTH,
            height_variation=0,
            tilt=0,
            shift=0,
            outline_step=0.02,
            edge_roughness=0.0005,
            color_variation=0.09,
        )
        paver.location = (x, y, z)
        paver.rotation_euler = (0, 0, angle)

    hand_stack(-1.72, 2.15, 0.10, 7)
    hand_stack(-1.22, 2.42, 0.05, 5)
    hand_stack(-1.80, 2.72, -0.04, 6)
    single(-1.27, 2.36, PAVER_DEPTH * 6 + 0.002, 0.7)
    single(-0.62, 1.35, PAVER_DEPTH + 0.001, -0.5)
    single(-0.40, 1.55, PAVER_DEPTH + 0.001, 0.35)
    single(-0.52, 1.44, 2 * PAVER_DEPTH + 0.002, 1.2)
    mallet((0.42, 0.62, 0.002), yaw=math.radians(28), scale=1.25)


def load_pallet(material) -> None:
    """Stand a pallet of pavers before the garage."""
    timber = wood_material("pallet", ("#7a5a3a", "#b08e62"), axis=0, roughness=0.8)
    boards = [
        box("board", (0, row * 0.17, 0.10), (1.0, row * 0.17 + 0.12, 0.125), timber, 0.003)
        for row in range(6)
    ]
    bearers = [
        box("bearer", (x, 0, 0), (x + 0.1, 0.98, 0.10), timber, 0.003) for x in (0, 0.45, 0.9)
    ]
    layers = []
    for layer in range(9):
        bond = running_bond(0, 1, 0, 1, 0.2, 0.1, 0.5 if layer % 2 else 0.25)
        layers.append(
            pavers(
                "pallet layer",
                within(bond, 0.02, 0.98, 0.02, 0.98),
                material,
                CLAY,
                CLAY_SHARES,
                joint=0.003,
                bevel=0.003,
                depth=PAVER_DEPTH,
                z=0.187 + layer * 0.0625,
                height_variation=0.001,
                tilt=0.002,
                color_variation=0.09,
            )
        )
    group(boards + bearers + layers, (-2.25, 5.5, 0), 0.06)


def stand_shovel() -> None:
    """Leave the shovel standing in the heap of sand."""
    timber = wood_material("shaft", ("#8a5c30", "#c89a62"), axis=2, roughness=0.5)
    foot = np.array([1.45, 6.15, 0.40])
    direction = np.array([-0.30, -0.22, 1.0])
    direction = direction / np.linalg.norm(direction)
    vertices, faces = [], []
    add_tube(vertices, faces, foot - direction * 0.1, foot + direction * 1.05, 0.017, 0.016, 14)
    mesh("shaft", np.array(vertices), faces, timber, smooth=True)
    vertices, faces = [], []
    add_tube(vertices, faces, foot - direction * 0.32, foot - direction * 0.02, 0.022, 0.020, 12)
    mesh("socket", np.array(vertices), faces, metal_material("blade", "#4c4a48", 0.5), smooth=True)


def build_house() -> None:
    """Build the face-brick front with a sectional garage door under the eave."""
    front = HOUSE_Y
    brick_wall(-9, 9, -0.06, 2.62, front, openings=[(-2.35, 2.35, -1, 2.14)])
    door = plain_material("door", "#c3bba9", 0.55, 0.04, 2, bump=0.0008, bump_scale=40)
    dark = plain_material("charcoal paint", "#3a3a3b", 0.5, 0.04)
    for row in range(4):
        z = 0.012 + row * 0.53
        box("door section", (-2.35, front + 0.15, z), (2.35, front + 0.19, z + 0.522), door)
        for column in range(4):
            x = -2.22 + column * 1.15
            low, high = (x, front + 0.138, z + 0.068), (x + 1.0, front + 0.16, z + 0.458)
            box("door panel", low, high, door, 0.012)
    box("behind door", (-2.35, front + 0.2, -0.2), (2.35, front + 0.23, 2.3), dark, 0)
    concrete = plain_material("lintel", "#c9c2b4", 0.9, 0.06, 3, bump=0.003)
    box("lintel", (-2.55, front - 0.01, 2.14), (2.55, front + 0.05, 2.30), concrete, 0.004)
    apron = plain_material("apron", "#aaa398", 0.9, 0.12, 5, bump=0.003)
    box("apron", (-2.8, front - 0.55, -0.2), (2.8, front + 0.2, 0.004), apron, 0.01)
    painted = plain_material("soffit", "#d8d2c6", 0.8, 0.04)
    box("soffit", (-10, front - 0.62, 2.62), (10, front + 0.4, 2.66), painted, 0)
    box("fascia", (-10, front - 0.66, 2.58), (10, front - 0.62, 2.82), dark, 0.004)
    cylinder("downpipe", (3.1, front - 0.07, 0), 0.045, 2.6, painted, sides=20)
    for x in (-2.75, 2.66):
        box("lamp", (x, front - 0.11, 1.62), (x + 0.09, front, 1.9), dark, 0.004)


def plant_garden() -> None:
    """Put winter lawn, agapanthus and shrubs on both sides of the drive."""
    left, right = DRIVE_LEFT - 0.36, DRIVE_RIGHT + 0.36
    soil = soil_material("#4a3523")
    ground("soil left", -14, left, -4, 12, -0.035, soil, 0.12, amplitude=0.010)
    ground("soil right", right, 14, -4, 12, -0.035, soil, 0.12, amplitude=0.012)
    ground("trench", right - 0.20, right + 0.04, 1.3, 12, -0.058, soil, 0.06, amplitude=0.012)
    grass = leaf_material("winter lawn", ("#5a6330", "#98944e", "#bfae74"), 0.35, 0.5)
    for name, x0, x1, y0, y1, density in (
        ("lawn left", -7.5, left - 0.06, -1.0, 7.6, 420),
        ("lawn right", right + 0.34, 7.5, -0.5, 5.5, 300),
    ):
        lawn(
            name,
            x0,
            x1,
            y0,
            y1,
            -0.035,
            density,
            height=0.05,
            falloff=(-1.1, -2, 3.4),
            material=grass,
        )
    places = [
        (x + random.normal(0, 0.06), y + random.normal(0, 0.06), -0.03)
        for y in (7.45, 7.8)
        for x in [*np.arange(3.5, 7, 0.38), *np.arange(-6.5, -3.2, 0.38)]
    ]
    scales = random.uniform(0.75, 1.05, len(places))
    flowers = agapanthus_collection(flowers=(3, 2, 2, 0))
    scatter("agapanthus", flowers, np.array(places), scales=scales)
    leaves = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
    for number in range(5):
        points = shrub_points(5200, random.uniform(0.4, 0.62))
        place = [5.0 + number * 0.8, 5.9 + random.uniform(-0.3, 0.3), 0]
        leaf_cloud("shrub", leaves, points + place, 0.045)
    for number in range(4):
        points = shrub_points(5200, random.uniform(0.4, 0.6))
        place = [-4.1 - number * 0.9, 6.9 + random.uniform(-0.2, 0.2), 0]
        leaf_cloud("shrub", leaves, points + place, 0.045)
    hedge("hedge", leaves, (-8.3, -2, 0), (-7.6, 8, 1.5), density=1400, leaf_size=0.055)
    plaster = plaster_material("#a5947c", streaks=0.15)
    box("boundary wall", (8.5, -3, -0.3), (8.7, 9, 2.0), plaster, 0)


def scatter_sand() -> None:
    """Leave spilt sand on the last rows that were laid."""
    count = 52000
    x, y = random.uniform(-2.4, 2.4, count), random.uniform(-1.3, 3.4, count)
    behind_front = laying_front(x) - y
    kept = behind_front > 0.05
    kept &= random.random(count) < np.clip(0.06 + 0.5 * np.exp(-behind_front / 0.22), 0, 1)
    points = np.c_[x, y, np.full(count, 0.0012)][kept]
    grains("spilt sand", grain_material(("#8a6f4a", "#c9a878", "#e0cfae")), points, 0.0026)


reset(321)
sky(*SUN, sun_size=0.9, dust=1.0)
camera(CAMERA, (0.42, 3.2, 0.02), lens=30, f_stop=3.2, focus=(-0.25, 0.9, 0))
lay_field()
spread_sand()
lay_screed()
stretch_strings()
stacked = paver_material(
    "stacked clay",
    speck=0.22,
    mottle=0.2,
    grit=1.4,
    dirt_amount=0.12,
    stain=0.08,
    efflorescence=0.14,
)
stack_pavers(stacked)
load_pallet(stacked)
stand_shovel()
build_house()
plant_garden()
shade_tree((-0.5, 0.75), *SUN, distance=11, leaves=3900, spread=3.0, height=5.2)
scatter_sand()

render(key=0.31, bias=-0.28, denoise_strength=0.42, bloom=0.03, saturation=1.05)
