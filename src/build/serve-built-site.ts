import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { Connect } from "vite";
import { meantPath } from "../domain/pages.ts";
import { headersOf, hiddenPaths, type SiteHeaders } from "./hosting/site-headers.ts";
import { readStaticFile, sendStaticFile } from "./static-files.ts";

/**
 * Serves the built files as a static host does. Reads the disk, and the JSON of headers, for each request, so that a new
 * build is served at once, and a file that it has removed is not found.
 */
export function serveBuiltSite(folder: string, headersFile: string): Connect.NextHandleFunction {
  const readHeaders = (): SiteHeaders => JSON.parse(readFileSync(headersFile, "utf8"));
  let headers = readHeaders();
  const respond = async (req: Connect.IncomingMessage, res: ServerResponse) => {
    const [, path = "", search = ""] = /^([^?]*)(.*)$/s.exec(req.url ?? "") ?? [];
    try {
      headers = readHeaders();
    } catch {
      // A build is writing them; those of the last one stay.
    }
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.writeHead(405, { ...headers.always, allow: "GET, HEAD" }).end();
      return;
    }
    const page = meantPath(path);
    if (page !== null && page !== path) {
      res.writeHead(301, { ...headers.always, location: page + search }).end();
      return;
    }
    const accepted = String(req.headers["accept-encoding"] ?? "");
    const read = (of: string) => readStaticFile(folder, of, accepted);
    const file = hiddenPaths.includes(path) ? null : await read(path);
    const { body, headers: own } = file ??
      (await read("/404")) ?? {
        body: Buffer.from("Not found"),
        headers: { "content-type": "text/plain" },
      };
    sendStaticFile(req, res, {
      status: file === null ? 404 : 200,
      body,
      headers: { ...headersOf(headers, path, file !== null), ...own },
    });
  };
  return (req, res, next) => void respond(req, res).catch(next);
}

/**
 * A request's target as the path that Vite's servers expect. They end at `https://[`, which comes from no
 * browser, and misread a whole URL (RFC 9112, 3.2.2) and characters that a URL cannot have.
 */
export const pathOfTarget = (target: string) =>
  target
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, "")
    .replace(/^(?!\/)/, "/")
    .replace(/[^!-~]|#/g, encodeURIComponent);
