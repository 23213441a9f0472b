import type { Page } from "@playwright/test";
import { mainMenu, mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import { errorToast, quoteDialog, submitAndFail } from "../support/quote-forms.ts";
import { expect, test, type Visitor } from "../support/visitor.ts";
import { viewports } from "./emulation.ts";

/** An animation or transition with its duration in ms; Infinity if it is endless. */
interface Motion {
  name: string;
  duration: number;
}

/**
 * Records the animations and transitions of every frame. Call it before the page opens.
 *
 * @returns a function that returns what was recorded so far
 */
async function recordMotion(page: Page): Promise<() => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const motions = new Map<string, number>();
    Reflect.set(window, "motions", motions);
    const record = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const what =
          animation instanceof CSSTransition
            ? animation.transitionProperty
            : animation instanceof CSSAnimation
              ? animation.animationName
              : "script";
        const name = `${what} of ${target?.localName} ${target?.textContent?.trim().slice(0, 30)}`;
        const { endTime } = effect?.getComputedTiming() ?? {};
        const duration = typeof endTime === "number" ? endTime : 0;
        motions.set(name, Math.max(motions.get(name) ?? 0, duration));
      }
      requestAnimationFrame(record);
    };
    record();
    for (const event of ["animationstart", "transitionrun"]) addEventListener(event, record, true);
  });
  return () =>
    page.evaluate(() => {
      const motions: Map<string, number> = Reflect.get(window, "motions");
      return [...motions].map(([name, duration]) => ({ name, duration }));
    });
}

/** Opens everything that opens and records the animations. */
async function openEverything({ page, open }: Visitor) {
  const motion = await recordMotion(page);
  const found: Awaited<ReturnType<typeof motion>> = [];

  await page.setViewportSize(viewports.desk);
  await open("/services/residential");
  await mainMenu(page).getByRole("button").first().click();
  await expect(mainMenu(page).getByRole("list")).toHaveCount(2);
  const main = page.getByRole("main");
  await main.getByRole("button", { expanded: false }).first().click();
  // The press is repeated once React has hydrated the question, which then has the focus.
  await expect(main.getByRole("button", { expanded: true })).toBeFocused();
  await main.getByRole("button", { name: /Quote/ }).first().hover();

  await page.setViewportSize(viewports.phone);
  await mobileMenuButton(page).click();
  const menu = mobileMenu(page);
  await menu.getByRole("button", { name: "Services" }).click();
  await expect(menu.getByRole("link", { name: "Industrial" })).toBeVisible();
  found.push(...(await motion()));

  await submitAndFail(page, { location: "dialog" });
  await expect(errorToast(page)).toBeVisible();
  await expect(quoteDialog(page)).toBeVisible();
  found.push(...(await motion()));
  return found;
}

const longer = (than: number, motion: readonly { name: string; duration: number }[]) =>
  motion.filter(({ duration }) => duration > than);

test("motion: nothing is animated with reduced motion", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(longer(1, await openEverything({ page, open }))).toEqual([]);
});

test("motion: animations take at most 250 ms", async ({ page, open }) => {
  const motion = await openEverything({ page, open });
  // Dialog, backdrop, toast, menu, list and button.
  expect(longer(100, motion).length).toBeGreaterThan(5);
  expect(longer(250, motion)).toEqual([]);
});
