import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sirv, { type Options as SirvOptions } from "sirv";
import { portOf } from "#src/lib/port-of.fixture.ts";

/** A folder served on a free port of this computer. */
export interface StaticServer {
  url: string;
  close(): void;
}

interface Options extends SirvOptions {
  /** Paths that are not served. */
  exclude?: RegExp;
  /** Changes every HTML file. */
  transform?: ((html: string) => string) | undefined;
  /** Runs on the copied folder before it is served. */
  prepare?: (folder: string) => Promise<unknown>;
  /** Answers a request itself and returns true, or leaves it to the folder. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

function sendNotFound(response: ServerResponse, folder: string) {
  const page = join(folder, "404.html");
  const headers = { "content-type": "text/html;charset=utf-8", "cache-control": "no-cache" };
  if (existsSync(`${page}.br`)) {
    response.writeHead(404, { ...headers, "content-encoding": "br" });
    response.end(readFileSync(`${page}.br`));
  } else {
    response.writeHead(404, headers).end(existsSync(page) ? readFileSync(page) : "Not found");
  }
}

/**
 * Serves a copy of a built folder, with its 404.html for unknown paths.
 *
 * @throws Error if the folder has not been built
 */
export async function serveFolder(
  folder: string,
  { exclude = /\.(br|gz)$/, transform, prepare, intercept, ...options }: Options = {},
): Promise<StaticServer> {
  if (!existsSync(folder)) {
    throw new Error(`${folder} is missing. Run npm run build && npm run build:examples.`);
  }
  const copy = mkdtempSync(join(tmpdir(), "static-"));
  cpSync(folder, copy, { recursive: true, filter: (path) => !exclude.test(path) });
  for (const file of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    if (transform === undefined || !file.endsWith(".html")) continue;
    const path = join(copy, file);
    writeFileSync(path, transform(readFileSync(path, "utf8")));
  }
  await prepare?.(copy);
  const serve = sirv(copy, options);
  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return;
    serve(request, response, () => sendNotFound(response, copy));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${portOf(server)}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
