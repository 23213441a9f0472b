import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { openQuoteStore, type QuoteStore } from "./quote-store.ts";

/** Gives each test of a file a temporary folder, and closes the stores that it opens. */
export function setUpStoreFile() {
  // Filled before each test. The store's folder does not exist yet.
  const paths = { folder: "", file: "" };
  const opened: QuoteStore[] = [];

  beforeEach(async () => {
    paths.folder = await mkdtemp(join(tmpdir(), "quote-store-"));
    paths.file = join(paths.folder, "data", "quotes.jsonl");
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await rm(paths.folder, { recursive: true });
  });

  async function openStore(path = paths.file): Promise<QuoteStore> {
    const store = await openQuoteStore(path);
    opened.push(store);
    return store;
  }

  /** The prototype of every FileHandle, so that a test can make the disk fail. */
  async function fileHandlePrototype() {
    const handle = await open(paths.folder);
    await handle.close();
    return Object.getPrototypeOf(handle);
  }

  return { paths, openStore, fileHandlePrototype };
}

/** The names in the listed requests, newest first. */
export const storedNames = async (store: QuoteStore): Promise<unknown[]> =>
  (await store.list()).requests.map(({ request }) => request.name);

/** An error like those of node:fs. */
export const systemError = (code: string): Error =>
  Object.assign(new Error(`${code}: made by the test`), { code });
