import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureEntry, Point } from "../../content/pictures/define-pictures.ts";
import type { PictureCut, PictureData, Quarter } from "../../content/pictures/picture.ts";
import { nearestTone } from "../../design/picture-tones.ts";
import { type EncodeOrder, encoding, formats, type Region } from "./encode-picture.ts";

/**
 * Widths in px that are served; a picture is never enlarged. They are what phones ask for, just not
 * missed: 672 is the column of 412 px at 1.75 times its pixels, 992 that at 2.625 times, and 544
 * three quarters of 360 px at double.
 */
const widths = [400, 544, 672, 992, 1344, 1800];
const smallestMaster = 960;

/** One file to be made. */
export interface Rendition extends EncodeOrder {
  file: string;
}

export interface PicturePlan {
  data: PictureData;
  renditions: Rendition[];
}

/**
 * Works out which files a picture is served as, and what a page must know of them, without encoding
 * anything. File names carry a hash of the master, the cut and the encoding settings: they may be
 * cached for ever.
 *
 * @throws Error naming the picture and the file when the master is missing, unreadable or too small.
 */
export async function planPicture(
  name: string,
  entry: PictureEntry,
  mastersDirectory: string,
): Promise<PicturePlan> {
  const master = join(mastersDirectory, entry.file);
  const { bytes, width, height } = await readMaster(name, entry.file, master);
  const crop = entry.crop?.phone;
  const hash = createHash("sha256")
    .update(bytes)
    .update(JSON.stringify([widths, encoding, sharp.versions.sharp, crop]))
    .digest("hex")
    .slice(0, 8);

  const whole = planCut(name, hash, master, undefined, { width, height });
  const region = crop && regionAround(width, height, crop.aspect, crop.focus ?? entry.focus);
  const phone = region && planCut(`${name}-phone`, hash, master, region, region);
  return {
    data: {
      alt: entry.alt.trim(),
      kind: entry.kind,
      tone: nearestTone(await meanColour(bytes)),
      ...whole.cut,
      ...(entry.focus && { focus: { x: toQuarter(entry.focus.x), y: toQuarter(entry.focus.y) } }),
      ...(phone && { phone: phone.cut }),
    },
    renditions: [...whole.renditions, ...(phone?.renditions ?? [])],
  };
}

/** A master's bytes, and its size in px when it stands upright. */
export async function readMaster(name: string, file: string, path: string) {
  const where = `src/content/pictures/masters/${file} (picture "${name}" of src/content/pictures/pictures.ts)`;
  const bytes = await readFile(path).catch(() => {
    throw new Error(`${where} is missing. Put the file there, or change "file" in the list.`);
  });
  const { width, height } = await sharp(bytes)
    .metadata()
    .then((metadata) => metadata.autoOrient)
    .catch(() => {
      throw new Error(`${where} cannot be read as a picture. A JPEG, PNG or WebP is wanted.`);
    });
  if (width < smallestMaster) {
    throw new Error(`${where} is ${width} px wide; at least ${smallestMaster} px are wanted.`);
  }
  return { bytes, width, height };
}

function planCut(
  stem: string,
  hash: string,
  master: string,
  region: Region | undefined,
  size: { width: number; height: number },
): { cut: PictureCut; renditions: Rendition[] } {
  const served = widthsUpTo(size.width);
  return {
    cut: {
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

/** The served widths below a master's own, and its own where that is clearly more. */
function widthsUpTo(own: number): number[] {
  const below = widths.filter((width) => width <= own);
  const last = below.at(-1) ?? 0;
  return own < 1800 && own > last * 1.1 ? [...below, own] : below;
}

/** The largest region of that aspect ratio ("4:5"), as near to the point as the edges allow. */
export function regionAround(
  width: number,
  height: number,
  aspect: string,
  focus: Point = middle,
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

/** What is left of a picture if it is one pixel: red, green and blue from 0 to 255. */
async function meanColour(bytes: Buffer): Promise<[number, number, number]> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .removeAlpha()
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return [red, green, blue];
}

const middle: Point = { x: 0.5, y: 0.5 };
const quarters: readonly Quarter[] = [0, 25, 50, 75, 100];

/** A share from 0 to 1 as the nearest quarter: a page has a class for each, never a style attribute. */
function toQuarter(share: number): Quarter {
  return quarters[Math.round(share * 4)] ?? 50;
}
