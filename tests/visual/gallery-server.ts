import { existsSync } from "node:fs";
import { createServer } from "node:http";
import sirv from "sirv";

const folder = "dist/examples";

/**
 * Serves the built gallery of examples on a free port of this computer.
 *
 * @throws Error if it has not been built
 */
export async function serveGallery(): Promise<{ address: string; close: () => void }> {
  if (!existsSync(folder)) {
    throw new Error(`${folder} is missing. Build the examples first: npm run build:examples.`);
  }
  const server = createServer(sirv(folder, { single: true }));
  await new Promise<void>((listening) => {
    server.listen(0, "localhost", listening);
  });
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("The gallery got no port.");
  return { address: `http://localhost:${place.port}`, close: () => server.close() };
}
