import { stat } from "node:fs/promises";
import { dirname, resolve as resolvePath } from "node:path";
import { errorCode } from "./error-code.ts";
import { takeLock } from "./file-lock.ts";
import {
  appendDurably,
  contentKey,
  makeFolder,
  type OpenQuoteFile,
  openQuoteFile,
  quoteLine,
  readQuoteLines,
  type SentQuote,
  type StoredQuote,
  tornFileOf,
} from "./quote-file.ts";

/** What the store holds, newest first. */
export interface QuoteList {
  quotes: StoredQuote[];
  /** How many requests the file holds, listed or not. */
  total: number;
  /** How many lines of the file cannot be read, for instance after an edit by hand. */
  unreadable: number;
  /** The file that keeps unfinished lines, if a crash ever left any. */
  tornFile: string | undefined;
}

export interface QuoteStore {
  /** Absolute path of the file. */
  readonly file: string;
  /**
   * Stores a request, and resolves once it is on the disk. A request with the content of a stored
   * one (six fields, submitted_at and page_url) is a duplicate and is not stored again. Rejects
   * with a {@link QuoteStoreError}, and then the file is as it was before.
   */
  append(request: SentQuote): Promise<"stored" | "duplicate">;
  /** The newest `limit` requests (500 by default), read from the file. */
  list(limit?: number): Promise<QuoteList>;
  /** Waits for running appends, then lets another process open the file. */
  close(): Promise<void>;
}

const diskIsFull = "The disk is full. Free some space.";
const notAllowed = "This account may not write there. Give it permission, or choose another file.";
const notAFolder = "Its path leads through a file. Move that file away, or choose another path.";
const tooManyFiles =
  "Too many files are open on this computer. Stop a program, or raise its limit.";
const adviceFor: Record<string, string | undefined> = {
  ENOSPC: diskIsFull,
  EDQUOT: diskIsFull,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
  ENOENT: "Its folder does not exist and cannot be made. Choose another path.",
  EISDIR: "It is a folder. Choose the name of a file in it.",
  EFBIG: "It may not grow any larger. Move it away; a new one is begun in its place.",
  EIO: "The disk does not read or write. Choose a file on another one, and save what this one holds.",
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
};

/** Says in a sentence which file has what problem and what to do. */
export class QuoteStoreError extends Error {
  /** The code of the system error behind it ("ENOSPC"), or an empty text. */
  readonly code: string;

  constructor(file: string, cause: unknown) {
    const code = errorCode(cause);
    const advice = adviceFor[code] ?? (cause instanceof Error ? cause.message : String(cause));
    super(`Quote requests cannot be kept in ${file}. ${advice}`, { cause });
    this.name = "QuoteStoreError";
    this.code = code;
  }
}

interface Waiting {
  key: string;
  line: string;
  settle: (outcome: "stored" | "duplicate") => void;
  fail: (error: QuoteStoreError) => void;
}

/**
 * Opens an append-only store of quote requests in JSON Lines, one
 * `{"received_at": ISO timestamp, "request": as sent}` a line, and creates it where there is none.
 *
 * Appends that arrive while others are being flushed share the next write and fdatasync. What a
 * crash left unfinished at the end is moved to `<file>.torn`. One process at a time can have the
 * store open; `<file>.lock` says which.
 *
 * @throws {QuoteStoreError} when the file cannot be written, is in use, or is not such a store.
 */
export async function openQuoteStore(path: string): Promise<QuoteStore> {
  const file = resolvePath(path);
  let releaseLock = () => {};
  let current: OpenQuoteFile;
  try {
    await makeFolder(dirname(file));
    releaseLock = takeLock(`${file}.lock`);
    current = await openQuoteFile(file);
  } catch (cause) {
    releaseLock();
    throw new QuoteStoreError(file, cause);
  }

  let queue: Waiting[] = [];
  let flushing: Promise<void> | undefined;
  let closing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        await store(batch);
      } catch (cause) {
        const error = new QuoteStoreError(file, cause);
        for (const { fail } of batch) fail(error);
      }
    }
    flushing = undefined;
  }

  async function store(batch: Waiting[]): Promise<void> {
    await followFile();
    const fresh = new Map<string, Waiting>();
    for (const waiting of batch) {
      const isKnown = current.known.has(waiting.key) || fresh.has(waiting.key);
      if (!isKnown) fresh.set(waiting.key, waiting);
    }
    if (fresh.size > 0) await write(Array.from(fresh.values(), ({ line }) => line).join(""));
    for (const key of fresh.keys()) current.known.add(key);
    for (const waiting of batch) {
      waiting.settle(fresh.get(waiting.key) === waiting ? "stored" : "duplicate");
    }
  }

  /** Opens the file anew when it was moved, deleted or edited, or could not be cut back. */
  async function followFile(): Promise<void> {
    const now = await stat(file).catch(() => undefined);
    if (now?.ino === current.inode && now.size === current.length) return;
    await makeFolder(dirname(file));
    const reopened = await openQuoteFile(file);
    await current.handle.close();
    current = reopened;
  }

  async function write(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    try {
      await appendDurably(current.handle, bytes);
    } catch (error) {
      // Where even this fails, the next flush finds the wrong length and repairs the file.
      await current.handle.truncate(current.length).catch(() => {});
      throw error;
    }
    current.length += bytes.length;
  }

  async function closeFile(): Promise<void> {
    await flushing;
    await current.handle.close();
    releaseLock();
  }

  return {
    file,
    async append(request) {
      if (closing) throw new QuoteStoreError(file, new Error("The store is closed."));
      const line = quoteLine(request);
      return new Promise((settle, fail) => {
        queue.push({ key: contentKey(request), line, settle, fail });
        flushing ??= flush();
      });
    },
    async list(limit = 500) {
      const quotes: StoredQuote[] = [];
      let total = 0;
      let unreadable = 0;
      try {
        for await (const { bytes, stored, hasLineFeed } of readQuoteLines(file)) {
          if (stored) {
            total += 1;
            quotes.push(stored);
            if (quotes.length > limit) quotes.shift();
          } else if (hasLineFeed && bytes.toString().trim() !== "") {
            unreadable += 1;
          }
        }
      } catch (cause) {
        if (errorCode(cause) !== "ENOENT") throw new QuoteStoreError(file, cause);
      }
      const tornFile = await stat(tornFileOf(file)).then(
        () => tornFileOf(file),
        () => undefined,
      );
      return { quotes: quotes.reverse(), total, unreadable, tornFile };
    },
    close() {
      closing ??= closeFile();
      return closing;
    },
  };
}
