"""Grey cement bricks in basket weave, with moss in the joints."""

from kit.camera import camera
from kit.finish import render
from kit.joints import joint_points, moss
from kit.light import sky
from kit.materials import dry_leaf_material, paver_material, sand_material
from kit.patterns import basket_weave, rotate, within
from kit.paving import ground, pavers
from kit.plants import litter
from kit.scene import reset
from kit.trees import dapple

ELEVATION, AZIMUTH = 25, 64

reset(102)
sky(ELEVATION, AZIMUTH, sun_size=0.8)
camera((0.12, -0.92, 0.80), (0, 0.10, 0), lens=45, f_stop=5.0, focus=(0, -0.02, 0))

cement = paver_material(
    "cement",
    speck=0.26,
    mottle=0.16,
    grit=1.4,
    roughness=0.84,
    aggregate=0.14,
    efflorescence=0.20,
    stain=0.20,
    dirt_color="#80776a",
)
bricks = rotate(basket_weave(-2.0, 2.0, -1.2, 2.6, 0.212), 33, center=(0, 0.3))
bricks = within(bricks, -1.6, 1.6, -0.85, 2.1)
pavers(
    "bricks",
    bricks,
    cement,
    colors=("#57585a", "#4a4b4e", "#66676a", "#757675", "#3f4043"),
    weights=(4, 3, 3, 0.8, 2),
    joint=0.006,
    bevel=0.0055,
    height_variation=0.0011,
    tilt=0.005,
    outline_step=0.008,
    edge_roughness=0.0006,
    bevel_segments=4,
    color_variation=0.07,
    edge_width=0.012,
    corner_radius=0.004,
)
ground("sand", -1.6, 1.6, -0.85, 2.1, -0.0055, sand_material("#8d8270"), 0.006, 0.0010)
points = joint_points(bricks, -1.0, 1.0, -0.6, 1.2, 90000, -0.0055, -0.003, shrink=0.004)
moss(
    "moss",
    points[:5200],
    height=0.006,
    spread=0.004,
    blade_count=16,
    width=0.0011,
    scales=(0.5, 1.2),
)
dry_leaf = dry_leaf_material(("#6b3f18", "#c48a34", "#9a9a3c"))
litter("dry leaves", dry_leaf, -0.6, 0.6, -0.4, 0.8, 7, 0.05, z=0.004)
dapple(ELEVATION, AZIMUTH, (-0.25, 0.45, 0), 5, 3.4, spread=1.7, leaf_size=0.085, leaves=1500)

render(key=0.22, saturation=0.95)
