import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import type { SentQuote } from "./quote-file.ts";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));
const fixture = fileURLToPath(new URL("./quote-receiver.fixture.ts", import.meta.url));

/** A receiver in a process of its own, for tests that kill it or take its disk away. */
export interface ReceiverProcess {
  pid: number | undefined;
  /** Sends a request; resolves with the answer, rejects when the connection breaks. */
  post(quote: SentQuote): Promise<{ status: number; body: { status?: string; error?: string } }>;
  /** What it has printed so far: its warnings. */
  printed(): string;
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>;
}

const agent = new Agent({ keepAlive: true });

/**
 * Starts a receiver. Node 20 reads no TypeScript, so Vite loads it.
 *
 * @param file the file of its store.
 * @param largestFile how many blocks of 512 bytes a file of it may have: what the system does then
 * is what it does on a full disk, down to the line that is written in part (`ulimit -f`, POSIX).
 */
export async function startReceiver(
  file: string,
  largestFile: number | "unlimited" = "unlimited",
): Promise<ReceiverProcess> {
  const script =
    `const { runnerImport } = await import("vite");` +
    `const { module } = await runnerImport(${JSON.stringify(fixture)}, { logLevel: "error" });` +
    `await module.serveReceiver(${JSON.stringify(file)});`;
  const limited = 'ulimit -f "$0" && exec "$@"';
  const child: ChildProcess = spawn(
    "sh",
    ["-c", limited, String(largestFile), process.execPath, "--input-type=module", "-e", script],
    { cwd: projectFolder, stdio: ["ignore", "inherit", "pipe", "ipc"] },
  );
  let printed = "";
  child.stderr?.on("data", (chunk) => {
    printed += chunk;
  });
  const [address] = await once(child, "message");
  return {
    pid: child.pid,
    post(quote) {
      const body = JSON.stringify(quote);
      return new Promise((resolve, reject) => {
        const { port } = address;
        const sent = request(
          { port, agent, method: "POST", path: "/api/quote-requests" },
          (res) => {
            let text = "";
            res.on("data", (chunk) => {
              text += chunk;
            });
            res.on("end", () => resolve({ status: res.statusCode ?? 0, body: JSON.parse(text) }));
            res.on("error", reject);
          },
        );
        sent.setHeader("content-type", "application/json");
        sent.on("error", reject).end(body);
      });
    },
    printed: () => printed,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
