import { business } from "virtual:business";
import type { Picture, PictureRequest, Scene } from "#machines/photo-view/photo-view.machine.ts";
import { photoView as texts } from "../../content/interface/planner-photo.ts";
import { canReadPixels, createCanvas } from "../../lib/canvas.ts";
import { timeout } from "../../lib/scheduling.ts";
import type { PhotoNotice, PhotoProblem } from "../domain/ground-corners.ts";
import { layScene } from "./lay-scene.ts";
import { focal35In, isHeic, lacksEnd } from "./photo-bytes.ts";
import { endsBlank, photoOf } from "./photo-pixels.ts";
import type { Photo } from "./raster.ts";

/** The longer side of a photo in px: a larger one is scaled down. */
const photoSize = 2048;

/** Bytes from which on a photo that cannot be read is probably too large for the device. */
const largePhoto = 12_000_000;

/** Bytes from which on a file, such as a video, is not even tried: it could take all memory. */
const largestFile = 150_000_000;

/** Time in ms within which a browser reads or makes a picture; some never answer. */
const pictureTimeout = 20_000;

/** The picture in a file, upright (Exif). The site's policy allows data URLs, not those of blobs. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const reader = new FileReader();
  const read = new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
  });
  reader.readAsDataURL(file);
  await read;
  const image = new Image();
  image.src = String(reader.result);
  await image.decode();
  return image;
}

/** A picture upright and scaled down, on white where it is transparent, such as beside a window. */
function pixelsOf(image: HTMLImageElement): ImageData {
  const scale = Math.min(1, photoSize / Math.max(image.width, image.height));
  const inPixels = (length: number) => Math.max(32, Math.round(length * scale));
  const [width, height] = [inPixels(image.width), inPixels(image.height)];
  const context = createCanvas(width, height);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** Reads a photo, or says why it cannot be read. Files that a phone gives no type are photos, too. */
export async function readPhoto(file: Blob): Promise<Photo | PhotoProblem> {
  if (file.size === 0) return "empty";
  let bytes = new Uint8Array();
  try {
    if (!canReadPixels()) return "pixels-hidden";
    if (file.size > largestFile) throw new Error(`Expected a photo, got ${file.size} bytes.`);
    bytes = new Uint8Array(await file.arrayBuffer());
    const image = await Promise.race([decode(file), timeout(pictureTimeout)]);
    if (image === undefined) throw new Error("Expected a picture, got no answer.");
    const pixels = pixelsOf(image);
    // A file that lacks its last bytes alone shows all of the photo.
    return lacksEnd(bytes) && endsBlank(pixels) ? "cut-off" : photoOf(pixels, focal35In(bytes));
  } catch {
    if (isHeic(bytes)) return "heic";
    if (!file.type.startsWith("image/")) return "not-a-picture";
    return file.size > largePhoto ? "too-large" : "damaged";
  }
}

/** Lines below a picture: what it shows, what it may cost, whose it is. The first two are strong. */
const linesBelow = ({ caption, price }: Scene): readonly string[] => [
  caption,
  price,
  `${business.name}, ${business.visiblePhone}, ${new URL(business.origin).host}. ${texts.onPicture}`,
];

/** A scene as a JPEG, beside the ground as it is if that is asked for, with a strip below. */
async function pictureOf(scene: Scene): Promise<File> {
  const ground = scene.photo.pixels[0];
  const laid = layScene(scene, ground);
  const pictures = scene.isCompared ? [ground, laid] : [laid];
  const gap = Math.round(ground.width / 100);
  const width = pictures.length * (ground.width + gap) - gap;
  const { height } = ground;
  const letter = Math.round(Math.max(width, height) / 55);
  const lines = linesBelow(scene);
  const total = height + Math.round((1.5 * lines.length + 1) * letter);
  const context = createCanvas(width, total);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, total);
  for (const [index, { data }] of pictures.entries()) {
    const picture = new ImageData(data, ground.width, height);
    context.putImageData(picture, index * (ground.width + gap), 0);
  }
  context.fillStyle = "#1d1a17";
  for (const [index, line] of lines.entries()) {
    context.font = `${index < 2 ? 600 : 400} ${letter}px Figtree, sans-serif`;
    const down = height + (1.5 * index + 1.7) * letter;
    context.fillText(line, letter, down, width - 2 * letter);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    context.canvas.toBlob(resolve, "image/jpeg", 0.9);
    setTimeout(resolve, pictureTimeout, null);
  });
  if (blob === null) throw new Error(`Expected a JPEG of ${width} × ${total} px, got none.`);
  return new File([blob], texts.fileName, { type: blob.type });
}

/** Browsers within other apps, which drop downloads without a word. */
const appBrowser = /\bFB(AN|AV|_IAB)\b|Instagram|LinkedInApp|Snapchat|Pinterest|TikTok|; wv\)/;

function download(file: File): PhotoNotice {
  if (appBrowser.test(navigator.userAgent)) return "saves-nothing";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "saved";
}

/** Time in ms without an answer after which a visitor is told what to do; they may still be choosing. */
const shareTimeout = 10_000;

async function share(file: File): Promise<PhotoNotice | null> {
  // The press was too long ago: browsers share within some seconds of one (transient activation).
  if (navigator.userActivation?.isActive === false) return "share-again";
  try {
    const shared = navigator.share({ files: [file] }).then(() => "shared" as const);
    return (await Promise.race([shared, timeout(shareTimeout)])) ?? "share-unanswered";
  } catch (error) {
    // The visitor decided against it.
    return error instanceof DOMException && error.name === "AbortError" ? null : "not-shared";
  }
}

/** Whether the browser can share a picture (Web Share Level 2). */
export const canShare = (): boolean =>
  navigator.canShare?.({ files: [new File([], texts.fileName, { type: "image/jpeg" })] }) ?? false;

/**
 * Saves or shares the picture of a scene.
 *
 * @throws Error where the browser cannot make it
 */
export async function handOver({ scene, isShared, made }: PictureRequest) {
  // The button responds first.
  if (made === null) await timeout(0);
  const picture: Picture = made ?? { scene, file: await pictureOf(scene) };
  const notice = isShared ? await share(picture.file) : download(picture.file);
  return { picture, notice };
}
