import type { Server } from "node:net";

/**
 * The port of a listening server.
 *
 * @throws Error if it does not, or listens on a pipe
 */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") {
    throw new Error(`Expected a server that listens on a port, got the address ${address}.`);
  }
  return address.port;
}
