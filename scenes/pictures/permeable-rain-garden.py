"""Permeable drive with gravel joints after rain, draining into a planted swale beside it."""

import math

import numpy as np

from kit.bonds import permeable, simplify
from kit.camera import camera
from kit.finish import render
from kit.flowering import aloe_in_bloom, place
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
from kit.paving import ground, pavers, settle, unevenness
from kit.plants import blades, hedge, lawn, leaf_cloud, litter, shrub_points
from kit.scene import box, collection, grid_faces, mesh, random, reset, scatter
from kit.stone import pebbles
from kit.stone_materials import pebble_material
from kit.trees import background_trees, shade_tree
from kit.walls import brick_wall
from kit.wet import rain_film_material, wetten

SUN = {"elevation": 19, "azimuth": -97}
CAMERA = (-0.20, -1.75, 0.84)

# The drive ends at DRIVE_EDGE; behind a course of headers the swale begins.
DRIVE_LEFT, DRIVE_EDGE = -4.4, 1.15
SWALE_LEFT, SWALE_WIDTH = DRIVE_EDGE + 0.2, 2.5
WATER_LEVEL = -0.318
SETTLEMENT = 0.004

GRAY = ("#98918a", "#857f79", "#a69d92", "#726d69")
CHARCOAL = ("#4c4744", "#403c3a", "#58514c")
CHIPS = ("#b8b0a2", "#cfc6b6", "#968d80", "#ddd4c4", "#a89a84", "#7f776c")
RIVER_STONE = ("#8f8a84", "#a79d90", "#6f6c6a", "#b9ad9b", "#8a7763", "#7d7f84", "#9c8a74")


def is_near(paver) -> bool:
    """Tell whether a paver is close enough to the camera to need its chipped edges."""
    return np.linalg.norm(paver.mean(0) - CAMERA[:2]) < 3.4


def swale_height(x, y):
    """Return the height of the ground in and behind the swale, metres."""
    across = np.clip((x - SWALE_LEFT) / SWALE_WIDTH, 0, 1)
    dip = 0.36 * np.sin(math.pi * across) ** 1.5 * (1 + 0.12 * np.sin(y * 0.9 + 0.5))
    return -0.012 - dip + 0.05 * np.clip(x - SWALE_LEFT - SWALE_WIDTH, 0, 2)


def swale_middle(y):
    """Return the x of the swale's bed, which winds a little."""
    return SWALE_LEFT + SWALE_WIDTH / 2 + 0.18 * np.sin(y * 0.75 + 0.4)


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
    wetten(
        concrete,
        scale=1.1,
        threshold=(0.36, 0.55),
        water_level=-0.0012,
        level_softness=0.003,
    )
    # The bond is laid across and turned, so that its rows run away from the camera.
    rows = permeable(-2.2, 9.0, -4.6, DRIVE_EDGE, 0.215, 0.115, 0.018)
    blocks = [block[:, ::-1][::-1] for block in rows]
    blocks = simplify(within(blocks, DRIVE_LEFT, DRIVE_EDGE - 0.004, -2.1, 8.6), 0.012)
    surface = dict(
        weights=(3, 2.6, 2, 1.5),
        joint=0.013,
        bevel=0.006,
        tilt=0.006,
        color_variation=0.07,
        edge_width=0.012,
        corner_radius=0.004,
        settlement=SETTLEMENT,
    )
    near = [block for block in blocks if is_near(block)]
    far = [block for block in blocks if not is_near(block)]
    pavers(
        "near",
        near,
        concrete,
        GRAY,
        outline_step=0.012,
        edge_roughness=0.0005,
        bevel_segments=4,
        **surface,
    )
    pavers("far", far, concrete, GRAY, bevel_segments=2, **surface)
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
    chips = joint_points(
        blocks,
        -2.2,
        DRIVE_EDGE,
        -1.6,
        2.6,
        330000,
        -0.0095,
        -0.003,
        shrink=0.0075,
        resolution=0.004,
        thin_from=(-0.1, -0.9, 1.5),
    )
    chips[:, 2] += SETTLEMENT * settle(chips[:, 0], chips[:, 1])
    wet_chip = pebble_material("chip", CHIPS, roughness=0.7, wetness=0.35, speck=0.3)
    pebbles("chips", wet_chip, chips, size=0.0078, angular=True, tumble=1.2)
    puddle = rain_film_material("puddle", scale=3, wave_height=0.0002)
    ground("puddles", x0, x1 - 0.05, -2.2, 8.6, -0.0030, puddle, resolution=0.5)


def dig_swale() -> None:
    """Shape the swale, line its bed with river stones and leave a little water standing."""
    columns, rows = 150, 330
    x, y = np.meshgrid(
        np.linspace(SWALE_LEFT, 9, columns), np.linspace(-2.4, 12, rows), indexing="ij"
    )
    z = swale_height(x, y) + 0.010 * unevenness(x, y, 7, 4)
    soil = plain_material("wet soil", "#3a2a1c", 0.8, 0.4, 16, bump=0.02, bump_scale=50)
    vertices = np.c_[x.ravel(), y.ravel(), z.ravel()]
    mesh("swale", vertices, grid_faces(columns, rows), soil, smooth=True)
    right = SWALE_LEFT + SWALE_WIDTH
    water = rain_film_material("swale water", scale=5, wave_height=0.0012)
    ground("water", SWALE_LEFT + 0.5, right - 0.5, -1.5, 8.5, WATER_LEVEL, water, 0.25)
    for count, size, spread, subdivisions, lift, wetness in (
        (5200, 0.042, 0.36, 2, 0.20, 0.35),
        (900, 0.085, 0.30, 3, 0.25, 0.35),
        (170, 0.15, 0.30, 3, 0.20, 0.35),
        (16, 0.30, 0.42, 3, 0.15, 0.15),
    ):
        y = random.uniform(-1.6, 8.8, count)
        x = swale_middle(y) + random.normal(0, spread, count)
        x = np.clip(x, SWALE_LEFT + 0.05, right)
        material = pebble_material("river stone", RIVER_STONE, 0.62, wetness, speck=0.22)
        pebbles(
            "river stones",
            material,
            np.c_[x, y, swale_height(x, y) + size * lift],
            size,
            flatness=0.72,
            size_spread=0.30,
            tumble=0.25,
            subdivisions=subdivisions,
        )
    # Small stones hold the soil along the headers.
    count = 2600
    y = random.uniform(-1.6, 8.6, count)
    x = SWALE_LEFT + np.abs(random.normal(0, 0.10, count))
    material = pebble_material("edge stone", RIVER_STONE, 0.65, 0.3)
    points = np.c_[x, y, swale_height(x, y) + 0.006]
    pebbles("edge stones", material, points, 0.030, flatness=0.7)


def tufts(name, colors, translucency, count, length, width, arch, lean, fold, kinds):
    """Return tufts of one kind of grass to scatter; count: blades a tuft."""
    material = leaf_material(name, colors, translucency, 0.5)
    plants = [
        blades(
            f"{name} {kind}",
            material,
            count,
            length,
            width,
            arch=arch,
            spread=0.055,
            segments=7,
            lean=lean,
            fold=fold,
        )
        for kind in range(kinds)
    ]
    return collection(name, plants)


def plant_swale(pale, green) -> None:
    """Plant grasses, sedges and flowering aloes on both banks."""
    left, right = SWALE_LEFT, SWALE_LEFT + SWALE_WIDTH

    def plant(name, kind, low, high, rows, x_low, x_high, error):
        places = np.array(
            [(random.uniform(x_low, x_high), y + random.normal(0, error)) for y in rows]
        )
        points = np.c_[places, swale_height(places[:, 0], places[:, 1])]
        scatter(name, kind, points, scales=random.uniform(low, high, len(points)))

    near_sedges = [0.55, 1.5, *np.arange(2.4, 8.6, 0.5)]
    plant("near grass", pale, 0.6, 0.95, np.arange(3.1, 8.6, 0.5), left + 0.28, left + 0.55, 0.1)
    plant("near sedge", green, 0.6, 1.0, near_sedges, left + 0.2, left + 0.6, 0.12)
    rows = np.arange(-0.6, 9.4, 0.24)
    plant("far grass", pale, 0.8, 1.35, rows, right - 0.55, right + 0.9, 0.12)
    rows = np.arange(-0.4, 9.0, 0.42)
    plant("far sedge", green, 0.7, 1.1, rows, right - 0.8, right + 0.3, 0.12)
    leaf = leaf_material("aloe", ("#4a6a54", "#86a58c", "#a2a878"), 0.10, 0.38)
    aloes = [
        aloe_in_bloom(f"aloe {spikes}", leaf, length=0.55, leaves=30, spikes=spikes)
        for spikes in (0, 2, 3)
    ]
    for x, y, scale, kind in (
        (left + 0.34, 2.25, 0.8, 0),
        (right - 0.35, 1.9, 1.1, 2),
        (right + 0.15, 3.4, 1.2, 1),
        (left + 0.38, 4.3, 0.9, 1),
        (right + 0.3, 5.0, 1.25, 2),
        (right - 0.2, 6.4, 1.1, 0),
        (right + 0.9, 2.7, 1.2, 2),
        (left + 0.4, 6.6, 0.9, 2),
        (right + 1.2, 6.0, 1.3, 1),
    ):
        place(aloes[kind], x, y, float(swale_height(x, y)), scale)


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
    lawn(
        "lawn",
        -8.5,
        DRIVE_LEFT - 0.05,
        -0.5,
        9.4,
        -0.03,
        density=330,
        height=0.06,
        falloff=(-0.7, -1.7, 4.5),
    )
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
dig_swale()
straw = ("#5a6a35", "#a39a55", "#d2bf80")
pale_grass = tufts("pale grass", straw, 0.5, 190, 0.62, 0.0045, 1.1, (0.05, 0.7), 0, 4)
fresh = ("#3c5428", "#71863c", "#9aa34e")
green_sedge = tufts("sedge", fresh, 0.45, 120, 0.46, 0.007, 1.2, (0.08, 0.75), 0.1, 3)
plant_swale(pale_grass, green_sedge)
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
