import type { Page } from "@playwright/test";
import { cornerLabels, photoView as texts } from "#src/content/interface/planner.ts";
import type { GroundCorner } from "#src/planner/domain/photo-ground.ts";
import { planner } from "./paving-planner.ts";
import type { ChosenFile } from "./yard-photo.ts";

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
