import { useInsertionEffect } from "react";
import { StaticHtml } from "./static-html.tsx";

/** Stands for the URL in what the server renders; the build knows it (src/build/page-html.ts). */
const unknownUrl = "/stylesheet";

const findLink = (place: "head" | "body") =>
  document.querySelector<HTMLLinkElement>(`${place} link[rel=stylesheet]`);

/** Copies the page's link into the head, without effect as long as React keeps the page. */
export function copyStylesheetLink() {
  const href = findLink("body")?.href;
  if (href === undefined) return;
  const copy = { rel: "stylesheet", href, media: "not all" };
  document.head.append(Object.assign(document.createElement("link"), copy));
}

function applyCopy() {
  const copy = findLink("head");
  // At once if it has loaded; the attribute alone may take a task.
  if (copy?.sheet) copy.sheet.media.mediaText = "all";
  copy?.removeAttribute("media");
}

/**
 * The link to the stylesheet in a prerendered page, below its first screen: what is above paints with the
 * inlined critical CSS, what is below once the stylesheet has arrived (docs/decisions/0032-two-parts-of-the-styles.md).
 * Every page has one.
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
