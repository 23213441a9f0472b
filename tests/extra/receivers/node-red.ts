import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { builtWebhookUrl } from "../../support/business.ts";

/** A request as the "http in" node outputs it. */
interface Received {
  contentType: string;
  payload: unknown;
}

/** The flow of docs/receivers.md: stores the request in a file and responds with 200. */
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
  /** The requests so far, oldest first. */
  received(): Promise<Received[]>;
  stop(): Promise<void>;
}

/**
 * The editor allows every origin, and so does a webhook below the same path. With another path for
 * the editor, only `httpNodeCors` allows other origins.
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

/** Starts Node-RED at the webhook URL of the site. */
export async function startNodeRed(setup: Setup): Promise<NodeRed> {
  const folder = await mkdtemp(join(tmpdir(), "node-red-"));
  const file = join(folder, "requests.jsonl");
  const { port, pathname } = new URL(builtWebhookUrl);
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

  const child = spawn("node-red", ["--userDir", folder], {
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
