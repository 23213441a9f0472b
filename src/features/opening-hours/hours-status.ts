import { dayOfYear, today as todayText, tomorrow } from "../../content/interface/contact.ts";
import {
  closedPeriods,
  type DayHours,
  dayNames,
  type OpeningHours,
  weekHours,
} from "../../domain/opening-hours.ts";
import { isPublicHoliday } from "../../domain/public-holidays.ts";

/** Marks an element whose text depends on the visitor, such as on the time; the prerendered page has none. */
export const perVisitorAttribute = "data-per-visitor";

export type HoursStatus =
  | { isWithinHours: true; closes: string }
  /** `day` is "today", "tomorrow", the name of a weekday or, a week or more ahead, a day of the year. */
  | { isWithinHours: false; day: string; opens: string };

const dayInMs = 24 * 60 * 60_000;

/** Johannesburg's offset from UTC in ms. A constant (since 1944), because `Intl` takes 70 ms on a slow phone. */
const utcOffset = 2 * 60 * 60_000;

/** A closed period may last this many days; longer ones end the search. */
const longestSearch = 120;

/**
 * Whether a moment is within the opening hours, and when that changes (docs/specification.md#contact); null where the
 * office opens on no day in sight. The opening minute is within the hours, the closing minute is not.
 */
export function hoursStatusAt(moment: Date, hours: OpeningHours): HoursStatus | null {
  // Shifted, so that the UTC getters return Johannesburg's day and time in any browser's time zone.
  const local = new Date(moment.getTime() + utcOffset);
  const time = local.toISOString().slice(11, 16);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());

  for (let ahead = 0; ahead <= longestSearch; ahead += 1) {
    const day = new Date(midnight + ahead * dayInMs);
    const own = hoursOn(day, hours);
    if (own === null) continue;
    const { opens, closes } = own;
    if (ahead > 0) return { isWithinHours: false, day: nameOf(day, ahead), opens };
    if (time < opens) return { isWithinHours: false, day: todayText, opens };
    if (time < closes) return { isWithinHours: true, closes };
  }
  return null;
}

/** The hours of a day (a UTC midnight); null on a public holiday, in a closed period, and on a closed weekday. */
function hoursOn(day: Date, hours: OpeningHours): DayHours | null {
  const date = day.toISOString().slice(0, 10);
  const isClosed = closedPeriods(hours).some(
    ({ from, through }) => date >= from && date <= through,
  );
  if (isClosed || isPublicHoliday(day)) return null;
  return weekHours(hours)[day.getUTCDay()] ?? null;
}

function nameOf(day: Date, ahead: number): string {
  if (ahead === 1) return tomorrow;
  if (ahead >= 7) return dayOfYear(day.getUTCDate(), day.getUTCMonth());
  return dayNames[day.getUTCDay()] ?? "";
}
