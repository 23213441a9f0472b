import { useInsertionEffect } from "react";
import { StaticHtml } from "./static-html.tsx";

/** Stands for the URL in what the server renders; the build knows it (src/build/page-html.ts). */
const unknownUrl = "/stylesheet";

const findLink = (parent: "head" | "body") =>
  document.querySelector<HTMLLinkElement>(`${parent} link[rel~=stylesheet]`);

/**
 * Copies the page's link into the head, without effect as long as React keeps the page: as an alternate stylesheet,
 * because Chromium lays the whole page out again for one whose media do not match.
 */
export function copyStylesheetLink() {
  const href = findLink("body")?.href;
  if (href === undefined) return;
  const copy = { rel: "alternate stylesheet", href, title: document.title };
  document.head.append(Object.assign(document.createElement("link"), copy));
}

function applyCopy() {
  const copy = findLink("head");
  if (copy === null) return;
  // At once in every browser; Chromium does not count an alternate stylesheet as disabled.
  if (copy.sheet?.disabled) copy.sheet.disabled = false;
  else copy.rel = "stylesheet";
}

/**
 * The link to the stylesheet, below the first screen, which paints with the inlined critical CSS
 * (docs/decisions/0032-two-parts-of-the-styles.md). Every page has one.
 */
export function StylesheetLink() {
  // Before layout effects, which measure the page.
  useInsertionEffect(() => {
    if (findLink("body") === null) applyCopy();
    return applyCopy;
  }, []);
  return (
    <StaticHtml>
      {import.meta.env.SSR ? <link rel="stylesheet" href={unknownUrl} /> : null}
    </StaticHtml>
  );
}
