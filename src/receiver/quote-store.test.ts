import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { validRequest } from "./quote-request.fixture.ts";
import { setUpStoreFile, storedNames } from "./store-file.fixture.ts";

const { paths, openStore, fileHandlePrototype } = setUpStoreFile();

describe("quote store: appending", () => {
  test("creates the folder and writes each request as sent, on a line of its own", async () => {
    const store = await openStore();
    const sent = { ...validRequest(), message: "Line one\nline two\u2028end", source: "leaflet" };
    expect(await store.append(sent)).toBe("stored");
    const text = await readFile(paths.file, "utf8");
    expect(text.match(/\n/g)).toHaveLength(1);
    const line = JSON.parse(text);
    expect(Object.keys(line)).toEqual(["received_at", "request"]);
    expect(line.received_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(line.request).toEqual(sent);
  });

  test("resolves only when the request is on the disk", async () => {
    const store = await openStore();
    const prototype = await fileHandlePrototype();
    const order: string[] = [];
    const sync = prototype.datasync;
    vi.spyOn(prototype, "datasync").mockImplementation(async function (this: unknown) {
      await sync.call(this);
      order.push(`synced ${(await readFile(paths.file, "utf8")).length > 0}`);
    });
    await store.append(validRequest()).then(() => order.push("resolved"));
    expect(order).toEqual(["synced true", "resolved"]);
  });

  test("flushes requests that arrive together in one write", async () => {
    const store = await openStore();
    const sync = vi.spyOn(await fileHandlePrototype(), "datasync");
    const appends = Array.from({ length: 200 }, (_, number) => store.append(validRequest(number)));
    await Promise.all(appends);
    expect(sync.mock.calls.length).toBeLessThanOrEqual(2);
    expect((await store.list()).total).toBe(200);
  });

  test("does not store a duplicate, even after a restart", async () => {
    const first = await openStore();
    expect(await first.append(validRequest())).toBe("stored");
    expect(await first.append(validRequest())).toBe("duplicate");
    expect(
      await first.append({ ...validRequest(), submitted_at: "2025-06-02T08:16:00.000Z" }),
    ).toBe("stored");
    await first.close();
    const second = await openStore();
    expect(await second.append({ source: "another one", ...validRequest() })).toBe("duplicate");
    expect((await second.list()).total).toBe(2);
  });

  test("stores one of several equal requests that arrive together", async () => {
    const store = await openStore();
    const outcomes = await Promise.all([
      store.append(validRequest()),
      store.append(validRequest()),
      store.append(validRequest()),
    ]);
    expect(outcomes).toEqual(["stored", "duplicate", "duplicate"]);
    expect((await store.list()).total).toBe(1);
  });

  test("continues in a new file if the owner moves or deletes the old one", async () => {
    const store = await openStore();
    await store.append(validRequest(1));
    await rm(join(paths.folder, "data"), { recursive: true });
    expect(await store.list()).toMatchObject({ total: 0, requests: [] });
    expect(await store.append(validRequest(1))).toBe("stored");
    expect(await store.append(validRequest(2))).toBe("stored");
    expect(await storedNames(store)).toEqual(["Thandi Nkosi 2", "Thandi Nkosi 1"]);
  });
});

describe("quote store: listing", () => {
  test("returns the newest first up to the limit, and counts all", async () => {
    const store = await openStore();
    for (let number = 1; number <= 5; number += 1) await store.append(validRequest(number));
    const { requests, total } = await store.list(2);
    expect(requests.map(({ request }) => request.name)).toEqual([
      "Thandi Nkosi 5",
      "Thandi Nkosi 4",
    ]);
    expect(total).toBe(5);
  });

  test("returns 500 by default", async () => {
    const store = await openStore();
    const appends = Array.from({ length: 501 }, (_, number) => store.append(validRequest(number)));
    await Promise.all(appends);
    const { requests, total } = await store.list();
    expect(requests).toHaveLength(500);
    expect(requests.at(-1)?.request.name).toBe("Thandi Nkosi 1");
    expect(total).toBe(501);
  });
});

describe("quote store: closing", () => {
  test("finishes pending appends, rejects later ones, and releases the file", async () => {
    const store = await openStore();
    const pending = store.append(validRequest(1));
    await store.close();
    expect(await pending).toBe("stored");
    await expect(store.append(validRequest(2))).rejects.toThrow(
      `${paths.file}. The store is closed.`,
    );
    expect((await (await openStore()).list()).total).toBe(1);
  });
});
