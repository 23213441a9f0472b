import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, type FileHandle, mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import * as v from "valibot";
import type { quotePayloadSchema } from "#machines/quote-form/quote-request.ts";
import { quoteFieldNames } from "../domain/quote-request.ts";
import { errorCode } from "./error-code.ts";

/**
 * A valid request as sent: the fields of docs/specification.md#payload, and any that the sender
 * added.
 */
export type SentRequest = v.InferInput<typeof quotePayloadSchema> & Record<string, unknown>;

/** Looser than the rules for new requests, so that stored ones stay readable when those change. */
const storedRequestSchema = v.object({
  received_at: v.string(),
  request: v.record(v.string(), v.unknown()),
});

/** One line of the file: the request, and when it arrived as an ISO timestamp. */
export type StoredRequest = v.InferOutput<typeof storedRequestSchema>;

const lineStart = '{"received_at":"';

/** The line that stores a request that arrives now. */
export function serialiseRequest(request: SentRequest): string {
  return `${JSON.stringify({ received_at: new Date().toISOString(), request })}\n`;
}

/** Identifies a request by its six form fields, submitted_at and page_url. */
export function contentKey(request: Record<string, unknown>): string {
  const fields = [...quoteFieldNames, "submitted_at", "page_url"];
  const content = JSON.stringify(fields.map((field) => request[field] ?? ""));
  return createHash("sha256").update(content).digest("base64");
}

export interface FileLine {
  bytes: Buffer;
  /** Undefined if the line is not a stored request. */
  stored: StoredRequest | undefined;
  /** Only the last line of a file can lack its line feed. */
  hasLineFeed: boolean;
}

/** Reads a file line by line. Only a line feed ends a line, because JSON may hold U+2028. */
export async function* readFileLines(file: string): AsyncGenerator<FileLine> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk]);
    let end = rest.indexOf("\n");
    while (end !== -1) {
      yield parseLine(rest.subarray(0, end + 1));
      rest = rest.subarray(end + 1);
      end = rest.indexOf("\n");
    }
  }
  if (rest.length > 0) yield parseLine(rest);
}

function parseLine(bytes: Buffer): FileLine {
  const hasLineFeed = bytes.at(-1) === 0x0a;
  try {
    const result = v.safeParse(storedRequestSchema, JSON.parse(bytes.toString()));
    return { bytes, hasLineFeed, stored: result.success ? result.output : undefined };
  } catch {
    return { bytes, hasLineFeed, stored: undefined };
  }
}

export interface OpenQuoteFile {
  handle: FileHandle;
  inode: number;
  /** Bytes that are known to be on the disk. */
  length: number;
  /** The content keys of all stored requests. */
  contentKeys: Set<string>;
}

/** The file that keeps the bytes of incomplete lines. */
export const tornFileOf = (file: string) => `${file}.torn`;

/**
 * Opens the file for appending, and creates it if there is none. Moves unreadable lines at its end,
 * which a crash leaves, to the torn file; unreadable lines between readable ones stay.
 *
 * @throws a system error, or an Error if the file holds anything but quote requests.
 */
export async function openQuoteFile(file: string): Promise<OpenQuoteFile> {
  const handle = await open(file, "a", 0o600);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Error("It is not a regular file. Choose another one.");
    await syncFolder(dirname(file));

    const contentKeys = new Set<string>();
    let position = 0;
    let length = 0;
    let isLineFeedMissing = false;
    let tail: Buffer[] = [];
    for await (const { bytes, stored, hasLineFeed } of readFileLines(file)) {
      position += bytes.length;
      if (stored === undefined) {
        if (contentKeys.size === 0) assertRequestLine(bytes);
        tail.push(bytes);
      } else {
        contentKeys.add(contentKey(stored.request));
        length = position;
        isLineFeedMissing = !hasLineFeed;
        tail = [];
      }
    }

    if (tail.length > 0) {
      const torn = Buffer.concat([...tail, Buffer.from("\n")]);
      await appendFile(tornFileOf(file), torn, { mode: 0o600, flush: true });
      await syncFolder(dirname(file));
      await handle.truncate(length);
    } else if (isLineFeedMissing) {
      await handle.appendFile("\n");
      length += 1;
    }
    // A line written before a crash may not be flushed yet, and its duplicates count as stored.
    await handle.datasync();
    return { handle, inode: stats.ino, length, contentKeys };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Appends the bytes and resolves once they are on the disk. */
export async function appendDurably(handle: FileHandle, bytes: Buffer): Promise<void> {
  await handle.appendFile(bytes);
  await handle.datasync();
}

/** A file that was named by mistake must not be taken for a torn one and emptied. */
function assertRequestLine(firstLine: Buffer): void {
  const start = firstLine.toString().trim().slice(0, lineStart.length);
  if (lineStart.startsWith(start)) return;
  throw new Error("It does not hold quote requests. Choose another file, or move it away.");
}

/**
 * Creates the folder and its parents if they are missing. Node's recursive mkdir never ends where
 * the system reports a folder as missing and lets nobody create it, as in /proc.
 */
export async function createFolder(folder: string): Promise<void> {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const parent = dirname(folder);
  if (parent !== folder) await createFolder(parent);
  await mkdir(folder).catch((error) => {
    // Another process has just created it.
    if (errorCode(error) !== "EEXIST") throw error;
  });
  await syncFolder(parent);
}

/** A new file survives a power cut only if its folder has been flushed too, see fsync(2). */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
