import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { PictureEntry, PicturePoint } from "../../content-schema/check-pictures.ts";
import { ContentError } from "../../content-schema/mistakes.ts";
import { nearestTone } from "../../design/picture-tones.ts";
import {
  type FocusQuarter,
  focusQuarters,
  type PictureCrop,
  type PictureData,
} from "../../domain/pictures.ts";
import { contentHash } from "../content-hash.ts";
import { type EncodeOrder, encoding, formats, type Region } from "./encode-picture.ts";

/**
 * Widths in px of the files, each just above a common request: 544 is a phone of 412 px at a pixel ratio of 1.75; 816 the
 * column of a phone of 393 px at 3; 992 such a phone's window, or a picture beside a text in a wide window.
 */
const widths = [400, 544, 816, 992, 1344, 1800];
const smallestMaster = 960;

export interface Rendition extends EncodeOrder {
  file: string;
}

export interface PicturePlan {
  data: PictureData;
  renditions: Rendition[];
}

/**
 * Plans the files of a picture, and the data that pages need of them. File names have a hash of all that shapes them, so
 * they can be cached forever. Throws a ContentError when the master is missing, unreadable or too small.
 */
export async function planPicture(
  name: string,
  entry: PictureEntry,
  mastersDirectory: string,
): Promise<PicturePlan> {
  const master = join(mastersDirectory, entry.file);
  const { bytes, width, height } = await readMaster(name, entry.file, master);
  const crop = entry.crop?.phone;
  const region = crop && regionAround(width, height, crop.aspect, crop.focus ?? entry.focus);
  const hash = contentHash(bytes, [widths, encoding, sharp.versions.sharp, region]);
  const size = { width, height };
  const whole = planCrop(name, hash, master, undefined, size, widest.whole);
  const phone = region && planCrop(`${name}-phone`, hash, master, region, region, widest.phone);
  return {
    data: {
      alt: entry.alt.trim(),
      kind: entry.kind,
      tone: nearestTone(await meanColour(bytes)),
      ...whole.crop,
      ...(entry.focus && { focus: { x: toQuarter(entry.focus.x), y: toQuarter(entry.focus.y) } }),
      ...(phone && { phone: phone.crop }),
    },
    renditions: [...whole.renditions, ...(phone?.renditions ?? [])],
  };
}

/** A master's bytes, and its size in px once its orientation is applied. */
export async function readMaster(name: string, file: string, path: string) {
  const where = `src/content/pictures/masters/${file} (picture "${name}" of src/content/pictures/pictures.ts)`;
  const bytes = await readFile(path).catch(async () => {
    const others = await readdir(dirname(path)).catch(() => []);
    const alike = others.find((other) => other.toLowerCase() === file.toLowerCase());
    throw new ContentError([
      alike === undefined
        ? `${where} is missing. Put the file there, or change "file" in the list`
        : `${where} is missing, but there is ${alike}. Rename it to ${file}`,
    ]);
  });
  const { width, height } = await sharp(bytes)
    .metadata()
    .then((metadata) => metadata.autoOrient)
    .catch(() => {
      throw new ContentError([
        `${where} cannot be read as a picture. Expected a JPEG, PNG or WebP file`,
      ]);
    });
  if (width < smallestMaster) {
    throw new ContentError([
      `${where} is too small. Expected a width of at least ${smallestMaster} px, got ${width} px`,
    ]);
  }
  return { bytes, width, height };
}

function planCrop(
  stem: string,
  hash: string,
  master: string,
  region: Region | undefined,
  size: { width: number; height: number },
  largest: number,
): { crop: PictureCrop; renditions: Rendition[] } {
  const served = widthsUpTo(Math.min(size.width, largest));
  return {
    crop: {
      file: `/pictures/${stem}-{width}.${hash}.{format}`,
      width: size.width,
      height: size.height,
      widths: served,
    },
    renditions: served.flatMap((width) =>
      formats.map((format) => ({
        file: `${stem}-${width}.${hash}.${format}`,
        master,
        region,
        width,
        format,
      })),
    ),
  };
}

/** Wider files gain nothing: the largest box takes 2,560 px at 2 px per CSS px, and a phone 77% of 1,170 px. */
const widest = { whole: 2560, phone: 900 };

/** The served widths up to the largest, and the largest where it is clearly more than the last. */
function widthsUpTo(largest: number): number[] {
  const below = widths.filter((width) => width <= largest);
  const last = below.at(-1) ?? 0;
  return largest > last * 1.1 ? [...below, largest] : below;
}

/** The largest region of that aspect ratio ("4:5"), as near to the point as the edges allow. */
export function regionAround(
  width: number,
  height: number,
  aspect: string,
  focus: PicturePoint = middle,
): Region {
  const [across = 1, down = 1] = aspect.split(":").map(Number);
  const scale = Math.min(width / across, height / down);
  const size = { width: Math.floor(across * scale), height: Math.floor(down * scale) };
  const start = (at: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(at * whole - part / 2, 0), whole - part));
  return {
    left: start(focus.x, width, size.width),
    top: start(focus.y, height, size.height),
    ...size,
  };
}

/** The mean colour of a picture: red, green and blue from 0 to 255. */
async function meanColour(bytes: Buffer): Promise<[number, number, number]> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .removeAlpha()
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return [red, green, blue];
}

const middle: PicturePoint = { x: 0.5, y: 0.5 };

/** A share from 0 to 1 as the nearest quarter: CSS has a class for each, so no style attribute is needed. */
function toQuarter(share: number): FocusQuarter {
  return focusQuarters[Math.round(share * 4)] ?? 50;
}

export const mastersFolder = "src/content/pictures/masters";

/** Files of the folder that no entry names, such as an illustration that a photograph has replaced. */
export async function findUnusedMasters(
  entries: Readonly<Record<string, PictureEntry>>,
  folder: string,
): Promise<string[]> {
  const listed = new Set(Object.values(entries).map(({ file }) => file));
  return (await readdir(folder)).filter((file) => !listed.has(file) && !file.startsWith("."));
}

/** Checks the file of every picture. Throws a ContentError with one line per mistake. */
export async function checkMasters(
  entries: Readonly<Record<string, PictureEntry>>,
  folder = mastersFolder,
): Promise<void> {
  const mistakes: string[] = [];
  for (const [name, { file }] of Object.entries(entries)) {
    try {
      await readMaster(name, file, join(folder, file));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(...error.mistakes);
    }
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
