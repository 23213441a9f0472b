"""A driveway of red clay herringbone to a timber garage door, which two pictures show."""

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.bonds import simplify
from kit.camera import camera
from kit.glass import clear_glass_material
from kit.grass import lawn
from kit.grown import grove, grown_tree, leaf_sprays, trunk_bark_material
from kit.houses import room
from kit.kerbs import kerb_run
from kit.light import sky
from kit.materials import (
    dark_metal_material,
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    plaster_material,
    sand_material,
    soil_material,
    wood_material,
)
from kit.patterns import herringbone, rectangle, within
from kit.paving import before, ground, pavers, pavers_by_distance
from kit.plants import hedge, leaf_cloud, litter, shrub_points
from kit.scene import box, random, reset, scatter
from kit.trees import shade_tree
from kit.walls import brick_wall, slats, wall_with_openings, window

SUN = {"elevation": 19, "azimuth": -108}
# These sides cut every paver of the herringbone alike, without slivers.
LEFT, RIGHT = -2.3, 2.297
STREET, HOUSE = -2.0, 9.4
SOLDIER, THRESHOLD = 0.2, 0.4
# How both pictures are graded.
LOOK = {"bias": -0.1, "bloom": 0.03, "tint": (1.02, 1, 0.97), "saturation": 0.90}


def garage_drive() -> None:
    """Build the driveway, its garden and house, and stand the camera before them."""
    reset(5)
    sky(**SUN, sun_size=0.9, dust=0.8)

    # The driveway: a clay field framed by charcoal soldier courses, two of them at the garage door.
    look = {"speck": 0.26, "mottle": 0.20, "grit": 1.5, "stain": 0.14, "dirt_amount": 0.45}
    clay = paver_material("clay", efflorescence=0.06, dirt_color="#7d6648", **look)
    laid = {
        "joint": 0.005,
        "bevel": 0.004,
        "height_variation": 0.0010,
        "tilt": 0.0035,
        "shift": 0.0008,
        "edge_width": 0.010,
        "settlement": 0.002,
    }
    chipped = {"outline_step": 0.025, "edge_roughness": 0.0004}

    field = within(herringbone(-2.3, 2.3, STREET, HOUSE), LEFT, RIGHT, STREET, HOUSE - THRESHOLD)
    pavers_by_distance(
        "field",
        simplify(field, 0.012),
        before(4.5),
        clay,
        ("#8e452e", "#7f3b29", "#995036", "#6d3426", "#a05b3f", "#5c3228"),
        (4, 4, 3, 2, 1.5, 1),
        near=chipped,
        **laid,
    )
    edge_course = [
        rectangle(x, y, SOLDIER, 0.1)
        for x in (LEFT - SOLDIER, RIGHT)
        for y in np.arange(STREET, HOUSE - 0.01, 0.1)
    ]
    threshold = [
        rectangle(x, HOUSE - THRESHOLD + row, 0.0999, SOLDIER)
        for row in (0, SOLDIER)
        for x in np.arange(LEFT, RIGHT - 0.05, 0.0999)
    ]
    charcoal = paver_material("charcoal", efflorescence=0.05, dirt_color="#6f604a", **look)
    pavers(
        "soldier courses",
        edge_course + threshold,
        charcoal,
        ("#58514b", "#4b4540", "#655e57"),
        color_variation=0.07,
        **chipped,
        **laid,
    )
    sides = LEFT - SOLDIER, RIGHT + SOLDIER
    ground("sand", *sides, STREET, HOUSE, -0.0045, sand_material("#7f6a4c"), 0.02, 0.0004, 0.002)
    kerb_run((sides[0], HOUSE), (sides[0], STREET), width=-0.12, height=0.014)
    kerb_run((sides[1], STREET), (sides[1], HOUSE), width=-0.12, height=0.014)

    # Lawn on the left, a bed of agapanthus and shrubs on the right.
    soil = soil_material()
    ground("soil left", -16, sides[0] - 0.12, -4, 30, -0.03, soil, 0.2, 0.008)
    ground("soil right", sides[1] + 0.12, 16, -4, 30, -0.01, soil, 0.1, 0.012)
    near_camera = (-2.6, -0.5, 3.2)
    lawn("lawn", -8, sides[0] - 0.13, -1.6, 9, -0.03, 520, 0.06, near_camera)
    agapanthus = agapanthus_collection()
    places = np.array(
        [
            (x + random.normal(0, 0.06), y + random.normal(0, 0.07), -0.01)
            for y in np.arange(1.0, 8.6, 0.42)
            for x in (2.98, 3.42)
        ]
    )
    scatter("agapanthus", agapanthus, places, scales=random.uniform(0.75, 1.05, len(places)))
    shrub_leaf = leaf_material("shrub", ("#22361a", "#587431"), 0.35, 0.5)
    for number in range(7):
        points = shrub_points(7000, random.uniform(0.35, 0.5))
        points += [random.uniform(4.2, 5.2), 2 + number * 1.0, 0]
        leaf_cloud("shrub", shrub_leaf, points, 0.045)
    hedge("hedge", shrub_leaf, (-9, 8.3, 0), (-3.5, 9.0, 0.9), density=3000, leaf_size=0.045)

    # The house: a plastered garage under a thin roof, a face-brick wing with a window beside it.
    white = plaster_material("#e6dfd1", streaks=0.14)
    dark = dark_metal_material("#2b2c2e")
    door = (LEFT + 0.1, RIGHT - 0.1, -0.4, 2.3)
    wall_with_openings(-9.5, 3.1, -0.4, 2.95, HOUSE, 0.3, white, [door])
    oak = wood_material("garage door", ("#5a371f", "#a06f42"), 0, grain_scale=11, roughness=0.6)
    slats(*door[:2], 0.012, 2.3, HOUSE + 0.17, oak, 0.23, 0.016, bevel=0.006)
    box("behind door", (door[0], HOUSE + 0.22, -0.4), (door[1], HOUSE + 0.26, 2.3), dark, 0)
    for x in door[:2]:
        box("door frame", (x - 0.035, HOUSE + 0.02, 0), (x + 0.035, HOUSE + 0.2, 2.34), dark, 0.003)
    box("door frame", (door[0], HOUSE + 0.02, 2.27), (door[1], HOUSE + 0.2, 2.34), dark, 0.003)
    opening = (4.5, 6.6, 0.9, 2.25)
    brick = ("#8a4a35", "#7a3e2f", "#9b5c42", "#6b3a30")
    brick_wall(3.1, 11, -0.3, 2.95, HOUSE - 0.12, openings=[opening], colors=brick)
    window(*opening, HOUSE - 0.12, dark, clear_glass_material("glass", 1.75), 2, 1, depth=0.12)
    room(4.4, 6.7, HOUSE + 0.2, HOUSE + 3.6, 0.05, 2.6, curtains=((4.5, 5.0), (6.15, 6.6)))
    sill = plain_material("sill", "#b9b0a2", 0.88, 0.1, 4, bump=0.003, streaks=0.1)
    box("sill", (4.42, HOUSE - 0.2, 0.83), (6.68, HOUSE + 0.02, 0.9), sill, 0.006)
    soffit = plain_material("soffit", "#d8d2c6", 0.8, 0.04)
    box("roof", (-10, HOUSE - 0.8, 2.95), (11.6, HOUSE + 6, 3.14), soffit, 0.006)
    box("fascia", (-10, HOUSE - 0.83, 3.10), (11.6, HOUSE + 6, 3.24), dark, 0.004)
    for x in (-2.62, 2.66):
        box("lamp", (x - 0.05, HOUSE - 0.12, 1.7), (x + 0.05, HOUSE, 2.02), dark, 0.005)

    # Trees behind the house and behind the camera, and two out of sight that dapple the paving.
    leaf = leaf_material("tree leaf", ("#2f4520", "#65823a", "#86914a"), 0.4)
    greens = leaf_sprays("green leaves", leaf, leaf=0.09)
    bark = trunk_bark_material()
    trees = [
        grown_tree(f"tree {seed}", seed, greens, bark, 8.2, 4.4, 1.9, 0.22, twigs=2400)
        for seed in (51, 52, 53)
    ]
    behind = [(-8, 17), (-4, 18.5), (0.5, 17.5), (4.5, 19), (9, 17.5), (13, 18), (-12, 17), (2, 24)]
    grove(trees, behind, seed=2)
    grove(trees, [(2, -14), (7, -17), (12, -15)], seed=4)
    shade_tree((0.2, 5.4), **SUN, distance=12, leaves=3600, spread=3.0, height=5.4)
    shade_tree((-1.2, 8.6), **SUN, distance=14, leaves=4200, spread=3.0, height=6)
    litter("dry leaves", dry_leaf_material(), -2.2, 2.2, -0.5, 7, 45, 0.035, z=0.005)

    camera((-1.55, -1.7, 0.82), (-0.1, 6, 0.28), lens=31, f_stop=5.6, focus=(-1.1, 0.9, 0))
