import type { Page } from "@playwright/test";
import { giveUpAfterMs } from "#machines/map/map.machine.ts";
import { contact } from "#src/content/contact.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { mapModel, withSaveData } from "../../machines/map/map.model.ts";
import { map, mapFallback } from "../support/landmarks.ts";
import { visitTime } from "../support/page-clock.ts";
import { emulateSaveData, expect, type Visitor } from "../support/visitor.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

type Answer = "arrives" | "fails";

/** Opens the page; every request for the map waits for the path. */
async function start(
  { page, open }: Visitor,
  { title, pathname }: (typeof mapModel.scenarios)[number],
) {
  if (title === withSaveData) await emulateSaveData(page);
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      String(input).includes("openstreetmap")
        ? new Promise((resolve, reject) => {
            Object.defineProperty(window, "answerMap", {
              configurable: true,
              value: (answer: Answer) =>
                answer === "arrives" ? resolve(new Response()) : reject(new TypeError("No answer")),
            });
          })
        : fetch(input, init);
  });
  await page.clock.install({ time: visitTime });
  await open(pathname);
  return page;
}

/** Answers the request for the map, once it is sent. */
async function answer(page: Page, outcome: Answer) {
  await page.waitForFunction(() => "answerMap" in window);
  await page.evaluate((given) => Reflect.get(window, "answerMap")(given), outcome);
}

const showButton = (page: Page) => page.getByRole("button", { name: blockIn(contact, "map").show });

async function expectFallback(page: Page) {
  await expect(page.getByRole("paragraph").and(mapFallback(page))).toBeVisible();
  await expect(map(page)).toBeHidden();
}

async function expectButton(page: Page, message: string) {
  await expectFallback(page);
  await expect(showButton(page)).toBeVisible();
  const status = page.getByRole("status").and(showButton(page).locator("xpath=..//*"));
  await expect(status).toHaveText(message);
}

testPaths(mapModel, {
  start,
  actions: {
    "map.reached": (page) => mapFallback(page).scrollIntoViewIfNeeded(),
    // Save-Data is known before hydration.
    "dataSaver.found": async (page) => mapFallback(page).scrollIntoViewIfNeeded(),
    "map.requested": (page) => showButton(page).click(),
    "xstate.done.actor.probe": (page) => answer(page, "arrives"),
    "xstate.error.actor.probe": (page) => answer(page, "fails"),
    "xstate.done.actor.load": (page) => answer(page, "arrives"),
    "xstate.error.actor.load": (page) => answer(page, "fails"),
    "xstate.after.giveUpAfter.map.loading": (page) => page.clock.runFor(giveUpAfterMs),
  },
  assertions: {
    absent: expectFallback,
    probing: async (page) => {
      await expectFallback(page);
      await expect(showButton(page)).toHaveCount(0);
    },
    unreachable: expectFallback,
    offered: async (page) => {
      await expectButton(page, "");
      expect(await page.evaluate(() => "answerMap" in window), "requested too early").toBe(false);
    },
    loading: (page) => expectButton(page, blockIn(contact, "map").loading),
    failed: async (page) => {
      await expectButton(page, blockIn(contact, "map").unreachable);
      await expect(showButton(page)).toBeFocused();
    },
    shown: async (page) => {
      await expect(map(page)).toBeVisible();
      await expect(showButton(page)).toHaveCount(0);
      // The fallback behind the map is hidden from screen readers.
      await expect(page.getByRole("paragraph").and(mapFallback(page))).toHaveCount(0);
    },
    "shown.unasked": (page) => expect(map(page)).not.toBeFocused(),
    "shown.onRequest": (page) => expect(map(page)).toBeFocused(),
  },
});
