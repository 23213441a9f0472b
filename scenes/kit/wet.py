"""Rain: wet surfaces and thin films of clear water."""

import bpy

from kit.shading import ShaderTree, new_material, rgba


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
) -> bpy.types.Material:
    """Make a material wet in blotches and return it: darker, glossier, smoother.

    amount: 0 to 1. scale: blotches a metre, about. threshold: the noise values at which a blotch
    begins and is full. darkening: what remains of the colour. roughness: of the wet surface.
    flattening: 0 to 1, how much of the relief the water fills. water_level: height in metres
    below which everything is wet, with a soft edge of level_softness.
    """
    tree = ShaderTree(material.node_tree)
    surface = next(node for node in tree.tree.nodes if node.type == "BSDF_PRINCIPLED")
    position = tree.node("ShaderNodeNewGeometry").outputs["Position"]
    blotches = tree.noise(position, scale, 5, 0.62, 0.4)
    wetness = tree.math("MULTIPLY", tree.ramp(blotches, *threshold), amount)
    if water_level is not None:
        height = tree.separate(position)[2]
        sunk = tree.ramp(height, water_level, water_level + level_softness, amount, 0)
        wetness = tree.math("MAXIMUM", wetness, sunk)

    dry_color = _value(surface.inputs["Base Color"])
    tree.link(
        tree.scale_color(dry_color, tree.ramp(wetness, 0, 1, 1, darkening)),
        surface.inputs["Base Color"],
    )
    dry_roughness = _value(surface.inputs["Roughness"])
    between = tree.node("ShaderNodeMix", {0: wetness, 2: dry_roughness, 3: roughness})
    tree.link(between.outputs[0], surface.inputs["Roughness"])
    for node in list(tree.tree.nodes):
        if node.type == "BUMP":
            tree.link(tree.ramp(wetness, 0, 1, 1.0, 1 - flattening), node.inputs["Strength"])
    return material


def _value(socket):
    """What an input receives: the output linked to it, or its own value."""
    return socket.links[0].from_socket if socket.is_linked else socket.default_value


def rain_film_material(
    name="film", tint=(0.93, 0.94, 0.93), scale=9, wave_height=0.0006
) -> bpy.types.Material:
    """Return thin clear rain water; scale: ripples a metre, wave_height: metres."""
    material, tree = new_material(name)
    ripples = tree.noise(tree.object_position(), scale, 2, 0.5, 0.5)
    water = tree.node(
        "ShaderNodeBsdfGlass",
        {
            "Color": rgba(tint),
            "Roughness": 0.0,
            "IOR": 1.33,
            "Normal": tree.bump(ripples, wave_height),
        },
    )
    # Light passes straight through to the ground: refracted light would need caustics.
    clear = tree.node("ShaderNodeBsdfTransparent", {"Color": rgba(tint)})
    ray = tree.node("ShaderNodeLightPath").outputs
    straight = tree.math("MAXIMUM", ray["Is Shadow Ray"], ray["Is Diffuse Ray"])
    tree.output(tree.mix_shaders(straight, water.outputs[0], clear.outputs[0]))
    return material
