import { createServer } from "node:http";
import { createQuoteReceiver } from "./quote-receiver.ts";
import { openQuoteStore } from "./quote-store.ts";

/** Serves a receiver until the process ends, and sends the parent process its address and port. */
export async function serveReceiver(file: string): Promise<void> {
  const receiver = createQuoteReceiver({ store: await openQuoteStore(file) });
  const server = createServer((req, res) => receiver(req, res, () => res.end()));
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
}
