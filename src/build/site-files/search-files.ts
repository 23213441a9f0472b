const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/**
 * The sitemap (sitemaps.org, protocol 0.9). Days of change are left out: the site does not know
 * them, and a wrong one is worse than none.
 *
 * @param paths canonical paths
 */
export const sitemap = (origin: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>`).join("\n")}
</urlset>
`;

/** robots.txt (RFC 9309): all but the embedded receiver. */
export const robots = (origin: string) =>
  `User-agent: *
Disallow: /api/
Disallow: /quote-requests

Sitemap: ${origin}/sitemap.xml
`;
