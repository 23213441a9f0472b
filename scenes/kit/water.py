"""The water of a pool and the tiles under it."""

import bpy

from kit.shading import Color, linear_color, new_material, rgba


def water_material(
    scale: float = 3.0, wave_height: float = 0.02, name: str = "water"
) -> bpy.types.Material:
    """Return clear pool water for a flat sheet; scale: waves a metre, wave_height in metres.

    Light on its way to the tiles passes as if there were no surface: Cycles would need hours for
    the bright net that real water throws, so pool_tile_material paints it.
    """
    material, tree = new_material(name)
    position = tree.object_position()
    ripples = tree.math("MULTIPLY", tree.noise(position, scale * 4, 2, 0.5, 0.3), 0.22)
    waves = tree.math("ADD", tree.noise(position, scale, 2, 0.5, 0.6), ripples)
    inputs = {
        "Color": rgba((0.86, 0.97, 0.98)),
        "Roughness": 0.0,
        "IOR": 1.33,
        "Normal": tree.bump(waves, wave_height),
    }
    surface = tree.node("ShaderNodeBsdfGlass", inputs).outputs[0]
    clear_color = {"Color": rgba((0.80, 0.95, 0.97))}
    clear = tree.node("ShaderNodeBsdfTransparent", clear_color).outputs[0]
    ray = tree.node("ShaderNodeLightPath").outputs
    lighting = tree.math("MAXIMUM", ray["Is Shadow Ray"], ray["Is Diffuse Ray"])
    tree.output(tree.mix_shaders(lighting, surface, clear))
    return material


def pool_tile_material(
    color: Color = "#7fb9c4", tile: float = 0.05, caustics: float = 1.2, name: str = "pool tile"
) -> bpy.types.Material:
    """Return mosaic tiles (tile: metres) under water, with the net of light on them."""
    material, tree = new_material(name)
    position = tree.object_position()
    red_green_blue = linear_color(color)
    dark = rgba(tuple(0.72 * channel for channel in red_green_blue))
    light = rgba(tuple(min(1, 1.12 * channel) for channel in red_green_blue))
    tiles = tree.vector_math("DIVIDE", position, (tile, tile, tile))
    cell = tree.vector_math("FLOOR", tiles)
    chance = tree.node("ShaderNodeTexWhiteNoise", {"Vector": cell}).outputs["Value"]
    surface = tree.mix(chance, dark, light)

    place = tree.separate(tree.vector_math("FRACTION", tiles))
    grout = tree.math("MAXIMUM", *(_near_tile_edge(tree, place[axis]) for axis in (0, 1)))
    surface = tree.mix(tree.math("MULTIPLY", grout, 0.6), surface, rgba((0.75, 0.8, 0.8)))

    noise = tree.node("ShaderNodeTexNoise", {"Vector": position, "Scale": 2.2, "Detail": 2.0})
    shift = tree.vector_math("MULTIPLY", noise.outputs["Color"], (0.35, 0.35, 0.35))
    bent = tree.vector_math("ADD", position, shift)
    to_net = tree.voronoi(bent, 3.2, "DISTANCE_TO_EDGE")["Distance"]
    net = tree.math("POWER", tree.ramp(to_net, 0, 0.22, 1, 0), 3.0)
    brightness = tree.math("ADD", 0.8, tree.math("MULTIPLY", net, caustics))
    tree.output(tree.principled(tree.scale_color(surface, brightness), 0.35))
    return material


def _near_tile_edge(tree, place):
    start = tree.ramp(place, 0.04, 0.07, 1, 0)
    end = tree.ramp(place, 0.93, 0.96, 0, 1)
    return tree.math("MAXIMUM", start, end)
