"""Sloping ground, open water and distance: what lies beyond a wall or terrace."""

from collections.abc import Callable
import math

import bpy
import numpy as np

from kit.shading import Color, ShaderTree, new_material, rgba


def drape(thing: bpy.types.Object, height: Callable) -> bpy.types.Object:
    """Lift every vertex of a mesh laid flat by height(x, y), arrays of metres; return it."""
    vertices = thing.data.vertices
    places = np.empty(len(vertices) * 3, np.float32)
    vertices.foreach_get("co", places)
    places = places.reshape(-1, 3)
    places[:, 2] += height(places[:, 0], places[:, 1])
    vertices.foreach_set("co", places.ravel())
    thing.data.update()
    return thing


def in_sight(
    polygons: list[np.ndarray],
    camera: tuple[float, float],
    heading: float,
    half_angle: float = 34.0,
    behind: float = 0.6,
) -> list[np.ndarray]:
    """Return the polygons a camera at (x, y) can see, to lay no paver in vain.

    heading: degrees from +y towards +x. half_angle: of the view, degrees, a little more than the
    lens shows. behind: metres kept behind the camera, for what the lens sees at its feet.
    """
    turn = math.radians(heading)
    widening = math.tan(math.radians(half_angle))
    kept = []
    for polygon in polygons:
        away = polygon.mean(0) - np.array(camera[:2])
        ahead = away[0] * math.sin(turn) + away[1] * math.cos(turn)
        aside = abs(away[0] * math.cos(turn) - away[1] * math.sin(turn))
        if ahead > -behind and aside < max(ahead, 0) * widening + 0.7:
            kept.append(polygon)
    return kept


def fade_into_haze(
    material: bpy.types.Material, color: Color, near: float, far: float, most: float
) -> bpy.types.Material:
    """Let a material take on the colour of haze with distance from the camera; return it.

    The haze begins at near metres and reaches its share most (0 to 1) at far metres.
    """
    tree = ShaderTree(material.node_tree)
    nodes = material.node_tree.nodes
    output = next(node for node in nodes if node.type == "OUTPUT_MATERIAL")
    surface = output.inputs[0].links[0].from_socket
    distance = tree.node("ShaderNodeCameraData").outputs["View Distance"]
    share = tree.ramp(distance, near, far, 0, most)
    haze = tree.node("ShaderNodeEmission", {"Color": rgba(color), "Strength": 1.0}).outputs[0]
    tree.link(tree.mix_shaders(share, surface, haze), output.inputs[0])
    return material


def hillside_material(
    name: str,
    colors: tuple[Color, Color],
    scale: float,
    trees_per_metre: float = 0.0,
    rock_colors: tuple[Color, Color] | None = None,
) -> bpy.types.Material:
    """Return veld seen from afar, in patches of two colours.

    scale: patches a metre. trees_per_metre: dark dots for trees where above 0. rock_colors: bare
    rock on whatever is steeper than about 50 degrees.
    """
    material, tree = new_material(name)
    position = tree.object_position()
    patches = tree.ramp(tree.noise(position, scale, 6, 0.62), 0.38, 0.62)
    color = tree.mix(patches, rgba(colors[0]), rgba(colors[1]))
    if trees_per_metre:
        crowns = tree.ramp(tree.voronoi(position, trees_per_metre)["Distance"], 0.15, 0.5, 1, 0)
        groves = tree.ramp(tree.noise(position, scale * 2.3, 4, 0.6), 0.44, 0.56)
        color = tree.mix(tree.math("MULTIPLY", crowns, groves), color, rgba((0.035, 0.05, 0.02)))
    if rock_colors:
        upward = tree.separate(tree.node("ShaderNodeNewGeometry").outputs["Normal"])[2]
        bands = tree.ramp(tree.noise(position, 0.03, 5, 0.7), 0.35, 0.65)
        rock = tree.mix(bands, rgba(rock_colors[0]), rgba(rock_colors[1]))
        color = tree.mix(tree.ramp(upward, 0.55, 0.72, 1, 0), color, rock)
    tree.output(tree.principled(color, 0.95, Specular=0.1))
    return material


def open_water_material(
    color: Color = (0.018, 0.024, 0.022),
    roughness: float = 0.03,
    wave_height: float = 0.012,
    scale: float = 2.2,
    stretch: tuple[float, float] = (0.6, 1.6),
    calm: tuple[float, float] = (4, 60),
) -> bpy.types.Material:
    """Return the surface of a lake: a dark mirror with ripples in patches, calmer far away.

    scale: ripples a metre, drawn out by stretch along x and y. calm: metres from the camera at
    which the ripples begin to lie down, and at which they have.
    """
    material, tree = new_material("lake")
    position = tree.object_position()
    drawn_out = tree.stretch(position, (*stretch, 1))
    fine = tree.math("MULTIPLY", tree.noise(drawn_out, scale * 4.3, 2, 0.5, 0.3), 0.25)
    ripples = tree.math("ADD", tree.noise(drawn_out, scale, 3, 0.5, 0.4), fine)
    wind = tree.ramp(tree.noise(position, 0.11, 3, 0.55), 0.42, 0.60, 0.25, 1.0)
    distance = tree.node("ShaderNodeCameraData").outputs["View Distance"]
    strength = tree.math("MULTIPLY", wind, tree.ramp(distance, *calm, 1.0, 0.30))
    normal = tree.bump(ripples, wave_height, strength)
    surface = {"Specular": 0.5, "IOR": 1.33, "Normal": normal}
    tree.output(tree.principled(rgba(color), roughness, **surface))
    return material


def smooth_step(t):
    """Rise from 0 to 1 without a kink as t does."""
    t = np.clip(t, 0, 1)
    return t**2 * (3 - 2 * t)


def points_on(surface: Callable, x, y, sink: float = 0.0) -> np.ndarray:
    """Return points (n, 3) on a surface (a height at x, y) at these places, sunk by some metres."""
    return np.c_[x, y, surface(x, y) - sink]
