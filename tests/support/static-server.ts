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
import { readStaticFile, sendStaticFile } from "#src/build/static-files.ts";
import { portOf } from "#src/lib/port-of.fixture.ts";

/** A folder served on a free port of this computer. */
export interface StaticServer {
  url: string;
  close(): void;
}

interface Options {
  /** Paths that are not served. */
  exclude?: RegExp;
  /** Changes every HTML file. */
  transform?: ((html: string) => string) | undefined;
  /** Runs on the copied folder before it is served. */
  prepare?: (folder: string) => Promise<unknown>;
  /** Answers a request itself and returns true, or leaves it to the folder. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The page that answers for every path without a file. Default: the not-found page, with status 404. */
  singlePage?: string;
  /** Default: pages and files are revalidated. */
  cacheControlOf?: (path: string) => string;
}

/**
 * Serves a copy of a built folder, with its 404.html for unknown paths.
 *
 * @throws Error if the folder has not been built
 */
export async function serveFolder(
  folder: string,
  {
    exclude = /\.(br|gz)$/,
    transform,
    prepare,
    intercept,
    singlePage,
    cacheControlOf = () => "no-cache",
  }: Options = {},
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
  const server = createServer(async (request, response) => {
    if (intercept?.(request, response)) return;
    const [path = ""] = request.url?.split("?", 1) ?? [];
    const read = (of: string) =>
      readStaticFile(copy, of, String(request.headers["accept-encoding"] ?? ""));
    const file = (await read(path)) ?? (singlePage === undefined ? null : await read(singlePage));
    const { body, headers } = file ??
      (await read("/404")) ?? { body: Buffer.from("Not found"), headers: {} };
    sendStaticFile(request, response, {
      status: file === null ? 404 : 200,
      body,
      headers: { "cache-control": cacheControlOf(path), ...headers },
    });
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
