"""Makes of pavers: worn, and as new with how each is laid, for samples seen from close."""

import bpy

from kit.materials import paver_material
from kit.paving import pavers
from kit.stone import stones
from kit.stone_materials import flagstone_material, granite_material

# Years of use: dirt in the joints and on the rims, but never so pale that a paver seems framed.
WORN = {"speck": 0.24, "mottle": 0.2, "grit": 1.4, "roughness": 0.82, "aggregate": 0.06}
WORN |= {"efflorescence": 0.09, "stain": 0.22, "dirt_amount": 0.26, "dirt_color": "#6f5d48"}
# A new paver: little has crept in from the joints, and nothing has stained it.
NEW = {"stain": 0.05, "efflorescence": 0.04, "dirt_amount": 0.32, "dirt_color": "#9c8562"}
PRESSED = {"outline_step": 0.008, "bevel_segments": 4, "corner_radius": 0.003}
BRICK = PRESSED | {"bevel": 0.004, "height_variation": 0.0009, "tilt": 0.004, "edge_width": 0.008}

def worn_material(name, **changes) -> bpy.types.Material:
    """Return brick or concrete that has been walked on for years; changes: of `paver_material`."""
    return paver_material(name, **WORN | changes)


# Of each make: the material, its settings, what lays it, and the settings of that.
MAKES = {
    "clay": (
        paver_material,
        NEW | {"speck": 0.3, "mottle": 0.24, "grit": 1.8, "roughness": 0.8, "aggregate": 0.05},
        pavers,
        BRICK | {"edge_roughness": 0.0005, "color_variation": 0.04},
    ),
    "concrete": (
        paver_material,
        NEW | {"speck": 0.2, "mottle": 0.14, "grit": 1.2, "roughness": 0.86, "aggregate": 0.1},
        pavers,
        BRICK | {"edge_roughness": 0.0003, "color_variation": 0.04},
    ),
    "slab": (
        paver_material,
        NEW | {"speck": 0.14, "mottle": 0.12, "grit": 0.9, "roughness": 0.8, "aggregate": 0.04},
        pavers,
        PRESSED
        | {
            "bevel": 0.003,
            "edge_roughness": 0.0003,
            "height_variation": 0.0006,
            "tilt": 0.0012,
            "color_variation": 0.025,
            "edge_width": 0.012,
        },
    ),
    "granite": (
        granite_material,
        {"grain": 330, "contrast": 0.6, "roughness": 0.6, "moss_amount": 0, "stain": 0.05},
        stones,
        {
            "height_variation": 0.002,
            "tilt": 0.015,
            "edge_radius": 0.006,
            "outline_wobble": 0.001,
            "dome": 0.003,
            "lumps": 0.0011,
            "lump_frequency": 34,
            "corner_radius": 0.007,
            "outline_step": 0.006,
            "rings": 8,
            "color_variation": 0.08,
        },
    ),
    "flagstone": (
        flagstone_material,
        {
            "tints": ("#8f7453", "#716c66", "#a5602f"),
            "tint_amount": 0.35,
            "veins": 0.3,
            "dirt_amount": 0.35,
        },
        stones,
        {
            "height_variation": 0.0012,
            "tilt": 0.004,
            "edge_radius": 0.005,
            "outline_wobble": 0.0018,
            "dome": 0.001,
            "lumps": 0.0008,
            "lump_frequency": 12,
            "layer_height": 0.0014,
            "layers": 2.4,
            "outline_step": 0.006,
            "corner_radius": 0.008,
            "rings": 24,
            "color_variation": 0.08,
            "edge_width": 0.015,
        },
    ),
}
