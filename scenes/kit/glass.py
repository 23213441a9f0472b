"""Window glass: mirroring the garden, or clear."""

import bpy

from kit.shading import Color, linear_color, new_material, rgba


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
