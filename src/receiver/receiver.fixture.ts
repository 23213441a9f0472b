import { once } from "node:events";
import { createServer } from "node:http";
import { completeValues } from "#machines/quote-form/complete-values.fixture.ts";
import type { QuotePayload } from "../domain/quote-values.ts";
import { portOf } from "../lib/port-of.fixture.ts";
import { createQuoteReceiver } from "./quote-receiver.ts";
import { openQuoteStore } from "./quote-store.ts";

/** A valid request. Different numbers give requests with different content. */
export const validRequest = (number = 1): QuotePayload => ({
  ...completeValues,
  name: `Thandi Nkosi ${number}`,
  message: "About 60 m², herringbone.",
  submitted_at: "2025-06-02T08:15:00.000Z",
  page_url: "http://localhost:4173/contact",
});

/** Serves a receiver with that database on a free port of 127.0.0.1. Keeps what it logs. */
export async function serveReceiver(file: string) {
  const logged: unknown[] = [];
  const store = openQuoteStore(file);
  const receiver = createQuoteReceiver(store, (error) => logged.push(error));
  const server = createServer((req, res) => receiver(req, res, () => res.end("next")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, store, port: portOf(server), logged };
}
