import { describe, expect, test } from "vitest";
import { openingHoursInWords } from "../../domain/opening-hours.ts";
import { hoursStatusAt } from "./hours-status.ts";

const hours = { opens: "08:00", closes: "17:00", otherHours: "", closedDates: "" };

/** Johannesburg is two hours ahead of UTC all year round. */
const at = (johannesburgTime: string) =>
  hoursStatusAt(new Date(`${johannesburgTime}+02:00`), hours);

const within = { isWithinHours: true, closes: "17:00" };
const outsideUntil = (day: string) => ({ isWithinHours: false, day, opens: "08:00" });

describe("The opening hours", () => {
  test.each([
    ["Wednesday 00:00", "2026-11-18T00:00:00", outsideUntil("today")],
    ["Wednesday 07:59", "2026-11-18T07:59:59", outsideUntil("today")],
    ["Wednesday 08:00", "2026-11-18T08:00:00", within],
    ["Wednesday 16:59", "2026-11-18T16:59:59", within],
    ["Wednesday 17:00", "2026-11-18T17:00:00", outsideUntil("tomorrow")],
    ["Thursday evening", "2026-11-19T20:00:00", outsideUntil("tomorrow")],
    ["Friday evening", "2026-11-20T17:00:00", outsideUntil("Monday")],
    ["Saturday noon", "2026-11-21T12:00:00", outsideUntil("Monday")],
    ["Sunday before midnight", "2026-11-22T23:59:59", outsideUntil("tomorrow")],
    ["a Thursday night that ends the year", "2026-12-31T23:59:59", outsideUntil("Monday")],
    ["New Year's Day, a Friday", "2027-01-01T10:00:00", outsideUntil("Monday")],
    ["the evening before Good Friday", "2026-04-02T18:00:00", outsideUntil("Tuesday")],
    ["the Monday after a holiday on a Sunday", "2026-08-10T10:00:00", outsideUntil("tomorrow")],
    ["the 29th of February", "2028-02-29T09:00:00", within],
  ])("decide the status on %s", (_, moment, status) => {
    expect(at(moment)).toEqual(status);
  });

  test("are those of Johannesburg, wherever the visitor's clock is", () => {
    // Still Friday in New York, already Saturday in Johannesburg.
    expect(hoursStatusAt(new Date("2026-11-20T23:30:00-05:00"), hours)).toEqual(
      outsideUntil("Monday"),
    );
    // Already Monday in Auckland, still Sunday in Johannesburg.
    expect(hoursStatusAt(new Date("2026-11-23T08:30:00+13:00"), hours)).toEqual(
      outsideUntil("tomorrow"),
    );
    expect(hoursStatusAt(new Date("2026-11-18T06:00:00Z"), hours)).toEqual(within);
  });

  test("follow the hours that the owner set, to the minute", () => {
    const own = { ...hours, opens: "07:30", closes: "16:45" };
    const statusAt = (time: string) => hoursStatusAt(new Date(`2026-11-18T${time}+02:00`), own);
    expect(statusAt("07:29:59")).toEqual({ isWithinHours: false, day: "today", opens: "07:30" });
    expect(statusAt("07:30:00")).toEqual({ isWithinHours: true, closes: "16:45" });
    expect(statusAt("16:44:59")).toEqual({ isWithinHours: true, closes: "16:45" });
    expect(statusAt("16:45:00")).toEqual({ isWithinHours: false, day: "tomorrow", opens: "07:30" });
  });

  test("may be others on single days", () => {
    const own = { ...hours, otherHours: "Saturday 08:00-13:00, Friday closed" };
    const statusAt = (time: string) => hoursStatusAt(new Date(`${time}+02:00`), own);
    expect(statusAt("2026-11-19T17:00")).toEqual(outsideUntil("Saturday"));
    expect(statusAt("2026-11-20T10:00")).toEqual(outsideUntil("tomorrow"));
    expect(statusAt("2026-11-21T12:59")).toEqual({ isWithinHours: true, closes: "13:00" });
    expect(statusAt("2026-11-21T13:00")).toEqual(outsideUntil("Monday"));
  });

  test("end for a closed period, and say the day on which it is over", () => {
    const own = { ...hours, closedDates: "2026-12-11, 2026-12-14 to 2027-01-08" };
    const statusAt = (time: string) => hoursStatusAt(new Date(`${time}+02:00`), own);
    expect(statusAt("2026-12-10T12:00")).toEqual(within);
    expect(statusAt("2026-12-11T12:00")).toEqual(outsideUntil("11 January"));
    expect(statusAt("2027-01-10T12:00")).toEqual(outsideUntil("tomorrow"));
    expect(statusAt("2027-01-11T08:00")).toEqual(within);
  });

  test("are named by days in a row", () => {
    expect(openingHoursInWords(hours)).toBe("Monday-Friday 8am-5pm");
    const otherHours = "Wednesday 08:00-12:30, Saturday-Sunday 09:00-13:00";
    expect(openingHoursInWords({ ...hours, otherHours })).toBe(
      "Monday-Tuesday 8am-5pm, Wednesday 8am-12:30pm, Thursday-Friday 8am-5pm, Saturday-Sunday 9am-1pm",
    );
  });
});
