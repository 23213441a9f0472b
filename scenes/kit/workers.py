"""Working hands in gloves, and clothes with the folds that cloth takes on."""

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit.scene import link, mesh, ring_faces
from kit.shading import new_material, rgba

# Of each finger from the index on: knuckle, bones and radius in millimetres, spread in degrees.
FINGERS = (
    ((92, 31, 3), (46, 28, 23), 12.3, 3),
    ((96, 10, 6), (51, 32, 24), 12.7, 0),
    ((90, -11, 4), (47, 30, 24), 12.3, -3),
    ((80, -31, -1), (38, 24, 22), 11.2, -8),
)


def solid(name, chains, material, voxel, smoothing=4) -> bpy.types.Object:
    """Return one closed skin round chains of balls (x, y, z, radius), metres."""
    sides, rings = 14, 9
    polar, around = np.linspace(0, np.pi, rings), np.arange(sides) * 2 * np.pi / sides
    around, polar = (angle.ravel() for angle in np.meshgrid(around, polar))
    ball = np.c_[np.sin(polar) * np.cos(around), np.sin(polar) * np.sin(around), np.cos(polar)]
    balls = []
    for chain in chains:
        for start, end in zip(np.array(chain[:-1], float), np.array(chain[1:], float)):
            steps = int(np.linalg.norm(end - start) / (0.3 * min(start[3], end[3]))) + 2
            balls += [start + (end - start) * share for share in np.linspace(0, 1, steps)]
    vertices = np.concatenate([ball * b[3] + b[:3] for b in balls])
    faces = np.concatenate([ring_faces(rings, sides, n * len(ball)) for n in range(len(balls))])
    raw = mesh(name, vertices, faces[:, ::-1], material)
    remesh = raw.modifiers.new("skin", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", voxel
    smooth = raw.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, smoothing
    return baked(raw)


def baked(thing) -> bpy.types.Object:
    """Return a thing as its modifiers leave it, smooth, in its place."""
    shaped = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = bpy.data.meshes.new_from_object(shaped)
    data.polygons.foreach_set("use_smooth", np.ones(len(data.polygons), bool))
    result = link(bpy.data.objects.new(thing.name, data))
    bpy.data.objects.remove(thing)
    return result


def clothes(name, chains, material, pins) -> bpy.types.Object:
    """Return cloth that hangs in folds over the bodies of chains.

    pins: (x, y, z, radius) of balls in which the cloth is held.
    """
    limbs = [[(x, y, z, radius * 0.86) for x, y, z, radius in chain] for chain in chains]
    body = solid("body", limbs, material, 0.014)
    body.modifiers.new("collision", "COLLISION")
    body.collision.thickness_outer = 0.004
    cloth = solid(name, chains, material, 0.009)
    points = np.array([v.co for v in cloth.data.vertices])
    group = cloth.vertex_groups.new(name="pins")
    for x, y, z, radius in pins:
        near = np.linalg.norm(points - (x, y, z), axis=1) < radius
        group.add(np.flatnonzero(near).tolist(), 1.0, "REPLACE")
    settings = cloth.modifiers.new("cloth", "CLOTH")
    settings.settings.vertex_group_mass = "pins"
    settings.settings.bending_stiffness = 0.7
    # The cloth is a fifth too large: that makes the folds.
    settings.settings.shrink_min = -0.20
    settings.collision_settings.distance_min = 0.003
    for frame in range(1, 21):
        bpy.context.scene.frame_set(frame)
    ironed = cloth.modifiers.new("ironed", "SMOOTH")
    ironed.factor, ironed.iterations = 0.5, 2
    cloth.modifiers.new("finer", "SUBSURF")
    result = baked(cloth)
    bpy.data.objects.remove(body)
    bpy.context.scene.frame_set(1)
    return result


def glove(wrist, ahead, back, curls, thumb, left, material) -> bpy.types.Object:
    """Put a gloved hand, its wrist at a point.

    ahead: the direction of the palm, back: that of the back of the hand. curls: of each finger
    the bend of its three joints, degrees. thumb: balls after its root, millimetres.
    """
    chains = []
    for (knuckle, bones, radius, spread), curl in zip(FINGERS, curls):
        x, y, z = knuckle
        chains.append([(-2, y * 0.45, 0, 17), (x * 0.55, y * 0.78, z, 14.5), (x, y, z, radius + 2)])
        pitch, turn = 0, np.radians(spread)
        finger = [(x, y, z, radius + 2)]
        for bone, bend in zip(bones, curl):
            pitch -= np.radians(bend)
            x += bone * np.cos(pitch) * np.cos(turn)
            y += bone * np.cos(pitch) * np.sin(turn)
            z += bone * np.sin(pitch)
            middle = np.array(finger[-1][:3]) * 0.45 + np.array((x, y, z)) * 0.55
            finger += [(*middle, radius - 0.3), (x, y, z, radius + 0.3)]
            radius -= 0.6
        finger[-1] = (x, y, z, radius - 0.6)
        chains.append(finger)
    for y, x, z in ((21, 84, 4), (0, 86, 5), (-21, 78, 1)):
        chains.append([(0, y * 0.45, 1, 17), (x * 0.55, y * 0.8, z, 15), (x, y, z, 13)])
    chains.append([(8, 18, -4, 17), *thumb])
    chains.append([(20, 10, -8, 16), (60, 0, -6, 14), (55, -24, -6, 14), (18, -20, -8, 16)])
    for y in (-10, 10):
        chains.append([(0, y, 0, 20), (-25, y, 0, 20), (-70, y, 0, 24)])
    side = -1 if left else 1
    chains = [[(x / 1e3, side * y / 1e3, z / 1e3, r / 1e3) for x, y, z, r in c] for c in chains]
    hand = solid("glove", chains, material, 0.0024, 5)
    ahead, back = Vector(ahead).normalized(), Vector(back)
    across = back.cross(ahead).normalized()
    place = Matrix((ahead, across, ahead.cross(across))).transposed().to_4x4()
    hand.matrix_world = Matrix.Translation(Vector(wrist)) @ place
    return hand


def glove_material() -> bpy.types.Material:
    """Return a knitted glove whose palm and fingers are dipped in crinkled rubber."""
    material, tree = new_material("glove")
    position = tree.object_position()
    x, _, z = tree.separate(position)
    edge = tree.math("ADD", z, tree.math("MULTIPLY", tree.noise(position, 60, 3), 0.010))
    beyond = tree.math("MULTIPLY", tree.math("SUBTRACT", x, 0.095), 0.35)
    coated = tree.ramp(tree.math("SUBTRACT", edge, beyond), -0.0005, 0.0005, 1, 0)
    coated = tree.math("MULTIPLY", coated, tree.ramp(x, 0.0, 0.003))
    dust = tree.ramp(tree.noise(position, 45, 5, 0.7), 0.45, 0.8, 0, 0.35)
    color = tree.mix(coated, rgba("#6b7072"), rgba("#24282b"))
    dust = tree.math("MULTIPLY", dust, tree.ramp(coated, 0, 1, 1, 0.5))
    color = tree.mix(dust, color, rgba("#b59c78"))
    crinkle = tree.math("MULTIPLY", tree.noise(position, 420, 4, 0.7), coated)
    stitches = tree.voronoi(tree.stretch(position, (0.55, 1, 1)), 620)["Distance"]
    knitted = tree.math("MULTIPLY", stitches, tree.math("SUBTRACT", 0.9, coated))
    relief = tree.math("ADD", crinkle, knitted)
    gloss = tree.ramp(coated, 0, 1, 0.95, 0.62)
    surface = tree.principled(color, gloss, Specular=0.3, Normal=tree.bump(relief, 0.0016))
    # A glove ends in an open cuff.
    nothing = tree.node("ShaderNodeBsdfTransparent").outputs[0]
    tree.output(tree.mix_shaders(tree.ramp(x, -0.062, -0.0615), nothing, surface))
    return material
