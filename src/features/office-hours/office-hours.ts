/** Opening hours, Monday to Friday, on the clock of Johannesburg: "08:00". */
export interface OfficeHours {
  opens: string;
  closes: string;
}

/** Where a moment stands in the office hours, and when that changes. */
export type OfficeMoment =
  | { isOpen: true; closes: string }
  /** `day` is "today", "tomorrow" or the name of a weekday. */
  | { isOpen: false; day: string; opens: string };

const weekdays: readonly string[] = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];

/**
 * South Africa keeps one time, two hours ahead of UTC, all year (IANA time zone database,
 * Africa/Johannesburg, since 1944). To ask `Intl` for it costs a slow phone 70 ms.
 */
const aheadOfUtc = 2 * 60 * 60_000;

/** Minutes since midnight of a time of day: 480 for "08:00". */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * Where `moment` stands in the office hours (docs/specification.md#figures: Monday to Friday). The
 * opening minute is inside, the closing minute outside. Public holidays are not known here.
 */
export function officeMoment(moment: Date, { opens, closes }: OfficeHours): OfficeMoment {
  // Its UTC calendar and clock are those of Johannesburg, wherever the visitor is.
  const there = new Date(moment.getTime() + aheadOfUtc);
  const today = there.getUTCDay();
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes();

  const isWorkday = (day: number) => day % 7 !== 0 && day % 7 !== 6;
  if (isWorkday(today)) {
    if (minute < minutesOf(opens)) return { isOpen: false, day: "today", opens };
    if (minute < minutesOf(closes)) return { isOpen: true, closes };
  }
  const next = [1, 2, 3].find((days) => isWorkday(today + days)) ?? 1;
  const day = next === 1 ? "tomorrow" : (weekdays[(today + next) % 7] ?? "");
  return { isOpen: false, day, opens };
}
