import type { BrowserContext, Page } from "@playwright/test";

/**
 * When every visit starts, in milliseconds since 1970: a Wednesday morning in Johannesburg, within the
 * office hours, with no public holiday near; five past ten, because ten is midnight in Los Angeles. TEST_TIME
 * sets another time, as .ci/run does.
 */
export const visitTime = Date.parse(process.env.TEST_TIME ?? "2026-11-18T10:05:00+02:00");

if (Number.isNaN(visitTime)) {
  throw new Error(
    `Expected TEST_TIME to be a time such as 2026-12-24T17:30:00+02:00, got "${process.env.TEST_TIME}".`,
  );
}

/**
 * Starts the clock of all pages at `visitTime`. Only `Date` is replaced, so that timers, frames and
 * `performance` stay the browser's own; `page.clock` can still take over.
 */
export const startAtVisitTime = (context: BrowserContext) =>
  context.addInitScript((offset) => {
    const RealDate = Date;
    // `page.clock` replaces this `Date` and reads the real time from it.
    const now = (): number => RealDate.now() + (globalThis.Date === VisitDate ? offset : 0);
    const VisitDate: DateConstructor = new Proxy(RealDate, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
      apply: () => new RealDate(now()).toString(),
      get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
    });
    globalThis.Date = VisitDate;
  }, visitTime - Date.now());

/** Reads the clock of an open page, in milliseconds since 1970. */
export const timeOf = (page: Page) => page.evaluate(() => Date.now());

/** Pauses the clock of an open page, a minute later: from here on, only the test advances it. */
export async function pauseClock(page: Page) {
  const time = await timeOf(page);
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 60_000);
}
