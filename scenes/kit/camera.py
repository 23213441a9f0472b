"""The camera."""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.scene import Point, link


def camera(
    location: Point,
    target: Point,
    lens: float = 35,
    f_stop: float = 4.0,
    focus: Point | None = None,
    shift_y: float = 0.0,
) -> bpy.types.Object:
    """Look from location towards target (x, y, z) through a 36 mm wide film.

    lens: focal length in millimetres. f_stop: smaller numbers blur more of what lies out of
    focus. focus: the sharp point, the target when not given. shift_y: moves the horizon without
    tilting upright lines, as a share of the picture's width.
    """
    location, target = Vector(location), Vector(target)
    sharp = Vector(focus) if focus is not None else target
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36
    data.clip_start = 0.01
    data.shift_y = shift_y
    data.dof.use_dof = True
    data.dof.aperture_fstop = f_stop
    data.dof.aperture_blades = 7
    data.dof.focus_distance = (sharp - location).length
    thing = link(bpy.data.objects.new("camera", data))
    thing.location = location
    thing.rotation_euler = (target - location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing
    return thing


def camera_ahead(
    eye: Point, heading: float, drop: float, sharp: float, clip_end: float, **look
) -> bpy.types.Object:
    """Look from eye in a direction given in degrees from +y towards +x.

    drop: metres by which the view falls within ten. sharp: distance in metres of the ground in
    focus. clip_end: of the farthest thing seen. look: what else `camera` takes.
    """
    ahead = np.array([math.sin(math.radians(heading)), math.cos(math.radians(heading)), 0])
    target = np.array(eye) + 10 * ahead - (0, 0, drop)
    focus = np.array(eye) * (1, 1, 0) + sharp * ahead
    thing = camera(eye, target, focus=focus, **look)
    thing.data.clip_end = clip_end
    return thing
