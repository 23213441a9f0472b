/** A time of day as people say it: 8am for "08:00". */
export function spokenTime(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past}${hours < 12 ? "am" : "pm"}`;
}

/** The opening hours in words (docs/specification.md#contact): "Monday-Friday 8am-5pm". */
export const openingHoursInWords = ({ opens, closes }: { opens: string; closes: string }) =>
  `Monday-Friday ${spokenTime(opens)}-${spokenTime(closes)}`;
