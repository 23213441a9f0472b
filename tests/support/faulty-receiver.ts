import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { business } from "./business.ts";

/** What the receiver does with the next requests: answers with a status, or fails. */
export type Behaviour = number | "silence" | "reset" | "torn answer" | "no CORS";

/** The beginning of an answer: a browser repeats by itself what got not even that. */
const torn = "HTTP/1.1 200 OK\r\nContent-Le";

const cors = {
  // On a line that it has used before, a browser repeats by itself a request that is reset.
  connection: "close",
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type",
};

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * A receiver on another origin, with real sockets: what a browser makes of a reset, of a refusal by
 * CORS or of silence is what it makes of them on the internet.
 */
export async function startFaultyReceiver() {
  /** The bodies that arrived, in their order. */
  const arrived: string[] = [];
  const waiting: ServerResponse[] = [];
  let behaviour: Behaviour = 200;

  const server = createServer(async (request, response) => {
    if (request.method === "OPTIONS") {
      response.writeHead(204, behaviour === "no CORS" ? { connection: "close" } : cors).end();
      return;
    }
    arrived.push(await bodyOf(request));
    if (behaviour === "silence") waiting.push(response);
    else if (behaviour === "reset") request.socket.resetAndDestroy();
    else if (behaviour === "torn answer") request.socket.end(torn);
    else if (behaviour === "no CORS") response.writeHead(200).end();
    else response.writeHead(behaviour, cors).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port.");

  return {
    address: `http://localhost:${address.port}${business.webhookAddress}`,
    arrived,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    /** Answers every request that waits, and those to come. */
    answer: (status: number) => {
      behaviour = status;
      for (const response of waiting.splice(0)) response.writeHead(status, cors).end();
    },
    /** Every line that waits for an answer breaks. */
    breakLines: () => {
      for (const response of waiting.splice(0)) response.socket?.end(torn);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type FaultyReceiver = Awaited<ReturnType<typeof startFaultyReceiver>>;

/** From now on, the pages of this visit send their requests there, as if built for that address. */
export const sendRequestsTo = (page: Page, address: string) =>
  page.context().addInitScript((standing) => {
    const { fetch } = window;
    window.fetch = (target, settings) =>
      fetch(
        settings?.method === "POST" ? (Reflect.get(window, "elsewhere") ?? standing) : target,
        settings,
      );
  }, address);

/** The same for the page that is open, until it is left; null takes it back. */
export const sendElsewhere = (page: Page, address: string | null) =>
  page.evaluate((elsewhere) => {
    Object.assign(window, { elsewhere });
  }, address);
