import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { validRequest } from "./quote-request.fixture.ts";
import { openQuoteStore } from "./quote-store.ts";
import { type ReceiverProcess, startReceiver } from "./receiver-process.fixture.ts";

let folder: string;
let file: string;
let receiver: ReceiverProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quote-crash-"));
  file = join(folder, "quotes.jsonl");
});

afterEach(async () => {
  await receiver?.kill();
  await rm(folder, { recursive: true });
});

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("receiver process", () => {
  test("keeps every acknowledged request when it is killed under 500 concurrent ones", async () => {
    receiver = await startReceiver(file);
    const { post, kill } = receiver;
    const acknowledged: string[] = [];
    let sent = 0;
    async function sendUntilKilled(): Promise<void> {
      for (;;) {
        sent += 1;
        const request = validRequest(sent);
        expect((await post(request)).status).toBe(201);
        acknowledged.push(request.name);
        if (acknowledged.length === 600) void kill();
      }
    }
    const senders = await Promise.allSettled(Array.from({ length: 500 }, sendUntilKilled));
    expect(senders.every(({ status }) => status === "rejected")).toBe(true);
    await kill();
    expect(acknowledged.length).toBeGreaterThanOrEqual(600);

    // A write that the kill interrupted leaves an incomplete line.
    await appendFile(file, '{"received_at":"2025-06-02T08:15:00.000Z","request":{"name":"Tha');
    const store = await openQuoteStore(file);
    const { requests, unreadable } = await store.list(sent);
    const stored = new Set(requests.map(({ request }) => request.name));
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
    expect(unreadable).toBe(0);
    expect(await store.append(validRequest(0))).toBe("stored");
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
    expect(JSON.parse(lines.at(-1) ?? "").request.name).toBe("Thandi Nkosi 0");

    // Visitors whose response was lost send again: each request is stored once.
    await Promise.all(range(sent).map((number) => store.append(validRequest(number + 1))));
    expect((await store.list()).total).toBe(sent + 1);
    await store.close();
  }, 30_000);

  test("stores what it acknowledges, and no incomplete line, when its disk fills up", async () => {
    receiver = await startReceiver(file, 64);
    const { post, stderr } = receiver;
    const large = (number: number) => ({ ...validRequest(number), message: "60 m² ".repeat(50) });
    const stored: string[] = [];
    const failed: number[] = [];
    for (const batch of range(10)) {
      await Promise.all(
        range(10).map(async (index) => {
          const number = 10 * batch + index;
          const { status, body } = await post(large(number));
          if (status === 201) stored.push(large(number).name);
          else {
            failed.push(number);
            expect([status, body.error]).toEqual([
              500,
              "The request was not stored: the receiver cannot write to its file. Its log says why.",
            ]);
          }
        }),
      );
    }
    expect(stored.length).toBeGreaterThan(20);
    expect(failed.length).toBeGreaterThan(20);
    expect(stderr()).toContain(
      `Quote requests cannot be stored in ${file}. It cannot grow any further. Move it away;`,
    );
    const namesInFile = async () =>
      (await readFile(file, "utf8"))
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).request.name);
    expect((await namesInFile()).toSorted()).toEqual(stored.toSorted());

    // Once there is space, sending everything again stores what failed, and nothing twice.
    await receiver.kill();
    const store = await openQuoteStore(file);
    const outcomes = await Promise.all(range(100).map((number) => store.append(large(number))));
    expect(outcomes.filter((outcome) => outcome === "duplicate")).toHaveLength(stored.length);
    expect(await store.list()).toMatchObject({ total: 100, unreadable: 0, tornFile: undefined });
    await store.close();
  }, 30_000);

  test("is the only process that can write to its file", async () => {
    receiver = await startReceiver(file);
    await expect(openQuoteStore(file)).rejects.toThrow(
      `Quote requests cannot be stored in ${file}. Process ${receiver.pid} is already writing`,
    );
    await receiver.kill();
    const store = await openQuoteStore(file);
    await store.close();
  }, 30_000);
});
