"""Render the scene, remove the noise and grade the picture like a photograph.

Images are (rows, columns, channels) float arrays, the bottom row first, in linear light.
"""

import ctypes
import shutil
import time
from pathlib import Path

import bpy
import numpy as np

from kit.scene import blur, options

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)

# Passes of the renderer and the number of their channels kept.
PASSES = {"Image": 3, "Denoising Albedo": 3, "Denoising Normal": 3, "Denoising Depth": 1}
ALBEDO, NORMAL, DEPTH = slice(0, 3), slice(3, 6), 6

# How strongly a difference in albedo, normal and depth keeps two pixels apart.
FEATURE_WEIGHTS = np.array([7, 7, 7, 4.5, 4.5, 4.5, 12], np.float32)

# Logarithm of a distance (10 km) that only the sky has.
SKY_DEPTH = 9.2


def render(
    aspect: float = 1.5,
    least_samples: int = 1,
    denoise_strength: float = 0.55,
    look: str = "Medium High Contrast",
    key: float = 0.3,
    bias: float = 0.0,
    tint: tuple[float, float, float] = (1.0, 1.0, 1.0),
    saturation: float = 1.0,
    bloom: float = 0.05,
    vignette: float = 0.22,
    grain: float = 0.006,
    exposure: float | None = None,
) -> None:
    """Render the scene to the file the command line names. The last line of every picture.

    aspect: width by height. least_samples: for a picture that stays noisy with fewer.
    denoise_strength: 0.4 keeps more grain, 0.7 smooths more. The others are those of `grade`.
    The image before grading is kept beside the file, and so are the noisy halves: grading alone
    takes seconds, taking the noise out again about a minute.
    """
    wanted = options()
    width, height = wanted.width, round(wanted.width / aspect)
    output = Path(wanted.output)
    linear_file = output.with_suffix(".linear.npy")
    halves_file = output.with_suffix(".halves.npy")
    start = time.time()
    if wanted.grade:
        image = np.load(linear_file).astype(np.float32)
    else:
        if wanted.denoise is None:
            samples = max(wanted.samples, least_samples)
            halves = _render_halves(width, height, samples, output.with_suffix(".passes"))
            np.save(halves_file, np.array([np.concatenate(half, 2) for half in halves]))
        else:
            denoise_strength = wanted.denoise
            halves = [(half[..., :3], half[..., 3:]) for half in np.load(halves_file)]
        image = _denoise(halves, wanted.denoiser, denoise_strength)
        np.save(linear_file, image.astype(np.float16))
    graded = grade(image, key, bias, tint, saturation, bloom, vignette, grain, exposure)
    _save(graded, output, look)
    print(f"{output.name}: {width} x {height} in {time.time() - start:.0f} s", flush=True)


def _render_halves(width, height, samples, folder):
    """Render twice with half the samples and other noise; return the passes of both."""
    scene = bpy.context.scene
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    _set_quality(scene.cycles, samples)
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    folder.mkdir(parents=True, exist_ok=True)
    _write_passes_to(scene, folder)
    halves = []
    for number in (1, 2):
        scene.cycles.samples = max(1, samples // 2)
        scene.cycles.seed = (number - 1) * 17 + 1
        scene.frame_set(number)
        bpy.ops.render.render(write_still=False)
        halves.append(_read_passes(folder, number))
    shutil.rmtree(folder)
    return halves


def _set_quality(cycles, samples):
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = max(8, samples // 6)
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 1.0
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.3


def _write_passes_to(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])


def _read_passes(folder, number):
    """Return the image, and albedo, normal and logarithm of the depth as one array."""
    image, *features = (
        _read_image(folder / f"{name}{number:04d}.exr", channels)
        for name, channels in PASSES.items()
    )
    features = np.concatenate(features, 2)
    features[..., DEPTH] = np.log(np.clip(features[..., DEPTH], 0.05, 1e4))
    return image, np.nan_to_num(features)


def _read_image(file, channels):
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(values)
    values = values.reshape(height, width, image.channels)[..., :channels].copy()
    bpy.data.images.remove(image)
    return values


def _denoise(halves, library, strength):
    """Return one image from two noisy halves.

    The light is denoised, not the picture: dividing by the albedo first keeps the grain of bricks.
    """
    non_local_means = _Denoiser(library)
    (image_a, features_a), (image_b, features_b) = halves
    features = (features_a + features_b) / 2
    variance = blur((features_a - features_b) ** 2 / 4, 1)
    # Where the lens blurs, the features are noisy themselves: they guide their own denoising.
    for channels in (ALBEDO, NORMAL):
        features[..., channels] = non_local_means(
            features_a[..., channels], features_b[..., channels], radius=4, strength=0.5
        )
    variance[..., :DEPTH] *= 0.25
    albedo = np.clip(features[..., ALBEDO], 0, None) + 0.02
    albedo[features[..., DEPTH] > SKY_DEPTH] = 1.0
    middle = max(1e-4, float(np.median(np.concatenate([image_a, image_b]).mean(2))))

    # The logarithm keeps bright noise from outweighing everything else.
    lights = [
        np.log1p(np.clip(image / albedo / middle, 0, 60).astype(np.float32))
        for image in (image_a, image_b)
    ]
    light = non_local_means(
        *lights,
        radius=5,
        strength=strength,
        features=features,
        variance=variance,
        weights=FEATURE_WEIGHTS,
    )
    return np.expm1(light) * middle * albedo


class _Denoiser:
    """The compiled denoise.c."""

    def __init__(self, library):
        floats = np.ctypeslib.ndpointer(np.float32, flags="C_CONTIGUOUS")
        integer, number = ctypes.c_int, ctypes.c_float
        self.function = ctypes.CDLL(library).denoise
        self.function.restype = None
        self.function.argtypes = [floats] * 5 + [integer, floats] + [integer] * 4 + [number]

    def __call__(
        self, half_a, half_b, radius, strength, features=None, variance=None, weights=None
    ):
        height, width = half_a.shape[:2]
        if features is None:
            features = variance = np.zeros((height, width, 1))
            weights = np.ones(1)
        inputs = [half_a, half_b, features, variance, weights]
        result = np.empty((height, width, 3), np.float32)
        self.function(
            *(np.ascontiguousarray(values, np.float32) for values in inputs),
            features.shape[2],
            result,
            width,
            height,
            radius,
            1,
            strength,
        )
        return result


def grade(
    image: np.ndarray,
    key: float = 0.3,
    bias: float = 0.0,
    tint: tuple[float, float, float] = (1.0, 1.0, 1.0),
    saturation: float = 1.0,
    bloom: float = 0.05,
    vignette: float = 0.22,
    grain: float = 0.006,
    exposure: float | None = None,
) -> np.ndarray:
    """Return the image exposed and coloured, still in linear light.

    key: brightness of the middle tones of the lower three quarters. bias: stops on top of that.
    tint: factors of red, green and blue. bloom: share of light that glows round bright things.
    vignette: how much the corners darken. grain: film grain. exposure: a factor of the light
    instead of key, for pictures that are to be compared.
    """
    height, width = image.shape[:2]
    luminance = np.clip(image @ LUMINANCE, 1e-4, None)
    middle = np.exp(np.mean(np.log(luminance)[: int(height * 0.75)]))
    if exposure is None:
        exposure = key / middle * 0.62
    image = image * (exposure * 2**bias) * np.array(tint, np.float32)
    if saturation != 1:
        gray = (image @ LUMINANCE)[..., None]
        image = np.clip(gray + (image - gray) * saturation, 0, None)
    if bloom:
        image = image * (1 - bloom) + bloom * blur(np.clip(image, 0, 12), width // 90)
    row, column = np.mgrid[0:height, 0:width]
    across = column / width - 0.5
    down = (row / height - 0.5) * height / width
    image = image * (1 - vignette * (across**2 + down**2) / 0.36)[..., None]
    if grain:
        noise = np.random.default_rng(1).normal(0, grain * 4, (height, width, 1))
        image = image * (1 + noise * 0.6)
    return image


def _save(image, output, look):
    """Write the image as PNG through Blender's film curve; look: one of the Filmic contrasts."""
    height, width = image.shape[:2]
    picture = bpy.data.images.new("picture", width, height, alpha=False, float_buffer=True)
    picture.colorspace_settings.name = "Linear"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(image, 0, None)
    picture.pixels.foreach_set(pixels.ravel())
    picture.update()
    scene = bpy.context.scene
    scene.display_settings.display_device = "sRGB"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = 0
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "8"
    scene.use_nodes = False
    picture.save_render(str(output), scene=scene)
