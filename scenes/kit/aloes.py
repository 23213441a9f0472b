"""Aloes: rosettes of thick leaves."""

import math

import bpy
import numpy as np

from kit.materials import leaf_material
from kit.plants import UP
from kit.scene import mesh, random, ring_faces

GOLDEN_ANGLE = 2.39996


def aloe_material() -> bpy.types.Material:
    """Return the grey-green of aloe leaves."""
    return leaf_material("aloe", ("#4e6b4a", "#8aa07a", "#9aa070"), 0.08, 0.4)


def aloe(
    name: str, material: bpy.types.Material, leaves: int = 26, length: float = 0.4
) -> bpy.types.Object:
    """Return an aloe without a stem, not yet in the scene; length: metres of a leaf."""
    steps = 8
    vertices = []
    chances = []
    for leaf in range(leaves):
        share = leaf / leaves
        around = leaf * GOLDEN_ANGLE
        angle = 0.15 + 1.05 * (1 - share)
        own_length = length * (0.55 + 0.45 * (1 - abs(share - 0.4)))
        forward = np.array([math.cos(around), math.sin(around), 0])
        sideways = np.array([-forward[1], forward[0], 0])
        point = forward * 0.03
        chances += [random.random()] * (4 * steps)
        for step in range(steps):
            along_leaf = step / (steps - 1)
            half_width = (0.075 * (1 - along_leaf) ** 0.8 + 0.002) / 2
            thickness = 0.02 * (1 - along_leaf) + 0.002
            along = UP * math.cos(angle) + forward * math.sin(angle)
            normal = forward * math.cos(angle) - UP * math.sin(angle)
            vertices += [
                point - sideways * half_width - normal * thickness * 0.6,
                point + normal * thickness * 0.5,
                point + sideways * half_width - normal * thickness * 0.6,
                point + normal * thickness * 1.3,
            ]
            point = point + along * own_length / (steps - 1)
            angle -= 0.10
    per_leaf = 4 * steps
    faces = np.concatenate(
        [ring_faces(steps, 4, first) for first in range(0, leaves * per_leaf, per_leaf)]
    )
    attributes = {"leaf_random": ("FLOAT", chances)}
    return mesh(name, np.array(vertices), faces, material, True, attributes, link=False)
