import type { Page } from "@playwright/test";
import fc from "fast-check";
import { builtPages, element } from "../support/built-pages.ts";
import { quoteButton, quoteDialog } from "../support/quote-forms.ts";
import { expect, test } from "../support/visitor.ts";
import { type Chance, gestures, holdLine } from "./gestures.ts";
import { type Memory, measureMemory, medianOf } from "./memory.ts";

/** The whole number from 1 that a variable sets; anything else ends the run with a sentence. */
function numberFrom(variable: "SOAK_SEED" | "SOAK_MINUTES", usual: number): number {
  const given = process.env[variable];
  if (given === undefined) return usual;
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new Error(
    `${variable} takes a whole number from 1, as in ${variable}=1234. Got "${given}".`,
  );
}

/** Set SOAK_SEED to walk again as a run did that failed. */
const seed = numberFrom("SOAK_SEED", Date.now() % 1_000_000);
/** How long the visit lasts by the clock of the page, in minutes. */
const duration = numberFrom("SOAK_MINUTES", 120);
const marksEvery = duration / 12;

/** How much more the page may hold at the end than towards the middle; a sound one held 120 kB more. */
const allowance: Memory = { heap: 300, nodes: 500, listeners: 50 };

function chanceOf(wanted: number): Chance {
  const dice = fc.sample(fc.noBias(fc.nat()), { seed: wanted, numRuns: 40_000 }).values();
  const below = (end: number) => {
    const { value } = dice.next();
    if (value === undefined) throw new Error("The walk is longer than its dice last.");
    return value % end;
  };
  return {
    below,
    oneOf: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from.");
      return item;
    },
  };
}

/** The lines that the console may show: each tells of a request that the walk let fail. */
const isWanted = (line: string) =>
  /^(log: Quote request |error: The quote request did not get through)/.test(line) ||
  /^error: Failed to load resource: (the server responded with a status of 500|net::ERR_)/.test(
    line,
  );

/** What holds in every state, whatever was done before. */
async function expectSound(page: Page) {
  const dialogs = page.getByRole("dialog");
  const headings = page.getByRole("heading", { level: 1 });
  // A dialog is all there is as long as it is open, and without one the page is there.
  await expect
    .poll(async () => (await dialogs.count()) + (await headings.count()), {
      message: "one page, or one dialog over it",
    })
    .toBe(1);
  await expect(page).toHaveTitle(/./);
}

/** From wherever the walk led, a visitor comes home, and everything works there. */
async function comeHome(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  // A list, then the dialog or picture below it.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  // Whatever was on its way has been answered or given up.
  await page.clock.runFor(20_000);
  await expect(page.getByRole("button", { name: "Submitting..." })).toHaveCount(0);
  const notices = page.getByRole("button", { name: "Dismiss this notice" });
  while ((await notices.count()) > 0) await notices.first().click();
  await quoteButton(page).click();
  // It stands, and has shut off what lies behind it.
  await expect(quoteDialog(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What a page fetches once is not a leak: every page is seen before the first measurement. */
async function seeEveryPage(page: Page) {
  for (const { path, document } of builtPages()) {
    await page.evaluate((address) => window.history.pushState({}, "", address), path);
    await expect(page).toHaveTitle(element(document, "title").text);
  }
}

test(`a visit of ${duration} minutes leaves no error, no waste and no dead end`, async ({
  page,
  open,
  consoleLines,
}) => {
  process.stdout.write(`Walks with SOAK_SEED=${seed}\n`);
  const chance = chanceOf(seed);
  page.setDefaultTimeout(20_000);
  await page.clock.install();
  const line = await holdLine(page);
  const session = await page.context().newCDPSession(page);
  await open("/");
  await seeEveryPage(page);

  const start = await page.evaluate(() => Date.now());
  const marks: Memory[] = [];
  const steps: string[] = [];
  try {
    for (;;) {
      const now = ((await page.evaluate(() => Date.now())) - start) / 60_000;
      if (now >= marks.length * marksEvery) {
        await comeHome(page);
        marks.push(await measureMemory(session));
        process.stdout.write(
          `${now.toFixed()} minutes, ${steps.length} steps: ${JSON.stringify(marks.at(-1))}\n`,
        );
      }
      if (now >= duration) break;
      const [name, make] = chance.oneOf(gestures);
      steps.push(`${now.toFixed(1)} ${name}`);
      const done = await make({ page, chance, line });
      if (done === null) {
        steps.pop();
        continue;
      }
      steps.push(`${steps.pop()} ${done}`);
      await page.clock.runFor(1_000 * (1 + chance.below(39)));
      await expectSound(page);
      expect(consoleLines.filter((text) => !isWanted(text))).toEqual([]);
    }
  } finally {
    await test.info().attach("steps", { body: steps.join("\n") });
    process.stdout.write(`The last steps:\n${steps.slice(-12).join("\n")}\n`);
  }

  // By then, what is made when it is first used, such as React's listeners of a dialog, is there.
  const early = medianOf(marks.slice(4, 7));
  const late = medianOf(marks.slice(-3));
  process.stdout.write(`From ${JSON.stringify(early)} to ${JSON.stringify(late)}\n`);
  expect.soft(late.heap, "kB of the script").toBeLessThan(early.heap + allowance.heap);
  expect.soft(late.nodes, "elements and texts").toBeLessThan(early.nodes + allowance.nodes);
  expect.soft(late.listeners, "listeners").toBeLessThan(early.listeners + allowance.listeners);
});
