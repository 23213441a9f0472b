"""A pool deck that falls to a channel: splash water from the coping runs into the grating."""

import numpy as np

from kit.camera import camera
from kit.drains import channel_drain
from kit.finish import render
from kit.garden import backdrop
from kit.grass import grass_tufts
from kit.light import sky
from kit.makes import worn_material
from kit.materials import sand_material
from kit.patterns import rectangle, within
from kit.paving import ground, pavers
from kit.pools import dark_pool
from kit.scene import random, reset, scatter
from kit.trees import canopy
from kit.wet import wetten

SUN = (24, -104)
CHANNEL = (0.0, 0.30)  # y of its front and back
COPING = (1.50, 1.84)
SLAB = 0.4
LEFT, RIGHT = -3.6, 5.2
# All beyond this line, as far as the water, is wet: the channel keeps the near side dry.
SPLASH = ((-4, 0.16), (6, 0.16))
CREAM = ("#c9b593", "#bda886", "#d3c2a3", "#c2ab88")

reset(537)
sky(*SUN, sun_size=1.0)
camera((-0.75, -1.55, 0.86), (0.22, 1.25, -0.06), lens=33, f_stop=6.3, focus=(0.0, 0.5, 0))

# Cream slabs on both sides of the channel, then the coping.
concrete = worn_material("slab", grit=1.6, mottle=0.16, stain=0.12, dirt_amount=0.2)
wetten(concrete, edge=SPLASH, darkening=0.46, deepening=1.15, film=0.7, flattening=0.8)
slab = dict(joint=0.005, bevel=0.003, height_variation=0.0007, tilt=0.0014, outline_step=0.03)
slab |= dict(edge_roughness=0.0004, color_variation=0.04, edge_width=0.012, corner_radius=0.003)
columns = np.arange(LEFT, RIGHT, SLAB)
rows = [*np.arange(CHANNEL[1], COPING[0] - 0.1, SLAB), *(CHANNEL[0] - SLAB * np.arange(1, 6))]
deck = [rectangle(x, y, SLAB, SLAB) for x in columns for y in rows]
pavers("deck", within(deck, LEFT, RIGHT, -2, COPING[0]), concrete, CREAM, **slab)
coping = [rectangle(x, COPING[0], SLAB, COPING[1] - COPING[0]) for x in columns + 0.2]
nose = slab | {"bevel": 0.010, "bevel_segments": 5, "depth": 0.045, "z": 0.004}
pavers("coping", coping, concrete, ("#d8c9ad", "#cfbfa1", "#dfd2b9"), **nose)
sand = wetten(sand_material("#86735a"), edge=SPLASH)
for front, back in ((-2, CHANNEL[0]), (CHANNEL[1], COPING[1] - 0.06)):
    ground("sand", LEFT, RIGHT, front, back, -0.005, sand, 0.015, 0.0005)
channel_drain(LEFT, RIGHT, *CHANNEL)
dark_pool(LEFT + 0.2, RIGHT - 0.2, COPING[1] - 0.03, 6.2, -0.11)

# A hedge of shrubs and grasses beyond the water.
backdrop(6.3, -7, 9, wall_color="#ddd2bf", shrubs=16, shrub_radius=0.7, leaves=4200)
tufts = grass_tufts(("#5a6a35", "#8a8c48", "#b3a868"), count=140, length=0.6)
places = np.c_[random.uniform(-6, 8, 40), 6.6 + random.normal(0, 0.12, 40), np.zeros(40)]
scatter("grass", tufts, places, scales=random.uniform(0.7, 1.2, 40))
canopy(*SUN, (1.9, 0.1, 0), 5, radius=0.9, leaves=1700, leaf_size=0.08)

render(key=0.34, bias=0.15, saturation=0.9, bloom=0.03, denoise_strength=0.4)
