"""Rain: wet surfaces."""

import math

import bpy

from kit.shading import ShaderTree


def wetten(
    material,
    amount=1.0,
    scale=1.6,
    threshold=(0.42, 0.56),
    darkening=0.42,
    roughness=0.09,
    flattening=0.75,
    edge=None,
    deepening=1.0,
    film=0.0,
) -> bpy.types.Material:
    """Make a material wet in blotches and return it: darker, glossier, smoother.

    amount: 0 to 1. scale: blotches a metre, about. threshold: the noise values at which a blotch
    begins and is full. darkening: what remains of the colour. roughness: of the wet surface.
    flattening: 0 to 1, how much of the relief the water fills. edge: two points (x, y); then
    there are no blotches: all that lies left of the way from the first to the second is wet.
    deepening: an exponent of the colour, above 1 for one that is richer as well as darker.
    film: 0 to 1, how much of the wet surface lies below a smooth film that mirrors the sky.
    """
    tree = ShaderTree(material.node_tree)
    surface = next(node for node in tree.tree.nodes if node.type == "BSDF_PRINCIPLED")
    position = tree.node("ShaderNodeNewGeometry").outputs["Position"]
    if edge is None:
        blotches = tree.noise(position, scale, 5, 0.62, 0.4)
        wetness = tree.math("MULTIPLY", tree.ramp(blotches, *threshold), amount)
    else:
        wetness = _left_of(tree, position, edge, amount)

    dry_color = _value(surface.inputs["Base Color"])
    exponent = tree.ramp(wetness, 0, 1, 1, deepening)
    rich_color = tree.node("ShaderNodeGamma", {0: dry_color, 1: exponent}).outputs[0]
    tree.link(
        tree.scale_color(rich_color, tree.ramp(wetness, 0, 1, 1, darkening)),
        surface.inputs["Base Color"],
    )
    dry_roughness = _value(surface.inputs["Roughness"])
    between = tree.node("ShaderNodeMix", {0: wetness, 2: dry_roughness, 3: roughness})
    tree.link(between.outputs[0], surface.inputs["Roughness"])
    relief = [node for node in tree.tree.nodes if node.type == "BUMP"]
    if film > 0:
        _cover_with_film(tree, surface, position, tree.math("MULTIPLY", wetness, film))
    for node in relief:
        tree.link(tree.ramp(wetness, 0, 1, 1.0, 1 - flattening), node.inputs["Strength"])
    return material


def _cover_with_film(tree, surface, position, amount):
    """Lay water over a surface: thin and rippled in places, so that the mirrored sky breaks up."""
    depth = tree.noise(position, 14, 3, 0.5, 0.6)
    ripples = tree.bump(tree.noise(position, 38, 2), 0.0011, 1.0)
    tree.link(
        tree.math("MULTIPLY", amount, tree.ramp(depth, 0.36, 0.54, 0.25, 1)),
        surface.inputs["Clearcoat"],
    )
    surface.inputs["Clearcoat Roughness"].default_value = 0.035
    tree.link(ripples, surface.inputs["Clearcoat Normal"])


def _left_of(tree, position, edge, amount):
    """Return amount left of a ragged line, 0 right of it but for drops that lie beyond."""
    (x0, y0), (x1, y1) = edge
    length = math.hypot(x1 - x0, y1 - y0)
    across = ((y1 - y0) / length, (x0 - x1) / length)
    x, y, _ = tree.separate(position)
    distance = tree.math(
        "ADD",
        tree.math("MULTIPLY", tree.math("SUBTRACT", x, x0), across[0]),
        tree.math("MULTIPLY", tree.math("SUBTRACT", y, y0), across[1]),
    )
    # The line wanders by 12 cm and frays by 2 cm; noise is about 0.5.
    for scale, detail, reach in ((3.2, 2, 0.34), (19, 4, 0.055), (90, 2, 0.012)):
        wander = tree.math("SUBTRACT", tree.noise(position, scale, detail), 0.5)
        distance = tree.math("ADD", distance, tree.math("MULTIPLY", wander, reach))
    soaked = tree.ramp(distance, -0.004, 0.004, amount, 0)
    # Drops of up to 7 mm, fewer and smaller the further they lie from the line.
    size = tree.ramp(distance, 0, 0.16, 0.42, 0.02)
    cells = tree.voronoi(tree.stretch(position, (1, 1, 0)), 58)
    chosen = tree.math("GREATER_THAN", tree.separate_color(cells["Color"])[0], 0.45)
    drop = tree.math("LESS_THAN", cells["Distance"], tree.math("MULTIPLY", size, chosen))
    return tree.math("MAXIMUM", soaked, tree.math("MULTIPLY", drop, amount))


def _value(socket):
    """What an input receives: the output linked to it, or its own value."""
    return socket.links[0].from_socket if socket.is_linked else socket.default_value
