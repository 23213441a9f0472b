"""Courtyard with rings of two-colour setts round an olive tree, before ochre plaster walls."""

import math

import numpy as np

from kit.bonds import simplify
from kit.camera import camera
from kit.finish import render
from kit.flowering import aloe_in_bloom, place, violet_material
from kit.garden import bench, planted_pot
from kit.light import sky
from kit.materials import (
    bark_material,
    dark_metal_material,
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import area, clip, compactness, rectangle, running_bond
from kit.paving import ground, pavers
from kit.plants import agapanthus, blades, leaf_cloud, litter, shrub_points
from kit.scene import add_tube, box, collection, cylinder, mesh, random, reset, scatter
from kit.stone import pebbles, stones
from kit.stone_materials import granite_material, pebble_material
from kit.trees import background_trees, shade_tree
from kit.walls import slats

SUN = {"elevation": 31, "azimuth": -104}
CAMERA = (-0.75, -1.75, 1.02)

CENTER = np.array((0.35, 2.75))
PIT_RADIUS = 0.72
UPSTAND = 0.12
SETT = 0.114
# The rings from the tree outwards: D dark, L light.
RINGS = "DLLLDLLLDLLLLLDD"
CIRCLE_RADIUS = PIT_RADIUS + UPSTAND + len(RINGS) * SETT
DARK = ("#4f4e50", "#424246", "#5b5957", "#3a3a3d")
LIGHT = ("#b9a07c", "#ab9270", "#c6ae8a", "#a58a6c", "#b8977a")

YARD_LEFT, YARD_FRONT = -5.2, -2.1
BACK_WALL_Y = 6.35
RIGHT_WALL_X = 4.35
DOOR_LEFT, DOOR_RIGHT = -2.1, -1.0


def is_near(polygon) -> bool:
    """Tell whether a sett is close enough to the camera to need its full relief."""
    return np.linalg.norm(polygon.mean(0) - CAMERA[:2]) < 3.3


def ring(radius, depth, width, jitter=0.05) -> list[np.ndarray]:
    """Return a ring of setts round the tree, from radius outwards.

    depth and width of a sett in metres; jitter: how unevenly they share the ring.
    """
    count = int(round(2 * math.pi * (radius + depth / 2) / width))
    joints = np.arange(count) * 2 * math.pi / count + random.uniform(0, 1)
    joints = joints + random.normal(0, jitter * 2 * math.pi / count, count)
    setts = []
    for start, end in zip(joints, np.r_[joints[1:], joints[0] + 2 * math.pi]):
        corners = (
            (radius, start),
            (radius + depth, start),
            (radius + depth, end),
            (radius, end),
        )
        outline = [
            CENTER + distance * np.array((math.cos(angle), math.sin(angle)))
            for distance, angle in corners
        ]
        setts.append(np.array(outline)[::-1])
    return setts


def lay_circle(granite) -> None:
    """Lay the rings and the upstand that keeps the tree's gravel in."""
    dark, light = [], []
    for number, kind in enumerate(RINGS):
        radius = PIT_RADIUS + UPSTAND + number * SETT
        if kind == "D":
            dark += ring(radius, SETT, SETT * 1.02)
        else:
            light += ring(radius, SETT, SETT * random.uniform(1.0, 1.22))
    surface = dict(
        joint=0.010,
        edge_radius=0.010,
        outline_wobble=0.0010,
        dome=0.0035,
        lumps=0.0011,
        lump_frequency=30,
        corner_radius=0.011,
        color_variation=0.09,
    )
    laid = dict(depth=0.05, height_variation=0.0018, tilt=0.012, **surface)
    for setts, colors in ((dark, DARK), (light, LIGHT)):
        near = [sett for sett in setts if is_near(sett)]
        far = [sett for sett in setts if not is_near(sett)]
        stones("near setts", near, granite, colors, outline_step=0.009, rings=7, **laid)
        stones(
            "far setts",
            far,
            granite,
            colors,
            outline_step=0.016,
            rings=4,
            edge_segments=3,
            **laid,
        )
    standing = dict(depth=0.12, height_variation=0.002, tilt=0.006, **surface)
    upstand = ring(PIT_RADIUS, UPSTAND, 0.24, 0.02)
    stones("upstand", upstand, granite, DARK, outline_step=0.012, rings=6, z=0.055, **standing)
    edging = [rectangle(3.28, y, 0.11, 0.22) for y in np.arange(-1, 4.9, 0.22)]
    standing["depth"] = 0.14
    stones("bed edging", edging, granite, DARK, outline_step=0.02, rings=4, z=0.07, **standing)


def cut_at_circle(cobble):
    """Return what is left of a cobble outside the circle, or None."""
    distance = np.linalg.norm(cobble - CENTER, axis=1)
    if (distance < CIRCLE_RADIUS).all():
        return None
    if (distance > CIRCLE_RADIUS + 0.12).all():
        return cobble
    outwards = cobble.mean(0) - CENTER
    outwards = outwards / np.linalg.norm(outwards)
    rest = clip(cobble, -outwards, -(outwards @ CENTER + CIRCLE_RADIUS))
    if len(rest) < 3 or abs(area(rest)) < 0.0035 or compactness(rest) < 0.42:
        return None
    return rest


def lay_yard() -> None:
    """Lay sand-coloured cobbles in rows round the circle, cut against its outer ring."""
    x1, y1 = RIGHT_WALL_X - 0.05, BACK_WALL_Y - 0.05
    cobbles = running_bond(YARD_LEFT, x1, YARD_FRONT, y1, 0.17, SETT)
    cobbles = [cobble + random.normal(0, (0.003, 0.002)) for cobble in cobbles]
    cobbles = [cut_at_circle(cobble) for cobble in cobbles]
    cobbles = simplify([cobble for cobble in cobbles if cobble is not None], 0.012)
    concrete = paver_material(
        "cobble",
        speck=0.2,
        mottle=0.22,
        grit=1.6,
        roughness=0.80,
        efflorescence=0.08,
        stain=0.2,
        dirt_amount=0.5,
        aggregate=0.06,
    )
    surface = dict(
        joint=0.010,
        bevel=0.010,
        height_variation=0.0022,
        tilt=0.010,
        corner_radius=0.011,
        color_variation=0.09,
    )
    near = [cobble for cobble in cobbles if is_near(cobble)]
    far = [cobble for cobble in cobbles if not is_near(cobble)]
    pavers(
        "near cobbles",
        near,
        concrete,
        LIGHT,
        outline_step=0.018,
        edge_roughness=0.0010,
        bevel_segments=4,
        **surface,
    )
    pavers("far cobbles", far, concrete, LIGHT, bevel_segments=2, **surface)
    sand = sand_material("#917d5e")
    x0, y0 = YARD_LEFT - 0.1, YARD_FRONT - 0.1
    ground("sand", x0, x1 + 0.1, y0, y1 + 0.1, -0.0085, sand, 0.02, amplitude=0.0012)


def grow_limb(start, direction, length, radius, generation, vertices, faces, tips) -> None:
    """Grow a limb of the olive tree and its branches; tips collects where leaves grow."""
    end = start.copy()
    parts = 6 if generation == 0 else 3
    for part in range(parts):
        direction = direction + random.normal(0, 0.085, 3) + (0, 0, 0.03)
        direction = direction / np.linalg.norm(direction)
        next_end = end + direction * length / parts
        thick = radius * (1 - 0.35 * part / parts)
        if generation == 0 and part == 0:
            thick *= 1.3
        thin = radius * (1 - 0.35 * (part + 1) / parts)
        sides = 10 if generation < 2 else 6
        add_tube(vertices, faces, end - direction * 0.01, next_end, thick, thin, sides)
        end = next_end
        if generation >= 2:
            tips.append(end)
    if generation == 4:
        return
    for _ in range(random.integers(2, 4)):
        around = random.uniform(0, 6.28)
        outwards = np.array((math.cos(around), math.sin(around), 0.55))
        branch = direction * 0.7 + outwards * 0.6
        branch = branch / np.linalg.norm(branch)
        share = (0.50 if generation == 0 else 0.72) * random.uniform(0.8, 1.15)
        branch_length = length * share
        thickness = radius * 0.58
        grow_limb(end, branch, branch_length, thickness, generation + 1, vertices, faces, tips)


def plant_olive() -> None:
    """Plant a young olive of three stems in a bed of gravel."""
    gravel = pebble_material(
        "gravel", ("#b5a58c", "#9d8d76", "#c8bba4", "#84776a", "#d2c8b6"), roughness=0.8
    )
    count = 9000
    angle = random.uniform(0, 6.28, count)
    distance = PIT_RADIUS * np.sqrt(random.random(count)) * 0.99
    x, y = CENTER[0] + distance * np.cos(angle), CENTER[1] + distance * np.sin(angle)
    z = 0.022 + random.uniform(0, 0.012, count)
    pebbles("gravel", gravel, np.c_[x, y, z], size=0.021, flatness=0.7)
    soil = plain_material("pit soil", "#4a3b2c", 0.95, 0.3, 20, bump=0.01, bump_scale=60)
    cylinder("pit", (*CENTER, -0.05), PIT_RADIUS, 0.066, soil, sides=48)
    vertices, faces, tips = [], [], []
    for angle in (0.4, 2.6, 4.5):
        across = np.array((math.cos(angle), math.sin(angle), 0))
        foot = np.array((*CENTER, 0.0)) + 0.05 * across
        upwards = 0.22 * across + (0, 0, 1)
        length = 1.15 * random.uniform(0.9, 1.1)
        grow_limb(foot, upwards, length, 0.038, 0, vertices, faces, tips)
    bark = plain_material("olive bark", "#5d5044", 0.95, 0.3, 14, bump=0.012, bump_scale=40)
    mesh("olive branches", np.array(vertices), faces, bark, smooth=True)
    leaf = leaf_material("olive leaf", ("#48573a", "#8b9a70", "#b2bb98"), 0.35, 0.45)
    count = 17000
    tips = np.array(tips)
    points = tips[random.integers(0, len(tips), count)] + random.normal(0, 0.085, (count, 3))
    leaf_cloud("olive leaves", leaf, points, 0.052, upward=0.5, aspect=0.26)


def build_walls() -> None:
    """Close the yard with ochre plaster walls and a timber door up one step."""
    ochre = plain_material(
        "ochre plaster", "#d3a873", 0.9, 0.07, 2.0, bump=0.003, bump_scale=100, streaks=0.16
    )
    cope = plain_material("cope", "#b79c78", 0.88, 0.10, 4, bump=0.003)
    dark = dark_metal_material("#2a2a2b")
    y, x = BACK_WALL_Y, RIGHT_WALL_X
    box("wall", (-12, y, -0.4), (DOOR_LEFT, y + 0.3, 2.5), ochre, 0)
    box("wall", (DOOR_RIGHT, y, -0.4), (x + 0.25, y + 0.3, 2.5), ochre, 0)
    box("lintel", (DOOR_LEFT, y, 2.15), (DOOR_RIGHT, y + 0.3, 2.5), ochre, 0)
    box("cope", (-12, y - 0.05, 2.5), (x + 0.35, y + 0.35, 2.58), cope, 0.008)
    box("right wall", (x, -6, -0.4), (x + 0.3, y, 2.5), ochre, 0)
    box("right cope", (x - 0.05, -6, 2.5), (x + 0.35, y + 0.3, 2.58), cope, 0.008)
    timber = wood_material("door", ("#5e4430", "#8f6b4a"), axis=2, roughness=0.6)
    boards = dict(pitch=0.11, gap=0.006, vertical=True)
    slats(DOOR_LEFT, DOOR_RIGHT, 0, 2.15, y + 0.12, timber, **boards)
    box("behind door", (DOOR_LEFT, y + 0.17, -0.1), (DOOR_RIGHT, y + 0.2, 2.2), dark, 0)
    box("door handle", (-1.22, y + 0.07, 0.95), (-1.16, y + 0.12, 1.2), dark)
    box("step", (-2.25, y - 0.35, -0.1), (-0.85, y + 0.2, 0.11), cope, 0.012)


def plant_bougainvillea() -> None:
    """Let a bougainvillea climb the right wall and spill over it."""
    wall = RIGHT_WALL_X
    heights = np.r_[random.uniform(0.1, 2.5, 60), random.uniform(2.1, 2.85, 24)]
    clusters = np.array(
        [
            (
                wall - 0.16 - abs(random.normal(0, 0.10)),
                5.45 + random.normal(0, 0.42) * (0.5 + height / 2.4),
                height,
            )
            for height in heights
        ]
    )

    def spread(centers, count, radius, offset):
        points = centers[random.integers(0, len(centers), count)]
        points = points + random.normal(0, radius, (count, 3)) + offset
        points = points[points[:, 2] > 0.03]
        # Nothing grows into the wall.
        inside = (points[:, 0] > wall - 0.02) & (points[:, 2] < 2.6)
        points[inside, 0] = wall - 0.02 - np.abs(random.normal(0, 0.04, inside.sum()))
        return points

    leaf = leaf_material("bougainvillea leaf", ("#2b4a1c", "#6b8a38"), 0.4, 0.5)
    leaf_cloud("leaves", leaf, spread(clusters, 14000, 0.13, (0, 0, 0)), 0.055, aspect=0.6)
    bract = violet_material("bougainvillea bract", ("#8e1f5c", "#c23a86", "#d96aa6"))
    high = clusters[clusters[:, 2] > 0.9]
    bracts = spread(high, 4200, 0.12, (-0.05, -0.05, 0.04))
    leaf_cloud("bracts", bract, bracts, 0.040, aspect=0.8)
    vertices, faces = [], []
    for number in range(4):
        foot = np.array((wall - 0.12, 5.35 + 0.1 * number, 0))
        top = np.array((wall - 0.07, 5.3 + 0.22 * number, 1.6))
        add_tube(vertices, faces, foot, top, 0.014, 0.008)
    mesh("stems", np.array(vertices), faces, bark_material(), smooth=True)


def plant_yard() -> None:
    """Plant the bed along the right wall and set pots along the back wall."""
    soil = soil_material("#4a3523")
    ground("bed", 3.38, RIGHT_WALL_X + 0.01, -2, 4.9, 0.03, soil, 0.08, amplitude=0.012)
    leaf = leaf_material("aloe", ("#4d6a4c", "#86a07a", "#9aa57c"), 0.1, 0.42)
    aloes = [
        aloe_in_bloom(f"aloe {spikes}", leaf, length=0.5, leaves=28, spikes=spikes)
        for spikes in (2, 0, 3)
    ]
    grass = leaf_material("grass tuft", ("#5a6a35", "#a39a55", "#c9b878"), 0.45, 0.5)
    tuft = blades(
        "grass tuft",
        grass,
        150,
        0.6,
        0.005,
        arch=1.0,
        spread=0.06,
        segments=6,
        lean=(0.05, 0.6),
        fold=0,
    )
    for number, y in enumerate((0.6, 1.75, 2.8, 3.8, 4.6)):
        x = 3.72 + random.normal(0, 0.08)
        place(aloes[number % 3], x, y, 0.03, random.uniform(0.8, 1.05))
    points = np.array([(random.uniform(3.55, 4.2), y, 0.03) for y in np.arange(0.1, 4.8, 0.26)])
    scales = random.uniform(0.6, 0.95, len(points))
    scatter("grass", collection("grass", [tuft]), points, scales=scales)
    stem = plain_material("stem", "#5f7f3a", 0.5)
    green = leaf_material("agapanthus leaf", ("#2c4a1c", "#66852f", "#7f9440"), 0.3, 0.4)
    white = leaf_material("agapanthus flower", ("#e3e0d4", "#f4f1e8", "#fffdf6"), 0.35)
    lily = agapanthus("agapanthus", green, stem, white, 3)
    clay = plain_material("terracotta", "#a05a3c", 0.82, 0.16, 5, bump=0.002, bump_scale=60)
    glazed = plain_material("glazed pot", "#5c6468", 0.55, 0.08, 5, bump=0.002, bump_scale=60)
    y = BACK_WALL_Y
    planted_pot(-0.45, y - 0.5, 0.26, 0.62, glazed, aloes[1])
    planted_pot(0.15, y - 0.42, 0.19, 0.40, clay, tuft, 0.7)
    planted_pot(-2.75, y - 0.5, 0.28, 0.60, clay, lily)
    planted_pot(-3.35, y - 0.45, 0.20, 0.36, glazed, aloes[1], 0.7)
    planted_pot(-2.95, y - 0.95, 0.16, 0.27, clay, tuft, 0.5)
    planted_pot(2.62, -0.02, 0.24, 0.46, clay, aloes[0], 0.95)
    timber = wood_material("bench", ("#6a4a30", "#9c7550"), axis=0)
    bench(2.1, y - 0.5, 0, 1.8, wood=timber)
    shrub = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
    for number in range(4):
        points = shrub_points(4500, random.uniform(0.4, 0.55))
        spot = [-4.6 + random.normal(0, 0.1), 2.2 + number * 1.1, 0]
        leaf_cloud("shrub", shrub, points + spot, 0.05)


reset(331)
sky(**SUN, sun_size=0.9)
camera(CAMERA, (0.42, 3.1, 0.30), lens=28, f_stop=3.2, focus=(-0.15, 1.0, 0))
lay_circle(
    granite_material(
        contrast=0.42,
        roughness=0.66,
        moss_amount=0.10,
        dirt_color="#8a7558",
        polish=0.16,
        stain=0.2,
    )
)
lay_yard()
plant_olive()
build_walls()
plant_bougainvillea()
plant_yard()
behind_walls = [(-7, 10.5), (-3.4, 12.5), (1.2, 11.5), (5.6, 10.5), (9.5, 8.5)]
background_trees(behind_walls, height=6.6, leaves=26000)
shade_tree((-1.2, 0.2), **SUN, distance=10, leaves=2900, spread=2.8)
fallen = dry_leaf_material(("#7a6a3a", "#b0a060", "#8a8f5a"))
litter("leaves", fallen, -2, 3, -0.6, 5, count=46, size=0.028, z=0.008)

render(key=0.31, bias=-0.17, denoise_strength=0.42, bloom=0.03, saturation=1.03)
