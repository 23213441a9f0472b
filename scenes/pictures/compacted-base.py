"""The layer under the paving: compacted crushed stone between kerbs, before the bedding sand."""

import numpy as np

from kit.agapanthus import agapanthus_collection
from kit.camera import camera
from kit.finish import render
from kit.garden import lawn_material
from kit.grass import lawn
from kit.grown import grove, karees
from kit.kerbs import kerb_run
from kit.laying import load_pallet, spirit_level, stand_shovel, stretch_strings
from kit.light import sky
from kit.materials import paver_material, plaster_material, soil_material
from kit.paving import ground
from kit.scene import box, random, reset, scatter
from kit.subbase import (
    bedded_stones,
    compacted_base,
    crushed_stone_material,
    scattered_stones,
    stone_heap,
)
from kit.trees import shade_tree

SUN = (24, -104)
LEFT, RIGHT = -2.3, 2.3
WALL = 10.5
BASE = -0.085

reset(417)
sky(*SUN, sun_size=0.9, dust=1.0)

# The base: stones of all sizes rolled flat in lanes as wide as the drum, loose at the far end.
stone = crushed_stone_material()
lanes = [(-1.86, 5.7), (-0.98, 6.1), (-0.06, 5.4), (0.88, 6.0), (1.82, 5.8)]
level_at = compacted_base(LEFT, RIGHT, -2.5, 9.6, BASE, stone, lanes, 0.96, 6.2)
for size, far, count in ((0.044, 6.3, 5200), (0.028, 6.3, 19000), (0.017, 6, 50000)):
    bedded_stones(LEFT, RIGHT, -1, far, level_at, count, size)
bedded_stones(LEFT, RIGHT, -0.8, 2.4, level_at, 46000, 0.010)
scattered_stones(LEFT, RIGHT, -1, 6, BASE, 500, 0.012)
scattered_stones(LEFT, RIGHT, 6.0, 9.4, BASE + 0.034, 15000, 0.026)
stone_heap(1.1, 7.9, BASE + 0.02, 0.95, 0.72, stone)

# Kerbs on both sides, a string line to their level.
kerb_run((RIGHT + 0.003, 9.6), (RIGHT + 0.003, -2.5), width=-0.13, height=0.0)
kerb_run((LEFT - 0.003, -2.5), (LEFT - 0.003, 9.6), width=0.13, height=0.0)
stretch_strings(LEFT - 0.1, RIGHT - 0.1)

# Lawn, a bed and the garden wall.
soil = soil_material("#4a3523")
ground("soil left", -14, LEFT - 0.13, -4, 12, -0.05, soil, 0.12, amplitude=0.010)
ground("soil right", RIGHT + 0.13, 14, -4, 12, -0.05, soil, 0.12, amplitude=0.012)
ground("soil behind", -14, 14, 9.5, 12, -0.05, soil, 0.1, amplitude=0.012)
mown = {"z": -0.05, "height": 0.055, "material": lawn_material(dryness=0.4)}
lawn("lawn left", -6.5, LEFT - 0.2, -1.2, 9.4, density=420, falloff=(-1, -1, 3.2), **mown)
lawn("lawn right", RIGHT + 0.2, 6.5, -1.2, 9.4, density=420, falloff=(1, -1, 3.2), **mown)
plaster = plaster_material("#d8c8ae", streaks=0.2)
box("garden wall", (-12, WALL, -0.4), (12, WALL + 0.2, 1.9), plaster, 0.004)
box("wall cope", (-12, WALL - 0.05, 1.9), (12, WALL + 0.25, 1.98), plaster, 0.006)
flowers = agapanthus_collection(flowers=(3, 2, 2, 0))
places = [
    (x + random.normal(0, 0.06), WALL - 0.45 + random.normal(0, 0.08), -0.05)
    for x in np.arange(-6, 6, 0.36)
]
scatter("agapanthus", flowers, np.array(places), scales=random.uniform(0.8, 1.1, len(places)))
behind = [(-14, 17), (-9, 15), (-3.5, 17), (1.5, 15), (7, 17), (12, 15)]
grove(karees(), behind, seed=3, scale=(1.05, 1.35))

# What the layers need next: a level, a shovel, the pavers.
clay = paver_material("clay", speck=0.22, mottle=0.2, grit=1.4, dirt_amount=0.12, stain=0.08)
load_pallet(-4.0, 5.2, 0.08, clay, ("#7b5547", "#69493f", "#8b6453", "#5b4540"), (4, 3, 3, 1.6))
spirit_level(0.35, 1.25, BASE + 0.004, 0.55)
stand_shovel(0.75, 7.55, 0.42)
shade_tree((-3.0, 2.6), *SUN, distance=11, leaves=3600, spread=2.8, height=5.2)

camera((-0.7, -1.7, 1.15), (0.35, 4.2, -0.12), lens=31, f_stop=8, focus=(0.1, 1.4, BASE))
render(key=0.31, bias=0.32, denoise_strength=0.3, bloom=0.03)
