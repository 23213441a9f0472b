import type { Page } from "@playwright/test";
import { copyTimeout } from "#machines/copy/copy.machine.ts";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { copyModel } from "../../machines/copy/copy.model.ts";
import { planLength, planner } from "../support/paving-planner.ts";
import { enter, expect } from "../support/visitor.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

/** Makes the clipboard wait: `window.settleCopies` settles all that was copied. */
const holdClipboard = (page: Page) =>
  page.addInitScript(() => {
    const settle: ((isAllowed: boolean) => void)[] = [];
    const writeText = () =>
      new Promise<void>((resolve, reject) => {
        settle.push((isAllowed) => (isAllowed ? resolve() : reject(new Error("Not allowed"))));
      });
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    Object.defineProperty(window, "settleCopies", {
      value: (isAllowed: boolean) => {
        for (const each of settle.splice(0)) each(isAllowed);
      },
    });
  });

const settleCopies = (page: Page, isAllowed: boolean) =>
  page.evaluate((allowed) => Reflect.get(window, "settleCopies")(allowed), isAllowed);

async function expectOutcome(page: Page, outcome: string | null) {
  for (const each of [plannerTexts.copied, plannerTexts.notCopied]) {
    await expect(planner(page).getByText(each)).toHaveCount(each === outcome ? 1 : 0);
  }
}

testPaths(copyModel, {
  start: async ({ page, open }, { pathname }) => {
    await holdClipboard(page);
    await page.clock.install();
    await open(pathname);
    return page;
  },
  actions: {
    "copy.requested": (page) =>
      planner(page).getByRole("button", { name: plannerTexts.copy }).click(),
    "text.changed": async (page) => {
      const length = Number(await planLength(page).inputValue()) + 1;
      await enter(planLength(page), String(length));
      // The link follows a moment later.
      await expect(planner(page)).toContainText(`plan=rectangle-${length}x`);
    },
    "xstate.done.actor.writeText": (page) => settleCopies(page, true),
    "xstate.error.actor.writeText": (page) => settleCopies(page, false),
    "xstate.after.copyTimeout.copy.copying": (page) => page.clock.fastForward(copyTimeout),
  },
  assertions: {
    idle: (page) => expectOutcome(page, null),
    copying: (page) => expectOutcome(page, null),
    copied: (page) => expectOutcome(page, plannerTexts.copied),
    refused: (page) => expectOutcome(page, plannerTexts.notCopied),
  },
});
