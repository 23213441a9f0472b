import { describe, expect, test } from "vitest";
import { officeStatusAt } from "./office-hours.ts";

const hours = { opens: "08:00", closes: "17:00" };

/** Johannesburg is two hours ahead of UTC all year round. */
const at = (johannesburgTime: string) =>
  officeStatusAt(new Date(`${johannesburgTime}+02:00`), hours);

const open = { isOpen: true, closes: "17:00" };
const opensOn = (day: string) => ({ isOpen: false, day, opens: "08:00" });

describe("The office hours", () => {
  test.each([
    ["Wednesday 00:00", "2026-11-18T00:00:00", opensOn("today")],
    ["Wednesday 07:59", "2026-11-18T07:59:59", opensOn("today")],
    ["Wednesday 08:00", "2026-11-18T08:00:00", open],
    ["Wednesday 12:00", "2026-11-18T12:00:00", open],
    ["Wednesday 16:59", "2026-11-18T16:59:59", open],
    ["Wednesday 17:00", "2026-11-18T17:00:00", opensOn("tomorrow")],
    ["Wednesday 23:59", "2026-11-18T23:59:59", opensOn("tomorrow")],
    ["Monday 07:59", "2026-11-16T07:59:00", opensOn("today")],
    ["Thursday evening", "2026-11-19T20:00:00", opensOn("tomorrow")],
    ["Friday 16:59", "2026-11-20T16:59:00", open],
    ["Friday evening", "2026-11-20T17:00:00", opensOn("Monday")],
    ["Saturday noon", "2026-11-21T12:00:00", opensOn("Monday")],
    ["Sunday noon", "2026-11-22T12:00:00", opensOn("tomorrow")],
    ["Sunday before midnight", "2026-11-22T23:59:59", opensOn("tomorrow")],
    ["a Thursday night that ends the year", "2026-12-31T23:59:59", opensOn("tomorrow")],
    ["a Friday that begins the year", "2027-01-01T00:00:00", opensOn("today")],
    ["the 29th of February", "2028-02-29T09:00:00", open],
  ])("decide the status on %s", (_, moment, status) => {
    expect(at(moment)).toEqual(status);
  });

  test("are those of Johannesburg, wherever the visitor's clock is", () => {
    // Still Friday in New York, already Saturday in Johannesburg.
    expect(officeStatusAt(new Date("2026-11-20T23:30:00-05:00"), hours)).toEqual(opensOn("Monday"));
    // Already Monday in Auckland, still Sunday in Johannesburg.
    expect(officeStatusAt(new Date("2026-11-23T08:30:00+13:00"), hours)).toEqual(
      opensOn("tomorrow"),
    );
    expect(officeStatusAt(new Date("2026-11-18T06:00:00Z"), hours)).toEqual(open);
  });

  test("follow the hours that the owner set, to the minute", () => {
    const own = { opens: "07:30", closes: "16:45" };
    const statusAt = (time: string) => officeStatusAt(new Date(`2026-11-18T${time}+02:00`), own);
    expect(statusAt("07:29:59")).toEqual({ isOpen: false, day: "today", opens: "07:30" });
    expect(statusAt("07:30:00")).toEqual({ isOpen: true, closes: "16:45" });
    expect(statusAt("16:44:59")).toEqual({ isOpen: true, closes: "16:45" });
    expect(statusAt("16:45:00")).toEqual({ isOpen: false, day: "tomorrow", opens: "07:30" });
  });
});
