import { createHash } from "node:crypto";
import type { Business } from "../../content/business-schema.ts";

/** The texts that stand inline in a page and may therefore run, or dress it. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Where the map of the contact page comes from (src/sections/contact/map-frame.tsx). */
const mapOrigin = "https://www.openstreetmap.org";

/** A text as a policy names it (Content Security Policy Level 3, 2.3.1). */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Where quote requests go: a path lies on this site. */
const webhookSource = (address: string) =>
  address.startsWith("/") ? "'self'" : new URL(address).origin;

/**
 * What a page may load, run and send (Content Security Policy Level 3): what is its own, the map,
 * and the quote request. Inline texts are named by their hashes; nothing else inline counts, be it
 * a script, a style, a handler or a style attribute.
 *
 * Stands in a page as a meta element, which holds on every host, and is sent as a header.
 */
export function contentSecurityPolicy(
  { webhookAddress, mapProvider }: Pick<Business, "webhookAddress" | "mapProvider">,
  { scripts, styles }: InlineTexts,
): string {
  const map = mapProvider === "openstreetmap" ? [mapOrigin] : [];
  const sources: Record<string, readonly string[]> = {
    "default-src": [],
    "script-src": ["'self'", ...scripts.map(hashOf)],
    "style-src": ["'self'", ...styles.map(hashOf)],
    // Small drawings stand in the stylesheet as data addresses.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    // The content of a local page is fetched as data (src/routes/-area-content.ts). A page, and the
    // map, are asked whether they answer before they are shown.
    "connect-src": [...new Set(["'self'", webhookSource(webhookAddress)]), ...map],
    "frame-src": map,
    "form-action": ["'self'"],
    "base-uri": [],
  };
  return Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...(allowed.length > 0 ? allowed : ["'none'"])])
    .map((words) => words.join(" "))
    .join("; ");
}

/** What a policy refuses and a page must not hold, with what to do instead. */
const refused = [
  { found: /<[a-z][^>]*\sstyle="/, what: "a style attribute; give it a class" },
  { found: /<[a-z][^>]*\son[a-z]+="/, what: "an inline event handler; listen from a script" },
];

/**
 * Checks that a page holds nothing that its policy would refuse.
 *
 * @throws Error that names the page
 */
export function assertNoInlineCode(path: string, html: string): void {
  for (const { found, what } of refused) {
    if (found.test(html)) {
      throw new Error(`${path} holds ${what} (docs/decisions/0012-content-policy.md).`);
    }
  }
}
