import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import Database from "libsql";
import * as v from "valibot";

const payloadSchema = v.record(v.string(), v.unknown());

const rowSchema = v.object({
  received_at: v.string(),
  request: v.pipe(v.string(), v.parseJson(), payloadSchema),
});

/** A request as sent, and when it arrived as an ISO timestamp. */
export type StoredRequest = v.InferOutput<typeof rowSchema>;

/** A line of the JSON Lines file that the receiver wrote before it used SQLite. */
const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ received_at: v.string(), request: payloadSchema }),
);

// Only a flushed write-ahead log keeps acknowledged requests through a power cut.
const setUp = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS quote_requests (
    id INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    payload TEXT NOT NULL UNIQUE
  ) STRICT;
`;

const insert = `INSERT INTO quote_requests (received_at, payload) VALUES (?, ?)
  ON CONFLICT (payload) DO NOTHING`;

const select = `SELECT received_at, payload AS request FROM quote_requests
  ORDER BY received_at DESC, id DESC LIMIT ? OFFSET ?`;

const count = "SELECT count(*) AS count FROM quote_requests";
const countSchema = v.object({ count: v.number() });

/** A database of quote requests. */
export type QuoteStore = ReturnType<typeof openQuoteStore>;

/**
 * Opens the database at `path` and creates it if there is none. Imports `quote-requests.jsonl`
 * beside it, renames that file, and tells `log` so. Several processes may use the same database.
 *
 * @throws Error with a sentence that names the file, if it cannot be used
 */
export function openQuoteStore(path: string, log: (message: string) => void) {
  const file = resolve(path);
  let opened: Database.Database;
  try {
    opened = openDatabase(file);
    importLines(opened, join(dirname(file), "quote-requests.jsonl"), log);
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
    add(request: object): "stored" | "duplicate" {
      const row = [new Date().toISOString(), JSON.stringify(request)];
      const { changes } = database()
        .prepare(insert)
        .run(...row);
      return changes === 1 ? "stored" : "duplicate";
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

function importLines(database: Database.Database, file: string, log: (message: string) => void) {
  if (!existsSync(file)) return;
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  let unreadable = 0;
  database.exec("BEGIN IMMEDIATE");
  for (const line of lines) {
    const { success, output } = v.safeParse(lineSchema, line);
    if (success) database.prepare(insert).run(output.received_at, JSON.stringify(output.request));
    else unreadable += 1;
  }
  database.exec("COMMIT");
  // Another server that started meanwhile may have imported and renamed it.
  if (!existsSync(file)) return;
  const renamed = `${file}.imported-${Date.now()}`;
  renameSync(file, renamed);
  log(
    `Quote requests imported from ${file}, which is now ${renamed}: ` +
      `${lines.length - unreadable}. Lines that could not be read: ${unreadable}.`,
  );
}
