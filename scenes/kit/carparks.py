"""Car parks: kerbed islands between the bays, and roofs of shade net."""

import math

import numpy as np

from kit.grass import lawn
from kit.kerbs import kerb_run
from kit.materials import plain_material
from kit.props import rope
from kit.scene import box, cylinder, grid_faces, mesh
from kit.shading import new_material, rgba


def island(x0, x1, y0, y1, soil, grass, kerb) -> None:
    """Build a kerbed island with cut corners and grass; kerb: width, height and material."""
    cut = 0.22
    box("island soil", (x0 + 0.13, y0 + 0.13, -0.1), (x1 - 0.13, y1, 0.085), soil, 0)
    kerb_run((x0 + cut, y0), (x1 - cut, y0), length=0.8, **kerb)
    kerb_run((x0, y1), (x0, y0 + cut), **kerb)
    kerb_run((x1, y0 + cut), (x1, y1), **kerb)
    for corner_x, corner_y, turn in (
        (x0, y0 + cut, -math.pi / 4),
        (x1 - cut, y0, math.pi / 4),
    ):
        size = (cut * math.sqrt(2), kerb["width"], kerb["height"])
        corner = box("island corner", (0, 0, -0.12), size, kerb["material"], 0.012)
        corner.location = (corner_x, corner_y, 0)
        corner.rotation_euler = (0, 0, turn)
    turf = {"density": 520, "height": 0.06, "material": grass, "unevenness": 0.6}
    lawn("island grass", x0 + 0.15, x1 - 0.15, y0 + 0.15, y1, 0.085, **turf)


def net_material(name, color):
    """Return knitted shade net: it glows a little with the sun behind it."""
    material, shader = new_material(name)
    clouds = shader.noise(shader.object_position(), 0.9, 4, 0.6)
    cloth = shader.scale_color(rgba(color), shader.ramp(clouds, 0.3, 0.7, 0.85, 1.12))
    front = shader.node("ShaderNodeBsdfDiffuse", {"Color": cloth}).outputs[0]
    through = shader.node("ShaderNodeBsdfTranslucent", {"Color": cloth}).outputs[0]
    holes = shader.node("ShaderNodeBsdfTransparent").outputs[0]
    woven = shader.mix_shaders(0.42, front, through)
    shader.output(shader.mix_shaders(0.12, woven, holes))
    return material


def shade_net_roof(left, right, front, back, bay, color="#b9a67e") -> None:
    """Build a roof of knitted net over a row of bays, on arms that reach forward from posts.

    front and back: y of its edges. bay: metres from arm to arm.
    """

    def height(y):
        share = (back - y) / (back - front)
        return 2.45 + 0.75 * np.sin(np.pi * (0.12 + 0.62 * share)) - 0.35 * share**3

    steel = plain_material("roof post", "#3a3d3c", 0.45, 0.05, metallic=0.3)
    columns, rows = int((right - left) * 8) + 1, 24
    x, y = np.meshgrid(
        np.linspace(left, right, columns), np.linspace(front, back, rows), indexing="ij"
    )
    # Taut on the arms, a little slack between them; its front hem is drawn back there too.
    slack = np.abs(np.sin(np.pi * (x - left) / bay))
    z = height(y) - 0.09 * slack
    drawn = y + 0.10 * slack * (y < front + 0.3)
    vertices = np.c_[x.ravel(), drawn.ravel(), z.ravel()]
    net = net_material("shade net", color)
    mesh("shade net", vertices, grid_faces(columns, rows), net, smooth=True)
    for y in (front, (front + back) / 2, back):
        level = height(y) - 0.03
        rope("roof purlin", [(left, y, level), (right, y, level)], 0.025, steel)
    for x in np.arange(left, right + 0.1, bay):
        cylinder("roof post", (x, back - 0.1, 0), 0.055, height(back) + 0.1, steel, 18)
        arm = [(x, y, height(y) - 0.05) for y in np.linspace(back, front, 9)]
        rope("roof arm", arm, 0.035, steel, 10)
        rope(
            "roof brace", [(x, back - 0.1, 1.7), (x, back - 1.5, height(back - 1.5))], 0.025, steel
        )
