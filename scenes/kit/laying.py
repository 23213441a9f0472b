"""Paving while it is laid: string lines, stacks and tools."""

import math

import numpy as np

from kit.boxes import boxes
from kit.materials import plain_material, wood_material
from kit.pallets import HEIGHT, pallet_parts, pallet_timber
from kit.patterns import basket_weave, rectangle, running_bond, within
from kit.paving import pavers
from kit.props import lathe, metal_material, rope
from kit.scene import cylinder, group, random

# What a paver shows that nobody has laid yet.
LOOSE = {"joint": 0.004, "bevel": 0.005, "outline_step": 0.02, "edge_roughness": 0.0005}
LOOSE |= {"color_variation": 0.09}


def spirit_level(x, y, z, turn) -> None:
    """Put down a box-section spirit level of 1.2 m with its middle at x, y, its foot at z."""
    yellow = plain_material("level", "#d9ab2b", 0.42, 0.05, 40)
    rubber = plain_material("level ends", "#1c1c1e", 0.7)
    fluid = plain_material("vial", "#a9c93c", 0.08)
    bubble = plain_material("bubble", "#dfeaa0", 0.08)
    tube = [((-0.59, -0.0105, 0.006), (0.59, 0.0105, 0.054))]
    tube += [((-0.59, -0.0125, low), (0.59, 0.0125, low + 0.007)) for low in (0, 0.053)]
    dark = [((at - 0.012, -0.0135, -0.0005), (at + 0.012, 0.0135, 0.0605)) for at in (-0.59, 0.59)]
    dark += [((at - 0.034, -0.0112, 0.028), (at + 0.034, 0.0112, 0.054)) for at in (-0.4, 0, 0.4)]
    parts = [boxes("level", tube, yellow, 0.0012), boxes("level ends", dark, rubber, 0.0012)]
    for at, upright in ((-0.4, True), (0, False), (0.4, True)):
        for part, radius, half, material in (
            ("vial", 0.0118, 0.0125 if upright else 0.027, fluid),
            ("ring", 0.0121, 0.0062, rubber),
            ("bubble", 0.0122, 0.0052, bubble),
        ):
            profile = [(0, -half), (radius, -half), (radius, half), (0, half)]
            turned = (0, 0 if upright else math.pi / 2, 0)
            parts.append(lathe(part, profile, material, 24, (at, 0, 0.041), turned))
    group(parts, (x, y, z), turn)


def stretch_strings(left, right) -> None:
    """Stretch string lines on steel pins along the right edge and across a drive, left to right."""
    line = plain_material("string line", "#f0602a", 0.5)
    steel = metal_material("pin", "#6d6a66", 0.5)

    def stretch(start, end, sag):
        start, end = np.array(start), np.array(end)
        shares = np.linspace(0, 1, 30)
        points = [
            start + (end - start) * share - (0, 0, sag * math.sin(math.pi * share))
            for share in shares
        ]
        rope("string", points, 0.0032, line)

    def drive_pin(x, y):
        cylinder("pin", (x, y, -0.12), 0.007, 0.30, steel, sides=14)
        turns = [
            (x + 0.0088 * math.cos(angle), y + 0.0088 * math.sin(angle), 0.033 + 0.0009 * angle)
            for angle in np.linspace(0, 26, 80)
        ]
        rope("knot", turns, 0.002, line, sides=6)

    drive_pin(right + 0.215, -1.4)
    drive_pin(right + 0.215, 7.3)
    stretch((right + 0.207, -1.4, 0.03), (right + 0.207, 7.3, 0.03), 0.012)
    drive_pin(left - 0.26, 3.72)
    drive_pin(right + 0.30, 0.68)
    stretch((left - 0.26, 3.72, 0.03), (right + 0.30, 0.68, 0.03), 0.010)


def hand_stack(x, y, angle, layers, material, colors, weights, depth=0.06) -> None:
    """Stack pavers by hand in layers laid crosswise; depth: of a paver."""
    for layer in range(layers):
        polygons = basket_weave(-0.2, 0.18, -0.2, 0.18, 0.2)
        if layer % 2 == 0:
            polygons = [polygon[:, ::-1][::-1] for polygon in polygons]
        polygons = [polygon + random.normal(0, 0.0025, 2) for polygon in polygons]
        stack = pavers(
            "hand stack",
            polygons,
            material,
            colors,
            weights,
            depth=depth - 0.001,
            z=depth * (layer + 1) + 0.0012,
            height_variation=0.0006,
            tilt=0.002,
            **LOOSE,
        )
        stack.location = (x, y, 0)
        stack.rotation_euler = (0, 0, angle)


def single_paver(x, y, z, angle, material, colors, weights, depth=0.06) -> None:
    """Put down one paver, its face at z."""
    paver = pavers(
        "single paver",
        [rectangle(-0.1, -0.05, 0.2, 0.1)],
        material,
        colors,
        weights,
        depth=depth,
        height_variation=0,
        tilt=0,
        shift=0,
        **LOOSE,
    )
    paver.location = (x, y, z)
    paver.rotation_euler = (0, 0, angle)


def load_pallet(x, y, turn, material, colors, weights, depth=0.06) -> None:
    """Stand a pallet of pavers with a corner at x, y."""
    parts = pallet_parts(pallet_timber())
    for layer in range(9):
        bond = running_bond(0, 1, 0, 1, 0.2, 0.1, 0.5 if layer % 2 else 0.25)
        parts.append(
            pavers(
                "pallet layer",
                within(bond, 0.02, 0.98, 0.02, 0.98),
                material,
                colors,
                weights,
                joint=0.003,
                bevel=0.003,
                depth=depth,
                z=HEIGHT + 0.062 + layer * 0.0625,
                height_variation=0.001,
                tilt=0.002,
                color_variation=0.09,
            )
        )
    group(parts, (x, y, 0), turn)


def stand_shovel(x, y, z) -> None:
    """Leave a shovel standing in sand whose surface is at z."""
    timber = wood_material("shaft", ("#8a5c30", "#c89a62"), axis=2, roughness=0.5)
    foot = np.array([x, y, z])
    direction = np.array([-0.30, -0.22, 1.0])
    direction = direction / np.linalg.norm(direction)
    rope("shaft", [foot - direction * 0.1, foot + direction * 1.05], 0.0165, timber, 14)
    steel = metal_material("blade", "#4c4a48", 0.5)
    rope("socket", [foot - direction * 0.32, foot - direction * 0.02], 0.021, steel, 12)
