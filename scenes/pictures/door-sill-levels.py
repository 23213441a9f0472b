"""Levels taken from a door sill: a spirit level on it, a rule standing on the new paving below."""

import math

import numpy as np

from kit.agapanthus import white_agapanthus
from kit.boxes import boxes
from kit.camera import camera
from kit.finish import render
from kit.garden import planted_pot
from kit.laying import spirit_level
from kit.light import sky
from kit.makes import worn_material
from kit.materials import plain_material, sand_material, wood_material
from kit.patterns import rectangle, running_bond, within
from kit.paving import ground, pavers
from kit.props import rope
from kit.scene import box, reset
from kit.trees import canopy
from kit.walls import brick_wall, slats

SUN = (27, -112)
WALL = 1.5
DOOR = (-0.36, 0.52)
PAVING = -0.15  # the sill is the zero of all levels
BRICKS = ("#8a5540", "#7f4c3a", "#935f49", "#774636", "#875240")

reset(523)
sky(*SUN, sun_size=1.0)
camera((-1.12, -0.62, 0.62), (0.16, 1.22, 0.02), lens=36, f_stop=7.1, focus=(0.05, 0.9, 0))

# Paving in stretcher bond, a soldier course along the wall.
field = within(running_bond(-3.2, 3.4, -1.6, WALL - 0.2, 0.2, 0.1), -3, 3.2, -1.5, WALL - 0.2)
soldiers = [rectangle(x, WALL - 0.2, 0.1, 0.2) for x in np.arange(-3, 3.2, 0.1)]
surface = dict(joint=0.004, bevel=0.0035, height_variation=0.0009, tilt=0.003, outline_step=0.012)
surface |= dict(edge_roughness=0.0005, color_variation=0.05, edge_width=0.007, z=PAVING)
grays = ("#8d8a84", "#817e79", "#989590", "#77746f")
concrete = worn_material("concrete", stain=0.1, dirt_amount=0.16)
pavers("field", field, concrete, grays, **surface)
pavers("soldiers", soldiers, concrete, ("#4f4c4a", "#45423f", "#575350"), **surface)
ground("sand", -3, 3.2, -1.5, WALL, PAVING - 0.004, sand_material("#8d7a5f"), 0.01, 0.0006)

# The house: face brick above a plinth, a step of concrete under a door of boards.
opening = (*DOOR, -0.5, 2.05)
brick_wall(-3.4, 3.6, -0.4, 2.6, WALL, openings=(opening,), colors=BRICKS, mortar="#9b9182")
sill = plain_material("sill", "#a9a39a", 0.85, 0.16, 7, bump=0.002, bump_scale=120)
box("sill", (DOOR[0] - 0.06, WALL - 0.045, -0.085), (DOOR[1] + 0.06, WALL + 0.2, 0), sill, 0.006)
box("under the sill", (DOOR[0], WALL - 0.004, -0.4), (DOOR[1], WALL + 0.2, -0.085), sill, 0.002)
paint = plain_material("door frame", "#3d4a46", 0.5, 0.06, 5)
for side in (DOOR[0], DOOR[1] - 0.055):
    box("frame", (side, WALL + 0.03, 0), (side + 0.055, WALL + 0.13, 2.05), paint, 0.003)
timber = wood_material("door", ("#6b4528", "#99683d"), axis=2, roughness=0.5)
boards = dict(pitch=0.128, gap=0.005, thickness=0.03, vertical=True, bevel=0.002)
slats(DOOR[0] + 0.06, DOOR[1] - 0.05, 0.012, 2.05, WALL + 0.075, timber, **boards)
box("dark gap", (DOOR[0], WALL + 0.1, 0), (DOOR[1], WALL + 0.12, 2.05), paint, 0)

# The level lies on the sill; a boxwood rule under its end reads the height of the paving.
spirit_level(0.10, WALL - 0.53, 0.0, math.pi / 2 + 0.16)
end = np.array((0.10, WALL - 0.53)) - 0.575 * np.array((math.sin(-0.16), math.cos(0.16)))
rule = wood_material("rule", ("#c9a55a", "#dcbf78"), axis=2, roughness=0.45)
x, y = end[0] + 0.045, end[1] + 0.03
box("rule", (x, y, PAVING), (x + 0.032, y + 0.005, 0.26), rule, 0.001)
ink = plain_material("ink", "#191715", 0.6)
ticks = []
for number, z in enumerate(np.arange(PAVING + 0.01, 0.255, 0.01)):
    long = 0.018 if number % 5 == 4 else 0.010
    ticks.append(((x, y - 0.0005, z), (x + long, y + 0.001, z + 0.0012)))
boxes("ticks", ticks, ink, 0)

# A string line from the wall to the edge of the paving, and a pot that stays beside the door.
line = plain_material("string line", "#f0602a", 0.5)
start, stop = np.array((0.86, WALL - 0.02, -0.10)), np.array((1.02, -1.4, -0.13))
rope("string", [start + (stop - start) * share for share in np.linspace(0, 1, 12)], 0.0016, line)
box("nail", (0.857, WALL - 0.03, -0.102), (0.863, WALL + 0.02, -0.096), ink, 0)
planted_pot(1.28, WALL - 0.42, 0.21, 0.42, plant=white_agapanthus(), scale=0.9, z=PAVING)
canopy(*SUN, (1.5, 0.4, 0), 5, radius=0.8, leaves=1500, leaf_size=0.07)

render(key=0.34, saturation=0.94, tint=(1.03, 1, 0.96), denoise_strength=0.4)
