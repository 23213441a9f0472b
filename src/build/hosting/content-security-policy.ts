import { createHash } from "node:crypto";
import type { Business } from "../../content-schema/business-schema.ts";

/** The inline scripts and styles that pages hold. */
interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The origin of the map on the contact page (src/features/map/office-map.ts). */
const mapOrigin = "https://www.openstreetmap.org";

/** A hash source (Content Security Policy Level 3, 2.3.1). */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The source of the webhook, whose URL may be a path of this site. */
const webhookSource = (url: string) => (url.startsWith("/") ? "'self'" : new URL(url).origin);

/**
 * The Content Security Policy (Level 3) of a page: the site, the map, the webhook, and inline code by its hash.
 * Pages hold it in a meta element, which works on every host, and hosts send it as a header.
 */
export function contentSecurityPolicy(
  { webhookUrl, mapProvider }: Pick<Business, "webhookUrl" | "mapProvider">,
  { scripts, styles }: InlineCode,
): string {
  const map = mapProvider === "openstreetmap" ? [mapOrigin] : [];
  const sources: Record<string, readonly string[]> = {
    "default-src": [],
    "script-src": ["'self'", ...scripts.map(hashOf)],
    "style-src": ["'self'", ...styles.map(hashOf)],
    // The stylesheet holds small drawings as data URLs.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    // Page and map are fetched first, to find out whether they can be reached (src/hydration/load-page.ts).
    "connect-src": [...new Set(["'self'", webhookSource(webhookUrl)]), ...map],
    "frame-src": map,
    "form-action": ["'self'"],
    "base-uri": [],
  };
  return Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...(allowed.length > 0 ? allowed : ["'none'"])])
    .map((words) => words.join(" "))
    .join("; ");
}

const blockedCode = [
  { pattern: /<[a-z][^>]*\sstyle="/, message: "a style attribute: use a class" },
  { pattern: /<[a-z][^>]*\son[a-z]+="/, message: "an inline event handler: add a listener" },
];

/** Checks that a page has no inline code that its policy would block. Throws an Error that names the page. */
export function assertNoInlineCode(path: string, html: string): void {
  for (const { pattern, message } of blockedCode) {
    if (pattern.test(html)) {
      throw new Error(`${path} has ${message} (docs/decisions/0012-content-security-policy.md).`);
    }
  }
}
