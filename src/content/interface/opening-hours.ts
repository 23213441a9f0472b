import { hoursByDays, type OpeningHours } from "../../domain/opening-hours.ts";

/** Names of the months. */
const months = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** A day of the year: "11 January". */
export const dayOfYear = (day: number, month: number): string => `${day} ${months[month]}`;

export const today = "today";
export const tomorrow = "tomorrow";

/** "Within office hours now, until 5pm" */
export const withinHoursUntil = (time: string): string => `Within office hours now, until ${time}`;

/** "Outside office hours now, until 8am on Monday"; `day` is today, tomorrow, a weekday or a day of the year. */
export const outsideHoursUntil = (time: string, day: string): string =>
  `Outside office hours now, until ${time} ${day === today || day === tomorrow ? day : `on ${day}`}`;

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
