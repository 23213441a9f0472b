/** Names of the days from Sunday, as Date counts them. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

export const today = "today";
export const tomorrow = "tomorrow";

/** "Within office hours now, until 5pm" */
export const withinHoursUntil = (time: string): string => `Within office hours now, until ${time}`;

/** "Outside office hours now, until 8am on Monday"; `day` is today, tomorrow or a weekday. */
export const outsideHoursUntil = (time: string, day: string): string =>
  `Outside office hours now, until ${time} ${day === today || day === tomorrow ? day : `on ${day}`}`;
