"""School quad: buff and red pavers in stretcher bond, the red ones in bands, and a tree bench.

A block of classrooms with open galleries closes the quad; a covered walkway runs along the right.
"""

import math

import numpy as np
from mathutils import Matrix

from kit.boxes import BOX_FACES, boxes, round_edges
from kit.camera import camera
from kit.finish import render
from kit.glass import mirror_glass_material
from kit.kerbs import kerb_run
from kit.light import sky
from kit.materials import (
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import rectangle, running_bond, within
from kit.paving import ground, pavers
from kit.plants import agapanthus_collection, hedge, litter, tree
from kit.scene import box, corrugated_sheet, cylinder, mesh, random, reset, scatter
from kit.shading import linear_colors
from kit.trees import background_trees, shade_tree
from kit.walls import brick_wall

SUN = {"elevation": 36, "azimuth": -108}
LEFT, RIGHT, FRONT, BACK = -10, 9.4, -2.2, 15.5
TREE_X, TREE_Y = -1.75, 5.9
TREE_PIT = 0.62  # half of its width, the kerb included
BANDS = ((1.5, 1.9), (10.1, 10.5))  # four courses of red across the quad
SQUARE = (1.8, 2.2)  # a red square round the tree, inner and outer half width
WALK_LEFT, WALK_RIGHT, WALK_HEIGHT = 4.3, 6.9, 0.13
FACE_BRICK = ("#9a553c", "#8a4834", "#a96449", "#7c3f30", "#a35a3e")
MORTAR = "#a89c88"

reset(271)
sky(**SUN, sun_size=0.8, dust=0.6)

# Paving: one stretcher bond all over; a paver's place decides its colour.
concrete = paver_material(
    "quad paver",
    speck=0.20,
    mottle=0.18,
    grit=1.1,
    roughness=0.83,
    efflorescence=0.08,
    stain=0.22,
    dirt_amount=0.45,
    dirt_color="#85714f",
    aggregate=0.12,
)
buff_colors = ("#ab9678", "#9f8a6c", "#b6a285", "#948064", "#b19c7e")
red_colors = ("#8a4434", "#7b3a2e", "#964f3c", "#6d352b")
buffs, reds = linear_colors(*buff_colors), linear_colors(*red_colors)


def color_at(center) -> tuple[float, float, float]:
    """Return the colour of the paver whose middle lies at center (x, y)."""
    x, y = center
    from_tree = max(abs(x - TREE_X), abs(y - TREE_Y))
    in_band = any(start < y < end for start, end in BANDS)
    if in_band or SQUARE[0] < from_tree < SQUARE[1]:
        return reds[random.integers(0, len(reds))]
    return buffs[random.choice(len(buffs), p=[0.28, 0.26, 0.2, 0.12, 0.14])]


def in_tree_pit(paver) -> bool:
    """Tell whether a paver would lie in the tree pit."""
    x, y = paver.mean(0)
    return max(abs(x - TREE_X), abs(y - TREE_Y)) < TREE_PIT


def is_close(paver) -> bool:
    """Tell whether a paver is close enough to the camera to need chipped edges."""
    x, y = paver.mean(0)
    return y < 4.4 and abs(x) < 4.6


laid = {
    "joint": 0.0045,
    "bevel": 0.0048,
    "height_variation": 0.0013,
    "tilt": 0.005,
    "color_variation": 0.065,
    "edge_width": 0.011,
    "settlement": 0.004,
    "color_at": color_at,
}
quad = within(running_bond(LEFT, RIGHT, FRONT, BACK, 0.2, 0.1), LEFT, RIGHT, FRONT, BACK)
quad = [paver for paver in quad if not in_tree_pit(paver)]
near = [paver for paver in quad if is_close(paver)]
far = [paver for paver in quad if not is_close(paver)]
chipped = {"outline_step": 0.022, "edge_roughness": 0.0006, "corner_radius": 0.003}
pavers("near quad", near, concrete, buff_colors, **laid, **chipped)
pavers("far quad", far, concrete, buff_colors, bevel_segments=1, **laid)
ground(
    "joint sand",
    LEFT,
    RIGHT,
    FRONT,
    BACK,
    -0.0055,
    sand_material("#98835f"),
    resolution=0.04,
    amplitude=0.0006,
    settlement=0.004,
)
soil = soil_material("#4a3725")
ground("soil left", -40, LEFT, -8, 40, -0.02, soil, resolution=0.6)
ground("soil right", RIGHT, 50, -8, 40, -0.03, soil, resolution=0.6)
ground("soil behind", -60, 70, BACK, 90, -0.05, soil, resolution=2)

# The classrooms: two floors of face brick behind open galleries with brick and steel posts.
painted_concrete = plain_material(
    "painted concrete", "#cfc6b4", 0.85, 0.07, 2.5, bump=0.002, bump_scale=90, streaks=0.14
)
gutter_steel = plain_material("gutter", "#3c4a40", 0.45, 0.05)
green = plain_material("school green", "#2f5443", 0.42, 0.06, 3, specular=0.5)
window_steel = plain_material("window steel", "#e4dfd2", 0.5, 0.05)
glass = mirror_glass_material("panes", tint=(0.20, 0.24, 0.27), roughness=0.02, metallic=0.75)
mortar = plain_material("mortar", MORTAR, 0.95, 0.1)
BLOCK_LEFT, BLOCK_RIGHT, BAYS = -15.0, 16.0, 8
BAY = (BLOCK_RIGHT - BLOCK_LEFT) / BAYS
CLASSROOM = BACK + 2.2  # the wall behind the gallery
FLOORS = (0, 3.1)


def door(x0, x1, z0, z1) -> None:
    """Hang a panelled door into an opening of the classroom wall."""
    y = CLASSROOM
    box("door", (x0 + 0.05, y + 0.10, z0), (x1 - 0.05, y + 0.14, z1 - 0.05), green, 0.004)
    parts = [
        ((x0, y + 0.06, z0), (x0 + 0.06, y + 0.16, z1)),
        ((x1 - 0.06, y + 0.06, z0), (x1, y + 0.16, z1)),
        ((x0, y + 0.06, z1 - 0.06), (x1, y + 0.16, z1)),
        ((x0 + 0.14, y + 0.085, z0 + 0.12), (x1 - 0.14, y + 0.10, z0 + 0.9)),
        ((x0 + 0.14, y + 0.085, z0 + 1.02), (x1 - 0.14, y + 0.10, z0 + 1.92)),
    ]
    boxes("door frame", parts, green, 0.006)


def steel_window(x0, x1, z0, z1) -> None:
    """Set a steel window of twelve panes and its sill into an opening."""
    y = CLASSROOM
    box("panes", (x0, y + 0.12, z0), (x1, y + 0.14, z1), glass, 0)
    bars = []
    for index in range(5):
        x = x0 + index * (x1 - x0 - 0.035) / 4
        bars.append(((x, y + 0.07, z0), (x + 0.035, y + 0.13, z1)))
    for index in range(4):
        z = z0 + index * (z1 - z0 - 0.035) / 3
        bars.append(((x0, y + 0.07, z), (x1, y + 0.13, z + 0.035)))
    boxes("window bars", bars, window_steel, 0.002)
    low, high = (x0 - 0.05, y - 0.06, z0 - 0.06), (x1 + 0.05, y + 0.1, z0)
    box("sill", low, high, painted_concrete, 0.005)


def brick_pier(x, y, width, bottom, top) -> None:
    """Build a square face-brick pier with its middle at x, y."""
    half = width / 2
    bricks = {"colors": FACE_BRICK, "mortar": MORTAR}
    brick_wall(x - half, x + half, bottom, top, y - half, thickness=width - 0.02, **bricks)
    brick_wall(y - half, y + half, bottom, top, x + half, "+x", **bricks)
    brick_wall(-y - half, -y + half, bottom, top, x - half, "-x", **bricks)


for floor in FLOORS:
    doors, windows = [], []
    for bay in range(BAYS):
        x = BLOCK_LEFT + bay * BAY
        doors.append((x + 0.35, x + 1.25, floor, floor + 2.15))
        windows.append((x + 1.55, x + 3.45, floor + 0.95, floor + 2.15))
    brick_wall(
        BLOCK_LEFT,
        BLOCK_RIGHT,
        floor,
        floor + 2.75,
        CLASSROOM,
        openings=doors + windows,
        colors=FACE_BRICK,
        mortar=MORTAR,
    )
    for opening in doors:
        door(*opening)
    for opening in windows:
        steel_window(*opening)
slab_low, slab_high = BLOCK_LEFT - 0.3, BLOCK_RIGHT + 0.3
roof_low, roof_high = BLOCK_LEFT - 0.6, BLOCK_RIGHT + 0.6
slab_back = CLASSROOM + 0.5
box("floor", (slab_low, BACK - 0.05, -0.3), (slab_high, slab_back, 0.04), painted_concrete, 0.01)
box("gallery", (slab_low, BACK - 0.1, 2.75), (slab_high, slab_back, 3.1), painted_concrete, 0.01)
box("eaves", (roof_low, BACK - 0.6, 5.85), (roof_high, CLASSROOM + 6, 6.0), painted_concrete, 0.01)
box("gutter", (roof_low, BACK - 0.75, 5.9), (roof_high, BACK - 0.58, 6.06), gutter_steel, 0.01)
roof_steel = plain_material("roof", "#7d4a3c", 0.5, 0.06, 2, metallic=0.2, streaks=0.1)
corrugated_sheet("roof", roof_low, roof_high, 6.02, 6.95, BACK + 2.2, roof_steel, 0.19, 0.02)
for index in range(BAYS + 1):
    x = BLOCK_LEFT + index * BAY
    brick_pier(x, BACK + 0.12, 0.46, -0.05, 2.75)
    box("gallery post", (x - 0.06, BACK, 3.1), (x + 0.06, BACK + 0.12, 5.85), green, 0.005)
railing = [
    ((BLOCK_LEFT, BACK + 0.02, z), (BLOCK_RIGHT, BACK + 0.06, z + 0.04)) for z in (3.22, 4.12)
]
for x in np.arange(BLOCK_LEFT, BLOCK_RIGHT, 0.115):
    railing.append(((x - 0.008, BACK + 0.032, 3.25), (x + 0.008, BACK + 0.048, 4.13)))
boxes("railing", railing, green, 0.002)

# The covered walkway: red pavers one step up, steel posts, a roof of profiled sheet, a low wall.
walk_end = WALK_RIGHT + 0.4
walk = within(running_bond(WALK_LEFT, walk_end, -3, BACK, 0.2, 0.1), WALK_LEFT, walk_end, -3, BACK)
walk_paving = pavers(
    "walkway",
    walk,
    concrete,
    red_colors,
    joint=0.0045,
    bevel=0.0048,
    bevel_segments=1,
    color_variation=0.08,
)
walk_paving.location.z = WALK_HEIGHT
edge_concrete = paver_material(
    "walkway edge", speck=0.15, mottle=0.12, dirt_amount=0.4, stain=0.25, roughness=0.88
)
edge = pavers(
    "walkway edge",
    [rectangle(WALK_LEFT - 0.14, y, 0.14, 0.98) for y in np.arange(-3, BACK, 1.0)],
    edge_concrete,
    ("#b0a898",),
    joint=0.008,
    bevel=0.014,
    depth=0.2,
    color_variation=0.04,
)
edge.location.z = WALK_HEIGHT
box("walkway base", (WALK_LEFT, -3, -0.2), (walk_end, BACK, WALK_HEIGHT - 0.007), mortar, 0)
for y in np.arange(0.9, BACK - 0.5, 2.9):
    cylinder("walkway post", (WALK_LEFT + 0.22, y, WALK_HEIGHT), 0.05, 2.45, green, 24)
    cylinder("post base", (WALK_LEFT + 0.22, y, WALK_HEIGHT), 0.085, 0.03, green, 24)
    low, high = (WALK_LEFT - 0.35, y - 0.04, 2.58), (WALK_RIGHT + 0.6, y + 0.04, 2.72)
    box("walkway beam", low, high, green, 0.004)
box("rail", (WALK_LEFT + 0.19, -3, 2.5), (WALK_LEFT + 0.26, BACK, 2.6), green, 0.004)
purlins = [
    ((x, -3, 2.72), (x + 0.05, BACK, 2.78))
    for x in np.arange(WALK_LEFT - 0.3, WALK_RIGHT + 0.6, 0.75)
]
boxes("purlins", purlins, green, 0.003)
sheet = plain_material("walkway roof", "#b9b6ad", 0.5, 0.06, 2, metallic=0.3, streaks=0.05)
roof_width = WALK_RIGHT - WALK_LEFT + 1.2
walk_roof = corrugated_sheet("walkway roof", -3, BACK, 0, roof_width, 0, sheet, 0.19, 0.018)
# laid down: the sheet's length runs along y, its height along x with a slight fall
walk_roof.matrix_world = Matrix(
    ((0, 0, 1, WALK_LEFT - 0.45), (1, 0, 0, 0), (0, 1, 0.05, 2.80), (0, 0, 0, 1))
)
box("fascia", (WALK_LEFT - 0.50, -3, 2.74), (WALK_LEFT - 0.44, BACK, 2.90), green, 0.004)
wall_back = BACK + 2
brick_wall(-wall_back, 3, -0.1, 1.55, walk_end, "-x", colors=FACE_BRICK)
box("wall body", (walk_end + 0.01, -3, -0.2), (walk_end + 0.3, wall_back, 1.55), mortar, 0)
low, high = (walk_end - 0.07, -3, 1.55), (walk_end + 0.35, wall_back, 1.63)
box("wall coping", low, high, painted_concrete, 0.006)
bench_wood = wood_material("walkway bench", ("#6b4527", "#a0713f"), axis=1)
seats, legs = [], []
for y in (3.2, 7.0, 10.8):
    for index in range(4):
        x = WALK_RIGHT - 0.12 + index * 0.105
        seats.append(((x, y, 0.58), (x + 0.09, y + 2.3, 0.61)))
    for leg_y in (y + 0.2, y + 2.0):
        legs.append(
            ((WALK_RIGHT - 0.1, leg_y, WALK_HEIGHT), (WALK_RIGHT + 0.28, leg_y + 0.08, 0.58))
        )
boxes("walkway bench", seats, bench_wood, 0.005)
boxes("bench legs", legs, green, 0.004)


# The tree in its pit, and the bench round it.
def tree_bench(x, y, inner, outer, sides, wood, frame) -> None:
    """Build a slatted bench with straight sides round x, y; inner and outer: radii of corners."""
    height, slats, gap = 0.45, 4, 0.012
    width = (outer - inner) / slats
    half_turn = math.pi / sides
    for side in range(sides):
        corner = (2 * side + 1) * half_turn
        middle = corner + half_turn
        outward = np.array([math.cos(middle), math.sin(middle)])
        along = np.array([-outward[1], outward[0]])
        vertices, faces = [], []
        for slat in range(slats):
            faces.append(BOX_FACES + len(vertices))
            near_edge = (inner + slat * width) * math.cos(half_turn)
            far_edge = (inner + (slat + 1) * width - gap) * math.cos(half_turn)
            for z in (height - 0.035, height):
                for edge, end in ((near_edge, -1), (far_edge, -1), (far_edge, 1), (near_edge, 1)):
                    reach = edge * math.tan(half_turn) - 0.004
                    place = outward * edge + along * end * reach
                    vertices.append((x + place[0], y + place[1], z))
        seat = mesh("tree bench", vertices, np.concatenate(faces), wood)
        round_edges(seat, 0.005)
        for radius in (inner + 0.05, outer - 0.09):
            low, high = (-0.022, -0.022, 0), (0.022, 0.022, height - 0.035)
            leg = box("tree bench leg", low, high, frame, 0.004)
            leg.location = (x + math.cos(corner) * radius, y + math.sin(corner) * radius, 0)
            leg.rotation_euler = (0, 0, corner)
        low, high = (inner + 0.03, -0.02, height - 0.08), (outer - 0.06, 0.02, height - 0.035)
        rail = box("tree bench rail", low, high, frame, 0.004)
        rail.location = (x, y, 0)
        rail.rotation_euler = (0, 0, corner)


kerb_concrete = plain_material(
    "kerb", "#b5afa3", 0.9, 0.14, 4, bump=0.003, bump_scale=160, streaks=0.2
)
inside = TREE_PIT - 0.12
for x0, x1, y0, y1 in (
    (-TREE_PIT, TREE_PIT, -TREE_PIT, -inside),
    (-TREE_PIT, TREE_PIT, inside, TREE_PIT),
    (-TREE_PIT, -inside, -inside, inside),
    (inside, TREE_PIT, -inside, inside),
):
    low = (TREE_X + x0 + 0.003, TREE_Y + y0 + 0.003, -0.15)
    high = (TREE_X + x1 - 0.003, TREE_Y + y1 - 0.003, 0.05)
    box("tree pit kerb", low, high, kerb_concrete, 0.01)
pit = (TREE_X - 0.52, TREE_X + 0.52, TREE_Y - 0.52, TREE_Y + 0.52)
ground("tree pit soil", *pit, 0.015, soil, resolution=0.03, amplitude=0.008)
tree(
    "shade tree of the quad",
    leaf_material("quad tree leaf", ("#35501f", "#7d9a42"), 0.45),
    plain_material("quad tree bark", "#76695c", 0.9, 0.28, 8, bump=0.012, bump_scale=34),
    height=6.4,
    spread=5.0,
    leaf_size=0.08,
    leaves=110000,
    location=(TREE_X, TREE_Y, 0),
    trunk_radius=0.20,
    trunk_share=0.27,
    flatness=0.24,
)
slat_wood = wood_material("tree bench", ("#6f4828", "#a97a47"), axis=0, roughness=0.55)
tree_bench(TREE_X, TREE_Y, 0.74, 1.30, 8, slat_wood, green)

# A bed of agapanthus on the left, trees behind the block and behind the camera, dappled shade.
box("bed", (-9.7, 6.0, -0.2), (-5.2, 12.2, 0.03), soil, 0)
kerb_run((-5.2, 6.0), (-5.2, 12.2), width=0.12, height=0.12, material=kerb_concrete)
kerb_run((-9.7, 5.88), (-5.2, 5.88), width=0.12, height=0.12, material=kerb_concrete)
shrub = leaf_material("hedge", ("#2a3d1f", "#67803c"), 0.35, 0.5)
hedge("hedge", shrub, (-9.6, 11.3, 0), (-5.2, 12.1, 0.8), 2600, 0.05)
agapanthus = agapanthus_collection(("#5b62b0", "#8a92d8", "#b0b6ea"), flowers=(3, 2, 0, 1))
points = [
    (-5.6 - random.uniform(0, 3.8), y + random.normal(0, 0.1), 0.02)
    for y in np.arange(6.4, 11.2, 0.11)
]
scatter("agapanthus", agapanthus, points, scales=random.uniform(0.85, 1.15, len(points)))
behind = [(-19, 11), (-14, 24), (-7, 27), (0, 28), (8, 27), (17, 22)]
reflected = [(-4, -18), (4, -20), (11, -17), (-12, -17)]
background_trees(behind + reflected, height=9, spread=4.6, leaves=24000)
shade_tree((-0.2, 2.5), **SUN, distance=7.2, height=6, leaf_size=0.085, leaves=6500)
litter("leaves", dry_leaf_material(), -4.5, 4, -0.6, 9, count=90, size=0.034, z=0.004)

camera((1.25, -1.65, 0.82), (-0.15, 7, 0.50), lens=29, f_stop=3.2, focus=(0.9, 1.2, 0))
render(key=0.31, bias=-0.12, bloom=0.025, denoise_strength=0.45, tint=(1.03, 1, 0.96))
