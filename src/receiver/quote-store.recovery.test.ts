import { appendFile, chmod, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { validRequest } from "./quote-request.fixture.ts";
import type { QuoteStore } from "./quote-store.ts";
import { setUpStoreFile, storedNames, systemError } from "./store-file.fixture.ts";

const { paths, openStore, fileHandlePrototype } = setUpStoreFile();

describe("quote store: recovery after a crash", () => {
  async function storeOneThenAdd(bytes: string | Buffer): Promise<QuoteStore> {
    const store = await openStore();
    await store.append(validRequest(1));
    await store.close();
    await appendFile(paths.file, bytes);
    return openStore();
  }

  test("moves unreadable last lines to the torn file, even if they end with a line feed", async () => {
    const store = await storeOneThenAdd(Buffer.from("\0\0\0\0\n\0\0\n"));
    expect(await readFile(`${paths.file}.torn`, "utf8")).toBe("\0\0\0\0\n\0\0\n\n");
    await store.append(validRequest(2));
    expect(await store.list()).toMatchObject({ total: 2, unreadable: 0 });
  });

  test("counts an unreadable line between readable ones and leaves it in place", async () => {
    const line = JSON.stringify({ received_at: "2025-06-02T08:15:00Z", request: validRequest(2) });
    const store = await storeOneThenAdd(`an edit by hand\n${line}\n`);
    expect(await store.list()).toMatchObject({ total: 2, unreadable: 1, tornFile: undefined });
    expect(await readFile(paths.file, "utf8")).toContain("an edit by hand\n");
  });

  test("refuses a file that holds anything else, and leaves it unchanged", async () => {
    const notes = join(paths.folder, "notes.json");
    await writeFile(notes, '{"name":"notes"}');
    await expect(openStore(notes)).rejects.toThrow(
      `Quote requests cannot be stored in ${notes}. It does not hold quote requests.`,
    );
    expect(await readFile(notes, "utf8")).toBe('{"name":"notes"}');
    await expect(stat(`${notes}.lock`)).rejects.toThrow("ENOENT");
  });
});

describe("quote store: failing disk", () => {
  test("removes the incomplete line that a full disk left, and continues once there is space", async () => {
    const store = await openStore();
    await store.append(validRequest(1));
    const before = await readFile(paths.file, "utf8");
    const prototype = await fileHandlePrototype();
    const write = prototype.appendFile;
    vi.spyOn(prototype, "appendFile").mockImplementationOnce(async function (
      this: unknown,
      bytes: unknown,
    ) {
      await write.call(this, String(bytes).slice(0, 40));
      throw systemError("ENOSPC");
    });
    await expect(store.append(validRequest(2))).rejects.toMatchObject({
      code: "ENOSPC",
      message: `Quote requests cannot be stored in ${paths.file}. The disk is full. Free some space.`,
    });
    expect(await readFile(paths.file, "utf8")).toBe(before);
    expect(await store.append(validRequest(2))).toBe("stored");
    expect(await storedNames(store)).toEqual(["Thandi Nkosi 2", "Thandi Nkosi 1"]);
  });

  test("moves an incomplete line to the torn file later if it cannot be removed at once", async () => {
    const store = await openStore();
    await store.append(validRequest(1));
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
    await expect(store.append(validRequest(2))).rejects.toThrow(
      `${paths.file}. The disk fails to read or write. Choose a file on another disk, and copy what this one holds.`,
    );
    expect(await store.append(validRequest(3))).toBe("stored");
    expect(await store.list()).toMatchObject({ total: 2, unreadable: 0 });
    expect(await readFile(`${paths.file}.torn`, "utf8")).toHaveLength(41);
  });

  test("rejects all appends of a failed flush, duplicates too, and stores them when they are sent again", async () => {
    const store = await openStore();
    const prototype = await fileHandlePrototype();
    const { datasync } = prototype;
    vi.spyOn(prototype, "datasync")
      .mockImplementationOnce(datasync)
      .mockRejectedValueOnce(systemError("EIO"));
    // The first append is flushed alone; those that arrive meanwhile share the next flush.
    const numbers = [1, 2, 2, 3];
    const outcomes = await Promise.allSettled(numbers.map((n) => store.append(validRequest(n))));
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "rejected",
    ]);
    expect(await storedNames(store)).toEqual(["Thandi Nkosi 1"]);
    expect(await store.append(validRequest(2))).toBe("stored");
  });

  test.each([
    ["EACCES", "This user may not write there. Give them permission, or choose another file."],
    ["EROFS", "This user may not write there. Give them permission, or choose another file."],
  ])("names the file and the remedy if it may not be written (%s)", async (code, advice) => {
    vi.spyOn(await fileHandlePrototype(), "stat").mockRejectedValueOnce(systemError(code));
    await expect(openStore()).rejects.toThrow(
      `Quote requests cannot be stored in ${paths.file}. ${advice}`,
    );
    await expect(stat(`${paths.file}.lock`)).rejects.toThrow("ENOENT");
  });

  test("names a file that even root may not write or create a folder for", async () => {
    // Not even root may write in these folders of Linux. Elsewhere, permissions have to do.
    const isLinux = process.platform === "linux";
    const readOnly = isLinux ? "/sys" : paths.folder;
    if (!isLinux) await chmod(readOnly, 0o500);
    const quotes = join(readOnly, "quotes.jsonl");
    await expect(openStore(quotes)).rejects.toThrow(`${quotes}. This user may not write there.`);
    await chmod(paths.folder, 0o700);
    if (!isLinux) return;
    await expect(openStore("/proc/quotes/requests.jsonl")).rejects.toThrow(
      "/proc/quotes/requests.jsonl. Its folder does not exist and cannot be created. Choose another",
    );
  });

  test("rejects while its folder is missing, and continues once it is back", async () => {
    const store = await openStore();
    await store.append(validRequest(1));
    const data = dirname(paths.file);
    await rename(data, `${data}-away`);
    await writeFile(data, "a file");
    await expect(store.append(validRequest(2))).rejects.toThrow(
      `${paths.file}. Its path leads through a file.`,
    );
    await rm(data);
    await rename(`${data}-away`, data);
    expect(await store.append(validRequest(2))).toBe("stored");
    expect(await storedNames(store)).toEqual(["Thandi Nkosi 2", "Thandi Nkosi 1"]);
  });

  test("names a path that leads through a file or ends at a folder", async () => {
    await writeFile(join(paths.folder, "data"), "a file");
    await expect(openStore()).rejects.toThrow(`${paths.file}. Its path leads through a file.`);
    await expect(openStore(paths.folder)).rejects.toThrow(`${paths.folder}. It is a folder.`);
    await rm(`${paths.folder}.lock`, { force: true });
  });
});
