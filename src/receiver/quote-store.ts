import { stat } from "node:fs/promises";
import { dirname, resolve as resolvePath } from "node:path";
import { errorCode } from "./error-code.ts";
import { acquireLock } from "./file-lock.ts";
import {
  appendDurably,
  contentKey,
  createFolder,
  type OpenQuoteFile,
  openQuoteFile,
  readFileLines,
  type SentRequest,
  type StoredRequest,
  serialiseRequest,
  tornFileOf,
} from "./quote-file.ts";

/** The stored requests. */
export interface RequestList {
  /** Newest first. */
  requests: StoredRequest[];
  /** How many requests the file holds, including those beyond the limit. */
  total: number;
  /** How many lines of the file cannot be read, for example after an edit by hand. */
  unreadable: number;
  /** The file of incomplete lines, if a crash ever left any. */
  tornFile: string | undefined;
}

/** An open file of quote requests. */
export interface QuoteStore {
  /** Absolute path of the file. */
  readonly file: string;
  /**
   * Stores a request and resolves once it is on the disk. A request with the same six fields,
   * submitted_at and page_url as a stored one is a duplicate and is not stored again. If it rejects
   * with a {@link QuoteStoreError}, the file is unchanged.
   */
  append(request: SentRequest): Promise<"stored" | "duplicate">;
  /** Reads the newest `limit` requests (500 by default) from the file. */
  list(limit?: number): Promise<RequestList>;
  /** Waits for pending appends, then releases the file for other processes. */
  close(): Promise<void>;
}

const diskIsFull = "The disk is full. Free some space.";
const notAllowed = "This user may not write there. Give them permission, or choose another file.";
const notAFolder = "Its path leads through a file. Move that file away, or choose another path.";
const tooManyFiles =
  "Too many files are open on this computer. Stop a program, or raise the limit.";
const adviceFor: Record<string, string | undefined> = {
  ENOSPC: diskIsFull,
  EDQUOT: diskIsFull,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
  ENOENT: "Its folder does not exist and cannot be created. Choose another path.",
  EISDIR: "It is a folder. Name a file in it.",
  EFBIG: "It cannot grow any further. Move it away; a new file takes its place.",
  EIO: "The disk fails to read or write. Choose a file on another disk, and copy what this one holds.",
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
};

/** Its message says which file has which problem and what to do. */
export class QuoteStoreError extends Error {
  /** The code of the system error that caused it, such as "ENOSPC", or an empty string. */
  readonly code: string;

  constructor(file: string, cause: unknown) {
    const code = errorCode(cause);
    const advice = adviceFor[code] ?? (cause instanceof Error ? cause.message : String(cause));
    super(`Quote requests cannot be stored in ${file}. ${advice}`, { cause });
    this.name = "QuoteStoreError";
    this.code = code;
  }
}

interface PendingAppend {
  key: string;
  line: string;
  resolve: (outcome: "stored" | "duplicate") => void;
  reject: (error: QuoteStoreError) => void;
}

/**
 * Opens an append-only file of quote requests and creates it if there is none. It is JSON Lines, one
 * `{"received_at": ISO timestamp, "request": as sent}` per line.
 *
 * Appends that arrive during a flush share the next write and fdatasync. Incomplete lines that a
 * crash left are moved to `<file>.torn`. Only one process can have the file open: `<file>.lock`.
 *
 * @throws {QuoteStoreError} if the file cannot be written, is in use, or holds anything else.
 */
export async function openQuoteStore(path: string): Promise<QuoteStore> {
  const file = resolvePath(path);
  let releaseLock = () => {};
  let current: OpenQuoteFile;
  try {
    await createFolder(dirname(file));
    releaseLock = acquireLock(`${file}.lock`);
    current = await openQuoteFile(file);
  } catch (cause) {
    releaseLock();
    throw new QuoteStoreError(file, cause);
  }

  let queue: PendingAppend[] = [];
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
        for (const { reject } of batch) reject(error);
      }
    }
    flushing = undefined;
  }

  async function store(batch: PendingAppend[]): Promise<void> {
    await reopenIfChanged();
    const fresh = new Map<string, PendingAppend>();
    for (const append of batch) {
      const isStored = current.contentKeys.has(append.key) || fresh.has(append.key);
      if (!isStored) fresh.set(append.key, append);
    }
    if (fresh.size > 0) await write(Array.from(fresh.values(), ({ line }) => line).join(""));
    for (const key of fresh.keys()) current.contentKeys.add(key);
    for (const append of batch) {
      append.resolve(fresh.get(append.key) === append ? "stored" : "duplicate");
    }
  }

  /** Reopens the file if it was moved, deleted or edited, or if {@link write} left it too long. */
  async function reopenIfChanged(): Promise<void> {
    const now = await stat(file).catch(() => undefined);
    if (now?.ino === current.inode && now.size === current.length) return;
    await createFolder(dirname(file));
    const reopened = await openQuoteFile(file);
    await current.handle.close();
    current = reopened;
  }

  async function write(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    try {
      await appendDurably(current.handle, bytes);
    } catch (error) {
      // If this fails too, the next flush finds the wrong length and repairs the file.
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
      const line = serialiseRequest(request);
      return new Promise((resolve, reject) => {
        queue.push({ key: contentKey(request), line, resolve, reject });
        flushing ??= flush();
      });
    },
    async list(limit = 500) {
      const requests: StoredRequest[] = [];
      let total = 0;
      let unreadable = 0;
      try {
        for await (const { bytes, stored, hasLineFeed } of readFileLines(file)) {
          if (stored) {
            total += 1;
            requests.push(stored);
            if (requests.length > limit) requests.shift();
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
      return { requests: requests.reverse(), total, unreadable, tornFile };
    },
    close() {
      closing ??= closeFile();
      return closing;
    },
  };
}
