import { escapeMarkup } from "../../lib/escape-markup.ts";
import { inboxPath } from "../../receiver/quote-inbox.ts";

/**
 * The sitemap (sitemaps.org, protocol 0.9), without lastmod: the site does not know when a page
 * changed, and a wrong date is worse than none.
 *
 * @param paths canonical paths
 */
export const sitemap = (origin: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>`).join("\n")}
</urlset>
`;

/** robots.txt (RFC 9309): excludes the quote receiver. */
export const robots = (origin: string) =>
  `User-agent: *
Disallow: /api/
Disallow: ${inboxPath}

Sitemap: ${origin}/sitemap.xml
`;
