"""Colours, and a short way to write the node trees that materials and skies are made of."""

import bpy

Color = str | tuple[float, float, float]


def linear_color(color: Color) -> tuple[float, float, float]:
    """Return "#rrggbb" as linear red, green, blue (0 to 1); linear colours stay as they are."""
    if not isinstance(color, str):
        return tuple(color)[:3]
    digits = color.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def linear_colors(*colors: Color) -> list[tuple[float, float, float]]:
    """Return several colours as linear red, green, blue."""
    return [linear_color(color) for color in colors]


def rgba(color: Color) -> tuple[float, float, float, float]:
    """Return a colour as the four numbers a node takes."""
    return (*linear_color(color), 1.0)


class ShaderTree:
    """A node tree under construction.

    Every method adds a node and returns its output. An input may be another node's output or a
    plain value.
    """

    def __init__(self, tree: bpy.types.NodeTree):
        self.tree = tree

    def link(self, output, socket) -> None:
        """Lead an output into an input socket."""
        self.tree.links.new(output, socket)

    def node(self, kind: str, inputs: dict | None = None, **properties) -> bpy.types.Node:
        """Add a node of a Blender type; inputs by name or number, properties by name."""
        node = self.tree.nodes.new(kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.link(value, socket)
            elif isinstance(value, (int, float)) and hasattr(socket.default_value, "__len__"):
                socket.default_value = [value] * len(socket.default_value)
            else:
                socket.default_value = value
        return node

    def math(self, operation: str, a, b=0.0, clamp=False) -> bpy.types.NodeSocket:
        """Arithmetic on numbers: "ADD", "MULTIPLY", "MAXIMUM" and Blender's others."""
        inputs = {0: a, 1: b}
        return self.node("ShaderNodeMath", inputs, operation=operation, use_clamp=clamp).outputs[0]

    def vector_math(self, operation: str, a, b=(0.0, 0.0, 0.0)) -> bpy.types.NodeSocket:
        """Arithmetic on vectors; the result is a vector."""
        inputs = {0: a, 1: b}
        return self.node("ShaderNodeVectorMath", inputs, operation=operation).outputs[0]

    def mix(self, amount, a, b, blend="MIX") -> bpy.types.NodeSocket:
        """Mix two colours: a where amount is 0, b where it is 1."""
        return self.node("ShaderNodeMixRGB", {0: amount, 1: a, 2: b}, blend_type=blend).outputs[0]

    def combine(self, x, y, z) -> bpy.types.NodeSocket:
        """Three numbers as one vector."""
        return self.node("ShaderNodeCombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def separate(self, vector) -> bpy.types.bpy_prop_collection:
        """A vector's three numbers."""
        return self.node("ShaderNodeSeparateXYZ", {0: vector}).outputs

    def separate_color(self, color) -> bpy.types.bpy_prop_collection:
        """A colour's red, green and blue."""
        return self.node("ShaderNodeSeparateColor", {0: color}).outputs

    def rgb(self, red, green, blue) -> bpy.types.NodeSocket:
        """Three numbers as one colour."""
        return self.node("ShaderNodeCombineColor", {0: red, 1: green, 2: blue}).outputs[0]

    def gray(self, value) -> bpy.types.NodeSocket:
        """A number as a grey colour."""
        return self.rgb(value, value, value)

    def scale_color(self, color, factor) -> bpy.types.NodeSocket:
        """A colour made brighter or darker by a number."""
        return self.mix(1.0, color, self.gray(factor), "MULTIPLY")

    def noise(self, vector, scale, detail=4, roughness=0.55, distortion=0) -> bpy.types.NodeSocket:
        """Cloudy noise about 0.5; scale: features a metre where the vector is a position."""
        inputs = {
            "Vector": vector,
            "Scale": scale,
            "Detail": detail,
            "Roughness": roughness,
            "Distortion": distortion,
        }
        return self.node("ShaderNodeTexNoise", inputs).outputs[0]

    def voronoi(self, vector, scale, feature="F1") -> bpy.types.bpy_prop_collection:
        """The outputs "Color" and "Distance" of random cells, scale of them a metre."""
        inputs = {"Vector": vector, "Scale": scale}
        return self.node("ShaderNodeTexVoronoi", inputs, feature=feature).outputs

    def ramp(self, value, low, high, low_result=0.0, high_result=1.0) -> bpy.types.NodeSocket:
        """Lead low to low_result and high to high_result, straight between, level outside."""
        inputs = {0: value, 1: low, 2: high, 3: low_result, 4: high_result}
        return self.node("ShaderNodeMapRange", inputs, clamp=True).outputs[0]

    def stretch(self, vector, scale) -> bpy.types.NodeSocket:
        """A position scaled differently along x, y and z."""
        return self.node("ShaderNodeMapping", {"Vector": vector, "Scale": scale}).outputs[0]

    def bump(self, height, distance, strength=1.0, normal=None) -> bpy.types.NodeSocket:
        """A normal for relief; distance: metres a height of 1 stands for."""
        inputs = {"Strength": strength, "Distance": distance, "Height": height}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("ShaderNodeBump", inputs).outputs[0]

    def object_position(self) -> bpy.types.NodeSocket:
        """The position on the object before it is moved or turned, in metres."""
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def object_random(self) -> bpy.types.NodeSocket:
        """A random number an object or scattered copy, 0 to 1."""
        return self.node("ShaderNodeObjectInfo").outputs["Random"]

    def attribute(self, name) -> bpy.types.NodeSocket:
        """A number stored at the vertices of the mesh."""
        return self.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def attribute_color(self, name) -> bpy.types.NodeSocket:
        """A colour stored at the vertices of the mesh."""
        return self.node("ShaderNodeAttribute", attribute_name=name).outputs["Color"]

    def per_paver_position(self, position) -> bpy.types.NodeSocket:
        """The position, shifted by another amount in every paver: no two carry the same marks."""
        chance = self.attribute("paver_random")
        shift = self.combine(
            self.math("MULTIPLY", chance, 91.0),
            self.math("MULTIPLY", chance, 37.0),
            self.math("MULTIPLY", chance, 53.0),
        )
        return self.vector_math("ADD", position, shift)

    def principled(self, color, roughness, **others) -> bpy.types.NodeSocket:
        """The usual surface. Others: "Specular", "Metallic", "Normal" … as Blender names them."""
        inputs = {"Base Color": color, "Roughness": roughness, **others}
        return self.node("ShaderNodeBsdfPrincipled", inputs).outputs[0]

    def mix_shaders(self, amount, a, b) -> bpy.types.NodeSocket:
        """Mix two shaders: a where amount is 0, b where it is 1."""
        return self.node("ShaderNodeMixShader", {0: amount, 1: a, 2: b}).outputs[0]

    def output(self, shader) -> None:
        """Make a shader the surface of the material."""
        self.link(shader, self.node("ShaderNodeOutputMaterial").inputs[0])


def new_material(name: str) -> tuple[bpy.types.Material, ShaderTree]:
    """Return a new material and its empty node tree."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, ShaderTree(material.node_tree)


def new_world() -> ShaderTree:
    """Return the emptied node tree of the scene's surroundings."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    return ShaderTree(tree)


def world_output(tree: ShaderTree, color: bpy.types.NodeSocket, strength) -> None:
    """Make a colour of this strength the light of the surroundings."""
    background = tree.node("ShaderNodeBackground", {"Color": color, "Strength": strength})
    tree.link(background.outputs[0], tree.node("ShaderNodeOutputWorld").inputs[0])
