import type { Page } from "@playwright/test";
import {
  outsideHoursUntil,
  today,
  withinHoursUntil,
} from "#src/content/interface/opening-hours.ts";

/** A time of day, such as 8am. */
const clock = "[\\d:]+[ap]m";

/** The sentence that is rendered on the client only (opening-hours.spec.ts). */
const openingHoursNow = new RegExp(
  `${withinHoursUntil(clock)}|${outsideHoursUntil(clock, today).replace(today, "(today|tomorrow|on [\\w ]+)")}`,
);

/** The text of the current or of the prerendered page. */
export const pageText = async (page: Page, version: "current" | "prerendered" = "current") => {
  const text = await page.evaluate(async (isPrerendered) => {
    // The Content Security Policy would report the styles of another page.
    const html = isPrerendered
      ? (await (await fetch(location.href)).text()).replace(/<style.*?<\/style>/gs, "")
      : null;
    const read = html === null ? document : new DOMParser().parseFromString(html, "text/html");
    const root = read.getElementById("root")?.cloneNode(true);
    if (!(root instanceof HTMLElement)) return "";
    // With scripts, noscript contains text; in a parsed document, elements.
    for (const part of root.querySelectorAll("noscript")) part.remove();
    return root.textContent;
  }, version === "prerendered");
  return text.replace(openingHoursNow, "").replace(/\s+/g, " ");
};
