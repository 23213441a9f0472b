"""Walls that close a courtyard or the view behind a terrace."""

from kit.materials import dark_metal_material, plain_material, plaster_material, wood_material
from kit.scene import box
from kit.walls import slats


def ochre_walls(x, y, door_left, door_right) -> None:
    """Build ochre plaster walls behind a yard, at y, and right of it, at x, with a timber door."""
    ochre = plain_material(
        "ochre plaster", "#d3a873", 0.9, 0.07, 2.0, bump=0.003, bump_scale=100, streaks=0.16
    )
    cope = plain_material("cope", "#b79c78", 0.88, 0.10, 4, bump=0.003)
    dark = dark_metal_material("#2a2a2b")
    box("wall", (-12, y, -0.4), (door_left, y + 0.3, 2.5), ochre, 0)
    box("wall", (door_right, y, -0.4), (x + 0.25, y + 0.3, 2.5), ochre, 0)
    box("lintel", (door_left, y, 2.15), (door_right, y + 0.3, 2.5), ochre, 0)
    box("cope", (-12, y - 0.05, 2.5), (x + 0.35, y + 0.35, 2.58), cope, 0.008)
    box("right wall", (x, -6, -0.4), (x + 0.3, y, 2.5), ochre, 0)
    box("right cope", (x - 0.05, -6, 2.5), (x + 0.35, y + 0.3, 2.58), cope, 0.008)
    timber = wood_material("door", ("#5e4430", "#8f6b4a"), axis=2, roughness=0.6)
    boards = dict(pitch=0.11, gap=0.006, vertical=True)
    slats(door_left, door_right, 0, 2.15, y + 0.12, timber, **boards)
    box("behind door", (door_left, y + 0.17, -0.1), (door_right, y + 0.2, 2.2), dark, 0)
    low, high = (door_right - 0.22, y + 0.07, 0.95), (door_right - 0.16, y + 0.12, 1.2)
    box("door handle", low, high, dark)
    box("step", (door_left - 0.15, y - 0.35, -0.1), (door_right + 0.15, y + 0.2, 0.11), cope, 0.012)


def screen_wall(y, left, right) -> None:
    """Build a pale wall at y with a timber screen set into it from left to right."""
    plaster = plaster_material("#ddd0ba", streaks=0.12)
    cope = plain_material("cope", "#8b7d6b", 0.85, 0.1, 4, bump=0.003)
    timber = wood_material("screen", ("#6a4a30", "#9c7550"), axis=0)
    dark = plain_material("behind screen", "#2a2522", 0.8)
    box("wall left", (-14, y, -0.4), (left, y + 0.25, 2.15), plaster, 0)
    box("wall right", (right, y, -0.4), (14, y + 0.25, 2.15), plaster, 0)
    box("cope", (-14, y - 0.05, 2.15), (14, y + 0.3, 2.22), cope, 0.006)
    slats(left, right, 0, 2.15, y + 0.06, timber, pitch=0.09, gap=0.022, thickness=0.03)
    box("behind screen", (left, y + 0.15, -0.2), (right, y + 0.18, 2.15), dark, 0)
