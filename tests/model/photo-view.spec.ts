import type { Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { photoViewMachine } from "#machines/photo-view/photo-view.machine.ts";
import { photoNotices, photoView as texts } from "#src/content/interface/photo-view.ts";
import { planDrawing, planner } from "../support/paving-planner.ts";
import { choosePhoto, corner, laidPhoto } from "../support/photo-view.ts";
import { expect } from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";
import { photoViewModel } from "./photo-view.model.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

type Snapshot = SnapshotFrom<typeof photoViewMachine>;

/** Makes decoding and encoding wait for `window.settlePicture`. */
const holdPictures = (page: Page) =>
  page.addInitScript(() => {
    let settle = (_works: boolean) => {};
    const settled = () =>
      new Promise<boolean>((resolve) => {
        settle = resolve;
      });
    Object.defineProperty(window, "settlePicture", { value: (works: boolean) => settle(works) });
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = async function () {
      if (!(await settled())) throw new Error("Not readable");
      return decode.call(this);
    };
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (callback, ...format) {
      void settled().then((works) => {
        if (works) toBlob.call(this, callback, ...format);
        else callback(null);
      });
    };
  });

const settlePicture = (page: Page, works: boolean) =>
  page.evaluate((outcome) => Reflect.get(window, "settlePicture")(outcome), works);

const press = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true }).click();

async function expectNotice(page: Page, { context: { notice } }: Snapshot) {
  for (const [name, text] of Object.entries(photoNotices)) {
    await expect(planner(page).getByText(text)).toHaveCount(name === notice ? 1 : 0);
  }
}

async function expectNoPhoto(page: Page, snapshot: Snapshot) {
  await expect(planDrawing(page)).toBeVisible();
  await expect(laidPhoto(page)).toHaveCount(0);
  await expectNotice(page, snapshot);
}

async function expectPhoto(page: Page, snapshot: Snapshot) {
  await expect(laidPhoto(page)).toBeVisible();
  await expect(corner(page, "near-left")).toBeVisible();
  await expectNotice(page, snapshot);
}

testPaths(photoViewModel, {
  start: async ({ page, open }, { pathname }) => {
    await holdPictures(page);
    await open(pathname);
    return { page, photo: await yardPhoto() };
  },
  actions: {
    "photo.chosen": async ({ page, photo }, _event, { before }) =>
      choosePhoto(page, photo, before.context.photo === null ? texts.open : texts.another),
    // The browser fires it when its window is closed without a choice, which no test can do.
    "choice.cancelled": async ({ page }) => {
      await planner(page).locator("input[type=file]").dispatchEvent("cancel", { bubbles: true });
    },
    "photo.removed": ({ page }) => press(page, texts.remove),
    "corner.moved": ({ page }) => corner(page, "near-left").press("ArrowRight"),
    "corner.released": async ({ page }) => {
      await corner(page, "near-left").hover();
      await page.mouse.down();
      await page.mouse.up();
    },
    "corners.reset": ({ page }) => press(page, texts.reset),
    "plan.turned": ({ page }) => press(page, texts.turn),
    "picture.requested": async ({ page }, _event, { before }) => {
      // A picture that is made already would not be waited for.
      if (before.context.picture !== null) await press(page, texts.turn);
      await press(page, texts.save);
    },
    "xstate.done.actor.readPhoto": ({ page }, { output }) =>
      settlePicture(page, typeof output !== "string"),
    "xstate.done.actor.handOver": async ({ page }) => {
      const download = page.waitForEvent("download");
      await settlePicture(page, true);
      await download;
    },
    "xstate.error.actor.handOver": ({ page }) => settlePicture(page, false),
  },
  assertions: {
    idle: ({ page }, snapshot) =>
      snapshot.context.photo === null ? expectNoPhoto(page, snapshot) : expectPhoto(page, snapshot),
    reading: ({ page }) => expect(planner(page).getByText(texts.reading)).toBeVisible(),
    saving: async ({ page }, snapshot) => {
      await expectPhoto(page, snapshot);
      await expect(planner(page).getByText(texts.saving)).toBeVisible();
    },
  },
});
