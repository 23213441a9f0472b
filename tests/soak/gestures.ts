import type { Locator, Page } from "@playwright/test";
import { business } from "../support/business.ts";
import { quoteForm, submitButton } from "../support/quote-forms.ts";
import { enter, request } from "../support/visitor.ts";

/** Chance with a seed: the same seed makes the same choices. */
export interface Chance {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** One of these; throws when there is none. */
  oneOf<Item>(items: readonly Item[]): Item;
}

/** What becomes of a request that the form sends. */
export const fates = ["received", "received", "refused", "lost", "never answered"] as const;
export type Fate = (typeof fates)[number];

/** The line to the receiver: each request ends as `fate` says at that time. */
export interface Line {
  fate: Fate;
}

/** Takes the line to the receiver in the hand. */
export async function holdLine(page: Page): Promise<Line> {
  const line: Line = { fate: "received" };
  await page.route(`**${business.webhookAddress}`, (route) => {
    if (line.fate === "received") return route.fulfill({ status: 201 });
    if (line.fate === "refused") return route.fulfill({ status: 500 });
    // Never answered: the form gives up by itself.
    return line.fate === "lost" ? route.abort("connectionreset") : undefined;
  });
  return line;
}

interface Moment {
  page: Page;
  chance: Chance;
  line: Line;
}

/**
 * Something a visitor does. Tells in words what was done, with what it was done to; null where
 * there is nothing on this page to do it to.
 */
type Gesture = (moment: Moment) => Promise<string | null>;

/** Which of these can be seen now, by their places among all. */
const seen = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const { width, height } = element.getBoundingClientRect();
      const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const isThere = element.checkVisibility({ visibilityProperty: true }) && width * height > 4;
      return isThere && !element.matches(":disabled") ? [{ index, text: text.trim() }] : [];
    }),
  );

/** Presses one of the controls that can be seen, with the mouse or by its key. */
async function pressOneOf({ chance }: Moment, controls: Locator): Promise<string | null> {
  const choices = await seen(controls);
  if (choices.length === 0) return null;
  const { index, text } = chance.oneOf(choices);
  const control = controls.nth(index);
  const byKey = chance.below(4) === 0;
  // What an open menu or a notice lies over, no mouse can press; the visitor does something else.
  const isUncovered = () =>
    control.click({ trial: true, timeout: 2000 }).then(
      () => true,
      () => false,
    );
  if (!byKey && !(await isUncovered())) return null;
  await (byKey ? control.press("Enter") : control.click());
  return `"${text}"${byKey ? " by its key" : ""}`;
}

/** Links that stay on the site: a phone or a mail program is not there to answer. */
const siteLinks = (page: Page) => page.getByRole("link").and(page.locator('a[href^="/"]'));

const viewports = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

/** Every gesture, in words; those that stand twice are made twice as often. */
export const gestures: readonly (readonly [string, Gesture])[] = [
  ["follow the link", (moment) => pressOneOf(moment, siteLinks(moment.page))],
  ["follow the link", (moment) => pressOneOf(moment, siteLinks(moment.page))],
  ["press the button", (moment) => pressOneOf(moment, moment.page.getByRole("button"))],
  ["press the button", (moment) => pressOneOf(moment, moment.page.getByRole("button"))],
  ["press the button", (moment) => pressOneOf(moment, moment.page.getByRole("button"))],
  [
    "ask for a quote",
    async ({ page, chance, line }) => {
      const form = quoteForm(page);
      if (!(await submitButton(form).isVisible())) return null;
      line.fate = chance.oneOf(fates);
      for (const [label, text] of Object.entries(request("Thandi Nkosi"))) {
        await enter(form.getByLabel(label), chance.below(12) === 0 ? "x" : text);
      }
      await form.getByLabel("Service").selectOption({ index: chance.below(9) });
      await submitButton(form).click();
      return `which is ${line.fate}`;
    },
  ],
  [
    "look for the suburb",
    async ({ page, chance }) => {
      const finder = page.getByRole("combobox", { name: "Your suburb" });
      if (!(await finder.isVisible())) return null;
      const query = chance.oneOf(["park", "rynfeild", "Soweto", "-", ""]);
      await enter(finder, query);
      const key = chance.oneOf(["ArrowDown", "Enter", "Escape", "Tab"]);
      await page.keyboard.press(key);
      return `"${query}", then ${key}`;
    },
  ],
  [
    "press the key",
    async ({ page, chance }) => {
      const key = chance.oneOf(["Escape", "Tab", "Shift+Tab", "PageDown", "Home"]);
      await page.keyboard.press(key);
      return key;
    },
  ],
  [
    "move the mouse",
    async ({ page, chance }) => {
      const { width, height } = page.viewportSize() ?? viewports[0];
      await page.mouse.move(chance.below(width), chance.below(height), { steps: 4 });
      await page.mouse.wheel(0, chance.below(3_000) - 1_500);
      return "somewhere";
    },
  ],
  [
    "go",
    async ({ page, chance }) => {
      const back = chance.below(2) === 0;
      // The router counts its entries; before the first there is another site.
      const first = await page.evaluate(() => (history.state?.__TSR_index ?? 0) === 0);
      if (back && first) return null;
      await page.evaluate((delta) => history.go(delta), back ? -1 : 1);
      return back ? "back" : "forward";
    },
  ],
  [
    "turn the screen to",
    async ({ page, chance }) => {
      const viewport = chance.oneOf(viewports);
      await page.setViewportSize(viewport);
      return `${viewport.width} px`;
    },
  ],
];
