"""Trees that are not looked at themselves: behind walls, and between the sun and the paving."""

import bpy
import numpy as np

from kit.light import sun_direction
from kit.materials import bark_material, leaf_material, plain_material, wood_material
from kit.plants import garden_tree_materials, leaf_cloud, tree
from kit.scene import add_tube, box, cylinder, link, mesh, random


def background_trees(points, foliage=None, bark=None, **crown) -> None:
    """Stand one tree on many points (x, y), each copy turned and scaled by its own amount.

    foliage and bark: materials. crown: of `plants.tree`; a low trunk_share closes the horizon under
    the crowns.
    """
    foliage = foliage or leaf_material("background leaves", ("#2c411e", "#587831"), 0.4)
    size = dict(height=8, spread=4.2, leaf_size=0.14, leaves=30000, trunk_share=0.18) | crown
    name = "background tree"
    parts = tree(name, foliage, bark or bark_material(), location=(0, 0, -50), **size)
    for x, y in points:
        turn = random.uniform(0, 6.28)
        scale = random.uniform(0.85, 1.15)
        for part in parts:
            copy = bpy.data.objects.new(name, part.data)
            copy.location = (x, y, 0)
            copy.rotation_euler = (0, 0, turn)
            copy.scale = (scale, scale, scale * random.uniform(0.92, 1.05))
            link(copy)
    for part in parts:
        part.hide_render = True


def shade_tree(target, elevation, azimuth, distance=11, **crown) -> None:
    """Stand a tree out of sight, so far towards the sun that its shade falls on target (x, y).

    crown: of `plants.tree`, such as its height and spread.
    """
    foot = np.array([*target, 0]) + sun_direction(elevation, azimuth) * (distance, distance, 0)
    size = dict(height=5.6, spread=3.2, leaf_size=0.10, leaves=7000) | crown
    tree("shade tree", *garden_tree_materials(), location=foot, **size)


def dapple(elevation, azimuth, target, distance, height, **crown) -> None:
    """Hang a tree's crown between the sun and target (x, y, z), wherever its foot may be.

    For close-ups, where a tree that stands on the ground would be too far away for clear shadows.
    """
    foot = np.array(target) + sun_direction(elevation, azimuth) * distance - (0, 0, height * 0.8)
    foliage = leaf_material("dapple leaves", ("#30451f", "#5b7a32"), 0.4)
    tree("dapple tree", foliage, bark_material(), height=height, location=foot, **crown)


def canopy(
    elevation,
    azimuth,
    target,
    distance=5,
    radius=1.0,
    leaves=2500,
    leaf_size=0.07,
    flatness=0.55,
    clumps=14,
) -> None:
    """Hang clumps of leaves on thin twigs between the sun and target: shadows without a trunk.

    distance, radius and leaf_size: metres. flatness: height by width.
    """
    center = np.array(target, float) + sun_direction(elevation, azimuth) * distance
    proportions = np.array([radius, radius, radius * flatness])
    middles = random.normal(size=(clumps, 3)) * proportions * 0.55
    vertices, faces = [], []
    for middle in middles:
        foot = np.array([random.normal(0, 0.1), random.normal(0, 0.1), -radius * 0.3])
        add_tube(vertices, faces, foot, middle, 0.012, 0.004, 5)
    scattered = random.integers(0, clumps, leaves)
    points = middles[scattered] + random.normal(0, 0.17 * radius, (leaves, 3))
    foliage = leaf_material("canopy leaves", ("#30451f", "#5b7a32"), 0.4)
    crown = leaf_cloud("canopy leaves", foliage, points, leaf_size)
    crown.location = center
    twigs = mesh("canopy twigs", np.array(vertices), np.array(faces), bark_material(), True)
    twigs.location = center


def staked_karee(x, y, z, height=3.6, spread=2.0, leaves=30000) -> None:
    """Plant a young karee between two stakes in a ring of mulch; z: of the ground."""
    karee_leaf = leaf_material("karee", ("#3f4d22", "#79863f", "#a3a052"), 0.45)
    karee_bark = plain_material("karee bark", "#4a3d32", 0.9, 0.25, 12, bump=0.01)
    stake_wood = wood_material("stake", ("#7a5b3c", "#a8855c"), axis=2)
    strap = plain_material("strap", "#2a2a28", 0.8, 0.1)
    mulch = plain_material("mulch", "#4a3524", 0.95, 0.4, 30, bump=0.03, bump_scale=30)
    tree(
        "karee",
        karee_leaf,
        karee_bark,
        height=height,
        spread=spread,
        leaf_size=0.05,
        leaves=leaves,
        location=(x, y, z - 0.05),
        trunk_share=0.40,
        trunk_radius=0.055,
        flatness=0.42,
    )
    for aside in (-0.28, 0.28):
        cylinder("stake", (x + aside, y, z - 0.1), 0.025, 1.55, stake_wood, 12)
    low = (x - 0.28, y - 0.012, z + 1.25)
    box("strap", low, (x + 0.28, y + 0.012, z + 1.30), strap, 0.003)
    cylinder("mulch", (x, y, z - 0.02), 0.42, 0.025, mulch, 30)
