"""A ridge of quartzite beyond a dam: cliffs along its crest, bush on the scree, haze before it."""

import bpy
import numpy as np
from mathutils import noise

from kit.landscape import fade_into_haze, hillside_material, smooth_step
from kit.materials import leaf_material
from kit.plants import leaf_cloud, shrub_points
from kit.scene import collection, grid_faces, mesh, random, scatter
from kit.shading import Color, new_material, rgba

SHORE = 800  # y of the far waterline, about
CREST = 150  # metres above the water
# Shape of the slope, by share of its depth: scree, then two bands of cliff with a ledge between.
SHARES = (-0.1, 0, 0.1, 0.3, 0.62, 0.66, 0.76, 0.79, 0.86, 1.0, 1.3)
HEIGHTS = (-0.02, 0.005, 0.03, 0.16, 0.56, 0.71, 0.77, 0.93, 0.97, 1.0, 0.9)


def dam_material() -> bpy.types.Material:
    """Return wide water under a light wind: streaks that mirror between streaks that do not."""
    material, tree = new_material("dam")
    position = tree.object_position()
    streaks = tree.noise(tree.stretch(position, (0.006, 0.028, 1)), 1.0, 5, 0.6, 0.5)
    wind = tree.ramp(streaks, 0.43, 0.57)
    chop = tree.noise(tree.stretch(position, (0.35, 1.1, 1)), 1.0, 3, 0.6)
    normal = tree.bump(chop, 0.5, tree.ramp(wind, 0, 1, 0.06, 0.7))
    color = tree.mix(wind, rgba((0.018, 0.028, 0.032)), rgba((0.045, 0.070, 0.088)))
    roughness = tree.ramp(wind, 0, 1, 0.07, 0.26)
    tree.output(tree.principled(color, roughness, IOR=1.33, Specular=0.5, Normal=normal))
    return material


def quartzite_ridge(water_z, haze: Color) -> None:
    """Raise the ridge and its wooded shore; water_z: height of the water, before y = SHORE."""
    rock = ("#a88c74", "#6c625a")
    veld = hillside_material("bushveld", ("#72683f", "#525832"), 0.02, rock_colors=rock)
    x = np.linspace(-800, 1180, 1000)
    share = np.interp(np.linspace(0, 1, 240), (0, 0.4, 0.85, 1), (-0.1, 0.55, 0.88, 1.3))
    ridge = _ridge(x[:, None], share[None, :], CREST, water_z)
    mesh("ridge", ridge.reshape(-1, 3), grid_faces(*ridge.shape[:2]), veld, True)
    fade_into_haze(veld, haze, 200, 1700, 0.74)
    x = np.linspace(-2500, 3600, 500)
    behind = _ridge(x[:, None], share[None, :], 240, water_z - 40) + (0, 2600, 0)
    pale = hillside_material("far veld", ("#7d7048", "#5f5c3a"), 0.003)
    fade_into_haze(pale, haze, 200, 3000, 0.88)
    mesh("ridge behind", behind.reshape(-1, 3), grid_faces(*behind.shape[:2]), pale, True)
    leaf = leaf_material("bushveld tree", ("#2f3d1c", "#5c6a34", "#7e7d46"), 0.35)
    fade_into_haze(leaf, haze, 200, 1700, 0.72)
    trees = collection("bushveld trees", [_far_tree(leaf, kind) for kind in range(9)])
    rows_ashore = np.searchsorted(share, (0.005, 0.07))
    # Trees stand close in the gullies and at the foot, thinly below the cliffs, never on rock.
    count = 90000
    column = random.integers(0, ridge.shape[0], count)
    row = random.integers(0, 190, count)
    steep = np.gradient(ridge[..., 2], axis=1) / np.hypot(1, np.gradient(ridge[..., 1], axis=1))
    places = ridge[column, row]
    groves = _rough(places * (0.012, 0.012, 0), 4)
    kept = (share[row] < 0.16 + 0.55 * random.random(count)) | (groves > 0.05)
    kept &= (steep[column, row] < 0.75) & (random.random(count) < 0.75)
    places = places[kept] - (0, 0, 0.6)
    scatter("bush on the ridge", trees, places, scales=random.gamma(7, 0.085, len(places)))
    column, row = random.integers(0, ridge.shape[0], 1500), random.integers(*rows_ashore, 1500)
    places = ridge[column, row]
    places = places[_rough(places * (0.02, 0, 0), 3) > -0.2] - (0, 0, 0.4)
    scatter("trees at the shore", trees, places, scales=random.gamma(6, 0.22, len(places)))


def _rough(points, octaves):
    """Cloudy noise about 0 at points (n, 3), one feature a unit."""
    return np.array([noise.fractal(point, 0.9, 2.1, octaves) for point in points])


def _ridge(x, share, height, base):
    """Points (columns, rows, 3) of a ridge along x; share: of the way from its foot to its crest.

    Spurs come down from the cliffs towards the water; the cliffs are blocks between joints.
    """
    flat = np.broadcast_arrays(x, share)
    x, share = (part.ravel() for part in flat)
    rise = np.interp(share, SHARES, HEIGHTS)
    crest = height * (1 + 0.16 * _rough(np.c_[x / 420, x * 0, x * 0], 4) + 0.00012 * x)
    spurs = _rough(np.c_[x / 190, share * 0.8, x * 0 + 4], 5)
    spurs -= 0.6 * np.abs(_rough(np.c_[x / 90, share * 0.5, x * 0 + 9], 4))
    depth = SHORE + 60 + 520 * share + 150 * spurs * (1.1 - np.clip(share, 0, 1))
    rock = smooth_step((share - 0.56) / 0.06) * smooth_step((0.9 - share) / 0.06)
    cells = [noise.cell((a / 11 + 40, b * 26, 0)) for a, b in zip(x + 9 * spurs, share)]
    depth += rock * (9 * np.array(cells) + 22 * _rough(np.c_[x / 40, share * 4, x * 0], 4))
    z = base + crest * rise + 3.5 * np.clip(rise * 3, 0, 1) * _rough(np.c_[x, depth, x * 0] / 30, 5)
    return np.c_[x, depth, z].reshape(*flat[0].shape, 3)


def _far_tree(leaf, kind):
    """A tree a kilometre away, outside the scene: lobes of foliage, wide or tall by kind."""
    wide, tall = ((3.4, 1.0), (2.6, 1.5), (3.0, 1.2))[kind % 3]
    points = []
    for _ in range(random.integers(3, 7)):
        lobe = shrub_points(90, random.uniform(0.9, 1.7), random.uniform(0.6, 1.0), 0.6)
        away = random.normal(0, 0.42, 3) * (wide, wide, 0) + (0, 0, random.uniform(0, 2.2 * tall))
        points.append(lobe + away)
    return leaf_cloud(f"far tree {kind}", leaf, np.concatenate(points), 0.9, link=False)
