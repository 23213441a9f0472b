"""Lamps: glowing surfaces and small lights.

Every lamp that casts light takes samples from the sun: light paths are dealt out to all lamps
alike, however faint. In daylight let lamps glow and cast nothing, or the picture drowns in noise.
"""

import bpy

from kit.scene import link
from kit.shading import Color, linear_color, new_material, rgba


def glowing_material(
    name="glow", color: Color = (1.0, 0.62, 0.28), strength=6, seen=None, casts_light=False
) -> bpy.types.Material:
    """Return a surface that shines by itself, such as the glass of a lamp.

    seen: the strength it shows to the camera, when a broad lamp would be a glaring white patch.
    casts_light: for a surface that lights a room; a small glass only has to look bright, and a
    `downlight` beside it casts its light.
    """
    material, tree = new_material(name)
    if seen is not None:
        looked_at = tree.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
        strength = tree.ramp(looked_at, 0, 1, strength, seen)
    glow = tree.node("ShaderNodeEmission", {"Color": rgba(color), "Strength": strength})
    tree.output(glow.outputs[0])
    material.cycles.sample_as_light = casts_light
    return material


def downlight(
    x, y, z, strength=18, radius=0.12, color: Color = (1.0, 0.66, 0.34)
) -> bpy.types.Object:
    """Return a small round light at x, y, z; strength: watts, radius: metres."""
    light = bpy.data.lights.new("downlight", "POINT")
    light.energy = strength
    light.color = linear_color(color)
    light.shadow_soft_size = radius
    thing = bpy.data.objects.new("downlight", light)
    thing.location = (x, y, z)
    return link(thing)


def soft_light(location, rotation, size, watts, color) -> None:
    """Hang a large soft light that is not seen itself: what many small bulbs give together."""
    light = bpy.data.lights.new("soft light", "AREA")
    light.energy = watts
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.color = color
    thing = link(bpy.data.objects.new("soft light", light))
    thing.location = location
    thing.rotation_euler = rotation
    thing.visible_camera = False
    thing.visible_glossy = False
