"""Pallets of real boards, empty or stacked with bricks."""

import bpy

from kit.materials import paver_material, plain_material, wood_material
from kit.patterns import rectangle
from kit.paving import pavers
from kit.scene import box, group, random

LENGTH, WIDTH, HEIGHT = 1.2, 1.0, 0.145
STACKED_BRICK = ("#9a5a42", "#8a4c38", "#a56a4e", "#7c4434", "#a87358")


def pallet_parts(timber: bpy.types.Material, z=0.0) -> list:
    """Return the boards, blocks and runners of a pallet with a corner at the origin."""
    parts = []
    thick = 0.022
    wide = 0.098
    spots = [0, 0.181, 0.363, 0.551, 0.739, 0.920, 1.102]
    for index, x in enumerate(spots):
        slip = random.normal(0, 0.004, 2)
        low = (x, slip[0], z + HEIGHT - thick)
        parts.append(box("deck board", low, (x + wide, WIDTH + slip[1], z + HEIGHT), timber, 0.003))
    for y in (0, 0.45, 0.90):
        low, high = (0, y, z + 0.100), (LENGTH, y + wide, z + HEIGHT - thick)
        parts.append(box("stringer board", low, high, timber, 0.003))
        low, high = (0.005, y, z), (LENGTH - 0.005, y + wide, z + thick)
        parts.append(box("bottom board", low, high, timber, 0.003))
        for x in (0, 0.53, 1.06):
            low = (x + 0.003, y + 0.002, z + thick)
            high = (x + 0.14, y + wide - 0.002, z + 0.100)
            parts.append(box("block", low, high, timber, 0.004))
    return parts


def pallet_timber() -> bpy.types.Material:
    """Return grey-brown sawn pine that has stood in the rain."""
    return wood_material(
        "pallet", ("#6d5640", "#b39670"), roughness=0.88, grain_scale=22, board_contrast=0.45
    )


def pallet_pile(x, y, turn, count, timber=None) -> None:
    """Pile up empty pallets, none quite above the one below it."""
    timber = timber or pallet_timber()
    for number in range(count):
        place = (x + random.normal(0, 0.018), y + random.normal(0, 0.018), number * HEIGHT)
        group(pallet_parts(timber), place, turn + random.normal(0, 0.02))


def brick_pallet(x, y, turn, layers, missing=0, timber=None) -> bpy.types.Object:
    """Set down a pallet of clay bricks in layers laid crosswise, held by two steel bands.

    missing: bricks already taken from the top layer.
    """
    timber = timber or pallet_timber()
    brick = paver_material("stacked brick", speck=0.2, mottle=0.25, dirt_amount=0.1, stain=0.1)
    band = plain_material("steel band", "#2f3134", 0.4, 0.1, metallic=0.7)
    parts = pallet_parts(timber)
    long, short, high = 0.222, 0.106, 0.076
    for layer in range(layers):
        across = layer % 2 == 0
        size = (long, short) if across else (short, long)
        columns = int(1.12 / size[0])
        rows = int(0.96 / size[1])
        left = (LENGTH - columns * size[0]) / 2 + random.normal(0, 0.004)
        front = (WIDTH - rows * size[1]) / 2 + random.normal(0, 0.004)
        bricks = [
            rectangle(
                left + column * size[0] + random.normal(0, 0.0015),
                front + row * size[1] + random.normal(0, 0.0015),
                size[0] - 0.002,
                size[1] - 0.002,
            )
            for column in range(columns)
            for row in range(rows)
        ]
        if layer == layers - 1 and missing:
            bricks = bricks[:-missing]
        laid = pavers(
            "stacked bricks",
            bricks,
            brick,
            STACKED_BRICK,
            joint=0.004,
            bevel=0.003,
            depth=high - 0.003,
            z=HEIGHT + (layer + 1) * high,
            height_variation=0.0012,
            tilt=0.003,
            color_variation=0.10,
        )
        parts.append(laid)
    top = HEIGHT + (layers - (1 if missing else 0)) * high
    edge = 0.034
    for at in (0.32, 0.86):
        for low, hi in (
            ((at, edge - 0.004, HEIGHT), (at + 0.016, edge - 0.002, top)),
            ((at, WIDTH - edge + 0.002, HEIGHT), (at + 0.016, WIDTH - edge + 0.004, top)),
            ((at, edge, top + 0.001), (at + 0.016, WIDTH - edge, top + 0.003)),
        ):
            parts.append(box("steel band", low, hi, band, 0))
    return group(parts, (x, y, 0), turn)
