import type { Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { outsideHoursUntil, withinHoursUntil } from "#src/content/interface/contact.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { openingHoursInWords, spokenTime } from "#src/domain/opening-hours.ts";
import { hoursStatusAt } from "#src/features/opening-hours/hours-status.ts";
import { builtPage } from "../support/built-pages.ts";
import { business } from "../support/business.ts";
import { everyScript, hold } from "../support/hold.ts";
import { expect, test } from "../support/visitor.ts";

/** Days of one week. */
const [wednesday, friday] = ["2026-11-18", "2026-11-20"];

/** A time in Johannesburg (UTC+2, without daylight saving time). */
const at = (day: string, time: string, seconds = 0) =>
  new Date(Date.parse(`${day}T${time}:00+02:00`) + seconds * 1000);

const { closes } = business;
const within = withinHoursUntil(spokenTime(closes));

/** What the page says from this moment on, when the office is closed. */
function outsideAt(moment: Date): string {
  const status = hoursStatusAt(moment, business);
  if (!status || status.isWithinHours) throw new Error(`Expected a closed office at ${moment}.`);
  return outsideHoursUntil(spokenTime(status.opens), status.day);
}

/** The place of the sentence, beside the opening hours. */
const hours = (page: Page, sentence: string) =>
  page.getByRole("main").getByText(sentence, { exact: true });

test("opening hours: follow the clock while the page is open", async ({ page, open }) => {
  await page.clock.install({ time: at(wednesday, closes, -90) });
  await open("/contact");
  await expect(hours(page, within)).toBeVisible();
  await page.clock.runFor("01:00");
  await expect(hours(page, within)).toBeVisible();
  await page.clock.runFor("00:31");
  await expect(hours(page, outsideAt(at(wednesday, closes)))).toBeVisible();
});

test("opening hours before hydration: leave room for the current status", async ({ page }) => {
  const { html } = builtPage("/contact");
  expect(html).toContain(openingHoursInWords(business));
  for (const sentence of [within, outsideAt(at(friday, closes))]) {
    expect(html).not.toContain(sentence);
  }
  await page.clock.setFixedTime(at(friday, closes));
  const scripts = await hold(page, everyScript);
  await page.goto("/contact");
  const row = page
    .getByRole("listitem")
    .filter({ hasText: blockIn(contact, "contact-form").details.hours });
  await expect(row).toBeVisible();
  const measureRow = async () => {
    const boxes = [];
    for (const width of [320, 360, 768, 1120, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      boxes.push({ width, height: (await row.boundingBox())?.height });
    }
    return boxes;
  };
  const before = await measureRow();
  scripts.arrive();
  await expect(hours(page, outsideAt(at(friday, closes)))).toBeVisible();
  expect(await measureRow()).toEqual(before);
});
