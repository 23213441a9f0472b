/**
 * Renders pictures from the scripts in scenes/pictures, and the samples of scenes/pavers.json:
 * see scenes/README.md.
 *
 *   node scenes/render.mjs granite-setts --preview
 */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import sharp from "sharp";

const scenes = dirname(fileURLToPath(import.meta.url));
const root = dirname(scenes);
const scripts = join(scenes, "pictures");
/** Pavers by the name of their picture: one script draws them all. */
const samples = JSON.parse(readFileSync(join(scenes, "pavers.json"), "utf8"));
const masters = join(root, "src/content/pictures/masters");
const cache = join(root, "node_modules/.cache/scenes");

const finished = { width: 1800, samples: 20 };
const preview = { width: 480, samples: 10 };

/** An error that the user can correct: printed without a stack. */
class UsageError extends Error {}

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      preview: { type: "boolean", default: false },
      grade: { type: "boolean", default: false },
      denoise: { type: "string" },
      width: { type: "string" },
      samples: { type: "string" },
    },
  });
  const defaults = values.preview ? preview : finished;
  return {
    names: values.all ? pictureNames() : positionals.map(checkName),
    preview: values.preview,
    grade: values.grade,
    denoise: readStrength(values.denoise),
    width: readNumber("width", values.width, defaults.width),
    samples: readNumber("samples", values.samples, defaults.samples),
  };
}

function pictureNames() {
  const places = readdirSync(scripts)
    .filter((file) => file.endsWith(".py"))
    .map((file) => basename(file, ".py"));
  return [...places, ...Object.keys(samples)].sort();
}

const scriptOf = (name) =>
  name in samples ? join(scenes, "pavers.py") : join(scripts, `${name}.py`);

function checkName(name) {
  const names = pictureNames();
  if (!names.includes(name)) {
    throw new UsageError(
      `Expected a script in scenes/pictures or a sample in scenes/pavers.json, got "${name}": ${names.join(", ")}.`,
    );
  }
  return name;
}

function readNumber(option, text, fallback) {
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new UsageError(`Expected a positive whole number for --${option}, got "${text}".`);
  }
  return value;
}

/** Checks the strength of the denoiser. */
function readStrength(text) {
  if (text !== undefined && !(Number(text) > 0)) {
    throw new UsageError(`Expected --denoise to be a strength such as 0.3, got "${text}".`);
  }
  return text;
}

/** What is graded or denoised again must have been rendered on this computer before. */
function requireKept(name, file, option) {
  if (!existsSync(file)) {
    throw new UsageError(
      `${name} has not been rendered on this computer yet: run it without ${option} first.`,
    );
  }
}

/** The program that an environment variable names, or else the one on the PATH. */
function findProgram(variable, name, versionArgument, packages) {
  const program = process.env[variable] ?? name;
  if (spawnSync(program, [versionArgument]).error) {
    throw new UsageError(
      `${program} cannot be run. Install it (Debian: apt-get install ${packages}), ` +
        `or set its path: ${variable}=/path/to/${name}`,
    );
  }
  return program;
}

/** The path of the denoiser, which is recompiled if its source has changed. */
function compileDenoiser() {
  const source = join(scenes, "kit/denoise.c");
  const library = join(cache, "denoise.so");
  if (existsSync(library) && statSync(library).mtimeMs > statSync(source).mtimeMs) return library;
  const compiler = findProgram("CC", "gcc", "--version", "gcc libc6-dev");
  const speed = ["-O3", "-march=native", "-ffast-math", "-fopenmp"];
  const compiled = spawnSync(
    compiler,
    [...speed, "-shared", "-fPIC", "-o", library, source, "-lm"],
    { encoding: "utf8" },
  );
  if (compiled.status !== 0) {
    throw new UsageError(`scenes/kit/denoise.c does not compile:\n${compiled.stderr}`);
  }
  return library;
}

/** Runs the script of a picture in Blender, at low priority. */
async function render(name, command, blender, denoiser) {
  const image = join(cache, command.preview ? `${name}.png` : `${name}.finished.png`);
  const options = ["--name", name, "--width", command.width, "--samples", command.samples].map(
    String,
  );
  options.push("--output", image, "--denoiser", denoiser);
  if (command.grade) {
    requireKept(name, image.replace(/png$/, "linear.npy"), "--grade");
    options.push("--grade");
  }
  if (command.denoise !== undefined) {
    requireKept(name, image.replace(/png$/, "halves.npy"), "--denoise");
    options.push("--denoise", command.denoise);
  }
  const plain = ["--background", "--factory-startup", "--python-use-system-env"];
  const script = ["--python-exit-code", "1", "--python", scriptOf(name)];
  const env = { ...process.env, PYTHONPATH: scenes, PYTHONDONTWRITEBYTECODE: "1" };
  try {
    await promisify(execFile)("nice", [blender, ...plain, ...script, "--", ...options], {
      env,
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  } catch (error) {
    const lastLines = `${error.stdout}${error.stderr}`.trim().split("\n").slice(-12).join("\n");
    throw new UsageError(`${scriptOf(name)} failed:\n${lastLines}`);
  }
  return image;
}

async function writeMaster(name, image) {
  const file = join(masters, `${name}.jpg`);
  await sharp(image).jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toFile(file);
  return file;
}

function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

try {
  const command = readCommand();
  if (command.names.length === 0) {
    throw new UsageError(
      `Expected the name of a picture, or --all for every one: ${pictureNames().join(", ")}.`,
    );
  }
  const blender = findProgram("BLENDER", "blender", "--version", "blender python3-numpy");
  mkdirSync(cache, { recursive: true });
  const denoiser = compileDenoiser();
  for (const name of command.names) {
    const start = Date.now();
    const image = await render(name, command, blender, denoiser);
    const file = command.preview ? image : await writeMaster(name, image);
    console.log(`${file} (${duration(Date.now() - start)})`);
  }
} catch (error) {
  const isUsage = error instanceof UsageError || error.code?.startsWith("ERR_PARSE_ARGS");
  console.error(isUsage ? error.message : error);
  process.exitCode = 1;
}
