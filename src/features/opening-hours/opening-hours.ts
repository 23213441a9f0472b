import { today as todayText, tomorrow, weekdays } from "../../content/interface/opening-hours.ts";

/** Opening hours from Monday to Friday in Johannesburg time, as "08:00". */
export interface OpeningHours {
  opens: string;
  closes: string;
}

/** Whether a moment is within the opening hours, and when that changes. */
export type HoursStatus =
  | { isWithinHours: true; closes: string }
  /** `day` is "today", "tomorrow" or the name of a weekday. */
  | { isWithinHours: false; day: string; opens: string };

/**
 * Johannesburg's offset from UTC in ms, constant since 1944 (IANA time zone database). A constant,
 * because `Intl` takes 70 ms on a slow phone.
 */
const utcOffset = 2 * 60 * 60_000;

/** Returns the minutes from midnight to a time of day: 480 for "08:00". */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * Returns whether a moment is within the opening hours, and when that changes
 * (docs/specification.md#figures). The opening minute is within them, the closing minute is not. Public
 * holidays are ignored.
 */
export function hoursStatusAt(moment: Date, { opens, closes }: OpeningHours): HoursStatus {
  // Shifted, so that the UTC getters return Johannesburg's day and time in any browser's time zone.
  const local = new Date(moment.getTime() + utcOffset);
  const today = local.getUTCDay();
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();

  const isWorkday = (day: number) => day % 7 !== 0 && day % 7 !== 6;
  if (isWorkday(today)) {
    if (minute < minutesOf(opens)) return { isWithinHours: false, day: todayText, opens };
    if (minute < minutesOf(closes)) return { isWithinHours: true, closes };
  }
  const next = [1, 2, 3].find((days) => isWorkday(today + days)) ?? 1;
  const day = next === 1 ? tomorrow : (weekdays[(today + next) % 7] ?? "");
  return { isWithinHours: false, day, opens };
}
