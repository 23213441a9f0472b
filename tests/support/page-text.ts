import type { Page } from "@playwright/test";
import { perVisitorAttribute } from "#src/features/opening-hours/hours-status.ts";

/** The text of the current or of the prerendered page, without what depends on the visitor. */
export const pageText = async (page: Page, version: "current" | "prerendered" = "current") => {
  const text = await page.evaluate(
    async ({ isPrerendered, perVisitor }) => {
      // The Content Security Policy would report the styles of another page.
      const html = isPrerendered
        ? (await (await fetch(location.href)).text()).replace(/<style.*?<\/style>/gs, "")
        : null;
      const read = html === null ? document : new DOMParser().parseFromString(html, "text/html");
      const root = read.getElementById("root")?.cloneNode(true);
      if (!(root instanceof HTMLElement)) return "";
      // With scripts, noscript contains text; in a parsed document, elements. Structured data counts.
      const ignored = `noscript, script:not([type]), [${perVisitor}]`;
      for (const part of root.querySelectorAll(ignored)) part.remove();
      return root.textContent;
    },
    { isPrerendered: version === "prerendered", perVisitor: perVisitorAttribute },
  );
  return text.replace(/\s+/g, " ");
};
