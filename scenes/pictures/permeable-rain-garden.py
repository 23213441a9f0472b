"""Permeable drive with gravel joints after rain, draining into a planted swale beside it."""

import numpy as np

from kit.bonds import permeable, simplify
from kit.camera import camera
from kit.finish import render
from kit.grass import lawn, tuft_collection
from kit.joints import joint_points
from kit.light import sky
from kit.materials import (
    dark_metal_material,
    dry_leaf_material,
    leaf_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.patterns import rectangle, within
from kit.paving import ground, pavers, pavers_by_distance, settle
from kit.plants import hedge, leaf_cloud, litter, shrub_points
from kit.scene import box, random, reset, scatter
from kit.stone import pebbles
from kit.stone_materials import pebble_material
from kit.swales import Swale
from kit.trees import background_trees, shade_tree
from kit.walls import brick_wall
from kit.wet import rain_film_material, wetten

SUN = {"elevation": 19, "azimuth": -97}
CAMERA = (-0.20, -1.75, 0.84)

# The drive ends at DRIVE_EDGE; behind a course of headers the swale begins.
DRIVE_LEFT, DRIVE_EDGE = -4.4, 1.15
SETTLEMENT = 0.004

GRAY = ("#98918a", "#857f79", "#a69d92", "#726d69")
CHARCOAL = ("#4c4744", "#403c3a", "#58514c")
CHIPS = ("#b8b0a2", "#cfc6b6", "#968d80", "#ddd4c4", "#a89a84", "#7f776c")


def is_near(paver) -> bool:
    """Tell whether a paver is close enough to the camera to need its chipped edges."""
    return np.linalg.norm(paver.mean(0) - CAMERA[:2]) < 3.4


def lay_drive() -> None:
    """Lay blocks with cut corners, chips in their joints, and puddles where the drive dips."""
    concrete = paver_material(
        "permeable",
        speck=0.24,
        mottle=0.16,
        grit=1.3,
        roughness=0.78,
        aggregate=0.16,
        efflorescence=0.06,
        stain=0.18,
        dirt_amount=0.35,
        dirt_color="#7a6f60",
    )
    wetten(concrete, scale=1.1, threshold=(0.36, 0.55), water_level=-0.0012, level_softness=0.003)
    # The bond is laid across and turned, so that its rows run away from the camera.
    rows = permeable(-2.2, 9.0, -4.6, DRIVE_EDGE, 0.215, 0.115, 0.018)
    blocks = [block[:, ::-1][::-1] for block in rows]
    blocks = simplify(within(blocks, DRIVE_LEFT, DRIVE_EDGE - 0.004, -2.1, 8.6), 0.012)
    surface = dict(
        joint=0.013,
        bevel=0.006,
        tilt=0.006,
        color_variation=0.07,
        edge_width=0.012,
        corner_radius=0.004,
        settlement=SETTLEMENT,
    )
    chipped = dict(outline_step=0.012, edge_roughness=0.0005, bevel_segments=4)
    look = (concrete, GRAY, (3, 2.6, 2, 1.5))
    detail = dict(near=chipped, far={"bevel_segments": 2})
    pavers_by_distance("blocks", blocks, is_near, *look, **detail, **surface)
    charcoal = paver_material(
        "charcoal",
        speck=0.2,
        mottle=0.18,
        roughness=0.8,
        efflorescence=0.05,
        stain=0.16,
        dirt_amount=0.35,
    )
    wetten(charcoal, 0.9, 1.3, (0.42, 0.6), darkening=0.5, roughness=0.14, flattening=0.6)
    headers = [rectangle(DRIVE_EDGE, y, 0.2, 0.1) for y in np.arange(-2.1, 8.6, 0.1)]
    pavers(
        "headers",
        headers,
        charcoal,
        CHARCOAL,
        joint=0.005,
        bevel=0.006,
        outline_step=0.03,
        color_variation=0.08,
    )
    # Real chips near the camera, a grained bed below and beyond them.
    bed = sand_material("#9d9484", "chip bed")
    x0, x1 = DRIVE_LEFT - 0.1, DRIVE_EDGE + 0.2
    ground("bed", x0, x1, -2.2, 8.7, -0.0085, bed, 0.02, 0.0018, SETTLEMENT)
    field = (-2.2, DRIVE_EDGE, -1.6, 2.6)
    joints = dict(shrink=0.0075, resolution=0.004, thin_from=(-0.1, -0.9, 1.5))
    chips = joint_points(blocks, *field, 330000, -0.0095, -0.003, **joints)
    chips[:, 2] += SETTLEMENT * settle(chips[:, 0], chips[:, 1])
    wet_chip = pebble_material("chip", CHIPS, roughness=0.7, wetness=0.35, speck=0.3)
    pebbles("chips", wet_chip, chips, size=0.0078, angular=True, tumble=1.2)
    puddle = rain_film_material("puddle", scale=3, wave_height=0.0002)
    ground("puddles", x0, x1 - 0.05, -2.2, 8.6, -0.0030, puddle, resolution=0.5)


def close_the_view(pale) -> None:
    """Put the end of a face-brick house on the right, a clipped hedge and trees at the back."""
    brick_wall(-13, 1.5, -0.3, 2.75, 7.4, "-x")
    mortar = plain_material("mortar", "#b3a998", 0.95, 0.1)
    box("mortar", (7.41, -1.5, -0.4), (7.7, 13, 2.75), mortar, 0)
    box("fascia", (6.75, -1.6, 2.72), (8.2, 13, 2.95), dark_metal_material("#3a3a3b"), 0.004)
    green = leaf_material("shrub", ("#26391b", "#5f7b35"), 0.4, 0.5)
    gray = leaf_material("gray shrub", ("#4a5638", "#94a070"), 0.4, 0.5)
    for number in range(8):
        points = shrub_points(4800, random.uniform(0.4, 0.62))
        spot = [6.2 + random.uniform(-0.3, 0.2), 2.6 + number * 0.95, 0.05]
        leaf_cloud("shrub", green if number % 3 else gray, points + spot, 0.045)
    hedge("hedge", green, (-9, 9.6, -0.1), (7.4, 10.4, 1.55), density=1500, leaf_size=0.055)
    border = (
        (-4.9, 0.30, 0.9, gray),
        (-4.2, 0.52, 0.75, green),
        (-3.1, 0.36, 1.1, gray),
        (-2.6, 0.26, 0.8, gray),
        (-1.7, 0.46, 0.9, green),
        (-0.3, 0.28, 0.75, gray),
        (0.25, 0.42, 1.1, gray),
        (1.5, 0.34, 0.8, green),
    )
    for x, radius, flatness, material in border:
        points = shrub_points(4800, radius, flatness)
        spot = [x, 9.1 + random.uniform(-0.15, 0.2), 0]
        leaf_cloud("border shrub", material, points + spot, 0.045)
    points = [
        (random.uniform(-5.5, 1.6), 8.85 + random.normal(0, 0.14), -0.02) for _ in range(26)
    ]
    scales = random.uniform(0.6, 1.1, len(points))
    scatter("border grass", pale, np.array(points), scales=scales)
    for x in np.arange(-10, 7.5, 1.55):
        points = shrub_points(3600, random.uniform(0.9, 1.35), flatness=1.25)
        spot = [x + random.uniform(-0.3, 0.3), 12.2 + random.uniform(-0.4, 0.5), -0.2]
        leaf_cloud("thicket", green, points + spot, 0.085)
    soil = soil_material("#4a3f22")
    ground("soil left", -14, DRIVE_LEFT, -4, 16, -0.03, soil, 0.15, amplitude=0.012)
    ground("soil behind", -14, 16, 8.6, 34, -0.03, soil, resolution=0.3)
    mown = dict(density=330, height=0.06, falloff=(-0.7, -1.7, 4.5))
    lawn("lawn", -8.5, DRIVE_LEFT - 0.05, -0.5, 9.4, -0.03, **mown)
    background_trees(
        [(-8, 14.5), (-3.4, 16), (0.6, 17.5), (4.6, 16), (9, 15), (12.5, 12)],
        height=5.4,
        spread=4.4,
        leaves=36000,
        leaf_size=0.15,
        trunk_share=0.10,
    )


reset(341)
sky(**SUN, sun_size=1.0, dust=1.8)
camera(CAMERA, (1.42, 2.9, -0.06), lens=29, f_stop=3.2, focus=(0.45, 0.45, 0))
lay_drive()
swale = Swale(DRIVE_EDGE + 0.2, 2.5, -0.318)
swale.dig()
straw = leaf_material("pale grass", ("#5a6a35", "#a39a55", "#d2bf80"), 0.5, 0.5)
bank = dict(spread=0.055, segments=7)
pale_shape = dict(kinds=4, arch=1.1, lean=(0.05, 0.7), **bank)
pale_grass = tuft_collection("pale grass", straw, 190, 0.62, 0.0045, **pale_shape)
fresh = leaf_material("sedge", ("#3c5428", "#71863c", "#9aa34e"), 0.45, 0.5)
sedge_shape = dict(kinds=3, arch=1.2, lean=(0.08, 0.75), fold=0.1, **bank)
swale.plant(pale_grass, tuft_collection("sedge", fresh, 120, 0.46, 0.007, **sedge_shape))
close_the_view(pale_grass)
shade_tree((-1.1, 1.6), **SUN, distance=13, leaves=5200, spread=3.0, height=5.2)
litter("leaves", dry_leaf_material(), -3, 1.2, -0.9, 6, count=26, size=0.036, z=0.006)

render(
    least_samples=24,
    key=0.30,
    bias=-0.35,
    denoise_strength=0.42,
    bloom=0.035,
    saturation=1.06,
    tint=(1.02, 1, 0.98),
)
