"""Skies without a low sun: a cloudy day and the blue hour."""

from kit.light import sun_direction
from kit.shading import Color, new_world, rgba, world_output


def overcast(
    elevation=40,
    azimuth=-60,
    base: Color = (0.62, 0.68, 0.76),
    bright: Color = (1.0, 0.97, 0.92),
    gain=2.6,
    tightness=3.0,
    horizon=0.45,
) -> None:
    """Light the scene with a cloudy sky whose soft light still has a direction.

    elevation and azimuth: degrees, the middle of the brighter part, azimuth clockwise from +y.
    base and bright: colours of the sky and of its brighter part. gain: brightness of that part.
    tightness: how narrow it is. horizon: brightness of the sky low down, as a share of the zenith.
    """
    tree = new_world()
    direction = tree.node("ShaderNodeTexCoord").outputs["Generated"]
    toward = tuple(float(part) for part in sun_direction(elevation, azimuth))
    alignment = tree.node(
        "ShaderNodeVectorMath", {0: direction, 1: toward}, operation="DOT_PRODUCT"
    ).outputs["Value"]
    falloff = tree.math("MULTIPLY", tree.math("SUBTRACT", alignment, 1.0), tightness * 4)
    lobe = tree.math("EXPONENT", falloff)
    dome = tree.ramp(tree.separate(direction)[2], -0.05, 0.9, horizon, 1.0)
    clouds = tree.ramp(tree.noise(direction, 2.2, 4, 0.6), 0.3, 0.7, 0.8, 1.2)
    color = tree.scale_color(rgba(base), tree.math("MULTIPLY", dome, clouds))
    brighter = tree.scale_color(rgba(bright), tree.math("MULTIPLY", lobe, gain))
    world_output(tree, tree.mix(1.0, color, brighter, "ADD"), 1.0)


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
