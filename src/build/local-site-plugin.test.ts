import { execFile } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { portOf } from "../lib/port-of.fixture.ts";

/** Runs a server of Vite until it ends; returns its exit code and what it printed. */
const run = (command: string, environment: { QUOTE_STORE: string; PORT: string }) =>
  new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    const vite = "node_modules/vite/bin/vite.js";
    // Node warns of NO_COLOR beside FORCE_COLOR, which some terminals and CI services set.
    const env = { ...process.env, ...environment, NO_COLOR: "1", FORCE_COLOR: undefined };
    execFile(process.execPath, [vite, command], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, lines: (stdout + stderr).trim().split("\n") }),
    );
  });

test("npm start: ends with a sentence if the file of requests is no database", async () => {
  const { code, lines } = await run("preview", { QUOTE_STORE: "package.json", PORT: "0" });
  expect(code).toBe(1);
  expect(lines).toEqual([
    "error when starting preview server:",
    expect.stringMatching(
      /^Quote requests cannot be stored in .*package\.json: .+\. QUOTE_STORE sets the file\.$/,
    ),
  ]);
});

const addresses = Object.values(networkInterfaces()).flatMap((interfaces) =>
  (interfaces ?? []).map(({ address }) => address),
);
/** Not every computer has IPv6. */
const loopbackHosts = ["127.0.0.1", "::1"].filter((host) => addresses.includes(host));

test.each([
  ...loopbackHosts.map((host) => ["preview", host] as const),
  ["dev", "127.0.0.1"] as const,
])("vite %s: ends with a sentence if another program has the port on %s", async (command, host) => {
  const other = createServer().listen(0, host);
  await once(other, "listening");
  const port = portOf(other);
  const file = join(tmpdir(), `local-site-${process.pid}`, "requests.db");
  const { code, lines } = await run(command, { QUOTE_STORE: file, PORT: String(port) });
  other.close();
  await rm(dirname(file), { recursive: true, force: true });
  expect(code).toBe(1);
  expect(lines).toEqual([
    `error when starting ${command} server:`,
    `Port ${port} is in use on ${host}, perhaps by another npm start: ` +
      "stop it, or set PORT to another port.",
  ]);
});
