import type { Headers, SiteHeaders } from "./site-headers.ts";

/** Cloudflare Pages ignores longer lines and later rules. Netlify names no limit. */
const longestLine = 2_000;
const mostRules = 100;

/**
 * The file _headers, which Netlify and Cloudflare Pages read in the same format: a path, and below
 * it the headers that its answers get. An answer gets the headers of every rule that fits, joined
 * where two say the same, so no two rules for one file name the same header. What pages may not be
 * kept is what both do by themselves.
 *
 * @throws Error when it does not fit into the limits of Cloudflare Pages
 */
export function headersFile({ always, pages, folders }: SiteHeaders): string {
  const { "cache-control": _, ...ofPages } = pages;
  const rules: [string, Headers][] = [
    ["/*", { ...always, ...ofPages }],
    ...Object.entries(folders).map(([folder, own]): [string, Headers] => [`/${folder}/*`, own]),
  ];
  const blocks = rules.map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = blocks.flat().find((line) => line.length > longestLine);
  if (tooLong !== undefined || blocks.length > mostRules) {
    throw new Error(
      `Cloudflare Pages takes ${mostRules} rules and ${longestLine} characters a line in _headers: ${tooLong?.slice(0, 60) ?? `${blocks.length} rules`}… (docs/decisions/0012-content-policy.md)`,
    );
  }
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
}
