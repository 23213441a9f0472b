import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, posix } from "node:path";
import { lookup } from "mrmime";

/** A file of a folder, as a response has it. */
interface StaticFile {
  body: Buffer;
  /** The headers that describe it. */
  headers: Record<string, string>;
}

/** The copies of a file that the build compresses, by their encoding. */
const endings = { br: ".br", gzip: ".gz" };

/** Whether a client accepts an encoding, by name or by `*`, unless its weight is 0 (RFC 9110, 12.5.3). */
function accepts(acceptEncoding: string, encoding: string): boolean {
  const weights = new Map(
    acceptEncoding
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", weight = ""] = part.replace(/\s/g, "").split(";");
        return [name, !/^q=0(\.0*)?$/.test(weight)];
      }),
  );
  return weights.get(encoding) ?? weights.get("*") ?? false;
}

/** Whether If-None-Match names an entity tag: in a list, weak or strong, or by `*` (RFC 9110, 13.1.2). */
const namesTag = (ifNoneMatch: string, etag: string | undefined) =>
  ifNoneMatch
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === etag);

/** The file's name that a path of a URL stands for; null for one that is misspelt or leaves the folder. */
function nameOf(path: string): string | null {
  try {
    const name = decodeURI(path);
    const isPlain = name === posix.normalize(name) && !name.includes("\\");
    return isPlain && encodeURI(name) === path ? name : null;
  } catch {
    return null;
  }
}

/**
 * Reads the file that a static host has for a path without its query, compressed if the client accepts that; null without
 * one. Whole and from the disk, because a build may remove or replace any file at any time.
 */
export async function readStaticFile(
  folder: string,
  path: string,
  acceptEncoding = "",
): Promise<StaticFile | null> {
  const name = nameOf(path);
  if (name === null) return null;
  const accepted = Object.entries(endings).filter(([encoding]) =>
    accepts(acceptEncoding, encoding),
  );
  for (const file of path.endsWith("/") ? [`${name}index.html`] : [`${name}.html`, name]) {
    for (const [encoding, ending] of [...accepted, ["", ""] as const]) {
      const body = await readFile(join(folder, file + ending)).catch(() => null);
      if (body === null) continue;
      const type = lookup(file) ?? "application/octet-stream";
      const headers = {
        "content-type": type === "text/html" ? `${type};charset=utf-8` : type,
        etag: `"${createHash("sha256").update(body).digest("base64url")}"`,
        vary: "accept-encoding",
        ...(encoding !== "" && { "content-encoding": encoding }),
      };
      return { body, headers };
    }
  }
  return null;
}

/** Sends a file, or 304 if the client has it. */
export function sendStaticFile(
  { method, headers: { "if-none-match": cached = "" } }: IncomingMessage,
  response: ServerResponse,
  { status = 200, body, headers }: StaticFile & { status?: number },
) {
  if (status === 200 && namesTag(cached, headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, "content-length": body.length });
  response.end(method === "HEAD" ? undefined : body);
}
