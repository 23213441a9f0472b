import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Business } from "../../content-schema/business-schema.ts";
import { hostingFolder, siteFolder } from "../site-folder.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile } from "./headers-file.ts";
import { nginxConfiguration } from "./nginx.ts";
import type { SiteHeaders } from "./site-headers.ts";

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
