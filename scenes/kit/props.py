"""Small things for close-ups: turned shapes, rope, a rubber mallet, a flowerpot, bare metal."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit.materials import plain_material, wood_material
from kit.scene import add_tube, cylinder, mesh, ring_faces
from kit.shading import Color, new_material, rgba


def lathe(
    name,
    profile,
    material,
    sides=64,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    scale=(1, 1, 1),
    smooth_angle=40,
) -> bpy.types.Object:
    """Return a turned shape: (radius, z) points in metres, bottom to top along the outside.

    rotation: radians. smooth_angle: degrees above which an edge stays sharp.
    """
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rings = [
        np.c_[radius * np.cos(angle), radius * np.sin(angle), np.full(sides, z)]
        for radius, z in profile
    ]
    faces = ring_faces(len(rings), sides)
    thing = mesh(name, np.concatenate(rings), faces, material, smooth=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(smooth_angle)
    thing.location = location
    thing.rotation_euler = rotation
    thing.scale = scale
    return thing


def rope(name, points, radius, material, sides=8) -> bpy.types.Object:
    """Return a rope or string of this radius through points (x, y, z)."""
    vertices = []
    faces = []
    for start, end in zip(points[:-1], points[1:]):
        start, end = np.array(start, float), np.array(end, float)
        add_tube(vertices, faces, start, end, radius, radius, sides)
    return mesh(name, np.array(vertices), np.array(faces), material, smooth=True)


def metal_material(name="steel", color: Color = "#b8b8b5", roughness=0.35) -> bpy.types.Material:
    """Return bare metal, unevenly polished."""
    material, tree = new_material(name)
    polish = tree.noise(tree.object_position(), 40, 4, 0.6)
    surface_roughness = tree.ramp(polish, 0.3, 0.7, roughness - 0.1, roughness + 0.15)
    tree.output(tree.principled(rgba(color), surface_roughness, Metallic=1.0))
    return material


def mallet(location, yaw=0.5, scale=1.0) -> tuple[bpy.types.Object, bpy.types.Object]:
    """Lay down a black rubber mallet, 0.32 m long at scale 1; return head and handle.

    location: where its head touches the ground. yaw: radians, the handle points along x at 0.
    """
    rubber = plain_material(
        "rubber", "#1b1a1a", 0.72, 0.25, 14, bump=0.0012, bump_scale=160, specular=0.3
    )
    wood = wood_material("handle", ("#8a5c30", "#c89a62"), axis=2, roughness=0.45)
    radius = 0.034 * scale
    half = 0.105 * scale / 2
    head_side = [
        (0.80, -half),
        (0.93, -half + 0.002),
        (1.0, -half + 0.008),
        (1.0, -half + 0.02),
        (0.97, -0.012),
        (0.97, 0.012),
        (1.0, half - 0.02),
        (1.0, half - 0.008),
        (0.93, half - 0.002),
        (0.80, half),
    ]
    head_profile = [(0, -half)] + [(radius * r, z) for r, z in head_side] + [(0, half)]
    handle_side = [
        (0, -0.038),
        (0.012, -0.037),
        (0.0125, 0.05),
        (0.0115, 0.12),
        (0.0135, 0.20),
        (0.0155, 0.27),
        (0.0165, 0.305),
        (0.013, 0.318),
        (0, 0.320),
    ]
    handle_profile = [(r * scale, z * scale) for r, z in handle_side]
    center = Vector(location) + Vector((0, 0, radius))
    place = Matrix.Translation(center) @ Matrix.Rotation(yaw, 4, "Z")
    # The handle drops from the middle of the head to the ground at its end.
    drop = math.asin((radius - 0.0165 * scale) / (0.30 * scale))
    head = lathe("mallet head", head_profile, rubber)
    head.matrix_world = place @ Matrix.Rotation(drop, 4, "Y") @ Matrix.Rotation(math.pi / 2, 4, "X")
    handle = lathe("mallet handle", handle_profile, wood, sides=24)
    handle.matrix_world = (
        place @ Matrix.Rotation(math.pi / 2 + drop, 4, "Y") @ Matrix.Diagonal((1.0, 0.78, 1, 1))
    )
    return head, handle


def flowerpot(location, radius=0.16, height=0.3, material=None) -> float:
    """Set down a clay pot with a rolled rim and soil; returns the height of the soil.

    location: middle of its foot. radius: at the rim.
    """
    material = material or plain_material(
        "terracotta", "#9a6247", 0.85, 0.22, 5, bump=0.0015, bump_scale=140, specular=0.25
    )
    foot = radius * 0.68
    side = [
        (0.93, 0.80),
        (0.935, 0.805),
        (1.03, 0.81),
        (1.05, 0.83),
        (1.06, 0.975),
        (1.04, 1.0),
        (1.0, 1.0),
        (0.985, 0.985),
        (0.93, 0.7),
        (0.8, 0.5),
    ]
    profile = [(0, 0), (foot - 0.006, 0), (foot, 0.006)]
    profile += [(radius * r, height * z) for r, z in side]
    lathe("pot", profile, material, sides=72, location=location)
    soil = plain_material("pot soil", "#2e2118", 0.95, 0.4, 40, bump=0.01, bump_scale=60)
    x, y, z = location
    soil_level = z + height * 0.86
    cylinder("pot soil", (x, y, soil_level), radius * 0.97, 0.002, soil, sides=40)
    return soil_level
