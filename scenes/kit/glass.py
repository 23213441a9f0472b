"""Window glass: lit from inside, mirroring the garden, or clear."""

import bpy

from kit.shading import Color, linear_color, new_material, rgba


def lit_glass_material(
    name="lit",
    color: Color = (1.0, 0.60, 0.27),
    strength=1.2,
    base: Color = (0.02, 0.022, 0.025),
    z_low=0,
    z_high=2.6,
    bands=0.9,
) -> bpy.types.Material:
    """Return dark glass with the suggestion of a lit room behind it.

    The glow grows from z_low to z_high (metres), as under a ceiling lamp, and hangs in upright
    bands like curtains; bands: 0 to 1, how strongly.
    """
    material, tree = new_material(name)
    position = tree.object_position()
    curtains = tree.noise(tree.stretch(position, (1.6, 1.0, 0.10)), 1.3, 4, 0.6)
    glow = tree.math(
        "MULTIPLY",
        tree.ramp(tree.separate(position)[2], z_low, z_high, 0.22, 1.0),
        tree.ramp(curtains, 0.34, 0.66, 1 - bands, 1.25),
    )
    furniture = tree.ramp(tree.noise(position, 3.0, 3, 0.5), 0.35, 0.65, 0.6, 1.2)
    glow = tree.math("MULTIPLY", glow, furniture)
    inside = {
        "Specular": 0.7,
        "Emission": rgba(color),
        "Emission Strength": tree.math("MULTIPLY", glow, strength),
    }
    tree.output(tree.principled(rgba(base), 0.03, **inside))
    # So dim a surface lights nothing: it must not take samples from the sun.
    material.cycles.sample_as_light = False
    return material


def mirror_glass_material(
    name="curtain", tint: Color = (0.10, 0.14, 0.16), roughness=0.02, metallic=0.55
) -> bpy.types.Material:
    """Return coated glass: a strong tinted reflection, slightly wavy, different pane by pane.

    Give it something to mirror: trees and a pale building behind the camera.
    """
    material, tree = new_material(name)
    wave = tree.bump(tree.noise(tree.object_position(), 0.7, 2, 0.5), 0.006)
    brighter = tuple(part * 1.5 for part in linear_color(tint))
    color = tree.mix(tree.object_random(), rgba(tint), rgba(brighter))
    surface = {"Metallic": metallic, "Specular": 0.8, "Normal": wave}
    tree.output(tree.principled(color, roughness, **surface))
    return material


def clear_glass_material(name="clear glass", index=1.5) -> bpy.types.Material:
    """Return plain glass: one looks through it and sees the street in it; index: of refraction.

    It does not bend light, which would need caustics; lamps behind it shine straight through.
    """
    material, tree = new_material(name)
    clear = tree.node("ShaderNodeBsdfTransparent", {"Color": rgba((0.92, 0.94, 0.93))})
    mirror = tree.node("ShaderNodeBsdfGlossy", {"Color": rgba((1, 1, 1)), "Roughness": 0.0})
    reflection = tree.node("ShaderNodeFresnel", {"IOR": index}).outputs[0]
    seen = tree.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
    amount = tree.math("MULTIPLY", reflection, seen)
    tree.output(tree.mix_shaders(amount, clear.outputs[0], mirror.outputs[0]))
    return material
