import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Business } from "../../content-schema/business-schema.ts";
import { hostingFolder, siteFolder } from "../site-folder.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile } from "./headers-file.ts";
import { nginxConfiguration } from "./nginx.ts";
import { siteHeaders } from "./site-headers.ts";

/** Writes the configuration of every host from one table of headers (docs/hosting.md). */
export async function writeHosting({ origin }: Pick<Business, "origin">): Promise<void> {
  const host = new URL(origin).host;
  await mkdir(hostingFolder, { recursive: true });
  await Promise.all([
    writeFile(join(hostingFolder, "headers.json"), `${JSON.stringify(siteHeaders, null, 2)}\n`),
    writeFile(join(hostingFolder, "nginx.conf"), nginxConfiguration(host)),
    writeFile(join(hostingFolder, "Caddyfile"), caddyfile(host)),
    // Netlify and Cloudflare Pages read it from the site itself.
    writeFile(join(siteFolder, "_headers"), headersFile()),
  ]);
}
