import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sirv from "sirv";
import { compressSite } from "../src/build/compress-site.ts";

/** A folder that is served on this computer until it is closed. */
export interface Served {
  address: string;
  close(): void;
}

/**
 * The limit of a page: its HTML with every script taken out, structured data included, and with it
 * whatever only fetches scripts.
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, "")
    .replace(/<link\b(?=[^>]*\bas="?script\b)[^>]*>/gi, "");

/**
 * Serves a copy of a finished site: clean addresses, its 404.html for unknown ones, Brotli, and the
 * same lifetimes for every site, so that sites differ by what they send alone.
 *
 * @param change what becomes of each HTML file
 */
export async function serveFolder(
  folder: string,
  change = (html: string) => html,
): Promise<Served> {
  const copy = mkdtempSync(join(tmpdir(), "bench-site-"));
  cpSync(folder, copy, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  for (const file of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
  await compressSite(copy);
  const files = sirv(copy, {
    extensions: ["html"],
    brotli: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        "cache-control",
        /-[\w-]{8,}\.\w+$/.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
      ),
  });
  // sirv answers 200 with every file that it has.
  const notFound = join(copy, "404.html.br");
  const server = createServer((request, response) => {
    files(request, response, () => {
      if (!existsSync(notFound)) {
        response.writeHead(404).end("Not found");
        return;
      }
      response
        .writeHead(404, {
          "content-type": "text/html;charset=utf-8",
          "content-encoding": "br",
          "cache-control": "no-cache",
        })
        .end(readFileSync(notFound));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    address: `http://localhost:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
