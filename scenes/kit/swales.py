"""A swale: a planted channel that takes the rain of a drive."""

import math

import numpy as np

from kit.flowering import aloe_kinds, place
from kit.materials import leaf_material, plain_material
from kit.paving import ground, unevenness
from kit.scene import grid_faces, mesh, random, scatter
from kit.stone import pebbles
from kit.stone_materials import pebble_material
from kit.wet import rain_film_material

RIVER_STONE = ("#8f8a84", "#a79d90", "#6f6c6a", "#b9ad9b", "#8a7763", "#7d7f84", "#9c8a74")


class Swale:
    """A channel along y, from left (x) to left + width; water_z: of the water left standing."""

    def __init__(self, left, width, water_z):
        self.left, self.width, self.water_z = left, width, water_z
        self.right = left + width

    def height(self, x, y):
        """Return the height of the ground in and behind the swale, metres."""
        across = np.clip((x - self.left) / self.width, 0, 1)
        dip = 0.36 * np.sin(math.pi * across) ** 1.5 * (1 + 0.12 * np.sin(y * 0.9 + 0.5))
        return -0.012 - dip + 0.05 * np.clip(x - self.left - self.width, 0, 2)

    def _middle(self, y):
        """Return the x of the swale's bed, which winds a little."""
        return self.left + self.width / 2 + 0.18 * np.sin(y * 0.75 + 0.4)

    def dig(self) -> None:
        """Shape the swale, line its bed with river stones and leave a little water standing."""
        columns, rows = 150, 330
        x, y = np.meshgrid(
            np.linspace(self.left, 9, columns), np.linspace(-2.4, 12, rows), indexing="ij"
        )
        z = self.height(x, y) + 0.010 * unevenness(x, y, 7, 4)
        soil = plain_material("wet soil", "#3a2a1c", 0.8, 0.4, 16, bump=0.02, bump_scale=50)
        vertices = np.c_[x.ravel(), y.ravel(), z.ravel()]
        mesh("swale", vertices, grid_faces(columns, rows), soil, smooth=True)
        right = self.right
        water = rain_film_material("swale water", scale=5, wave_height=0.0012)
        ground("water", self.left + 0.5, right - 0.5, -1.5, 8.5, self.water_z, water, 0.25)
        for count, size, spread, subdivisions, lift, wetness in (
            (5200, 0.042, 0.36, 2, 0.20, 0.35),
            (900, 0.085, 0.30, 3, 0.25, 0.35),
            (170, 0.15, 0.30, 3, 0.20, 0.35),
            (16, 0.30, 0.42, 3, 0.15, 0.15),
        ):
            y = random.uniform(-1.6, 8.8, count)
            x = self._middle(y) + random.normal(0, spread, count)
            x = np.clip(x, self.left + 0.05, right)
            material = pebble_material("river stone", RIVER_STONE, 0.62, wetness, speck=0.22)
            pebbles(
                "river stones",
                material,
                np.c_[x, y, self.height(x, y) + size * lift],
                size,
                flatness=0.72,
                size_spread=0.30,
                tumble=0.25,
                subdivisions=subdivisions,
            )
        # Small stones hold the soil along the headers.
        count = 2600
        y = random.uniform(-1.6, 8.6, count)
        x = self.left + np.abs(random.normal(0, 0.10, count))
        material = pebble_material("edge stone", RIVER_STONE, 0.65, 0.3)
        points = np.c_[x, y, self.height(x, y) + 0.006]
        pebbles("edge stones", material, points, 0.030, flatness=0.7)

    def plant(self, pale, green) -> None:
        """Plant grasses, sedges and flowering aloes on both banks."""
        left, right = self.left, self.right

        def plant(name, kind, low, high, rows, x_low, x_high, error):
            places = np.array(
                [(random.uniform(x_low, x_high), y + random.normal(0, error)) for y in rows]
            )
            points = np.c_[places, self.height(places[:, 0], places[:, 1])]
            scatter(name, kind, points, scales=random.uniform(low, high, len(points)))

        near_sedges = [0.55, 1.5, *np.arange(2.4, 8.6, 0.5)]
        near = np.arange(3.1, 8.6, 0.5)
        plant("near grass", pale, 0.6, 0.95, near, left + 0.28, left + 0.55, 0.1)
        plant("near sedge", green, 0.6, 1.0, near_sedges, left + 0.2, left + 0.6, 0.12)
        rows = np.arange(-0.6, 9.4, 0.24)
        plant("far grass", pale, 0.8, 1.35, rows, right - 0.55, right + 0.9, 0.12)
        rows = np.arange(-0.4, 9.0, 0.42)
        plant("far sedge", green, 0.7, 1.1, rows, right - 0.8, right + 0.3, 0.12)
        leaf = leaf_material("aloe", ("#4a6a54", "#86a58c", "#a2a878"), 0.10, 0.38)
        aloes = aloe_kinds(leaf, (0, 2, 3), leaves=30)
        for x, y, scale, kind in (
            (left + 0.34, 2.25, 0.8, 0),
            (right - 0.35, 1.9, 1.1, 2),
            (right + 0.15, 3.4, 1.2, 1),
            (left + 0.38, 4.3, 0.9, 1),
            (right + 0.3, 5.0, 1.25, 2),
            (right - 0.2, 6.4, 1.1, 0),
            (right + 0.9, 2.7, 1.2, 2),
            (left + 0.4, 6.6, 0.9, 2),
            (right + 1.2, 6.0, 1.3, 1),
        ):
            place(aloes[kind], x, y, float(self.height(x, y)), scale)
