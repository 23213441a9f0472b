import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SentQuote } from "./quote-file.ts";
import { sampleQuote } from "./quote-request.fixture.ts";
import { openQuoteStore } from "./quote-store.ts";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));
const fixture = fileURLToPath(new URL("./quote-receiver.fixture.ts", import.meta.url));

const agent = new Agent({ keepAlive: true });

let folder: string;
let file: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quote-crash-"));
  file = join(folder, "quotes.jsonl");
});

afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

/** Starts a receiver in a process of its own. Node 20 reads no TypeScript, so Vite loads it. */
async function startReceiver(): Promise<string> {
  const script =
    `const { runnerImport } = await import("vite");` +
    `const { module } = await runnerImport(${JSON.stringify(fixture)}, { logLevel: "error" });` +
    `await module.serveReceiver(${JSON.stringify(file)});`;
  child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: projectFolder,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [address] = await once(child, "message");
  return `http://127.0.0.1:${address.port}/api/quote-requests`;
}

async function kill(): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** The status of the answer; rejects when the connection breaks. */
function post(address: string, quote: SentQuote): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const sent = request(address, { method: "POST", headers, agent }, (res) => {
      res.resume().on("end", () => resolve(res.statusCode));
      res.on("error", reject);
    });
    sent.on("error", reject).end(JSON.stringify(quote));
  });
}

it("loses no request that it answered when it is killed under 500 of them", async () => {
  const address = await startReceiver();
  const answered: string[] = [];
  let sent = 0;
  async function sendUntilItDies(): Promise<void> {
    for (;;) {
      sent += 1;
      const quote = sampleQuote(sent);
      expect(await post(address, quote)).toBe(201);
      answered.push(quote.name);
      if (answered.length === 600) child?.kill("SIGKILL");
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
  await store.close();
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  expect(JSON.parse(lines.at(-1) ?? "").request.name).toBe("Thandi Nkosi 0");
}, 30_000);

it("lets only one process write to a file", async () => {
  await startReceiver();
  await expect(openQuoteStore(file)).rejects.toThrow(
    `Quote requests cannot be kept in ${file}. The process with id ${child?.pid} is already writing`,
  );
  await kill();
  const store = await openQuoteStore(file);
  await store.close();
}, 30_000);
