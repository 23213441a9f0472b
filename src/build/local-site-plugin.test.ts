import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { portOf } from "../lib/port-of.fixture.ts";
import { openQuoteStore } from "../receiver/quote-store.ts";

/** Runs the server of `npm start` until it ends; returns its exit code and what it printed. */
const preview = (environment: { QUOTE_STORE: string; PORT: string }) =>
  new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    const vite = "node_modules/vite/bin/vite.js";
    const env = { ...process.env, ...environment, NO_COLOR: "1" };
    execFile(process.execPath, [vite, "preview"], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, lines: (stdout + stderr).trim().split("\n") }),
    );
  });

test("npm start: ends with a sentence if another one uses the same file of requests", async () => {
  const folder = await mkdtemp(join(tmpdir(), "local-site-"));
  const file = join(folder, "quotes.jsonl");
  const store = await openQuoteStore(file);
  const { code, lines } = await preview({ QUOTE_STORE: file, PORT: "0" });
  await store.close();
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(lines).toEqual([
    "error when starting preview server:",
    `Quote requests cannot be stored in ${file}. Process ${process.pid} is already writing to it: ` +
      `stop it, choose another file, or delete ${file}.lock if there is no such process. ` +
      "QUOTE_STORE sets the file.",
  ]);
});

test("npm start: ends with a sentence if another one uses the same port", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const port = portOf(other);
  const { code, lines } = await preview({ QUOTE_STORE: "/dev/null", PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    "error when starting preview server:",
    `Port ${port} is in use, perhaps by another npm start: stop it, or set PORT to another port.`,
  ]);
});
