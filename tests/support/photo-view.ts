import type { Page } from "@playwright/test";
import sharp from "sharp";
import { cornerLabels, photoView as texts } from "#src/content/interface/photo-view.ts";
import type { GroundCorner } from "#src/domain/photo-ground.ts";
import { planner } from "./paving-planner.ts";

/** A file as a visitor chooses it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo of a yard: blue sky above, grey ground with a shadow on its right below. */
export async function yardPhoto({
  width = 1200,
  height = 900,
  orientation = 1,
} = {}): Promise<ChosenFile> {
  const yard = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 4 3" preserveAspectRatio="none">
        <rect width="4" height="1.4" fill="#4080d0"/><rect y="1.4" width="4" height="1.6" fill="#b0aca4"/>
        <rect x="2" y="1.4" width="2" height="1.6" fill="#5a5854"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer();
  // As a camera stores it that was held so.
  const turned = sharp(yard).rotate({ 1: 0, 3: 180, 6: 270, 8: 90 }[orientation] ?? 0);
  const buffer = await turned
    .jpeg()
    .withExif({ IFD0: { Make: "A camera", Orientation: String(orientation) } })
    .withMetadata({ orientation })
    .toBuffer();
  return { name: "yard.jpg", mimeType: "image/jpeg", buffer };
}

/** Presses the button that offers photos, and chooses a file. */
export async function choosePhoto(page: Page, file: ChosenFile, name: string = texts.open) {
  const chooser = page.waitForEvent("filechooser");
  await planner(page).getByRole("button", { name }).click();
  await (await chooser).setFiles(file);
}

/** The picture of the plan on the photo. */
export const laidPhoto = (page: Page) =>
  planner(page).getByRole("img", { name: texts.shows("").split(":")[0] ?? "" });

export const corner = (page: Page, name: GroundCorner) =>
  planner(page).getByRole("slider", { name: cornerLabels[name] });

/** The colour of the picture at a place in shares of it. */
export const colourAt = (page: Page, x: number, y: number) =>
  laidPhoto(page).evaluate(
    (picture, [left, top]) => {
      if (!(picture instanceof HTMLCanvasElement)) throw new Error("Expected a canvas.");
      const [column, row] = [left * picture.width, top * picture.height];
      const [red = 0, green = 0, blue = 0] =
        picture.getContext("2d")?.getImageData(column, row, 1, 1).data ?? [];
      return [red, green, blue] as const;
    },
    [x, y] as const,
  );
