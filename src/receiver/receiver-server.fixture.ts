import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { portOf } from "../lib/port-of.fixture.ts";
import { createQuoteReceiver } from "./quote-receiver.ts";
import { openQuoteStore, type QuoteStore } from "./quote-store.ts";

interface ReceiverServer {
  server: Server;
  port: number;
  store: QuoteStore;
}

interface Response {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Serves a receiver to each test of a file. What other paths get is "the next middleware". */
export function setUpReceiverServer() {
  // Filled before each test, so that tests can take it apart.
  const current = {} as ReceiverServer;
  const onError = vi.fn();

  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), "quote-receiver-"));
    const store = await openQuoteStore(join(folder, "quotes.jsonl"));
    const receiver = createQuoteReceiver({ store, onError });
    const server = createServer((req, res) =>
      receiver(req, res, () => res.end("the next middleware")),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    Object.assign(current, { server, port: portOf(server), store });
    return async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
      await rm(folder, { recursive: true });
    };
  });

  afterEach(() => {
    vi.restoreAllMocks();
    onError.mockReset();
  });

  function send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body: string | Buffer = "",
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      const { port } = current;
      const sent = request({ port, host: "127.0.0.1", method, path, headers }, (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk) => chunks.push(chunk));
        res.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: res.statusCode, headers: res.headers, text });
        });
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  /** Posts a request for a quote; what is no text and no buffer is sent as JSON. */
  function post(body: unknown, type = "application/json"): Promise<Response> {
    const raw = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    return send("POST", "/api/quote-requests", { "content-type": type }, raw);
  }

  return { current, onError, send, post };
}
