/*
 * How to reach the company, wherever a page says so.
 */

/** "Call 010 000 0000" */
export const callText = (phone: string): string => `Call ${phone}`;

/** Buttons and links of the WhatsApp chat, shown where the company has set a number. */
export const whatsapp = "WhatsApp";

/** The line that is already typed in the chat. */
export const whatsappGreeting = "Hello, I would like a free quote for paving.";

/** Ends the text of an email or a chat where it is cut, because some programs open no long link. */
export const messageShortened = "(Shortened here. Please add the rest.)";

/** "Within office hours now, until 5pm" */
export const withinHoursUntil = (time: string): string => `Within office hours now, until ${time}`;

/** "Outside office hours now, until 8am on Monday"; `day` is today, tomorrow, a weekday or a day of the year. */
export const outsideHoursUntil = (time: string, day: string): string =>
  `Outside office hours now, until ${time} ${onDay(day)}`;

/** "tomorrow", "on Monday", "on 11 January" */
export const onDay = (day: string): string =>
  day === today || day === tomorrow ? day : `on ${day}`;

export const today = "today";
export const tomorrow = "tomorrow";

/** Names of the months. */
const months = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** A day of the year: "11 January". */
export const dayOfYear = (day: number, month: number): string => `${day} ${months[month]}`;

/** The visitor's day, in a letter: "28 November 2026". */
export const dateInWords = (date: Date): string =>
  `${dayOfYear(date.getDate(), date.getMonth())} ${date.getFullYear()}`;

/** Required by the licence of the map's data (https://www.openstreetmap.org/copyright). */
export const mapAttribution = "Map data © OpenStreetMap contributors.";
