import { type Headers, siteHeaders } from "./site-headers.ts";

/**
 * The file _headers of Netlify and Cloudflare Pages: paths, each followed by its headers. Both join
 * the headers of all rules that match, so no two rules set the same header for a file. Both send
 * pages with no-cache by default.
 */
export function headersFile(): string {
  const { always, pages, folders } = siteHeaders;
  const { "cache-control": _, ...pageHeaders } = pages;
  const rules: [string, Headers][] = [
    ["/*", { ...always, ...pageHeaders }],
    ...Object.entries(folders).map(([folder, headers]): [string, Headers] => [
      `/${folder}/*`,
      headers,
    ]),
  ];
  const blocks = rules.map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
}
