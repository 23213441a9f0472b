import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Business } from "../../content-schema/business-schema.ts";
import { hostingFolder, siteFolder } from "../site-folder.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConfiguration } from "./nginx.ts";
import type { Headers, SiteHeaders } from "./site-headers.ts";

/** The headers as JSON, which `npm start` sends. */
export const headersJson = join(hostingFolder, "headers.json");

/** Writes the configuration of every host from one table of headers (docs/hosting.md). */
export async function writeHosting(
  headers: SiteHeaders,
  { origin }: Pick<Business, "origin">,
): Promise<void> {
  const host = new URL(origin).host;
  await mkdir(hostingFolder, { recursive: true });
  await Promise.all([
    writeFile(headersJson, `${JSON.stringify(headers, null, 2)}\n`),
    writeFile(join(hostingFolder, "nginx.conf"), nginxConfiguration(headers, host)),
    writeFile(join(hostingFolder, "Caddyfile"), caddyfile(headers, host)),
    // Netlify and Cloudflare Pages read it from the site itself.
    writeFile(join(siteFolder, "_headers"), headersFile(headers)),
  ]);
}

/** Cloudflare Pages ignores longer lines and further rules. Netlify documents no limit. */
const maxLineLength = 2_000;
const maxRules = 100;

/**
 * The file _headers of Netlify and Cloudflare Pages. Both join the headers of all rules that match, so no two rules set
 * the same one for a file, and send pages with no-cache by default. Throws beyond the limits of Cloudflare Pages.
 */
export function headersFile({ always, pages, folders }: SiteHeaders): string {
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
  const tooLong = blocks.flat().find((line) => line.length > maxLineLength);
  if (tooLong !== undefined || blocks.length > maxRules) {
    throw new Error(
      `Expected at most ${maxRules} rules and ${maxLineLength} characters a line in _headers for Cloudflare Pages, got ${tooLong === undefined ? `${blocks.length} rules` : `${tooLong.length} characters: ${tooLong.slice(0, 60)}…`} (docs/decisions/0012-content-security-policy.md)`,
    );
  }
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
}
