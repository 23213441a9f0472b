import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sampleQuote } from "./quote-request.fixture.ts";
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

it("loses no request that it answered when it is killed under 500 of them", async () => {
  receiver = await startReceiver(file);
  const { post, kill } = receiver;
  const answered: string[] = [];
  let sent = 0;
  async function sendUntilItDies(): Promise<void> {
    for (;;) {
      sent += 1;
      const quote = sampleQuote(sent);
      expect((await post(quote)).status).toBe(201);
      answered.push(quote.name);
      if (answered.length === 600) void kill();
    }
  }
  const senders = await Promise.allSettled(Array.from({ length: 500 }, sendUntilItDies));
  expect(senders.every(({ status }) => status === "rejected")).toBe(true);
  await kill();
  expect(answered.length).toBeGreaterThanOrEqual(600);

  // What a write that the kill had cut in two would leave behind.
  await appendFile(file, '{"received_at":"2025-06-02T08:15:00.000Z","request":{"name":"Tha');
  const store = await openQuoteStore(file);
  const { quotes, unreadable } = await store.list(sent);
  const kept = new Set(quotes.map(({ request }) => request.name));
  expect(answered.filter((name) => !kept.has(name))).toEqual([]);
  expect(unreadable).toBe(0);
  expect(await store.append(sampleQuote(0))).toBe("stored");
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  expect(JSON.parse(lines.at(-1) ?? "").request.name).toBe("Thandi Nkosi 0");

  // Visitors whose answer was lost send again: each request is there once.
  await Promise.all(range(sent).map((number) => store.append(sampleQuote(number + 1))));
  expect((await store.list()).total).toBe(sent + 1);
  await store.close();
}, 30_000);

it("stores what it says it stored, and no part of a line, when its disk fills up", async () => {
  receiver = await startReceiver(file, 64);
  const { post, printed } = receiver;
  const large = (number: number) => ({ ...sampleQuote(number), message: "60 m² ".repeat(50) });
  const stored: string[] = [];
  const refused: number[] = [];
  for (const ten of range(10)) {
    await Promise.all(
      range(10).map(async (one) => {
        const number = 10 * ten + one;
        const { status, body } = await post(large(number));
        if (status === 201) stored.push(large(number).name);
        else {
          refused.push(number);
          expect([status, body.error]).toEqual([
            500,
            "The receiver cannot use the file it keeps requests in. Its log says why.",
          ]);
        }
      }),
    );
  }
  expect(stored.length).toBeGreaterThan(20);
  expect(refused.length).toBeGreaterThan(20);
  expect(printed()).toContain(
    `Quote requests cannot be kept in ${file}. It may not grow any larger. Move it away;`,
  );
  const namesInFile = async () =>
    (await readFile(file, "utf8"))
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).request.name);
  expect((await namesInFile()).toSorted()).toEqual(stored.toSorted());

  // With room again, what was refused is stored when it is sent again, and nothing twice.
  await receiver.kill();
  const store = await openQuoteStore(file);
  const outcomes = await Promise.all(range(100).map((number) => store.append(large(number))));
  expect(outcomes.filter((outcome) => outcome === "duplicate")).toHaveLength(stored.length);
  expect(await store.list()).toMatchObject({ total: 100, unreadable: 0, tornFile: undefined });
  await store.close();
}, 30_000);

it("lets only one process write to a file", async () => {
  receiver = await startReceiver(file);
  await expect(openQuoteStore(file)).rejects.toThrow(
    `Quote requests cannot be kept in ${file}. The process with id ${receiver.pid} is already writing`,
  );
  await receiver.kill();
  const store = await openQuoteStore(file);
  await store.close();
}, 30_000);
