import type { Page } from "@playwright/test";
import { holdScriptBack } from "../support/late-script.ts";
import { expect, stayOnThisComputer, test } from "../support/visitor.ts";

/** The sentence beside the opening hours, which stand Monday to Friday from 8am to 5pm. */
const hours = (page: Page) =>
  page.getByRole("main").getByText(/^(Within|Outside) office hours now/);

test.describe("the contact page", () => {
  for (const [when, moment, sentence] of [
    ["on a Wednesday at 12:00", "2026-11-18T12:00:00", "Within office hours now, until 5pm"],
    ["at 07:59", "2026-11-18T07:59:59", "Outside office hours now, until 8am today"],
    ["at 08:00", "2026-11-18T08:00:00", "Within office hours now, until 5pm"],
    ["at 17:00", "2026-11-18T17:00:00", "Outside office hours now, until 8am tomorrow"],
    ["on a Friday evening", "2026-11-20T19:00:00", "Outside office hours now, until 8am on Monday"],
    ["on a Saturday", "2026-11-21T10:00:00", "Outside office hours now, until 8am on Monday"],
    ["on a Sunday", "2026-11-22T10:00:00", "Outside office hours now, until 8am tomorrow"],
  ] as const) {
    test(`tells me ${when} whether it is within office hours`, async ({
      visitor: { page, open, console },
    }) => {
      await page.clock.setFixedTime(`${moment}+02:00`);
      await open("/contact");
      await expect(hours(page)).toHaveText(sentence);
      expect(console).toEqual([]);
    });
  }

  test("follows the clock while I read", async ({ visitor: { page, open } }) => {
    await page.clock.install({ time: "2026-11-18T16:58:30+02:00" });
    await open("/contact");
    await expect(hours(page)).toHaveText("Within office hours now, until 5pm");
    await page.clock.runFor("01:00");
    await expect(hours(page)).toHaveText("Within office hours now, until 5pm");
    await page.clock.runFor("00:31");
    await expect(hours(page)).toHaveText("Outside office hours now, until 8am tomorrow");
  });
});

for (const [timezoneId, moment, sentence] of [
  // Friday afternoon there, Saturday here.
  [
    "America/New_York",
    "2026-11-20T17:30:00-05:00",
    "Outside office hours now, until 8am on Monday",
  ],
  // Wednesday night there, Wednesday morning here.
  ["Pacific/Auckland", "2026-11-18T22:00:00+13:00", "Within office hours now, until 5pm"],
] as const) {
  test.describe(`a visitor whose clock is set to ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("reads the office hours of Johannesburg", async ({ visitor: { page, open } }) => {
      await page.clock.setFixedTime(moment);
      await open("/contact");
      await expect(hours(page)).toHaveText(sentence);
    });
  });
}

test.describe("the page as it is sent", () => {
  test("claims nothing about now", async ({ request }) => {
    const html = await (await request.get("/contact")).text();
    expect(html).toContain("Monday-Friday 8am-5pm");
    expect(html).not.toMatch(/(Within|Outside) office hours/);
  });

  for (const width of [320, 360, 768, 1120, 1280]) {
    test(`keeps room for the sentence, so that nothing moves when it comes, ${width} px wide`, async ({
      page,
    }) => {
      await stayOnThisComputer(page);
      await page.setViewportSize({ width, height: 800 });
      await page.clock.setFixedTime("2026-11-20T19:00:00+02:00");
      const letScriptCome = await holdScriptBack(page);
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
