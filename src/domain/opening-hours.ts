/** Names of the days from Sunday, as Date counts them. */
export const dayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const names: readonly string[] = dayNames;

type DayName = (typeof dayNames)[number];

/** When the office opens and closes, in Johannesburg time, as "08:00". */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** The opening hours as src/content/business.ts gives them. */
export interface OpeningHours extends DayHours {
  /** Days with other hours than Monday to Friday: "Saturday 08:00-13:00, Friday closed". */
  readonly otherHours: string;
  /** Days when the office is closed besides public holidays: "2026-12-16 to 2027-01-08, 2027-03-05". */
  readonly closedDates: string;
}

const entriesOf = (list: string) => list.split(",").map((entry) => entry.trim());

/** The days from a first to a last, both included: from Saturday to Monday are three. */
function daysBetween(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % 7);
}

/** The hours of each day from Sunday; null where the office is closed. */
export function weekHours({ opens, closes, otherHours }: OpeningHours): (DayHours | null)[] {
  const week = dayNames.map((_, day) => (day === 0 || day === 6 ? null : { opens, closes }));
  for (const entry of entriesOf(otherHours)) {
    const [days = "", hours = ""] = entry.split(/\s+/);
    const [first = "", last = first] = days.split("-");
    const [from, to] = [names.indexOf(first), names.indexOf(last)];
    if (from < 0 || to < 0) continue;
    const [start = "", end = ""] = hours.split("-");
    const own = hours === "closed" ? null : { opens: start, closes: end };
    for (const day of daysBetween(from, to)) week[day] = own;
  }
  return week;
}

/** The first and the last day of each closed period, as "2026-12-16". */
export const closedPeriods = ({ closedDates }: OpeningHours) =>
  entriesOf(closedDates)
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [from = "", through = from] = entry.split(/\s+to\s+/);
      return { from, through };
    });

/** Days in a row with the same hours, from Monday; days when the office is closed are left out. */
export function hoursByDays(hours: OpeningHours): { days: DayName[]; hours: DayHours }[] {
  const week = weekHours(hours);
  const groups: { days: DayName[]; hours: DayHours; last: number }[] = [];
  for (const day of daysBetween(1, 0)) {
    const own = week[day];
    const name = dayNames[day];
    if (!own || name === undefined) continue;
    const group = groups.at(-1);
    const continues =
      group !== undefined &&
      (group.last + 1) % 7 === day &&
      group.hours.opens === own.opens &&
      group.hours.closes === own.closes;
    if (continues) {
      group.days.push(name);
      group.last = day;
    } else groups.push({ days: [name], hours: own, last: day });
  }
  return groups.map(({ days, hours: own }) => ({ days, hours: own }));
}

/** A time of day as people say it: 8am for "08:00". */
export function spokenTime(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past}${hours < 12 ? "am" : "pm"}`;
}

/** The opening hours in words (docs/specification.md#contact): "Monday-Friday 8am-5pm". */
export const openingHoursInWords = (hours: OpeningHours): string =>
  hoursByDays(hours)
    .map(({ days, hours: { opens, closes } }) => {
      const [first = "", ...others] = days;
      const last = others.at(-1);
      const names = last === undefined ? first : `${first}-${last}`;
      return `${names} ${spokenTime(opens)}-${spokenTime(closes)}`;
    })
    .join(", ");
