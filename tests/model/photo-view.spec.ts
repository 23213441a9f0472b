import type { Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { photoViewMachine } from "#machines/photo-view/photo-view.machine.ts";
import * as photoWords from "#src/content/interface/planner-photo.ts";
import { photoViewModel } from "../../machines/photo-view/photo-view.model.ts";
import { planDrawing, planner } from "../support/paving-planner.ts";
import {
  askButton,
  bareGround,
  brush,
  choosePhoto,
  corner,
  laidPhoto,
} from "../support/photo-view.ts";
import { expect } from "../support/visitor.ts";
import { type ChosenFile, yardPhoto } from "../support/yard-photo.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

type Snapshot = SnapshotFrom<typeof photoViewMachine>;

interface Fixture {
  page: Page;
  photo: ChosenFile;
  /** What the picture that is being saved showed at first, and shows no more if it has changed since. */
  requested: string;
}

/** Makes decoding and encoding wait for `window.settlePicture`; `window.held` counts them. */
const holdPictures = (page: Page) =>
  page.addInitScript(() => {
    let settle = (_works: boolean) => {};
    Object.assign(window, { held: 0 });
    const settled = () =>
      new Promise<boolean>((resolve) => {
        settle = resolve;
        Reflect.set(window, "held", Reflect.get(window, "held") + 1);
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

/** Waits until what the visitor asks for is decoding or encoding. */
async function untilHeld(page: Page, ask: () => Promise<void>) {
  const held = () => page.evaluate(() => Number(Reflect.get(window, "held")));
  const before = await held();
  await ask();
  await expect.poll(held).toBe(before + 1);
}

/** The button that offers photos. */
function chooserOf({ context: { photo, isMeasuring } }: Snapshot) {
  if (photo !== null) return photoWords.photoView.another;
  return isMeasuring ? photoWords.groundSize.ask : photoWords.photoView.open;
}

/** The scene as the machine knows it. */
const sceneOf = ({ context: { laid, quarters } }: Snapshot) => JSON.stringify([laid, quarters]);

const press = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true }).click();

async function expectNotice({ page, requested }: Fixture, snapshot: Snapshot) {
  const isTrue = snapshot.context.requested === null || requested === sceneOf(snapshot);
  const notice = isTrue ? snapshot.context.notice : null;
  for (const [name, text] of Object.entries(photoWords.photoNotices)) {
    await expect(planner(page).getByText(text)).toHaveCount(name === notice ? 1 : 0);
  }
}

async function expectNoPhoto(fixture: Fixture, snapshot: Snapshot) {
  const { page } = fixture;
  await expect(planDrawing(page)).toBeVisible();
  await expect(laidPhoto(page)).toHaveCount(0);
  await expectNotice(fixture, snapshot);
}

async function expectPhoto(fixture: Fixture, snapshot: Snapshot) {
  const { page } = fixture;
  const { isMeasuring, isBrushing, kept } = snapshot.context;
  await expect(isMeasuring ? bareGround(page) : laidPhoto(page)).toBeVisible();
  await expect(brush(page)).toHaveCount(isBrushing ? 1 : 0);
  await expect(corner(page, "near-left")).toHaveCount(isBrushing ? 0 : 1);
  const undo = planner(page).getByRole("button", { name: photoWords.keepBrush.undo });
  await expect(undo).toHaveCount(Math.min(1, kept.length));
  await expectNotice(fixture, snapshot);
}

testPaths(photoViewModel, {
  start: async ({ page, open }, { pathname }): Promise<Fixture> => {
    await holdPictures(page);
    await open(pathname);
    return { page, photo: await yardPhoto(), requested: "" };
  },
  actions: {
    "photo.chosen": ({ page, photo }, _event, { before }) =>
      untilHeld(page, () => choosePhoto(page, photo, chooserOf(before))),
    // The browser fires it when its window is closed without a choice, which no test can do.
    "choice.cancelled": async ({ page }) => {
      await planner(page).locator("input[type=file]").dispatchEvent("cancel", { bubbles: true });
    },
    "photo.removed": ({ page }) => press(page, photoWords.photoView.remove),
    "corner.moved": ({ page }) => corner(page, "near-left").press("ArrowRight"),
    "corners.reset": ({ page }) => press(page, photoWords.photoView.reset),
    "plan.turned": ({ page }) => press(page, photoWords.photoView.turn),
    // The page itself tells it.
    "ground.rested": async () => {},
    "brush.toggled": ({ page }) => press(page, photoWords.keepBrush.keep),
    "stroke.painted": ({ page }) => brush(page).press("Space"),
    "stroke.undone": ({ page }) => press(page, photoWords.keepBrush.undo),
    "size.asked": async ({ page }, _event, { before }) => {
      // Without a photo, it asks for one; the visitor has not chosen yet.
      const chooser = before.context.photo === null ? page.waitForEvent("filechooser") : null;
      await askButton(page).click();
      await chooser;
    },
    "side.entered": async ({ page }, { side, text }) => {
      const field = planner(page).getByRole("textbox", { name: photoWords.groundSize.sides[side] });
      await field.fill("");
      await field.fill(text);
    },
    "plan.shown": ({ page }) => press(page, photoWords.groundSize.leave),
    "picture.requested": async (fixture, _event, { before }) => {
      const { page } = fixture;
      // A picture that is made already would not be waited for.
      if (before.context.picture !== null) await press(page, photoWords.photoView.turn);
      fixture.requested = sceneOf(before);
      await untilHeld(page, () => press(page, photoWords.photoView.save));
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
    idle: (fixture, snapshot) =>
      snapshot.context.photo === null
        ? expectNoPhoto(fixture, snapshot)
        : expectPhoto(fixture, snapshot),
    reading: ({ page }) =>
      expect(planner(page).getByText(photoWords.photoView.reading)).toBeVisible(),
    saving: async (fixture, snapshot) => {
      await expectPhoto(fixture, snapshot);
      await expect(planner(fixture.page).getByText(photoWords.photoView.saving)).toBeVisible();
    },
  },
});
