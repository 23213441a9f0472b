import type { Locator, Page } from "@playwright/test";
import { areasIndex } from "../../../src/content/areas-index.ts";
import { business } from "../../support/business.ts";
import { quoteForm, submitButton } from "../../support/quote-forms.ts";
import { enter, requestFields } from "../../support/visitor.ts";

export interface Random {
  /** An integer from 0 up to, not including, `end`. */
  below(end: number): number;
  /** One of the items; throws if there are none. */
  oneOf<Item>(items: readonly Item[]): Item;
}

const outcomes = ["received", "received", "refused", "lost", "never answered"] as const;

/** The outcome of future requests. */
interface Receiver {
  outcome: (typeof outcomes)[number];
}

export async function interceptReceiver(page: Page): Promise<Receiver> {
  const receiver: Receiver = { outcome: "received" };
  await page.route(`**${business.webhookUrl}`, (route) => {
    if (receiver.outcome === "received") return route.fulfill({ status: 201 });
    if (receiver.outcome === "refused") return route.fulfill({ status: 500 });
    // Without an answer, the request times out.
    return receiver.outcome === "lost" ? route.abort("connectionreset") : undefined;
  });
  return receiver;
}

interface Context {
  page: Page;
  random: Random;
  receiver: Receiver;
}

/** Returns a description of its target; null if the page has no target for it. */
type Action = (context: Context) => Promise<string | null>;

const visibleControls = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const { width, height } = element.getBoundingClientRect();
      const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const isVisible = element.checkVisibility({ visibilityProperty: true }) && width * height > 4;
      return isVisible && !element.matches(":disabled") ? [{ index, text: text.trim() }] : [];
    }),
  );

/** Presses a random visible control by mouse or keyboard. */
async function pressOneOf({ random }: Context, controls: Locator): Promise<string | null> {
  const choices = await visibleControls(controls);
  if (choices.length === 0) return null;
  const { index, text } = random.oneOf(choices);
  const control = controls.nth(index);
  const byKeyboard = random.below(4) === 0;
  // An open menu or toast may cover the control.
  const isUncovered = () =>
    control.click({ trial: true, timeout: 2000 }).then(
      () => true,
      () => false,
    );
  if (!byKeyboard && !(await isUncovered())) return null;
  await (byKeyboard ? control.press("Enter") : control.click());
  return `"${text}"${byKeyboard ? " by keyboard" : ""}`;
}

const siteLinks = (page: Page) => page.getByRole("link").and(page.locator('a[href^="/"]'));

const viewports = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

/** Every action by name; repeated entries are more likely. */
export const actions: readonly (readonly [string, Action])[] = [
  ["follow the link", (context) => pressOneOf(context, siteLinks(context.page))],
  ["follow the link", (context) => pressOneOf(context, siteLinks(context.page))],
  ["press the button", (context) => pressOneOf(context, context.page.getByRole("button"))],
  ["press the button", (context) => pressOneOf(context, context.page.getByRole("button"))],
  ["press the button", (context) => pressOneOf(context, context.page.getByRole("button"))],
  [
    "ask for a quote",
    async ({ page, random, receiver }) => {
      const form = quoteForm(page);
      if (!(await submitButton(form).isVisible())) return null;
      receiver.outcome = random.oneOf(outcomes);
      for (const [label, text] of Object.entries(requestFields("Thandi Nkosi"))) {
        await enter(form.getByLabel(label), random.below(12) === 0 ? "x" : text);
      }
      await form.getByLabel("Service").selectOption({ index: random.below(9) });
      await submitButton(form).click();
      return `which is ${receiver.outcome}`;
    },
  ],
  [
    "look for the suburb",
    async ({ page, random }) => {
      const finder = page.getByRole("combobox", { name: areasIndex.finder.label });
      if (!(await finder.isVisible())) return null;
      const query = random.oneOf(["park", "rynfeild", "Soweto", "-", ""]);
      await enter(finder, query);
      const key = random.oneOf(["ArrowDown", "Enter", "Escape", "Tab"]);
      await page.keyboard.press(key);
      return `"${query}", then ${key}`;
    },
  ],
  [
    "press the key",
    async ({ page, random }) => {
      const key = random.oneOf(["Escape", "Tab", "Shift+Tab", "PageDown", "Home"]);
      await page.keyboard.press(key);
      return key;
    },
  ],
  [
    "move the mouse",
    async ({ page, random }) => {
      const { width, height } = page.viewportSize() ?? viewports[0];
      await page.mouse.move(random.below(width), random.below(height), { steps: 4 });
      await page.mouse.wheel(0, random.below(3_000) - 1_500);
      return "somewhere";
    },
  ],
  [
    "go",
    async ({ page, random }) => {
      const back = random.below(2) === 0;
      // The router numbers its history entries from 0.
      const first = await page.evaluate(() => (history.state?.__TSR_index ?? 0) === 0);
      if (back && first) return null;
      await page.evaluate((delta) => history.go(delta), back ? -1 : 1);
      return back ? "back" : "forward";
    },
  ],
  [
    "turn the screen to",
    async ({ page, random }) => {
      const viewport = random.oneOf(viewports);
      await page.setViewportSize(viewport);
      return `${viewport.width} px`;
    },
  ],
];
