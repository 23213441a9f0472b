import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request as openRequest } from "node:http";
import { fileURLToPath } from "node:url";
import type { SentRequest } from "./quote-file.ts";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));
const fixture = fileURLToPath(new URL("./quote-receiver.fixture.ts", import.meta.url));

/** A receiver in its own process, for tests that kill it or fill its disk. */
export interface ReceiverProcess {
  pid: number | undefined;
  /** Sends a request; rejects if the connection breaks before the response. */
  post(
    request: SentRequest,
  ): Promise<{ status: number; body: { status?: string; error?: string } }>;
  /** What it has written to stderr so far: its warnings. */
  stderr(): string;
  /** Ends it like `kill -9`. */
  kill(): Promise<void>;
}

const agent = new Agent({ keepAlive: true });

/**
 * Starts a receiver. Vite loads it, because Node 20 cannot run TypeScript.
 *
 * @param file the file of its store.
 * @param maxFileBlocks the largest file that the process may write, in blocks of 512 bytes
 * (`ulimit -f`, POSIX). A write beyond it fails like one on a full disk: partly written.
 */
export async function startReceiver(
  file: string,
  maxFileBlocks: number | "unlimited" = "unlimited",
): Promise<ReceiverProcess> {
  const script =
    `const { runnerImport } = await import("vite");` +
    `const { module } = await runnerImport(${JSON.stringify(fixture)}, { logLevel: "error" });` +
    `await module.serveReceiver(${JSON.stringify(file)});`;
  const limited = 'ulimit -f "$0" && exec "$@"';
  const child: ChildProcess = spawn(
    "sh",
    ["-c", limited, String(maxFileBlocks), process.execPath, "--input-type=module", "-e", script],
    { cwd: projectFolder, stdio: ["ignore", "inherit", "pipe", "ipc"] },
  );
  let stderr = "";
  child.stderr?.on("data", (chunk) => {
    stderr += chunk;
  });
  const [{ port }] = await once(child, "message");
  return {
    pid: child.pid,
    post(request) {
      const body = JSON.stringify(request);
      return new Promise((resolve, reject) => {
        const sent = openRequest(
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
    stderr: () => stderr,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
