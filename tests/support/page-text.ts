import type { Page } from "@playwright/test";

/** The one sentence that only the visitor's browser can tell (office-hours.spec.ts). */
const officeHoursNow =
  /(Within|Outside) office hours now, until [\d:]+[ap]m( today| tomorrow| on [A-Z][a-z]+)?/;

/** The words of the page as it stands, or as it was sent, before any script. */
export const pageText = async (page: Page, from: "page" | "sent" = "page") => {
  const words = await page.evaluate(async (isSent) => {
    // Styles say nothing, and the policy of another page would refuse them.
    const html = isSent
      ? (await (await fetch(location.href)).text()).replace(/<style.*?<\/style>/gs, "")
      : null;
    const read = html === null ? document : new DOMParser().parseFromString(html, "text/html");
    const root = read.getElementById("root")?.cloneNode(true);
    if (!(root instanceof HTMLElement)) return "";
    // Its markup is text in a browser that runs scripts, and elements in what is read here.
    for (const part of root.querySelectorAll("noscript")) part.remove();
    return root.textContent;
  }, from === "sent");
  return words.replace(officeHoursNow, "").replace(/\s+/g, " ");
};
