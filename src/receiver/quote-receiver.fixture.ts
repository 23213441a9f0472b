import { createServer } from "node:http";
import { createQuoteReceiver } from "./quote-receiver.ts";
import { openQuoteStore } from "./quote-store.ts";

/**
 * Serves a receiver over HTTP until the process dies, for tests that kill it.
 *
 * @param file the store's file; its process tells the port to its parent once it listens.
 */
export async function serveReceiver(file: string): Promise<void> {
  const receiver = createQuoteReceiver({ store: await openQuoteStore(file) });
  const server = createServer((req, res) => receiver(req, res, () => res.end()));
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
}
