import type { SitePath } from "../domain/site-paths.ts";
import { breadcrumbs } from "./breadcrumbs.ts";

/** The text of a JSON-LD script. `<` is escaped, so that no content can close the script. */
export const jsonLd = (things: readonly object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");

/**
 * The structured data of a page as a script element for its head: its breadcrumb, and the `things`
 * that it describes.
 */
export function structuredDataFor(canonicalPath: SitePath, things: readonly object[]): string {
  const all = [...breadcrumbs(canonicalPath), ...things];
  return `<script type="application/ld+json">${jsonLd(all)}</script>`;
}
