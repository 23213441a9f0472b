import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sirv from "sirv";

/** A folder that is served on this computer until it is closed. */
export interface StillServer {
  address: string;
  close: () => void;
}

/** Stands in for every picture: it has no size of its own, so the page keeps the picture's room. */
const noPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A font that is late by a moment would be left out: here it is waited for. */
const waitForFonts = (text: string) =>
  text.replace(/font-display:\s*optional/g, "font-display:block");

/**
 * Serves a built folder as its looks are compared, on a free port of this computer: without pictures,
 * with every font. What a test answers in the place of a server goes round by the test's process, and
 * no browser keeps it for the next page: over hundreds of pages that is a part of the suite's time.
 *
 * @param folder the site, or the gallery of examples, whose one page answers for all its addresses
 * @throws Error if it has not been built
 */
export async function serveStill(folder: "dist/site" | "dist/examples"): Promise<StillServer> {
  if (!existsSync(folder)) {
    throw new Error(`${folder} is missing. Build it: npm run build && npm run build:examples.`);
  }
  const copy = mkdtempSync(join(tmpdir(), "still-"));
  const isWanted = (path: string) => !/\.(br|gz)$|\/pictures$/.test(path);
  cpSync(folder, copy, { recursive: true, filter: isWanted });
  for (const file of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|css)$/.test(file)) continue;
    const path = join(copy, file);
    writeFileSync(path, waitForFonts(readFileSync(path, "utf8")));
  }
  const files = sirv(copy, { single: folder === "dist/examples" });
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/pictures/")) {
      response.setHeader("content-type", "image/svg+xml").end(noPicture);
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { "content-type": "text/html;charset=utf-8" });
      response.end(readFileSync(join(copy, "404.html")));
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, "localhost", listening);
  });
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("The server got no port.");
  return {
    address: `http://localhost:${place.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
