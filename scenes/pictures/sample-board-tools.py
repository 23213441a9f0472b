"""A tray of eight pavers to choose from, set down on paving, with a paver's tools about it."""

import json
import math
from pathlib import Path

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.laying import spirit_level
from kit.light import sky
from kit.makes import MAKES, worn_material
from kit.materials import plain_material, sand_material, wood_material
from kit.patterns import herringbone, rectangle
from kit.paving import ground, pavers
from kit.props import lathe, mallet, rope
from kit.scene import box, mesh, reset
from kit.trees import canopy

SUN = (24, -106)
SHOWN = ("sandstone", "grey", "granite-cobble", "charcoal")
SHOWN += ("clay-red", "terracotta", "clay-brown", "slate-blend")
SIDE, GAP, FLOOR = 0.204, 0.022, 0.019  # a sample, the space round it, the tray's board
LEFT, FRONT = -0.46, -0.17
RIGHT, BACK = LEFT + 4 * SIDE + 5 * GAP, FRONT + 2 * SIDE + 3 * GAP

reset(541)
sky(*SUN, sun_size=1.0)
camera((-0.30, -1.06, 0.68), (0.075, 0.03, 0.0), lens=40, f_stop=6.3, focus=(-0.02, -0.05, 0.05))

# The paving that everything lies on.
concrete = worn_material("paving", dirt_amount=0.4, dirt_color="#9c8560", grit=1.6)
laid = dict(joint=0.004, bevel=0.004, depth=0.05, outline_step=0.012, edge_roughness=0.0005)
colors = ("#98928a", "#8a857e", "#a49d93", "#7d7973")
pavers("paving", herringbone(-1.6, 2.2, -1.2, 2.4, degrees=45), concrete, colors, **laid)
ground("joints", -2.2, 2.6, -1.6, 2.6, -0.0045, sand_material("#ab9472"), 0.02, amplitude=0.0008)

# The tray of plywood and battens, and the samples in it.
ply = wood_material("ply", ("#a9814f", "#cba877"), axis=0, roughness=0.65, grain_scale=16)
box("tray", (LEFT, FRONT, 0.002), (RIGHT, BACK, FLOOR), ply, 0.001)
pine = [wood_material("pine", ("#8d6840", "#b98f5e"), axis, roughness=0.7) for axis in (0, 1)]
for y in (FRONT - 0.02, BACK):
    box("batten", (LEFT - 0.02, y, 0.001), (RIGHT + 0.02, y + 0.02, 0.052), pine[0], 0.002)
for x in (LEFT - 0.02, RIGHT):
    box("batten", (x, FRONT, 0.001), (x + 0.02, BACK, 0.052), pine[1], 0.002)
samples = json.loads((Path(__file__).parent.parent / "pavers.json").read_text())
for number, name in enumerate(SHOWN):
    x = LEFT + GAP + (number % 4) * (SIDE + GAP)
    y = FRONT + GAP + (number // 4) * (SIDE + GAP)
    sample = samples[f"paver-{name}"]
    wide, deep = sample["size"][0] + 0.002, 0.102
    columns = [x, x + wide] if wide < 0.15 else [x]
    pieces = [rectangle(left, low, wide, deep) for left in columns for low in (y, y + deep)]
    make_material, surface, lay, laid = MAKES[sample["make"]]
    clean = {"dirt_amount": 0.08} if lay is pavers else {}
    material = make_material(name, **surface | sample.get("surface", {}) | clean)
    place = dict(joint=0.004, depth=0.045, z=FLOOR + 0.046)
    lay(name, pieces, material, sample["colors"], **place, **laid)

# Tools, as they lie when somebody has just put them down.
spirit_level(0.06, BACK + 0.10, 0.001, -0.05)
mallet((RIGHT + 0.13, -0.06, 0.001), yaw=1.35)
reel = wood_material("reel", ("#8a5c30", "#c89a62"), axis=2, roughness=0.5)
profile = [(0, 0), (0.034, 0), (0.036, 0.004), (0.034, 0.009), (0.014, 0.012), (0.014, 0.062)]
profile += [(0.034, 0.065), (0.036, 0.070), (0.034, 0.074), (0, 0.074)]
place = np.array((RIGHT + 0.13, 0.22, 0.001))
lathe("reel", profile, reel, location=place)
line = plain_material("string line", "#f0602a", 0.55)
turns = np.linspace(0, 2 * math.pi * 34, 900)
wound = np.c_[0.021 * np.cos(turns), 0.021 * np.sin(turns), 0.037 + 0.022 * np.sin(turns / 17)]
rope("wound line", wound + place, 0.0013, line, 6)

# A trowel lies before the tray.
steel = plain_material("blade", "#9b9b98", 0.4, 0.2, 30, metallic=0.45)
outline = np.array([(0, 0.012), (0.045, 0.062), (0.09, 0.055), (0.24, 0)])
outline = np.concatenate([outline, (outline * (1, -1))[2::-1]])
top, count = np.c_[outline, np.full(len(outline), 0.0008)], len(outline)
faces = [list(range(count)), list(range(2 * count - 1, count - 1, -1))]
faces += [[i, count + i, count + (i + 1) % count, (i + 1) % count] for i in range(count)]
blade = mesh("trowel", np.concatenate([top, top - (0, 0, 0.0016)]), faces, steel)
bent = [(0.02, 0, 0), (-0.03, 0, 0.006), (-0.035, 0, 0.045), (-0.06, 0, 0.05)]
neck = rope("neck", bent, 0.006, steel)
grip = [(0, 0), (0.012, 0.001), (0.013, 0.03), (0.016, 0.07)]
grip += [(0.014, 0.115), (0.009, 0.125), (0, 0.126)]
handle = lathe("grip", grip, reel, 28, location=(-0.058, 0, 0.05), rotation=(0, -math.pi / 2, 0))
for thing in (neck, handle):
    thing.parent = blade
blade.location, blade.rotation_euler = (0.25, FRONT - 0.20, 0.006), (0, 0, 2.68)

canopy(*SUN, (0.75, 0.75, 0), 4, radius=0.6, leaves=1100, leaf_size=0.06)

render(key=0.37, saturation=0.97, tint=(1.03, 1, 0.95), denoise_strength=0.38)
