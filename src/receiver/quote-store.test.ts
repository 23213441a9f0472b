import {
  appendFile,
  chmod,
  mkdtemp,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleQuote } from "./quote-request.fixture.ts";
import { openQuoteStore, type QuoteStore } from "./quote-store.ts";

let folder: string;
let file: string;
const opened: QuoteStore[] = [];

async function openStore(path = file): Promise<QuoteStore> {
  const store = await openQuoteStore(path);
  opened.push(store);
  return store;
}

async function storedNames(store: QuoteStore): Promise<unknown[]> {
  return (await store.list()).quotes.map(({ request }) => request.name);
}

/** The object whose methods every FileHandle shares, so that a test can make the disk fail. */
async function fileHandlePrototype() {
  const handle = await open(folder);
  await handle.close();
  return Object.getPrototypeOf(handle);
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: made by the test`), { code });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quote-store-"));
  file = join(folder, "data", "quotes.jsonl");
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((store) => store.close()));
  await rm(folder, { recursive: true });
});

describe("storing", () => {
  it("creates the folder and keeps each request on a line of its own, as it was sent", async () => {
    const store = await openStore();
    const sent = { ...sampleQuote(), message: "Line one\nline two\u2028end", source: "leaflet" };
    expect(await store.append(sent)).toBe("stored");
    const text = await readFile(file, "utf8");
    expect(text.match(/\n/g)).toHaveLength(1);
    const line = JSON.parse(text);
    expect(Object.keys(line)).toEqual(["received_at", "request"]);
    expect(line.received_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(line.request).toEqual(sent);
  });

  it("does not answer before the request is on the disk", async () => {
    const store = await openStore();
    const prototype = await fileHandlePrototype();
    const order: string[] = [];
    const sync = prototype.datasync;
    vi.spyOn(prototype, "datasync").mockImplementation(async function (this: unknown) {
      await sync.call(this);
      order.push(`synced ${(await readFile(file, "utf8")).length > 0}`);
    });
    await store.append(sampleQuote()).then(() => order.push("answered"));
    expect(order).toEqual(["synced true", "answered"]);
  });

  it("flushes requests that arrive together with one write", async () => {
    const store = await openStore();
    const sync = vi.spyOn(await fileHandlePrototype(), "datasync");
    const appends = Array.from({ length: 200 }, (_, number) => store.append(sampleQuote(number)));
    await Promise.all(appends);
    expect(sync.mock.calls.length).toBeLessThanOrEqual(2);
    expect((await store.list()).total).toBe(200);
  });

  it("drops a request that is stored already, also after a restart", async () => {
    const first = await openStore();
    expect(await first.append(sampleQuote())).toBe("stored");
    expect(await first.append(sampleQuote())).toBe("duplicate");
    expect(await first.append({ ...sampleQuote(), submitted_at: "2025-06-02T08:16:00.000Z" })).toBe(
      "stored",
    );
    await first.close();
    const second = await openStore();
    expect(await second.append({ source: "another one", ...sampleQuote() })).toBe("duplicate");
    expect((await second.list()).total).toBe(2);
  });

  it("answers two equal requests that arrive together with one stored and one duplicate", async () => {
    const store = await openStore();
    const outcomes = await Promise.all([
      store.append(sampleQuote()),
      store.append(sampleQuote()),
      store.append(sampleQuote()),
    ]);
    expect(outcomes).toEqual(["stored", "duplicate", "duplicate"]);
    expect((await store.list()).total).toBe(1);
  });

  it("goes on in a new file when the owner moves or deletes the old one", async () => {
    const store = await openStore();
    await store.append(sampleQuote(1));
    await rm(join(folder, "data"), { recursive: true });
    expect(await store.list()).toMatchObject({ total: 0, quotes: [] });
    expect(await store.append(sampleQuote(1))).toBe("stored");
    expect(await store.append(sampleQuote(2))).toBe("stored");
    expect(await storedNames(store)).toEqual(["Thandi Nkosi 2", "Thandi Nkosi 1"]);
  });
});

describe("listing", () => {
  it("shows the newest first, no more than asked for, and counts them all", async () => {
    const store = await openStore();
    for (let number = 1; number <= 5; number += 1) await store.append(sampleQuote(number));
    const { quotes, total } = await store.list(2);
    expect(quotes.map(({ request }) => request.name)).toEqual(["Thandi Nkosi 5", "Thandi Nkosi 4"]);
    expect(total).toBe(5);
  });

  it("stops at 500 unless told otherwise", async () => {
    const store = await openStore();
    const appends = Array.from({ length: 501 }, (_, number) => store.append(sampleQuote(number)));
    await Promise.all(appends);
    const { quotes, total } = await store.list();
    expect(quotes).toHaveLength(500);
    expect(quotes.at(-1)?.request.name).toBe("Thandi Nkosi 1");
    expect(total).toBe(501);
  });
});

describe("repairing at the start", () => {
  async function storeOneThenAdd(bytes: string | Buffer): Promise<QuoteStore> {
    const store = await openStore();
    await store.append(sampleQuote(1));
    await store.close();
    await appendFile(file, bytes);
    return openStore();
  }

  it("moves a torn last line aside and keeps its bytes", async () => {
    const torn = '{"received_at":"2025-06-02T08:1';
    const store = await storeOneThenAdd(torn);
    expect(await readFile(`${file}.torn`, "utf8")).toBe(`${torn}\n`);
    await store.append(sampleQuote(2));
    expect(await storedNames(store)).toEqual(["Thandi Nkosi 2", "Thandi Nkosi 1"]);
    expect(await store.list()).toMatchObject({ unreadable: 0, tornFile: `${file}.torn` });
  });

  it("moves last lines aside that end with a line feed but cannot be read", async () => {
    const store = await storeOneThenAdd(Buffer.from("\0\0\0\0\n\0\0\n"));
    expect(await readFile(`${file}.torn`, "utf8")).toBe("\0\0\0\0\n\0\0\n\n");
    await store.append(sampleQuote(2));
    expect(await store.list()).toMatchObject({ total: 2, unreadable: 0 });
  });

  it("keeps a last line that lacks nothing but its line feed", async () => {
    const line = JSON.stringify({ received_at: "2025-06-02T08:15:00Z", request: sampleQuote(2) });
    const store = await storeOneThenAdd(line);
    expect(await store.append(sampleQuote(2))).toBe("duplicate");
    await store.append(sampleQuote(3));
    expect(await store.list()).toMatchObject({ total: 3, unreadable: 0, tornFile: undefined });
  });

  it("leaves an unreadable line between good ones in its place and says so", async () => {
    const line = JSON.stringify({ received_at: "2025-06-02T08:15:00Z", request: sampleQuote(2) });
    const store = await storeOneThenAdd(`an edit by hand\n${line}\n`);
    expect(await store.list()).toMatchObject({ total: 2, unreadable: 1, tornFile: undefined });
    expect(await readFile(file, "utf8")).toContain("an edit by hand\n");
  });

  it("refuses a file that holds something else, and leaves it as it is", async () => {
    const notes = join(folder, "notes.json");
    await writeFile(notes, '{"name":"notes"}');
    await expect(openStore(notes)).rejects.toThrow(
      `Quote requests cannot be kept in ${notes}. It holds something else than quote requests.`,
    );
    expect(await readFile(notes, "utf8")).toBe('{"name":"notes"}');
    await expect(stat(`${notes}.lock`)).rejects.toThrow("ENOENT");
  });
});

describe("when the disk fails", () => {
  it("cuts off what a full disk left of a line, says so, and goes on when there is space", async () => {
    const store = await openStore();
    await store.append(sampleQuote(1));
    const before = await readFile(file, "utf8");
    const prototype = await fileHandlePrototype();
    const write = prototype.appendFile;
    vi.spyOn(prototype, "appendFile").mockImplementationOnce(async function (
      this: unknown,
      bytes: unknown,
    ) {
      await write.call(this, String(bytes).slice(0, 40));
      throw systemError("ENOSPC");
    });
    await expect(store.append(sampleQuote(2))).rejects.toMatchObject({
      code: "ENOSPC",
      message: `Quote requests cannot be kept in ${file}. The disk is full. Free some space.`,
    });
    expect(await readFile(file, "utf8")).toBe(before);
    expect(await store.append(sampleQuote(2))).toBe("stored");
    expect(await storedNames(store)).toEqual(["Thandi Nkosi 2", "Thandi Nkosi 1"]);
  });

  it("leaves no torn line in the middle when it cannot even be cut off", async () => {
    const store = await openStore();
    await store.append(sampleQuote(1));
    const prototype = await fileHandlePrototype();
    const write = prototype.appendFile;
    vi.spyOn(prototype, "appendFile").mockImplementationOnce(async function (
      this: unknown,
      bytes: unknown,
    ) {
      await write.call(this, String(bytes).slice(0, 40));
      throw systemError("EIO");
    });
    vi.spyOn(prototype, "truncate").mockRejectedValueOnce(systemError("EIO"));
    await expect(store.append(sampleQuote(2))).rejects.toThrow(
      `${file}. The disk does not read or write. Choose a file on another one, and save what this one holds.`,
    );
    expect(await store.append(sampleQuote(3))).toBe("stored");
    expect(await store.list()).toMatchObject({ total: 2, unreadable: 0 });
    expect(await readFile(`${file}.torn`, "utf8")).toHaveLength(41);
  });

  it("tells every request of a failed flush, equal ones too, and stores them when sent again", async () => {
    const store = await openStore();
    const prototype = await fileHandlePrototype();
    const { datasync } = prototype;
    vi.spyOn(prototype, "datasync")
      .mockImplementationOnce(datasync)
      .mockRejectedValueOnce(systemError("EIO"));
    // The first one is flushed alone; those that arrive meanwhile share the next flush.
    const numbers = [1, 2, 2, 3];
    const outcomes = await Promise.allSettled(numbers.map((n) => store.append(sampleQuote(n))));
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "rejected",
    ]);
    expect(await storedNames(store)).toEqual(["Thandi Nkosi 1"]);
    expect(await store.append(sampleQuote(2))).toBe("stored");
  });

  it.each([
    ["EACCES", "This account may not write there. Give it permission, or choose another file."],
    ["EROFS", "This account may not write there. Give it permission, or choose another file."],
  ])("names the file and the remedy when it may not write (%s)", async (code, advice) => {
    vi.spyOn(await fileHandlePrototype(), "stat").mockRejectedValueOnce(systemError(code));
    await expect(openStore()).rejects.toThrow(
      `Quote requests cannot be kept in ${file}. ${advice}`,
    );
    await expect(stat(`${file}.lock`)).rejects.toThrow("ENOENT");
  });

  it("says where it may not write, or may not make a folder, whoever runs it", async () => {
    // In these folders of Linux, not even root may; elsewhere a folder's permissions have to do.
    const isLinux = process.platform === "linux";
    const closed = isLinux ? "/sys" : folder;
    if (!isLinux) await chmod(closed, 0o500);
    const quotes = join(closed, "quotes.jsonl");
    await expect(openStore(quotes)).rejects.toThrow(`${quotes}. This account may not write there.`);
    await chmod(folder, 0o700);
    if (!isLinux) return;
    await expect(openStore("/proc/quotes/requests.jsonl")).rejects.toThrow(
      "/proc/quotes/requests.jsonl. Its folder does not exist and cannot be made. Choose another",
    );
  });

  it("says so when its folder is taken away while it runs, and goes on when it is back", async () => {
    const store = await openStore();
    await store.append(sampleQuote(1));
    const data = dirname(file);
    await rename(data, `${data}-away`);
    await writeFile(data, "a file");
    await expect(store.append(sampleQuote(2))).rejects.toThrow(
      `${file}. Its path leads through a file.`,
    );
    await rm(data);
    await rename(`${data}-away`, data);
    expect(await store.append(sampleQuote(2))).toBe("stored");
    expect(await storedNames(store)).toEqual(["Thandi Nkosi 2", "Thandi Nkosi 1"]);
  });

  it("names the file when its path leads through a file or ends at a folder", async () => {
    await writeFile(join(folder, "data"), "a file");
    await expect(openStore()).rejects.toThrow(`${file}. Its path leads through a file.`);
    await expect(openStore(folder)).rejects.toThrow(`${folder}. It is a folder.`);
    await rm(`${folder}.lock`, { force: true });
  });
});

describe("closing", () => {
  it("stores what is under way, refuses what comes later, and lets the next one open", async () => {
    const store = await openStore();
    const underWay = store.append(sampleQuote(1));
    await store.close();
    expect(await underWay).toBe("stored");
    await expect(store.append(sampleQuote(2))).rejects.toThrow(`${file}. The store is closed.`);
    expect((await (await openStore()).list()).total).toBe(1);
  });
});
