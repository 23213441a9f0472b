import type { Locator, Page } from "@playwright/test";
import { areasIndex } from "#src/content/areas-index.ts";
import { gallery } from "#src/content/gallery.ts";
import { photoView } from "#src/content/interface/planner-photo.ts";
import { business } from "./business.ts";
import { mainHeading } from "./landmarks.ts";
import { examplePaths } from "./page-kinds.ts";
import { drivewayUrl, planner } from "./paving-planner.ts";
import { expectFailedRequests, quoteForm, submitButton } from "./quote-forms.ts";
import type { Random } from "./random.ts";
import { enter, expect, requestFields } from "./visitor.ts";

const outcomes = ["received", "received", "refused", "lost", "never answered"] as const;

/** The outcome of future requests. */
interface Receiver {
  outcome: (typeof outcomes)[number];
}

export async function interceptReceiver(page: Page): Promise<Receiver> {
  expectFailedRequests(page);
  const receiver: Receiver = { outcome: "received" };
  await page.route(`**${business.webhookUrl}`, (route) => {
    if (receiver.outcome === "received") return route.fulfill({ status: 201 });
    if (receiver.outcome === "refused") return route.fulfill({ status: 500 });
    // Without an answer, the request times out.
    return receiver.outcome === "lost" ? route.abort("connectionreset") : undefined;
  });
  return receiver;
}

export interface ActionContext {
  page: Page;
  random: Random;
  receiver: Receiver;
}

/** Returns a description of its target; null if the page has no target for it. */
type Action = (context: ActionContext) => Promise<string | null>;

const visibleControls = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const { width, height } = element.getBoundingClientRect();
      const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const isVisible = element.checkVisibility({ visibilityProperty: true }) && width * height > 4;
      // Behind a dialog, the page is inert.
      const isOff = element.matches(":disabled, [inert] *");
      return isVisible && !isOff ? [{ index, text: text.trim() }] : [];
    }),
  );

/** Presses a random visible control by mouse or keyboard. */
async function pressOneOf({ random }: ActionContext, controls: Locator): Promise<string | null> {
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

const pictureLinks = (page: Page) => page.getByRole("main").locator('a[href*="project="]');
const inDialog = (page: Page) => page.getByRole("dialog").locator('button, a[href^="/"]');
/** With the labels of its choices, whose own boxes are hidden. */
const inPlanner = (page: Page) => planner(page).locator("button, label");

const siteLinks = (page: Page) => page.getByRole("link").and(page.locator('a[href^="/"]'));

const viewports = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

type NamedActions = readonly (readonly [string, Action])[];

/** What a visitor does on the page that is open, by name; repeated entries are more likely. */
export const actions: NamedActions = [
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

/** The same action several times, so that it is more likely. */
const likely = (...action: NamedActions[number]): NamedActions => [action, action, action, action];

/** Also what loads a page, and what reaches the parts that few presses reach. */
export const actionsOfWalk: NamedActions = [
  ...actions,
  [
    "open",
    async ({ page, random }) => {
      const project = random.oneOf(gallery.projects);
      const others = ["/nowhere", "/gallery?category=patio", `/gallery?project=${project.id}`];
      const path = random.oneOf([...examplePaths, ...others]);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      return path;
    },
  ],
  [
    "reload",
    async ({ page }) => {
      await page.reload({ waitUntil: "domcontentloaded" });
      return "the page";
    },
  ],
  [
    "lay a plan",
    async ({ page }) => {
      await page.goto(drivewayUrl);
      await planner(page).getByRole("button", { name: photoView.open }).click();
      return "on a photo";
    },
  ],
  ["follow the picture", (context) => pressOneOf(context, pictureLinks(context.page))],
  ...likely("press in the dialog", (context) => pressOneOf(context, inDialog(context.page))),
  ...likely("press in the planner", (context) => pressOneOf(context, inPlanner(context.page))),
  ...likely("move the corner", async ({ page, random }) => {
    const corners = await planner(page).getByRole("slider").all();
    if (corners.length === 0) return null;
    const key = random.oneOf(["ArrowLeft", "ArrowRight", "ArrowUp", "Shift+ArrowDown"] as const);
    const corner = random.oneOf(corners);
    for (let times = random.below(4); times >= 0; times -= 1) await corner.press(key);
    return key;
  }),
  [
    "type",
    async ({ page, random }) => {
      const fields = page.getByRole("textbox").or(page.getByRole("spinbutton"));
      const choices = await visibleControls(fields);
      if (choices.length === 0) return null;
      const text = random.oneOf(["Thandi", "12", "6,5", "x", ""]);
      await enter(fields.nth(random.oneOf(choices).index), text);
      return `"${text}"`;
    },
  ],
];

/** Checks what holds in every state. */
export async function expectConsistentPage(page: Page) {
  const dialogs = page.getByRole("dialog");
  const headings = mainHeading(page);
  // An open dialog hides the page.
  await expect
    .poll(async () => (await dialogs.count()) + (await headings.count()), {
      message: "one page, or one dialog over it",
    })
    .toBe(1);
  await expect(page).toHaveTitle(/./);
}
