import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, type FileHandle, mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import * as v from "valibot";
import type { quotePayloadSchema } from "#machines/quote-form/quote-request.ts";
import { quoteFieldNames } from "../domain/quote-request.ts";
import { errorCode } from "./error-code.ts";

/** A valid request as it was sent: SPEC.md section 7, and whatever else the sender put in. */
export type SentQuote = v.InferInput<typeof quotePayloadSchema> & Record<string, unknown>;

/**
 * One line of the file. Reading asks for less than receiving does, so that stored requests stay
 * readable when the rules for new ones change.
 */
const storedQuoteSchema = v.object({
  received_at: v.string(),
  request: v.record(v.string(), v.unknown()),
});

export type StoredQuote = v.InferOutput<typeof storedQuoteSchema>;

const lineStart = '{"received_at":"';

/** The line that stores a request, with the moment (ISO timestamp) it arrived. */
export function quoteLine(request: SentQuote): string {
  return `${JSON.stringify({ received_at: new Date().toISOString(), request })}\n`;
}

/** The same for two requests with the same six fields, submitted_at and page_url. */
export function contentKey(request: Record<string, unknown>): string {
  const fields = [...quoteFieldNames, "submitted_at", "page_url"];
  const content = JSON.stringify(fields.map((field) => request[field] ?? ""));
  return createHash("sha256").update(content).digest("base64");
}

export interface QuoteLine {
  bytes: Buffer;
  /** Undefined when the line is not a stored request. */
  stored: StoredQuote | undefined;
  /** Only the last line of a file can lack its line feed. */
  hasLineFeed: boolean;
}

/** The lines of a file one by one; only a line feed ends a line (JSON may hold U+2028). */
export async function* readQuoteLines(file: string): AsyncGenerator<QuoteLine> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk]);
    let end = rest.indexOf("\n");
    while (end !== -1) {
      yield quoteLineOf(rest.subarray(0, end + 1));
      rest = rest.subarray(end + 1);
      end = rest.indexOf("\n");
    }
  }
  if (rest.length > 0) yield quoteLineOf(rest);
}

function quoteLineOf(bytes: Buffer): QuoteLine {
  const hasLineFeed = bytes.at(-1) === 0x0a;
  try {
    const result = v.safeParse(storedQuoteSchema, JSON.parse(bytes.toString()));
    return { bytes, hasLineFeed, stored: result.success ? result.output : undefined };
  } catch {
    return { bytes, hasLineFeed, stored: undefined };
  }
}

export interface OpenQuoteFile {
  handle: FileHandle;
  inode: number;
  /** Length in bytes of what is known to be on the disk. */
  length: number;
  /** The content keys of all stored requests. */
  known: Set<string>;
}

/** Where the bytes of unfinished lines are kept. */
export function tornFileOf(file: string): string {
  return `${file}.torn`;
}

/**
 * Opens the file for appending, and creates it where there is none. Lines that a crash left
 * unreadable at its end are moved to the torn file; unreadable lines between good ones stay.
 *
 * @throws a system error, or an Error when the file holds something else than quote requests.
 */
export async function openQuoteFile(file: string): Promise<OpenQuoteFile> {
  const handle = await open(file, "a", 0o600);
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new Error("It is not an ordinary file. Choose another one.");
    await syncFolder(dirname(file));

    const known = new Set<string>();
    let position = 0;
    let length = 0;
    let lacksLineFeed = false;
    let tail: Buffer[] = [];
    for await (const { bytes, stored, hasLineFeed } of readQuoteLines(file)) {
      position += bytes.length;
      if (stored === undefined) {
        if (known.size === 0) refuseForeign(bytes);
        tail.push(bytes);
      } else {
        known.add(contentKey(stored.request));
        length = position;
        lacksLineFeed = !hasLineFeed;
        tail = [];
      }
    }

    if (tail.length > 0) {
      const torn = Buffer.concat([...tail, Buffer.from("\n")]);
      await appendFile(tornFileOf(file), torn, { mode: 0o600, flush: true });
      await syncFolder(dirname(file));
      await handle.truncate(length);
    } else if (lacksLineFeed) {
      await handle.appendFile("\n");
      length += 1;
    }
    // A line written before a crash may not have been flushed, and duplicates of it are answered.
    await handle.datasync();
    return { handle, inode: facts.ino, length, known };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Resolves once the bytes are on the disk. */
export async function appendDurably(handle: FileHandle, bytes: Buffer): Promise<void> {
  await handle.appendFile(bytes);
  await handle.datasync();
}

/** A file named by mistake must not be taken for a torn one and emptied. */
function refuseForeign(firstLine: Buffer): void {
  const start = firstLine.toString().trim().slice(0, lineStart.length);
  if (lineStart.startsWith(start)) return;
  throw new Error(
    "It holds something else than quote requests. Choose another file, or move it away.",
  );
}

/**
 * Creates the folder, and those above it, where there is none. One by one: Node's own recursive
 * mkdir never ends where the system says that a folder is missing which it does not let anyone
 * make, as in /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  const isThere = await stat(folder).catch(() => undefined);
  if (isThere !== undefined) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder).catch((error) => {
    // Another process was faster.
    if (errorCode(error) !== "EEXIST") throw error;
  });
  await syncFolder(parent);
}

/** A new file survives a power cut only once its folder is on the disk too, see fsync(2). */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
