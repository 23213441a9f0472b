import { business } from "virtual:business";
import { fromPromise } from "xstate";
import { type PictureRequest, photoViewMachine } from "#machines/photo-view/photo-view.machine.ts";
import { photoView as texts } from "../../content/interface/photo-view.ts";
import type { Photo, PhotoNotice, PhotoProblem } from "../../domain/photo-ground.ts";
import { createCanvas } from "../../lib/canvas.ts";
import { timeout } from "../../lib/scheduling.ts";
import { layPlan } from "./lay-plan.ts";
import { photoOf } from "./photo-pixels.ts";

/** The longer side of a photo in px: a larger one is scaled down. */
const photoSize = 2048;

/** Bytes from which on a photo that cannot be read is probably too large for the device. */
const largePhoto = 12_000_000;

const dataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The picture in a file, upright (Exif). */
async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    // Chrome before 112 refuses "from-image". The policy of the site allows data URLs, not those of blobs.
    const image = new Image();
    image.src = await dataUrl(file);
    await image.decode();
    return image;
  }
}

async function readPhoto(file: Blob): Promise<Photo | PhotoProblem> {
  if (file.size === 0) return "empty";
  const name = file instanceof File ? file.name : "";
  const isHeic = /hei[cf]/i.test(`${file.type} ${name.slice(-5)}`);
  if (!isHeic && !file.type.startsWith("image/")) return "not-a-picture";
  try {
    const picture = await decode(file);
    const scale = Math.min(1, photoSize / Math.max(picture.width, picture.height));
    const inPixels = (length: number) => Math.max(32, Math.round(length * scale));
    const [width, height] = [inPixels(picture.width), inPixels(picture.height)];
    const context = createCanvas(width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
    if (picture instanceof ImageBitmap) picture.close();
    return photoOf(context.getImageData(0, 0, width, height));
  } catch {
    if (isHeic) return "heic";
    return file.size > largePhoto ? "too-large" : "damaged";
  }
}

/** The picture as a JPEG, with a strip below that says what it shows and whose site made it. */
async function pictureOf({ photo, corners, paving, caption }: PictureRequest): Promise<File> {
  const { width, height, data } = layPlan(photo, photo.pixels[0], corners, paving);
  const letter = Math.round(Math.max(width, height) / 55);
  const context = createCanvas(width, height + 4 * letter);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height + 4 * letter);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  context.fillStyle = "#1d1a17";
  context.font = `600 ${letter}px Figtree, sans-serif`;
  const room = width - 2 * letter;
  context.fillText(caption, letter, height + 1.7 * letter, room);
  context.font = `${letter}px Figtree, sans-serif`;
  const site = `${business.name}, ${new URL(business.origin).host}. ${texts.onPicture}`;
  context.fillText(site, letter, height + 3.2 * letter, room);
  const blob = await new Promise<Blob | null>((resolve) => {
    context.canvas.toBlob(resolve, "image/jpeg", 0.9);
  });
  if (blob === null) throw new Error(`Expected a JPEG of ${width} × ${height} px, got none.`);
  return new File([blob], texts.fileName, { type: blob.type });
}

function download(file: File): PhotoNotice {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "saved";
}

async function share(file: File): Promise<PhotoNotice | null> {
  try {
    await navigator.share({ files: [file] });
    return "shared";
  } catch (error) {
    // The visitor decided against it.
    return error instanceof DOMException && error.name === "AbortError" ? null : "not-shared";
  }
}

/** Whether the browser can share a picture (Web Share Level 2). */
export const canShare = (): boolean =>
  navigator.canShare?.({ files: [new File([], texts.fileName, { type: "image/jpeg" })] }) ?? false;

/** The view of a plan on a photo, which leaves the browser only where the visitor shares it. */
export const photoView = photoViewMachine.provide({
  actors: {
    readPhoto: fromPromise(({ input }) => readPhoto(input)),
    handOver: fromPromise(async ({ input }) => {
      // The button responds first.
      await timeout(0);
      const file = await pictureOf(input);
      return input.isShared ? share(file) : download(file);
    }),
  },
});
