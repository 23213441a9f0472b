"""Steel shipping containers: twenty feet long, corrugated, with doors, locking rods and rust."""

import bpy
import numpy as np

from kit.boxes import boxes
from kit.materials import plain_material
from kit.scene import grid_faces, group, mesh, random
from kit.shading import Color, linear_color, new_material, rgba

LENGTH, WIDTH, HEIGHT = 6.06, 2.44, 2.59
PITCH = 0.278
DEPTH = 0.036


def painted_steel_material(
    name, color: Color, fading=0.34, rust=0.6, roughness=0.42, shift=0.0
) -> bpy.types.Material:
    """Return paint that has stood in the sun for years: faded, scratched, with rust and its runs.

    fading and rust: 0 to 1. shift: metres by which the marks are moved, another for each paint.
    """
    color = linear_color(color)
    material, tree = new_material(name)
    place = tree.node("ShaderNodeNewGeometry").outputs["Position"]
    place = tree.vector_math("ADD", place, (shift, shift * 1.7, 0))
    upright = tree.separate(tree.object_position())[2]
    clouds = tree.noise(place, 0.35, 2, 0.45)
    surface = tree.scale_color(
        rgba(color), tree.ramp(clouds, 0.3, 0.7, 1 - fading * 0.3, 1 + fading * 0.3)
    )
    # The sun bleaches the upper half most; rain draws the chalk down in faint lines.
    lines = tree.ramp(tree.noise(tree.stretch(place, (16.0, 16.0, 0.35)), 1.0, 4, 0.6), 0.35, 0.7)
    bleached = tree.math("MULTIPLY", tree.ramp(upright, 0.2, 2.6, 0.25, 1.0), fading)
    bleached = tree.math("MULTIPLY", bleached, tree.ramp(lines, 0, 1, 0.55, 1.0))
    pale = tuple(min(1, 0.62 * channel + 0.20) for channel in color)
    surface = tree.mix(bleached, surface, rgba(pale))
    # Rust starts at the rails and where paint is chipped, and runs down from there.
    at_rails = tree.math(
        "MAXIMUM", tree.ramp(upright, 0.34, 0.06), tree.ramp(upright, 2.40, 2.56, 0, 0.7)
    )
    spread = tree.ramp(tree.noise(place, 5.5, 6, 0.72), 0.50, 0.66)
    scabs = tree.ramp(tree.noise(place, 9.0, 6, 0.7), 0.69, 0.73)
    rusty = tree.math("MAXIMUM", tree.math("MULTIPLY", at_rails, spread), scabs)
    drawn_down = tree.stretch(place, (9.0, 9.0, 0.16))
    runs = tree.ramp(tree.noise(drawn_down, 1.5, 5, 0.65), 0.62, 0.80)
    surface = tree.mix(tree.math("MULTIPLY", runs, rust * 0.45), surface, rgba("#4a2a1b"))
    surface = tree.mix(tree.math("MULTIPLY", rusty, rust), surface, rgba("#532a18"))
    drawn_along = tree.stretch(place, (0.5, 0.5, 14.0))
    scratches = tree.ramp(tree.noise(drawn_along, 3, 4, 0.7), 0.72, 0.75)
    surface = tree.mix(tree.math("MULTIPLY", scratches, 0.35), surface, rgba("#8d7f72"))
    dull = tree.math("MULTIPLY", tree.math("MAXIMUM", runs, rusty), 0.35)
    fine = tree.math("MULTIPLY", tree.noise(place, 60, 3, 0.6), 0.02)
    dents = tree.math("ADD", tree.noise(place, 2.2, 2, 0.4), fine)
    gloss = tree.math("ADD", roughness, dull)
    normal = tree.bump(dents, 0.006, 0.6)
    tree.output(tree.principled(surface, gloss, Specular=0.4, Normal=normal))
    return material


def container(x, y, z, angle, paint) -> bpy.types.Object:
    """Set down a container with a lower corner of its door end at x, y, z.

    At angle 0 (radians) it stretches along +x, its doors face -x and a long side faces -y.
    """
    hollow = plain_material("container hollow", "#171413", 0.9, 0.2)
    rod = plain_material("container rod", "#8d8d8a", 0.45, 0.25, 8, metallic=0.6)
    parts = _frame(paint, hollow)
    parts += _corrugated_walls(paint)
    parts += _doors(paint, hollow, rod)
    roof_low, roof_high = (0.1, 0.06, HEIGHT - 0.05), (LENGTH - 0.1, WIDTH - 0.06, HEIGHT - 0.035)
    parts.append(boxes("container roof", [(roof_low, roof_high)], paint, 0))
    core = ((0.14, 0.10, 0.1), (LENGTH - 0.14, WIDTH - 0.10, HEIGHT - 0.1))
    parts.append(boxes("container inside", [core], hollow, 0))
    return group(parts, (x, y, z), angle)


def _frame(paint, hollow):
    """Posts, rails, corner castings with their holes, and the pockets for a fork."""
    frame = []
    for post_x in (0, LENGTH - 0.16):
        for post_y in (0, WIDTH - 0.12):
            frame.append(((post_x, post_y, 0), (post_x + 0.16, post_y + 0.12, HEIGHT)))
    for y in (0, WIDTH - 0.07):
        frame.append(((0.16, y, 0.02), (LENGTH - 0.16, y + 0.07, 0.17)))
        frame.append(((0.16, y, HEIGHT - 0.09), (LENGTH - 0.16, y + 0.07, HEIGHT - 0.01)))
    for x in (0, LENGTH - 0.1):
        frame.append(((x, 0.12, 0.02), (x + 0.1, WIDTH - 0.12, 0.17)))
        frame.append(((x, 0.12, HEIGHT - 0.13), (x + 0.1, WIDTH - 0.12, HEIGHT - 0.01)))
    castings = []
    for x in (-0.008, LENGTH - 0.17):
        for y in (-0.008, WIDTH - 0.154):
            for z in (-0.004, HEIGHT - 0.114):
                castings.append(((x, y, z), (x + 0.178, y + 0.162, z + 0.118)))
    holes = []
    for z in (0.03, HEIGHT - 0.085):
        for x in (0.05, LENGTH - 0.13):
            for y0, y1 in ((-0.0095, 0), (WIDTH, WIDTH + 0.0095)):
                holes.append(((x, y0, z), (x + 0.075, y1, z + 0.055)))
        for y in (0.035, WIDTH - 0.10):
            for x0, x1 in ((-0.0095, 0), (LENGTH, LENGTH + 0.0095)):
                holes.append(((x0, y, z), (x1, y + 0.065, z + 0.055)))
    for x in (LENGTH / 2 - 1.05, LENGTH / 2 + 0.69):
        holes.append(((x, -0.002, 0.045), (x + 0.36, 0.004, 0.15)))
    return [
        boxes("container frame", frame, paint, 0.012),
        boxes("container castings", castings, paint, 0.014),
        boxes("container holes", holes, hollow, 0),
    ]


def _corrugation(length):
    """Places along a wall of folded sheet, and how far in each lies."""
    count = int(length / PITCH)
    pitch = length / count
    along = []
    for fold in range(count):
        along += [(fold + share) * pitch for share in (0, 0.26, 0.5, 0.76)]
    depth = [0, 0, DEPTH, DEPTH] * count
    return np.array(along + [length]), np.array(depth + [0])


def _sheet(paint, x, y, low, high, inward):
    """A folded sheet through the points (x, y), upright from low to high, with a few dents.

    inward: unit vector (x, y) in which a fork or another container has pushed the steel.
    """
    levels = np.linspace(low, high, 22)
    columns, rows = len(x), len(levels)
    along = np.repeat(np.hypot(x - x[0], y - y[0]), rows)
    z = np.tile(levels, columns)
    pushed = np.zeros(columns * rows)
    for _ in range(random.integers(3, 7)):
        middle = random.uniform(0, along.max()), random.uniform(low + 0.2, high - 0.2)
        reach = random.uniform(0.16, 0.5), random.uniform(0.14, 0.4)
        away = ((along - middle[0]) / reach[0]) ** 2 + ((z - middle[1]) / reach[1]) ** 2
        pushed += random.uniform(0.012, 0.045) * np.exp(-away)
    vertices = np.c_[
        np.repeat(x, rows) + inward[0] * pushed, np.repeat(y, rows) + inward[1] * pushed, z
    ]
    return mesh("container wall", vertices, grid_faces(columns, rows), paint)


def _corrugated_walls(paint):
    """Both long sides and the blank end."""
    along, depth = _corrugation(LENGTH - 0.32)
    walls = [
        _sheet(paint, along + 0.16, 0.030 + depth, 0.16, HEIGHT - 0.08, (0, 1)),
        _sheet(paint, along + 0.16, WIDTH - 0.030 - depth, 0.16, HEIGHT - 0.08, (0, -1)),
    ]
    across, depth = _corrugation(WIDTH - 0.24)
    end = LENGTH - 0.03 - depth
    walls.append(_sheet(paint, end, across + 0.12, 0.16, HEIGHT - 0.12, (-1, 0)))
    return walls


def _doors(paint, hollow, rod):
    """Two ribbed leaves, the seal between them, four locking rods, handles and hinges."""
    middle = WIDTH / 2
    top = HEIGHT - 0.13
    leaves = [
        ((0.045, 0.13, 0.17), (0.10, middle - 0.012, top)),
        ((0.045, middle + 0.012, 0.17), (0.10, WIDTH - 0.13, top)),
    ]
    rib = (HEIGHT - 0.62) / 5
    for left, right in ((0.20, middle - 0.08), (middle + 0.08, WIDTH - 0.20)):
        for index in range(5):
            bottom = 0.30 + index * rib
            leaves.append(((0.028, left, bottom), (0.06, right, bottom + rib - 0.09)))
    seal = ((0.05, middle - 0.012, 0.17), (0.085, middle + 0.012, top))
    rods, fittings = [], []
    for y in (0.42, 0.92, WIDTH - 0.92, WIDTH - 0.42):
        rods.append(((-0.004, y - 0.017, 0.07), (0.03, y + 0.017, HEIGHT - 0.06)))
        for z in (0.16, 0.62, 1.55, HEIGHT - 0.22):
            fittings.append(((-0.014, y - 0.06, z), (0.045, y + 0.06, z + 0.07)))
        near, far = (y - 0.02, y + 0.36) if y < middle else (y - 0.36, y + 0.02)
        fittings.append(((-0.03, near, 1.02), (-0.008, far, 1.06)))
    for y in (0.11, WIDTH - 0.17):
        for z in (0.35, 0.95, 1.6, 2.15):
            fittings.append(((0, y, z), (0.06, y + 0.06, z + 0.13)))
    return [
        boxes("container doors", leaves, paint, 0.016),
        boxes("container seal", [seal], hollow, 0),
        boxes("container rods", rods, rod, 0.015, 3),
        boxes("container fittings", fittings, rod, 0.006),
    ]
