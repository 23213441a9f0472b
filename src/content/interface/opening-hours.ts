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
