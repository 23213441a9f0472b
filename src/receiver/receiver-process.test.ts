import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openQuoteStore } from "./quote-store.ts";
import { validRequest } from "./receiver.fixture.ts";

const fixture = "./src/receiver/receiver.fixture.ts";

/** Starts a receiver in a process of its own. Vite loads it: Node 20 cannot run TypeScript. */
async function startReceiver(file: string) {
  const script = `
    const { runnerImport } = await import("vite");
    const { module } = await runnerImport("${fixture}", { logLevel: "error" });
    process.send((await module.serveReceiver(${JSON.stringify(file)})).port);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [port] = await once(child, "message");
  return { child, url: `http://127.0.0.1:${port}/api/quote-requests` };
}

test("two receivers on one database, killed under 500 requests: keep all they acknowledged", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quote-crash-"));
  const file = join(folder, "quotes.db");
  const receivers = await Promise.all([startReceiver(file), startReceiver(file)]);
  const exits = receivers.map(({ child }) => once(child, "exit"));
  const acknowledged: string[] = [];
  let sent = 0;
  async function sendUntilKilled(url: string) {
    for (;;) {
      sent += 1;
      const request = validRequest(sent);
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify(request);
      expect((await fetch(url, { method: "POST", headers, body })).status).toBe(201);
      acknowledged.push(request.name);
      if (acknowledged.length === 600) for (const { child } of receivers) child.kill("SIGKILL");
    }
  }
  const senders = receivers.flatMap(({ url }) => Array.from({ length: 250 }, () => url));
  await Promise.allSettled(senders.map(sendUntilKilled));
  await Promise.all(exits);

  const store = openQuoteStore(file);
  const stored = new Set(store.list().map(({ request }) => request.name));
  store.close();
  await rm(folder, { recursive: true });
  expect(acknowledged.length).toBeGreaterThanOrEqual(600);
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
});
