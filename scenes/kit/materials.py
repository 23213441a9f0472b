"""Materials for paving, ground, walls, wood and leaves.

Colours are "#rrggbb" or linear red, green and blue; roughness runs from 0 (a mirror) to 1 (chalk).
"""

from collections.abc import Sequence

import bpy

from kit.shading import Color, ShaderTree, new_material, rgba

BLACK_AGGREGATE = (0.05, 0.045, 0.04)
WHITE_AGGREGATE = (0.62, 0.56, 0.47)
LIME_BLOOM = (0.62, 0.58, 0.52)
OLD_STAIN = (0.035, 0.03, 0.026)
TYRE_RUBBER = (0.03, 0.027, 0.025)


def paver_material(
    name: str = "paver",
    speck: float = 0.25,
    mottle: float = 0.25,
    grit: float = 1.0,
    roughness: float = 0.82,
    dirt_color: Color = "#8a7558",
    dirt_amount: float = 0.55,
    stain: float = 0.25,
    efflorescence: float = 0.15,
    aggregate: float = 0.0,
    tyre_tracks: Sequence[float] = (),
    specular: float = 0.35,
    painted_lines: Sequence[tuple] = (),
) -> bpy.types.Material:
    """Return the material of paving.pavers: brick, concrete or stone in each paver's own colour.

    All amounts run from 0 to about 1. speck: fine grain. mottle: clouds a few centimetres wide.
    grit: strength of the relief, 2 for rough clay. dirt: sand that creeps in from the joints.
    stain: wear over metres. efflorescence: lime bloom. aggregate: visible dark and light stones.
    tyre_tracks: x of wheel tracks, metres. painted_lines:
    worn lines across the pavers as (axis 0 or 1, position, half width, colour), metres.
    """
    material, tree = new_material(name)
    position = tree.object_position()
    edge = tree.attribute("paver_edge")
    own_position = tree.per_paver_position(position)
    clouds = tree.noise(own_position, 14, 4, 0.6)
    grain = tree.noise(own_position, 170, 3, 0.65)
    fine_grain = tree.noise(own_position, 620, 1, 0.6)
    wide_clouds = tree.noise(position, 0.55, 3, 0.6)
    patches = tree.noise(position, 3.1, 4, 0.65)

    mottling = tree.rgb(
        tree.ramp(clouds, 0.3, 0.7, 1 - mottle, 1 + mottle * 0.7),
        tree.ramp(clouds, 0.3, 0.7, 1 - mottle, 1 + mottle * 0.6),
        tree.ramp(clouds, 0.3, 0.7, 1 - mottle * 0.9, 1 + mottle * 0.55),
    )
    color = tree.mix(1.0, tree.attribute_color("paver_color"), mottling, "MULTIPLY")
    color = tree.scale_color(color, tree.ramp(grain, 0.3, 0.7, 1 - speck, 1 + speck * 0.8))
    if aggregate > 0:
        stones = tree.separate_color(tree.voronoi(own_position, 420)["Color"])
        dark = tree.math("MULTIPLY", tree.ramp(stones[0], 0.80, 0.84), aggregate)
        light = tree.math("MULTIPLY", tree.ramp(stones[1], 0.84, 0.88), aggregate)
        color = tree.mix(dark, color, rgba(BLACK_AGGREGATE))
        color = tree.mix(light, color, rgba(WHITE_AGGREGATE))
    bloom = tree.ramp(tree.noise(own_position, 5, 5, 0.7), 0.56, 0.80)
    color = tree.mix(tree.math("MULTIPLY", bloom, efflorescence), color, rgba(LIME_BLOOM))
    color = tree.scale_color(color, tree.ramp(wide_clouds, 0.32, 0.68, 1 - stain, 1 + stain * 0.45))
    color = tree.mix(tree.ramp(patches, 0.5, 0.8, 0, stain * 1.2), color, rgba(OLD_STAIN))
    color = _dirt_from_joints(tree, color, edge, position, dirt_color, dirt_amount)
    for x in tyre_tracks:
        color = _tyre_track(tree, color, position, x)
    for line in painted_lines:
        color = _painted_line(tree, color, position, edge, *line)

    gloss = tree.ramp(clouds, 0.3, 0.7, roughness - 0.1, min(1, roughness + 0.1))
    relief = tree.math(
        "ADD",
        tree.math("MULTIPLY", grain, 0.55 * grit),
        tree.math("MULTIPLY", fine_grain, 0.35 * grit),
    )
    relief = tree.math("ADD", relief, tree.math("MULTIPLY", clouds, 1.3))
    if aggregate > 0:
        pits = tree.ramp(tree.voronoi(own_position, 150)["Distance"], 0, 0.28, 1, 0)
        pits = tree.math("MULTIPLY", pits, tree.ramp(clouds, 0.5, 0.62, 0, 0.9))
        relief = tree.math("SUBTRACT", relief, pits)
    normal = tree.bump(relief, 0.0016)
    tree.output(tree.principled(color, gloss, Normal=normal, Specular=specular))
    return material


def _dirt_from_joints(tree: ShaderTree, color, edge, position, dirt_color, amount):
    spread = tree.ramp(tree.noise(position, 42, 5, 0.7), 0.3, 0.7, 0.15, 1.25)
    covered = tree.math("MULTIPLY", tree.math("MULTIPLY", edge, spread), amount, clamp=True)
    return tree.mix(covered, color, rgba(dirt_color))


def _tyre_track(tree: ShaderTree, color, position, x):
    wander = tree.math("MULTIPLY", tree.noise(position, 0.3, 2), 0.35)
    across = tree.math("ADD", tree.separate(position)[0], wander)
    distance = tree.math("ABSOLUTE", tree.math("SUBTRACT", across, x + 0.17))
    rubbed = tree.ramp(tree.noise(position, 7, 5, 0.7), 0.3, 0.75, 0.05, 0.5)
    covered = tree.math("MULTIPLY", tree.ramp(distance, 0.05, 0.22, 1, 0), rubbed)
    return tree.mix(covered, color, rgba(TYRE_RUBBER))


def _painted_line(tree: ShaderTree, color, position, edge, axis, middle, half_width, line_color):
    across = tree.separate(position)[axis]
    distance = tree.math("ABSOLUTE", tree.math("SUBTRACT", across, middle))
    line = tree.ramp(distance, half_width - 0.004, half_width + 0.004, 1, 0)
    worn = tree.ramp(tree.noise(position, 26, 5, 0.75), 0.36, 0.50, 0.12, 0.93)
    covered = tree.math("MULTIPLY", line, worn)
    covered = tree.math("MULTIPLY", covered, tree.ramp(edge, 0.5, 1, 1, 0.25))
    return tree.mix(covered, color, rgba(line_color))


def plain_material(
    name: str,
    color: Color,
    roughness: float = 0.6,
    mottle: float = 0.08,
    mottle_scale: float = 6,
    bump: float = 0.0,
    bump_scale: float = 90,
    metallic: float = 0.0,
    specular: float = 0.4,
    streaks: float = 0.0,
) -> bpy.types.Material:
    """Return one colour with light clouds: plaster, concrete, soil, painted steel, cloth.

    mottle: strength of the clouds, mottle_scale of them a metre. bump: metres of relief.
    streaks: rain marks down a wall and grime on its lowest half metre (not for pots).
    """
    material, tree = new_material(name)
    position = tree.object_position()
    clouds = tree.noise(position, mottle_scale, 5, 0.6)
    surface = tree.scale_color(rgba(color), tree.ramp(clouds, 0.3, 0.7, 1 - mottle, 1 + mottle))
    if streaks:
        drawn_down = tree.stretch(position, (3.0, 3.0, 0.12))
        rain = tree.ramp(tree.noise(drawn_down, 2, 5, 0.65), 0.5, 0.8)
        surface = tree.mix(tree.math("MULTIPLY", rain, streaks), surface, rgba((0.12, 0.09, 0.065)))
        ragged = tree.math("MULTIPLY", tree.noise(position, 3, 4), 0.3)
        height = tree.math("ADD", tree.separate(position)[2], ragged)
        splashed = tree.math("MULTIPLY", tree.ramp(height, 0.15, 0.55, 1, 0), streaks * 0.9)
        surface = tree.mix(splashed, surface, rgba((0.22, 0.15, 0.10)))
    others = {"Metallic": metallic, "Specular": specular}
    if bump:
        others["Normal"] = tree.bump(tree.noise(position, bump_scale, 5, 0.6), bump)
    tree.output(tree.principled(surface, roughness, **others))
    return material


def soil_material(color: Color = "#3d2c1e") -> bpy.types.Material:
    """Return crumbly garden soil."""
    return plain_material("soil", color, 0.95, 0.35, 9, 0.02, 30)


def plaster_material(
    color: Color = "#ece7dc", streaks: float = 0.22, name: str = "plaster"
) -> bpy.types.Material:
    """Return painted plaster, weathered by its streaks."""
    return plain_material(name, color, 0.88, 0.045, 2.2, 0.0025, 120, streaks=streaks)


def dark_metal_material(color: Color = "#2b2c2e") -> bpy.types.Material:
    """Return the charcoal paint of window frames, gutters and posts."""
    return plain_material("dark metal", color, 0.45, 0.03)


def bark_material(color: Color = "#4a3c30") -> bpy.types.Material:
    """Return the bark of trees."""
    return plain_material("bark", color, 0.9, 0.2, 12, 0.01)


def sand_material(color: Color = "#a98f68", name: str = "sand") -> bpy.types.Material:
    """Return joint sand, grain by grain."""
    material, tree = new_material(name)
    position = tree.object_position()
    grains = tree.voronoi(position, 700)
    shade = tree.ramp(tree.separate_color(grains["Color"])[0], 0, 1, 0.55, 1.35)
    drift = tree.ramp(tree.noise(position, 6, 5, 0.7), 0.3, 0.7, 0.7, 1.15)
    surface = tree.scale_color(rgba(color), tree.math("MULTIPLY", shade, drift))
    relief = tree.math(
        "ADD",
        tree.math("MULTIPLY", grains["Distance"], -0.8),
        tree.math("MULTIPLY", tree.noise(position, 60, 4), 1.5),
    )
    normal = tree.bump(relief, 0.0025)
    tree.output(tree.principled(surface, 0.95, Specular=0.2, Normal=normal))
    return material


def leaf_material(
    name: str, colors: Sequence[Color], translucency: float = 0.4, roughness: float = 0.45
) -> bpy.types.Material:
    """Return leaves, grass or petals between two colours; a third is that of the odd dead one.

    translucency: the share of light that comes through, 0 for grains and stones.
    """
    material, tree = new_material(name)
    chance = tree.attribute("leaf_random")
    plant = tree.math("MULTIPLY", tree.object_random(), 0.35)
    shade = tree.math("ADD", plant, tree.math("MULTIPLY", chance, 0.65))
    color = tree.mix(shade, rgba(colors[0]), rgba(colors[1]))
    if len(colors) > 2:
        color = tree.mix(tree.ramp(chance, 0.86, 0.95), color, rgba(colors[2]))
    surface = tree.principled(color, roughness, Specular=0.35)
    shining = tree.mix(1.0, color, rgba((1.5, 1.6, 0.7)), "MULTIPLY")
    through = tree.node("ShaderNodeBsdfTranslucent", {"Color": shining}).outputs[0]
    tree.output(tree.mix_shaders(translucency, surface, through))
    return material


def dry_leaf_material(
    colors: Sequence[Color] = ("#5b3a1c", "#b07c33", "#8a8f3a"), translucency: float = 0.25
) -> bpy.types.Material:
    """Return the fallen leaves of plants.litter."""
    return leaf_material("dry leaf", colors, translucency, 0.6)


def grain_material(
    colors: Sequence[Color] = ("#7a6040", "#c9a878", "#e0cfae"),
) -> bpy.types.Material:
    """Return the loose sand of paving.grains."""
    return leaf_material("sand grain", colors, 0, 0.7)


def wood_material(
    name: str = "wood",
    colors: Sequence[Color] = ("#5a3720", "#8d5c36"),
    axis: int = 0,
    roughness: float = 0.5,
    grain_scale: float = 38,
    board_contrast: float = 0.25,
) -> bpy.types.Material:
    """Return wood between two colours, its grain along an axis (0 x, 1 y, 2 z).

    Each board of its own object gets another piece of the grain. grain_scale: lines a metre; from
    ten metres away 38 are a blur, 12 still show. board_contrast: how much boards differ, 0 to 1.
    """
    material, tree = new_material(name)
    scale = [grain_scale] * 3
    scale[axis] = grain_scale * 1.6 / 38
    chance = tree.object_random()
    shift = tree.combine(
        tree.math("MULTIPLY", chance, 50.0), tree.math("MULTIPLY", chance, 70.0), chance
    )
    position = tree.stretch(tree.object_position(), tuple(scale))
    grain = tree.noise(tree.vector_math("ADD", position, shift), 1.0, 6, 0.65, 0.4)
    shade = tree.math(
        "ADD",
        tree.ramp(grain, 0.3, 0.7, 0, 1 - board_contrast),
        tree.math("MULTIPLY", chance, board_contrast),
    )
    color = tree.mix(shade, rgba(colors[0]), rgba(colors[1]))
    tree.output(tree.principled(color, roughness, Normal=tree.bump(grain, 0.0015)))
    return material
