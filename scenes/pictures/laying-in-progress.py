"""A paver kneels on a drive that he lays: his gloved hands set a brick at the edge of the sand."""

import math

import numpy as np

from kit.camera import camera
from kit.finish import render
from kit.grass import lawn
from kit.laying import hand_stack, single_paver, spirit_level
from kit.light import sky
from kit.materials import (
    grain_material,
    paver_material,
    plain_material,
    sand_material,
    soil_material,
)
from kit.patterns import area, herringbone, rectangle, within
from kit.paving import before, grains, ground, pavers, pavers_by_distance, unevenness
from kit.props import mallet, metal_material, rope
from kit.scene import cylinder, grid_faces, mesh, random, reset
from kit.workers import clothes, glove, glove_material, solid

SUN = (27, -112)
LEFT, RIGHT, FAR = -0.62, 2.6, 6.2
SAND_Z = -0.054
RAIL = -0.32  # x of a screed rail
CLAY = ("#7b5547", "#69493f", "#8b6453", "#5b4540", "#997260")
CLAY_SHARES = (4, 3, 3, 1.6, 1.2)
CHARCOAL = ("#4d4845", "#413c3a", "#59524d")


def laying_front(x):
    """Return the y from which the drive has been laid at x; the paver works towards the camera."""
    return 0.05 - 0.16 * x


def is_laid(piece) -> bool:
    """Tell whether the paver has laid a piece of the field."""
    x, y = piece.mean(0)
    return y > laying_front(x)


def lay_field() -> np.ndarray:
    """Lay the drive up to the front; return the middle of the place where the next brick goes."""
    wear = dict(speck=0.22, mottle=0.2, grit=1.5, efflorescence=0.1, stain=0.1)
    clay = paver_material("clay", dirt_amount=0.3, dirt_color="#a98f68", **wear)
    field = within(herringbone(LEFT, RIGHT, -1, FAR), LEFT, RIGHT, -0.9, FAR)
    field = [piece for piece in field if abs(area(piece)) > 1.5e-3]
    laid = [piece for piece in field if is_laid(piece)]
    surface = dict(joint=0.004, bevel=0.004, depth=0.06, height_variation=0.0012, tilt=0.004)
    surface |= dict(color_variation=0.08, edge_width=0.010)
    near = dict(outline_step=0.010, edge_roughness=0.0005, bevel_segments=4, corner_radius=0.003)
    look = clay, CLAY, CLAY_SHARES
    pavers_by_distance("field", laid, before(1.2), *look, near=near, **surface)
    charcoal = paver_material("charcoal", dirt_amount=0.35, **wear)
    edge = [rectangle(LEFT - 0.2, y, 0.2, 0.1) for y in np.arange(-1.2, FAR, 0.1)]
    pavers("edge", edge, charcoal, CHARCOAL, **near, **surface)
    places = [piece.mean(0) for piece in field if not is_laid(piece) and np.ptp(piece[:, 0]) > 0.19]
    return min(places, key=lambda place: np.linalg.norm(place - (0.1, 0)))


def spread_sand() -> None:
    """Screed the bedding sand, fill the joints, concrete the edge from outside."""
    sand = sand_material("#b89b74")
    rows = np.arange(-1.3, 0.5, 0.006)
    x, y = np.meshgrid(np.arange(LEFT - 0.1, 1.6, 0.006), rows, indexing="ij")
    drawn = 0.0012 * np.sin(x * 170 + 2 * np.sin(y * 3)) * (0.5 + 0.5 * np.sin(x * 23))
    level = SAND_Z + drawn + 0.0012 * np.sin(x * 43 + 1) + 0.0009 * unevenness(x, y, 6, 3)
    level += 0.004 * np.exp(-((np.abs(x - RAIL) - 0.03) ** 2) / 0.0003)
    step = np.exp(-(((y - laying_front(x) + 0.13) / 0.05) ** 2))
    level += step * 0.008 * np.clip(unevenness(x, y, 11, 2), 0, 1.3)
    points = np.c_[x.ravel(), y.ravel(), level.ravel()]
    mesh("bed", points, grid_faces(*x.shape), sand, smooth=True)
    x, y = np.meshgrid(np.arange(LEFT, RIGHT, 0.012), np.arange(-0.4, 3, 0.012), indexing="ij")
    empty = np.clip((laying_front(x) + 0.55 - y + 0.06 * unevenness(x, y, 3, 2)) / 0.2, 0, 1)
    level = -0.0042 + 0.0009 * unevenness(x, y, 8, 3) + empty * SAND_Z
    points = np.c_[x.ravel(), y.ravel(), level.ravel()]
    mesh("joints", points, grid_faces(*x.shape), sand, smooth=True)
    ground("far joints", LEFT, RIGHT, 3, FAR, -0.0042, sand, 0.05, amplitude=0.0009)
    haunch = plain_material("haunch", "#98917f", 0.92, 0.18, 7, bump=0.006, bump_scale=60)
    ground("haunch", LEFT - 0.36, LEFT - 0.2, -1.3, FAR, -0.014, haunch, 0.02, amplitude=0.006)


def kneel(x0, y0) -> None:
    """Let the paver kneel behind the brick that he sets, whose middle will be x0, y0."""

    def at(*balls):
        return [(x + x0 + 0.12, y + y0 + 0.375, z, radius) for x, y, z, radius in balls]

    legs = [at((-0.09, 0.37, 0.34, 0.12), (0.09, 0.37, 0.34, 0.12))]
    pads = []
    for side in (-1, 1):
        knee = side * 0.17
        hip = (side * 0.11, 0.36, 0.31, 0.11)
        legs.append(at((knee, 0, 0.085, 0.078), (side * 0.15, 0.17, 0.20, 0.092), hip))
        foot = (side * 0.12, 0.44, 0.065, 0.055)
        legs.append(at((knee, 0.01, 0.075, 0.070), (side * 0.14, 0.25, 0.075, 0.068), foot))
        pads += [
            at((x, -0.045, 0.04, 0.034), (x, -0.055, 0.085, 0.038), (x, -0.035, 0.14, 0.032))
            for x in (knee - 0.038, knee - 0.013, knee + 0.013, knee + 0.038)
        ]
    knees = [(-0.17, 0, 0.05, 0.09), (0.17, 0, 0.05, 0.09)]
    held = at(*knees, (-0.12, 0.44, 0.065, 0.08), (0.12, 0.44, 0.065, 0.08), (0, 0.40, 0.40, 0.14))
    worn = dict(roughness=0.92, mottle_scale=24, bump=0.005, bump_scale=60)
    clothes("trousers", legs, plain_material("trousers", "#54544e", mottle=0.25, **worn), held)
    right = [(-0.19, -0.06, 0.62, 0.080), (-0.25, -0.10, 0.48, 0.066), (-0.295, -0.14, 0.36, 0.058)]
    right = at(*right, (-0.245, -0.225, 0.25, 0.050), (-0.195, -0.29, 0.17, 0.041))
    left = [(0.19, -0.06, 0.62, 0.080), (0.27, -0.01, 0.48, 0.066), (0.32, 0.02, 0.37, 0.058)]
    left = at(*left, (0.315, -0.03, 0.24, 0.050), (0.31, -0.065, 0.14, 0.041))
    body = [right, left]
    for x in (-0.075, 0.075):
        back = [(x, 0.36, 0.36, 0.105), (x, 0.24, 0.45, 0.11)]
        body.append(at(*back, (x * 1.2, 0.05, 0.57, 0.12), (x * 1.3, -0.06, 0.62, 0.10)))
    held = at((-0.195, -0.285, 0.165, 0.05), (0.31, -0.065, 0.13, 0.05), (0, 0.40, 0.38, 0.12))
    clothes("shirt", body, plain_material("shirt", "#3d5670", mottle=0.22, **worn), held)
    rubber = plain_material("knee pad", "#1d1f21", 0.6, 0.2, 30, bump=0.001)
    solid("knee pads", pads, rubber, 0.006, 20)
    (*wrist, _), (*other, _) = at((-0.165, -0.317, 0.138, 0), (0.31, -0.085, 0.058, 0))
    gloves = glove_material()
    grip = ((12, 56, 14), (13, 57, 14), (13, 58, 16), (8, 56, 22))
    thumb = ((22, 42, -22, 15), (26, 48, -55, 13), (34, 42, -84, 11))
    glove(wrist, (0.22, -0.92, -0.28), (0, -0.3, 0.95), grip, thumb, False, gloves)
    flat = ((12, 12, 6), (10, 14, 6), (12, 14, 8), (14, 16, 8))
    thumb = ((32, 42, -8, 15.5), (60, 55, -10, 13.5), (88, 60, -12, 11.5))
    glove(other, (-0.14, -1, -0.27), (0, -0.27, 1), flat, thumb, True, gloves)


reset(321)
sky(*SUN, sun_size=0.9, dust=1.0)
look_at = dict(lens=52.6, f_stop=5, focus=(0.12, -0.04, 0.08), shift_y=-0.065)
# The other hand is out of the picture.
camera((-0.10, -1.22, 0.46), (0.06, 0.1, 0.108), **look_at).data.shift_x = -0.111
next_x, next_y = lay_field()
spread_sand()
kneel(next_x, next_y)

worn = {"dirt_amount": 0.12, "stain": 0.08, "efflorescence": 0.14}
look = (paver_material("loose", speck=0.22, mottle=0.2, grit=1.5, **worn), CLAY, CLAY_SHARES)
single_paver(next_x, next_y, 0.080, 0.03, *look)
single_paver(-0.44, 0.55, 0.0605, 0.5, *look)
single_paver(-0.47, 0.71, 0.0605, -0.25, *look)
single_paver(-0.44, 0.64, 0.121, 0.9, *look)
hand_stack(-0.12, 1.75, 0.1, 5, *look)
hand_stack(1.0, 1.15, -0.12, 4, *look)
mallet((-0.15, 0.18, 0.001), yaw=math.radians(168))
spirit_level(-0.02, 1.02, 0.001, 0.10)
rail = cylinder("rail", (0, 0, 0), 0.0135, 2, metal_material("rail", "#9a9b98", 0.45), sides=20)
rail.rotation_euler = (math.pi / 2, 0, math.radians(2))
rail.location = (RAIL, -0.08, SAND_Z + 0.006)

# The string line to which the brick is laid, at the height of the faces.
line = plain_material("string line", "#f0602a", 0.5)
rope("string", [(-1.5, -0.17, 0.001), (1.5, -0.215, 0.001)], 0.0014, line)

# The lawn beside the drive, out of focus.
ground("soil", -9, 9, -2, 9, -0.08, soil_material("#4a3523"), 0.1, amplitude=0.01)
lawn("lawn", -4.5, LEFT - 0.42, 0.2, FAR, density=420, z=-0.035, height=0.05)

count = 30000
x, y = random.uniform(LEFT, 1.4, count), random.uniform(-0.2, 1.4, count)
behind = y - laying_front(x)
kept = (behind > 0.06) & (random.random(count) < 0.05 + 0.45 * np.exp(-behind / 0.14))
points = np.c_[x, y, np.full(count, 0.0012)][kept]
grains("spilt sand", grain_material(("#8a6f4a", "#c9a878", "#e0cfae")), points, 0.0022)

render(key=0.31, bias=-0.28, denoise_strength=0.42, bloom=0.03, saturation=1.03)
