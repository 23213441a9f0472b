import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { business } from "../../support/business.ts";

const program = fileURLToPath(new URL("node-red/node_modules/node-red/red.js", import.meta.url));

/** What reached the flow: the content type, and the payload as the "http in" node gives it. */
export interface Received {
  contentType: string;
  payload: unknown;
}

/** The flow of docs/receivers.md: take the request, keep it in a file, answer 200. */
const flowInto = (file: string, path: string) => {
  const common = { z: "quotes", x: 0, y: 0 };
  return [
    { id: "quotes", type: "tab", label: "Quote requests" },
    { ...common, id: "in", type: "http in", url: path, method: "post", wires: [["shape"]] },
    {
      ...common,
      id: "shape",
      type: "function",
      func: 'return [msg, { payload: { contentType: msg.req.headers["content-type"], payload: msg.payload } }];',
      outputs: 2,
      wires: [["out"], ["file"]],
    },
    {
      ...common,
      id: "file",
      type: "file",
      filename: file,
      filenameType: "str",
      appendNewline: true,
      overwriteFile: "false",
      wires: [[]],
    },
    { ...common, id: "out", type: "http response", statusCode: "200", wires: [] },
  ];
};

export interface NodeRed {
  /** What has come in so far, oldest first. */
  received(): Promise<Received[]>;
  stop(): Promise<void>;
}

/**
 * How Node-RED can be set up. Where its editor and the webhook share an address, the editor's own
 * leave for every origin (`*`) holds for the webhook, too; where the editor has a place of its own,
 * only `httpNodeCors` lets a page of another origin in.
 */
const setups = {
  "as installed": {},
  "with CORS off": { httpAdminRoot: "/editor" },
  "with CORS on": {
    httpAdminRoot: "/editor",
    httpNodeCors: { origin: "*", methods: "GET,PUT,POST,DELETE" },
  },
} as const;

export type Setup = keyof typeof setups;

/** Starts Node-RED at the webhook address of the site, with a flow that takes requests. */
export async function startNodeRed(setup: Setup): Promise<NodeRed> {
  const folder = await mkdtemp(join(tmpdir(), "node-red-"));
  const file = join(folder, "requests.jsonl");
  const { port, pathname } = new URL(business.webhookAddress);
  const settings = {
    uiHost: "127.0.0.1",
    uiPort: Number(port),
    flowFile: "flows.json",
    disableEditor: true,
    credentialSecret: false,
    telemetry: { enabled: false },
    ...setups[setup],
  };
  await writeFile(join(folder, "settings.js"), `module.exports = ${JSON.stringify(settings)};`);
  await writeFile(join(folder, "flows.json"), JSON.stringify(flowInto(file, pathname)));

  const child = spawn(process.execPath, [program, "--userDir", folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      log.push(line);
      if (line.includes("Started flows")) resolve();
    });
    ended.then(() => reject(new Error(`Node-RED did not start:\n${log.join("\n")}`)), reject);
  });

  return {
    async received() {
      const text = await readFile(file, "utf8").catch(() => "");
      return text
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line));
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
