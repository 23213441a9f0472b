"""Skies without a sun: the blue hour."""

from kit.shading import new_world, rgba, world_output


def dusk_sky(strength=0.6) -> None:
    """Light the scene with the blue hour: a rosy horizon under a deep blue zenith.

    Goes with lamps and lit windows.
    """
    tree = new_world()
    height = tree.separate(tree.node("ShaderNodeTexCoord").outputs["Generated"])[2]
    rosy, blue, deep = (0.62, 0.42, 0.36), (0.17, 0.27, 0.52), (0.05, 0.10, 0.27)
    color = tree.mix(tree.ramp(height, 0, 0.42), rgba(rosy), rgba(blue))
    color = tree.mix(tree.ramp(height, 0.3, 1.0), color, rgba(deep))
    world_output(tree, color, strength)
