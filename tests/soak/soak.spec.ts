import type { Page } from "@playwright/test";
import { dismissToast } from "#src/content/interface/dialogs-and-toasts.ts";
import { clearButton } from "#src/content/interface/quote-form.ts";
import { builtPages, element } from "../support/built-pages.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import { timeOf, visitTime } from "../support/page-clock.ts";
import { quoteButton, quoteDialog } from "../support/quote-forms.ts";
import { numberFrom, randomFrom } from "../support/random.ts";
import { actions, expectConsistentPage, interceptReceiver } from "../support/random-actions.ts";
import { expect, test, unexpectedErrors } from "../support/visitor.ts";
import { type Memory, measureMemory, medianOf } from "./memory.ts";

/** Set SOAK_SEED to repeat a failed run. */
const seed = numberFrom("SOAK_SEED", Date.now() % 1_000_000);
/** Duration in minutes of the page's clock. */
const duration = numberFrom("SOAK_MINUTES", 120);
const marksEvery = duration / 12;

/** Maximum growth from the middle to the end; 120 kB was measured without a leak. */
const allowance: Memory = { heap: 300, nodes: 500, listeners: 50 };

/** Tells pages apart, and a page from a dialog over it. */
const screenOf = async (page: Page) =>
  `${await page.title()} with ${await page.getByRole("dialog").count()} dialogs`;

/** Returns to the home page from any state and checks that it works. */
async function comeHome(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  // A list, then the dialog or picture behind it.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await footerLink(page, "Home").click();
  await expect(page).toHaveURL("/");
  // Pending requests end or time out.
  await page.clock.runFor(20_000);
  await expect(page.getByRole("button", { name: "Submitting..." })).toHaveCount(0);
  // Attachment cards in the form are no leak.
  await page.getByRole("main").getByRole("button", { name: clearButton }).click();
  const toasts = page.getByRole("button", { name: dismissToast });
  while ((await toasts.count()) > 0) await toasts.first().click();
  await quoteButton(page).click();
  await expect(quoteDialog(page)).toBeVisible();
  await expect(mainHeading(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Loads the scripts of every page before the first measurement: they are no leak. */
async function visitEveryPage(page: Page) {
  for (const { path, document } of builtPages()) {
    await page.evaluate((url) => window.history.pushState({}, "", url), path);
    await expect(page).toHaveTitle(element(document, "title").text);
  }
}

test(`soak: ${duration} minutes cause no error and no leak`, async ({
  page,
  open,
  consoleLines,
}) => {
  process.stdout.write(`Runs with SOAK_SEED=${seed}\n`);
  const random = randomFrom(seed);
  page.setDefaultTimeout(20_000);
  await page.clock.install({ time: visitTime });
  const receiver = await interceptReceiver(page);
  const session = await page.context().newCDPSession(page);
  await open("/");
  await visitEveryPage(page);

  const start = await timeOf(page);
  const marks: Memory[] = [];
  const steps: string[] = [];
  try {
    for (;;) {
      const now = ((await timeOf(page)) - start) / 60_000;
      if (now >= marks.length * marksEvery) {
        await comeHome(page);
        marks.push(await measureMemory(session));
        process.stdout.write(
          `${now.toFixed()} minutes, ${steps.length} steps: ${JSON.stringify(marks.at(-1))}\n`,
        );
      }
      if (now >= duration) break;
      const [name, act] = random.oneOf(actions);
      steps.push(`${now.toFixed(1)} ${name}`);
      const screen = await screenOf(page);
      const done = await act({ page, random, receiver }).catch(async (error: unknown) => {
        // On a busy computer the last step takes its effect late: the dialog closes, or a page comes.
        if ((await screenOf(page)) === screen) throw error;
        return "until the last step took effect";
      });
      if (done === null) {
        steps.pop();
        continue;
      }
      steps.push(`${steps.pop()} ${done}`);
      await page.clock.runFor(1_000 * (1 + random.below(39)));
      await expectConsistentPage(page);
      expect(unexpectedErrors(page, consoleLines)).toEqual([]);
    }
  } finally {
    await test.info().attach("steps", { body: steps.join("\n") });
    process.stdout.write(`The last steps:\n${steps.slice(-12).join("\n")}\n`);
  }

  // By then everything that is created on first use exists, such as listeners of a dialog.
  const early = medianOf(marks.slice(4, 7));
  const late = medianOf(marks.slice(-3));
  process.stdout.write(`From ${JSON.stringify(early)} to ${JSON.stringify(late)}\n`);
  expect.soft(late.heap, "kB of the script").toBeLessThan(early.heap + allowance.heap);
  expect.soft(late.nodes, "elements and texts").toBeLessThan(early.nodes + allowance.nodes);
  expect.soft(late.listeners, "listeners").toBeLessThan(early.listeners + allowance.listeners);
});
