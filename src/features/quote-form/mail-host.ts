import { nearestWord } from "../../lib/edit-distance.ts";

/** Mail hosts that visitors use; the last three exist, and are not a mistyped gmail.com. */
const mailHosts = [
  ...["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com"],
  ...["webmail.co.za", "vodamail.co.za", "mweb.co.za", "telkomsa.net"],
  ...["mail.com", "ymail.com", "email.com"],
];

/** An email address whose host is one typing error away from a known one, with that host; otherwise null. */
export function correctMailHost(email: string) {
  const [, user, typed = ""] = /^(.+@)([^@]+)$/.exec(email.trim().toLowerCase()) ?? [];
  if (user === undefined) return null;
  // Gmail has one host in every country.
  const host = typed.startsWith("gmail.") ? "gmail.com" : nearestWord(typed, mailHosts, 1);
  if (host === undefined || host === typed) return null;
  return { host, email: email.trim().slice(0, user.length) + host };
}
