import type { Page } from "@playwright/test";
import { openingHoursInWords, spokenTime } from "../../src/content/opening-hours.ts";
import { business } from "../support/business.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { expect, interceptExternalRequests, test } from "../support/visitor.ts";

/** Days of one week, the last of them a Sunday. */
const [wednesday, friday, saturday, sunday] = [
  "2026-11-18",
  "2026-11-20",
  "2026-11-21",
  "2026-11-22",
];

/** A moment on the clock of Johannesburg, which is two hours ahead of UTC all year round. */
const at = (day: string, time: string, seconds = 0) =>
  new Date(Date.parse(`${day}T${time}:00+02:00`) + seconds * 1000);

const { opens, closes } = business;
const within = `Within office hours now, until ${spokenTime(closes)}`;
const outside = (day: string) => `Outside office hours now, until ${spokenTime(opens)} ${day}`;

/** The sentence below the opening hours. */
const hours = (page: Page) =>
  page.getByRole("main").getByText(/^(Within|Outside) office hours now/);

test.describe("the contact page", () => {
  for (const [when, moment, sentence] of [
    ["the second before the office opens", at(wednesday, opens, -1), outside("today")],
    ["as it opens", at(wednesday, opens), within],
    ["the second before it closes", at(wednesday, closes, -1), within],
    ["as it closes", at(wednesday, closes), outside("tomorrow")],
    ["as the week ends", at(friday, closes), outside("on Monday")],
    ["on Saturday", at(saturday, "10:00"), outside("on Monday")],
    ["on Sunday", at(sunday, "10:00"), outside("tomorrow")],
  ] as const) {
    test(`tells me ${when} whether it is within office hours`, async ({
      page,
      open,
      consoleLines,
    }) => {
      await page.clock.setFixedTime(moment);
      await open("/contact");
      await expect(hours(page)).toHaveText(sentence);
      expect(consoleLines).toEqual([]);
    });
  }

  test("follows the clock while I read", async ({ page, open }) => {
    await page.clock.install({ time: at(wednesday, closes, -90) });
    await open("/contact");
    await expect(hours(page)).toHaveText(within);
    await page.clock.runFor("01:00");
    await expect(hours(page)).toHaveText(within);
    await page.clock.runFor("00:31");
    await expect(hours(page)).toHaveText(outside("tomorrow"));
  });
});

for (const [timezoneId, moment, sentence] of [
  // There it is Saturday still.
  ["America/New_York", at(sunday, "00:30"), outside("tomorrow")],
  // There it is evening.
  ["Pacific/Auckland", at(wednesday, opens), within],
] as const) {
  test.describe(`a visitor whose clock is set to ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("reads the office hours of Johannesburg", async ({ page, open }) => {
      await page.clock.setFixedTime(moment);
      await open("/contact");
      await expect(hours(page)).toHaveText(sentence);
    });
  });
}

test.describe("the page as it is sent", () => {
  test("claims nothing about now", async ({ request }) => {
    const html = await (await request.get("/contact")).text();
    expect(html).toContain(openingHoursInWords(business));
    expect(html).not.toMatch(/(Within|Outside) office hours/);
  });

  for (const width of [320, 360, 768, 1120, 1280]) {
    test(`keeps room for the sentence, so that nothing moves when it comes, ${width} px wide`, async ({
      page,
    }) => {
      await interceptExternalRequests(page);
      await page.setViewportSize({ width, height: 800 });
      await page.clock.setFixedTime(at(friday, closes));
      const letScriptCome = await delayScripts(page);
      await page.goto("/contact");
      await page.evaluate(() => document.fonts.ready);
      const row = page.getByRole("listitem").filter({ hasText: "Opening hours" });
      const before = await row.boundingBox();
      letScriptCome();
      await expect(hours(page)).toBeVisible();
      expect(await row.boundingBox()).toEqual(before);
    });
  }
});
