const dayInMs = 24 * 60 * 60_000;

/** Month and day of the holidays that have a date (Public Holidays Act 36 of 1994, schedule 1). */
const fixedHolidays = [
  [1, 1],
  [3, 21],
  [4, 27],
  [5, 1],
  [6, 16],
  [8, 9],
  [9, 24],
  [12, 16],
  [12, 25],
  [12, 26],
] as const;

/** Easter Sunday of a year as a UTC midnight, by the Gregorian computus (Meeus, Jones and Butcher). */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/**
 * Whether a day (a UTC midnight) is a public holiday in South Africa: the fixed ones, Good Friday and Family Day, and the
 * Monday after one on a Sunday. It does not know days that the president proclaims, such as elections.
 */
export function isPublicHoliday(day: Date): boolean {
  const time = day.getTime();
  const isFixed = (date: Date) =>
    fixedHolidays.some(
      ([month, dayOfMonth]) => date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth,
    );
  const easter = easterSunday(day.getUTCFullYear());
  if (isFixed(day) || time === easter - 2 * dayInMs || time === easter + dayInMs) return true;
  return day.getUTCDay() === 1 && isFixed(new Date(time - dayInMs));
}
