import type { Locator, Page } from "@playwright/test";
import { colourLabels } from "#src/content/interface/planner-choices.ts";
import * as texts from "#src/content/interface/planner-photo.ts";
import type { PaverColourName } from "#src/domain/pavers.ts";
import type { Point } from "#src/domain/point.ts";
import * as ground from "#src/planner/domain/ground-corners.ts";
import { planner } from "./paving-planner.ts";
import { type ChosenFile, yardPhoto } from "./yard-photo.ts";

/** The brush that keeps what stands on the ground in front. */
export const brush = (page: Page) =>
  planner(page).getByRole("slider", { name: texts.keepBrush.brush });

/** Presses a button of the planner. */
export const press = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true }).click();

/** Presses the button that offers photos, and chooses a file. */
export async function choosePhoto(
  page: Page,
  file?: ChosenFile,
  name: string = texts.photoView.open,
) {
  const chooser = page.waitForEvent("filechooser");
  await planner(page).getByRole("button", { name }).first().click();
  await (await chooser).setFiles(file ?? (await yardPhoto()));
}

/** The picture of the plan on the photo. */
export const laidPhoto = (page: Page) =>
  planner(page).getByRole("img", { name: texts.photoView.shows("").split(":")[0] ?? "" });

/** The photo with its ground as it is. */
export const bareGround = (page: Page) =>
  planner(page).getByRole("img", { name: texts.photoView.showsGround });

/** What is wrong with the photo, or what became of the picture. */
export const notice = (page: Page, name: ground.PhotoNotice) =>
  planner(page).getByText(texts.photoNotices[name]);

/** The button of those who do not know the size. */
export const askButton = (page: Page) =>
  planner(page).getByRole("button", { name: texts.groundSize.ask });

/** Chooses the colour of the pavers. */
export const chooseColour = (page: Page, name: PaverColourName) =>
  planner(page).getByRole("radio", { name: colourLabels[name], exact: true }).first().check();

/** Saves the picture; returns the file. */
export async function savePicture(page: Page) {
  const download = page.waitForEvent("download");
  await press(page, texts.photoView.save);
  return download;
}

/** The colour of a picture at a point in shares of it. */
export const colourIn = (picture: Locator, point: Point) =>
  picture.evaluate((canvas, [x, y]) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error("Expected a canvas.");
    const pixels = canvas.getContext("2d");
    const { data } = pixels?.getImageData(x * canvas.width, y * canvas.height, 1, 1) ?? {};
    return [data?.[0] ?? 0, data?.[1] ?? 0, data?.[2] ?? 0] as const;
  }, point);

/** The colour of the photo at a point in shares of it. */
export const colourAt = (page: Page, ...point: Point) =>
  colourIn(laidPhoto(page).or(bareGround(page)), point);

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("Expected a box.");
  return box;
}

export const corner = (page: Page, name: ground.GroundCorner) =>
  planner(page).getByRole("slider", { name: texts.cornerLabels[name] });

/** Where a corner is, in percent of the photo from its left and from its top. */
export async function cornerAt(page: Page, name: ground.GroundCorner): Promise<readonly number[]> {
  const position = await corner(page, name).getAttribute("aria-valuetext");
  return position?.match(/-?[\d.]+/g)?.map(Number) ?? [];
}

/** Presses a key on a corner as often as given. */
export async function pressOn(page: Page, name: ground.GroundCorner, key: string, times = 1) {
  for (let time = 0; time < times; time += 1) await corner(page, name).press(key);
}

/** Takes hold of a corner, and draws it to a point in shares of the photo as it is shown now. */
export async function holdCorner(page: Page, name: ground.GroundCorner, [x, y]: Point) {
  // Scrolls it into view, and fails where something covers it.
  await corner(page, name).hover();
  const photo = await boxOf(laidPhoto(page).or(bareGround(page)));
  await page.mouse.down();
  await page.mouse.move(photo.x + x * photo.width, photo.y + y * photo.height, { steps: 3 });
}

export async function dragCorner(page: Page, name: ground.GroundCorner, point: Point) {
  await holdCorner(page, name, point);
  await page.mouse.up();
}

export async function dragCorners(page: Page, corners: ground.Corners) {
  for (const name of ground.groundCorners) await dragCorner(page, name, corners[name]);
}

/** Puts a finger on each corner. Fingers are moved, and lifted, to where they are in px from where they began. */
export async function touchCorners(page: Page, names: readonly ground.GroundCorner[]) {
  await corner(page, "far-right").evaluate((far) => far.scrollIntoView({ block: "center" }));
  const boxes = await Promise.all(names.map((name) => boxOf(corner(page, name))));
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    fingers: readonly (Point | null)[],
  ) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: boxes.flatMap(({ x, y, width, height }, id) => {
        const [right, down] = fingers[id] ?? [];
        if (right === undefined || down === undefined) return [];
        return [{ x: x + width / 2 + right, y: y + height / 2 + down, id }];
      }),
    });
  await touch("touchStart", Array<Point>(boxes.length).fill([0, 0]));
  return {
    move: (...fingers: (Point | null)[]) => touch("touchMove", fingers),
    lift: (...fingers: Point[]) => touch("touchEnd", fingers),
  };
}

/** Whether a corner can be taken hold of on all its sides. */
export const isInReach = (page: Page, name: ground.GroundCorner) =>
  corner(page, name).evaluate((target) => {
    target.scrollIntoView({ block: "center" });
    const { x, y, width, height } = target.getBoundingClientRect();
    const sides = [
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
    ] as const;
    return sides.every(
      ([right, down]) => document.elementFromPoint(x + right * width, y + down * height) === target,
    );
  });

/** Drops a file; returns whether the browser would show it instead of the page. */
export const dropFile = (target: Locator, { name, mimeType, buffer }: ChosenFile) =>
  target.evaluate(
    (element, { name: fileName, type, bytes }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], fileName, { type }));
      const init = { bubbles: true, cancelable: true, dataTransfer };
      const events = ["dragover", "drop"].map((event) => new DragEvent(event, init));
      return events.map((event) => element.dispatchEvent(event)).includes(true);
    },
    { name, type: mimeType, bytes: [...buffer] },
  );
