import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "libsql";
import * as v from "valibot";
import { payloadKeys, type QuotePayload, quoteBody } from "../domain/quote-values.ts";
import { errorCode } from "../lib/error-code.ts";

// Not the schema of the payload: a rule that becomes stricter must not hide older requests.
const storedPayload = v.object(v.entriesFromList(payloadKeys, v.optional(v.string(), "")));

const rowSchema = v.object({
  received_at: v.string(),
  request: v.pipe(v.string(), v.parseJson(), storedPayload),
});

/** `received_at` is an ISO timestamp. */
export type StoredRequest = v.InferOutput<typeof rowSchema>;

// Only a flushed write-ahead log keeps acknowledged requests through a power cut. SQLite waits for another
// program while the database is opened; later it would stop the whole server meanwhile (see `whenFree`).
const setUp = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS quote_requests (
    id INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    payload TEXT NOT NULL UNIQUE
  ) STRICT;
  PRAGMA busy_timeout = 0;
`;

const insert = `INSERT INTO quote_requests (received_at, payload) VALUES (?, ?)
  ON CONFLICT (payload) DO NOTHING`;

const select = `SELECT received_at, payload AS request FROM quote_requests
  ORDER BY received_at DESC, id DESC LIMIT ? OFFSET ?`;

const count = "SELECT count(*) AS count FROM quote_requests";
const countSchema = v.object({ count: v.number() });

export type QuoteStore = ReturnType<typeof openQuoteStore>;

/** Time in ms that another program may hold the database, and between two attempts. */
const lockTimeout = 5000;
const retryDelay = 20;

/**
 * Calls a store until no other program holds its database. Throws what `call` throws, and after `lockTimeout` that the
 * database is locked.
 */
export async function whenFree<Result>(call: () => Result): Promise<Result> {
  const end = performance.now() + lockTimeout;
  for (;;) {
    try {
      return call();
    } catch (error) {
      if (!errorCode(error).startsWith("SQLITE_BUSY") || performance.now() > end) throw error;
    }
    await setTimeout(retryDelay);
  }
}

/**
 * Opens the database at `path`, or creates it. Calls throw SQLITE_BUSY at once while another process holds it. Throws an
 * Error with a sentence that names the file, if it cannot be used.
 */
export function openQuoteStore(path: string) {
  const file = resolve(path);
  let opened: Database.Database;
  try {
    opened = openDatabase(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Quote requests cannot be stored in ${file}: ${reason}.`, { cause });
  }

  /** Writes to a file that the owner has deleted or moved away would be lost. */
  function database() {
    if (!existsSync(file)) {
      opened.close();
      opened = openDatabase(file);
    }
    return opened;
  }

  return {
    /** Absolute path of the database. */
    file,
    /** Stores a request unless an equal one is stored already. On return it is on the disk. */
    add(request: QuotePayload): "stored" | "duplicate" {
      const row = [new Date().toISOString(), quoteBody(request)];
      const current = database();
      // An INSERT that finds the database locked would stay active, and keep what follows from being committed.
      current.exec("BEGIN IMMEDIATE");
      try {
        const { changes } = current.prepare(insert).run(...row);
        current.exec("COMMIT");
        return changes === 1 ? "stored" : "duplicate";
      } catch (error) {
        // SQLite rolls back by itself when the disk is full.
        if (current.inTransaction) current.exec("ROLLBACK");
        throw error;
      }
    },
    count: () => v.parse(countSchema, database().prepare(count).get()).count,
    /** Newest first: all, or `limit` of them after the first `offset`. */
    list: (limit = -1, offset = 0) =>
      v.parse(v.array(rowSchema), database().prepare(select).all(limit, offset)),
    close: () => void opened.close(),
  };
}

function openDatabase(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  // SQLite would let every user of this computer read visitors' details.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  const database = new Database(file);
  database.exec(setUp);
  return database;
}
