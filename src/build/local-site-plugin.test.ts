import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openQuoteStore } from "../receiver/quote-store.ts";

test("npm start: ends with a sentence if another one uses the same file of requests", async () => {
  const folder = await mkdtemp(join(tmpdir(), "local-site-"));
  const file = join(folder, "quotes.jsonl");
  const store = await openQuoteStore(file);
  const preview = await new Promise<{ code: unknown; output: string }>((resolve) => {
    const vite = "node_modules/vite/bin/vite.js";
    const env = { ...process.env, QUOTE_STORE: file, NO_COLOR: "1" };
    execFile(process.execPath, [vite, "preview"], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  await store.close();
  await rm(folder, { recursive: true });
  expect(preview.code).toBe(1);
  expect(preview.output.trim().split("\n")).toEqual([
    "error when starting preview server:",
    `Quote requests cannot be stored in ${file}. Process ${process.pid} is already writing to it: ` +
      `stop it, choose another file, or delete ${file}.lock if there is no such process. ` +
      "QUOTE_STORE sets the file.",
  ]);
});
