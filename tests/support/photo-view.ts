import type { Locator, Page } from "@playwright/test";
import {
  cornerLabels,
  groundSize,
  photoView as texts,
} from "#src/content/interface/planner-photo.ts";
import type { Point } from "#src/domain/point.ts";
import {
  type Corners,
  type GroundCorner,
  groundCorners,
} from "#src/planner/domain/ground-corners.ts";
import { planner } from "./paving-planner.ts";
import type { ChosenFile } from "./yard-photo.ts";

/** Presses the button that offers photos, and chooses a file. */
export async function choosePhoto(page: Page, file: ChosenFile, name: string = texts.open) {
  const chooser = page.waitForEvent("filechooser");
  await planner(page).getByRole("button", { name }).first().click();
  await (await chooser).setFiles(file);
}

/** The picture of the plan on the photo. */
export const laidPhoto = (page: Page) =>
  planner(page).getByRole("img", { name: texts.shows("").split(":")[0] ?? "" });

/** The buttons of those who do not know the size: in the photo view while it shows none, and at the size fields. */
export const askButtons = (page: Page) =>
  planner(page).getByRole("button", { name: groundSize.ask });

export const corner = (page: Page, name: GroundCorner) =>
  planner(page).getByRole("slider", { name: cornerLabels[name] });

/** The photo with its ground as it is. */
export const bareGround = (page: Page) =>
  planner(page).getByRole("img", { name: texts.showsGround });

/** The colour of the picture at a place in shares of it. */
export const colourAt = (page: Page, x: number, y: number) =>
  laidPhoto(page)
    .or(bareGround(page))
    .evaluate(
      (picture, [left, top]) => {
        if (!(picture instanceof HTMLCanvasElement)) throw new Error("Expected a canvas.");
        const [column, row] = [left * picture.width, top * picture.height];
        const [red = 0, green = 0, blue = 0] =
          picture.getContext("2d")?.getImageData(column, row, 1, 1).data ?? [];
        return [red, green, blue] as const;
      },
      [x, y] as const,
    );

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("Expected a box.");
  return box;
}

/** Drags a corner to a place in shares of the photo as it is shown now. */
export async function dragCorner(page: Page, name: GroundCorner, [x, y]: Point) {
  // Scrolls it into view, and fails where something covers it.
  await corner(page, name).hover();
  const photo = await boxOf(laidPhoto(page).or(bareGround(page)));
  await page.mouse.down();
  await page.mouse.move(photo.x + x * photo.width, photo.y + y * photo.height, { steps: 3 });
  await page.mouse.up();
}

/** Drags all corners to their places. */
export async function dragCorners(page: Page, corners: Corners) {
  for (const name of groundCorners) await dragCorner(page, name, corners[name]);
}
