import { hoursByDays, type OpeningHours } from "../domain/opening-hours.ts";

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
