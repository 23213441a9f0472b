"""Materials of natural stone, for the meshes of `stone` and `paving`."""

import bpy

from kit.shading import Color, ShaderTree, new_material, rgba


def granite_material(
    name="granite",
    grain=300,
    contrast=0.5,
    roughness=0.62,
    moss_color: Color = "#4d5a24",
    moss_amount=0.6,
    dirt_color: Color = "#54483a",
    polish=0.2,
    bump=0.0012,
    stain=0.25,
) -> bpy.types.Material:
    """Return speckled crystalline stone; moss and dirt creep in from the joints.

    grain: crystals a metre. contrast, moss_amount, stain: 0 to 1. polish: how much smoother the
    worn middle is. bump: metres of relief.
    """
    material, tree = new_material(name)
    position = tree.object_position()
    edge = tree.attribute("paver_edge")
    own_position = tree.per_paver_position(position)
    crystals = tree.separate_color(tree.voronoi(own_position, grain)["Color"])
    small_crystals = tree.separate_color(tree.voronoi(own_position, grain * 2.3)["Color"])
    coarse = tree.noise(own_position, 22, 5, 0.65)
    fine = tree.noise(own_position, 150, 3, 0.6)

    shade = tree.math(
        "MULTIPLY",
        tree.ramp(crystals[0], 0, 1, 1 - contrast * 0.55, 1 + contrast * 0.5),
        tree.ramp(coarse, 0.3, 0.7, 0.82, 1.18),
    )
    color = tree.scale_color(tree.attribute_color("paver_color"), shade)
    mica = tree.math("MULTIPLY", tree.ramp(crystals[1], 0.80, 0.83), contrast)
    color = tree.mix(mica, color, rgba((0.025, 0.024, 0.026)))
    quartz = tree.math("MULTIPLY", tree.ramp(small_crystals[1], 0.84, 0.87), contrast * 0.8)
    color = tree.mix(quartz, color, rgba((0.62, 0.58, 0.54)))
    blotches = tree.noise(position, 2.2, 4, 0.65)
    color = tree.scale_color(color, tree.ramp(blotches, 0.35, 0.7, 1 + stain * 0.4, 1 - stain))
    color = _edge_dirt(tree, color, edge, position, dirt_color, 0.75, (60, 4, 0.3, 1.2))
    cushions = tree.math(
        "ADD",
        tree.noise(position, 38, 5, 0.75),
        tree.math("MULTIPLY", tree.math("SUBTRACT", blotches, 0.5), 0.8),
    )
    moss = tree.math("MULTIPLY", tree.ramp(edge, 0.25, 0.9), tree.ramp(cushions, 0.42, 0.62))
    color = tree.mix(tree.math("MULTIPLY", moss, moss_amount, True), color, rgba(moss_color))

    wear = tree.math("ADD", crystals[2], tree.math("MULTIPLY", edge, 1.0))
    surface_roughness = tree.ramp(wear, 0, 1.2, roughness - polish, roughness + 0.18)
    height = tree.math(
        "ADD",
        fine,
        tree.math(
            "ADD",
            tree.math("MULTIPLY", coarse, 1.4),
            tree.math("MULTIPLY", crystals[0], 0.30),
        ),
    )
    normal = tree.bump(height, bump)
    tree.output(tree.principled(color, surface_roughness, Normal=normal, Specular=0.45))
    return material


def flagstone_material(
    name="flagstone",
    roughness=0.72,
    tints: tuple[Color, Color, Color] = ("#8a6a48", "#6d6a66", "#a4602f"),
    tint_amount=0.55,
    dirt_color: Color = "#7d6c50",
    dirt_amount=0.5,
    bump=0.0022,
    veins=0.25,
) -> bpy.types.Material:
    """Return sandstone or slate: clouds of iron stain, fine bedding, small pits.

    tints: two clouds and the vein. tint_amount, dirt_amount, veins: 0 to 1. bump: metres.
    """
    material, tree = new_material(name)
    position = tree.object_position()
    edge = tree.attribute("paver_edge")
    own_position = tree.per_paver_position(position)
    clouds = tree.noise(own_position, 4.5, 6, 0.62, 0.8)
    small_clouds = tree.noise(own_position, 9, 6, 0.68, 1.2)
    coarse = tree.noise(own_position, 32, 5, 0.68)
    fine = tree.noise(own_position, 210, 3, 0.65)

    first = tree.math("MULTIPLY", tree.ramp(clouds, 0.46, 0.66), tint_amount)
    color = tree.mix(first, tree.attribute_color("paver_color"), rgba(tints[0]))
    second = tree.math("MULTIPLY", tree.ramp(small_clouds, 0.54, 0.70), tint_amount * 0.8)
    color = tree.mix(second, color, rgba(tints[1]))
    # A vein runs where a slow noise passes through its middle value.
    vein_noise = tree.noise(own_position, 5.5, 5, 0.6, 1.5)
    from_vein = tree.math("ABSOLUTE", tree.math("SUBTRACT", vein_noise, 0.5))
    vein = tree.math("MULTIPLY", tree.ramp(from_vein, 0.0, 0.035, 1, 0), veins)
    color = tree.mix(vein, color, rgba(tints[2]))
    shade = tree.math(
        "MULTIPLY",
        tree.ramp(coarse, 0.3, 0.7, 0.80, 1.18),
        tree.ramp(fine, 0.3, 0.7, 0.82, 1.16),
    )
    color = tree.scale_color(color, shade)
    color = _edge_dirt(tree, color, edge, position, dirt_color, dirt_amount, (40, 5, 0.2, 1.2))

    pits = tree.ramp(tree.voronoi(own_position, 130)["Distance"], 0, 0.30, 1, 0)
    pits = tree.math("MULTIPLY", pits, tree.ramp(coarse, 0.52, 0.62))
    height = tree.math(
        "ADD",
        tree.math("MULTIPLY", fine, 0.5),
        tree.math(
            "ADD",
            tree.math("MULTIPLY", coarse, 1.2),
            tree.math("MULTIPLY", small_clouds, 1.6),
        ),
    )
    height = tree.math("SUBTRACT", height, tree.math("MULTIPLY", pits, 0.6))
    surface_roughness = tree.ramp(coarse, 0.3, 0.7, roughness - 0.12, roughness + 0.12)
    normal = tree.bump(height, bump)
    tree.output(tree.principled(color, surface_roughness, Normal=normal, Specular=0.35))
    return material


def _edge_dirt(tree: ShaderTree, color, edge, position, dirt_color, amount, grain):
    """Mix dirt into a colour near the joints; grain: scale, detail, least, most of its noise."""
    scale, detail, least, most = grain
    patches = tree.ramp(tree.noise(position, scale, detail, 0.7), 0.3, 0.7, least, most)
    dirt = tree.math("MULTIPLY", tree.math("MULTIPLY", edge, patches), amount, True)
    return tree.mix(dirt, color, rgba(dirt_color))


def pebble_material(
    name, colors, roughness=0.75, wetness=0.0, bump=0.0008, speck=0.25, specular=0.35
) -> bpy.types.Material:
    """Return a material for scattered stones: each copy takes one of the colours.

    wetness: 0 to 1, darkens and shines. speck: how strongly each stone is mottled.
    """
    material, tree = new_material(name)
    chance = tree.object_random()
    position = tree.object_position()
    choice = tree.node("ShaderNodeValToRGB", {0: chance})
    choice.color_ramp.interpolation = "CONSTANT"
    steps = choice.color_ramp.elements
    while len(steps) < len(colors):
        steps.new(0.5)
    for index, color in enumerate(colors):
        steps[index].position = index / len(colors)
        steps[index].color = rgba(color)
    second_chance = tree.math("FRACT", tree.math("MULTIPLY", chance, 13.7))
    shade = tree.math(
        "MULTIPLY",
        tree.ramp(second_chance, 0, 1, 0.78, 1.2),
        tree.ramp(tree.noise(position, 7, 4, 0.7), 0.3, 0.7, 1 - speck, 1 + speck),
    )
    shade = tree.math("MULTIPLY", shade, 1 - 0.45 * wetness)
    color = tree.scale_color(choice.outputs[0], shade)
    surface = {"Specular": specular + 0.2 * wetness}
    if bump:
        relief = tree.noise(position, 13, 4, 0.7)
        surface["Normal"] = tree.bump(relief, bump * (1 - 0.6 * wetness))
    surface_roughness = roughness * (1 - wetness) + 0.14 * wetness
    tree.output(tree.principled(color, surface_roughness, **surface))
    return material
