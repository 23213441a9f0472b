"""Sun and sky."""

import math

import numpy as np

from kit.shading import new_world, world_output


def sky(
    elevation: float,
    azimuth: float,
    strength: float = 0.12,
    sun_size: float = 0.9,
    dust: float = 1.0,
) -> None:
    """Light the scene with a clear sky at the height of Johannesburg.

    elevation and azimuth of the sun in degrees, azimuth clockwise from +y: -104 is low from the
    left and slightly behind a camera that looks along +y. sun_size: degrees, larger for softer
    shadows. dust: haze round the sun.
    """
    tree = new_world()
    properties = {
        "sky_type": "NISHITA",
        "sun_elevation": math.radians(elevation),
        "sun_rotation": math.radians(azimuth),
        "sun_size": math.radians(sun_size),
        "altitude": 1500,
        "air_density": 1.0,
        "dust_density": dust,
        "ozone_density": 1.5,
    }
    color = tree.node("ShaderNodeTexSky", **properties).outputs[0]
    # The film curve shows this sky too dark at the exposure of the paving, so it is brighter for
    # the camera than for everything it lights.
    seen = tree.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
    brightening = tree.math("ADD", 1.0, tree.math("MULTIPLY", seen, 1.2))
    world_output(tree, color, tree.math("MULTIPLY", strength, brightening))


def sun_direction(elevation: float, azimuth: float) -> np.ndarray:
    """Return the unit vector towards the sun; degrees as for `sky`."""
    height, turn = math.radians(elevation), math.radians(azimuth)
    return np.array(
        [
            math.sin(turn) * math.cos(height),
            math.cos(turn) * math.cos(height),
            math.sin(height),
        ]
    )
