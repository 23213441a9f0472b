import { expect, test } from "vitest";
import { closedPeriods, hoursByDays } from "./opening-hours.ts";

const usual = { opens: "08:00", closes: "17:00" };
const hours = { ...usual, otherHours: "", closedDates: "" };

test("days in a row with the same hours are one group, from Monday to Sunday", () => {
  const otherHours = "Wednesday closed, Friday  07:00-17:00, Sunday 09:00-13:00";
  expect(hoursByDays({ ...hours, otherHours })).toEqual([
    { days: ["Monday", "Tuesday"], hours: usual },
    { days: ["Thursday"], hours: usual },
    { days: ["Friday"], hours: { opens: "07:00", closes: "17:00" } },
    { days: ["Sunday"], hours: { opens: "09:00", closes: "13:00" } },
  ]);
});

test("closed periods have a first and a last day, whatever the spaces", () => {
  expect(closedPeriods(hours)).toEqual([]);
  const closedDates = "2026-12-16  to  2027-01-08, 2027-03-05,";
  expect(closedPeriods({ ...hours, closedDates })).toEqual([
    { from: "2026-12-16", through: "2027-01-08" },
    { from: "2027-03-05", through: "2027-03-05" },
  ]);
});
