import type { Page } from "@playwright/test";

/** The sentence that is rendered on the client only (opening-hours.spec.ts). */
const openingHoursNow =
  /(Within|Outside) office hours now, until [\d:]+[ap]m( today| tomorrow| on [A-Z][a-z]+)?/;

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
