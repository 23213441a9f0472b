import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { portOf } from "#src/lib/port-of.fixture.ts";
import { business } from "./business.ts";
import { expectErrors } from "./visitor.ts";

/** What the receiver does with the next requests; a number is a status code. */
type Behaviour = number | "silence" | "reset" | "truncated response" | "no CORS";

/** A browser repeats a request by itself if it received no byte of a response. */
const truncated = "HTTP/1.1 200 OK\r\nContent-Le";

const cors = {
  // On a reused connection, a browser repeats a reset request by itself.
  connection: "close",
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type",
};

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** Starts a receiver on another origin that fails on real sockets, as on the internet. */
export async function startFaultyReceiver() {
  /** The bodies received, oldest first. */
  const arrived: string[] = [];
  const held: ServerResponse[] = [];
  let behaviour: Behaviour = 200;

  const server = createServer(async (request, response) => {
    if (request.method === "OPTIONS") {
      response.writeHead(204, behaviour === "no CORS" ? { connection: "close" } : cors).end();
      return;
    }
    arrived.push(await bodyOf(request));
    if (behaviour === "silence") held.push(response);
    else if (behaviour === "reset") request.socket.resetAndDestroy();
    else if (behaviour === "truncated response") request.socket.end(truncated);
    else if (behaviour === "no CORS") response.writeHead(200).end();
    else response.writeHead(behaviour, cors).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));

  return {
    url: `http://localhost:${portOf(server)}${business.webhookUrl}`,
    arrived,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    /** Answers held and future requests. */
    answer: (status: number) => {
      behaviour = status;
      for (const response of held.splice(0)) response.writeHead(status, cors).end();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type FaultyReceiver = Awaited<ReturnType<typeof startFaultyReceiver>>;

/** Makes all pages of the context send quote requests to that URL, where they may fail. */
export function sendRequestsTo(page: Page, url: string) {
  expectErrors(page, new RegExp(url), /The quote request did not get through/);
  return page.context().addInitScript((receiverUrl) => {
    const { fetch } = window;
    window.fetch = (input, init) => fetch(init?.method === "POST" ? receiverUrl : input, init);
  }, url);
}
