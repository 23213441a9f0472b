import { describe, expect, test } from "vitest";
import { isPublicHoliday } from "./public-holidays.ts";

/** All public holidays of a year, as "01-01". */
function holidaysOf(year: number): string[] {
  const days: string[] = [];
  for (let day = new Date(Date.UTC(year, 0, 1)); day.getUTCFullYear() === year; ) {
    if (isPublicHoliday(day)) days.push(day.toISOString().slice(5, 10));
    day = new Date(day.getTime() + 24 * 60 * 60_000);
  }
  return days;
}

// As the government published them (https://www.gov.za/about-sa/public-holidays).
describe("public holidays of South Africa", () => {
  test.each([
    [2024, "01-01 03-21 03-29 04-01 04-27 05-01 06-16 06-17 08-09 09-24 12-16 12-25 12-26"],
    [2025, "01-01 03-21 04-18 04-21 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26"],
    [2026, "01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26"],
    [2027, "01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27"],
  ])("%s: fixed days, Easter, and Monday after a Sunday", (year, days) => {
    expect(holidaysOf(year).join(" ")).toBe(days);
  });

  test.each([
    [2000, "04-21 04-24"],
    [2038, "04-23 04-26"],
    [2100, "03-26 03-29"],
  ])("%s: Good Friday and Family Day", (year, days) => {
    expect(holidaysOf(year)).toEqual(expect.arrayContaining(days.split(" ")));
  });
});
