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
    water_level=None,
    level_softness=0.002,
    edge=None,
    deepening=1.0,
) -> bpy.types.Material:
    """Make a material wet in blotches and return it: darker, glossier, smoother.

    amount: 0 to 1. scale: blotches a metre, about. threshold: the noise values at which a blotch
    begins and is full. darkening: what remains of the colour. roughness: of the wet surface.
    flattening: 0 to 1, how much of the relief the water fills. water_level: height in metres
    below which everything is wet, with a soft edge of level_softness. edge: two points (x, y); then
    there are no blotches: all that lies left of the way from the first to the second is wet.
    deepening: an exponent of the colour, above 1 for one that is richer as well as darker.
    """
    tree = ShaderTree(material.node_tree)
    surface = next(node for node in tree.tree.nodes if node.type == "BSDF_PRINCIPLED")
    position = tree.node("ShaderNodeNewGeometry").outputs["Position"]
    if edge is None:
        blotches = tree.noise(position, scale, 5, 0.62, 0.4)
        wetness = tree.math("MULTIPLY", tree.ramp(blotches, *threshold), amount)
    else:
        wetness = _left_of(tree, position, edge, amount)
    if water_level is not None:
        height = tree.separate(position)[2]
        sunk = tree.ramp(height, water_level, water_level + level_softness, amount, 0)
        wetness = tree.math("MAXIMUM", wetness, sunk)

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
    for node in list(tree.tree.nodes):
        if node.type == "BUMP":
            tree.link(tree.ramp(wetness, 0, 1, 1.0, 1 - flattening), node.inputs["Strength"])
    return material


def _left_of(tree, position, edge, amount):
    """Return amount left of a line, 0 right of it; between lie 6 mm into which the water creeps."""
    (x0, y0), (x1, y1) = edge
    length = math.hypot(x1 - x0, y1 - y0)
    across = ((y1 - y0) / length, (x0 - x1) / length)
    x, y, _ = tree.separate(position)
    distance = tree.math(
        "ADD",
        tree.math("MULTIPLY", tree.math("SUBTRACT", x, x0), across[0]),
        tree.math("MULTIPLY", tree.math("SUBTRACT", y, y0), across[1]),
    )
    creep = tree.math("MULTIPLY", tree.math("SUBTRACT", tree.noise(position, 60, 3), 0.5), 0.012)
    return tree.ramp(tree.math("ADD", distance, creep), -0.003, 0.003, amount, 0)


def _value(socket):
    """What an input receives: the output linked to it, or its own value."""
    return socket.links[0].from_socket if socket.is_linked else socket.default_value
