import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { createQuoteReceiver } from "../receiver/quote-receiver.ts";
import { openQuoteStore } from "../receiver/quote-store.ts";
import { siteFolder } from "./site-folder.ts";

/** Where requests are stored; `QUOTE_STORE` names another file. */
const storeFile = () => resolve(process.env.QUOTE_STORE ?? "data/quote-requests.jsonl");

/** Opens the file of the requests and lets it go when the server stops. */
async function openReceiver({ config, httpServer }: ViteDevServer | PreviewServer) {
  const store = await openQuoteStore(storeFile());
  httpServer?.once("close", () => void store.close());
  return createQuoteReceiver({
    store,
    onError: (error) => config.logger.error(error.message),
  });
}

/** SPEC.md writes addresses without a slash at the end; with one they lead to the one without. */
const withoutTrailingSlash: Connect.NextHandleFunction = (req, res, next) => {
  const { pathname, search } = new URL(req.url ?? "/", "http://site");
  if (pathname === "/" || !pathname.endsWith("/")) return next();
  res.writeHead(301, { location: `${pathname.replace(/\/+$/, "") || "/"}${search}` }).end();
};

/** The finished files as a static host serves them: clean addresses, a true 404, compression. */
function finishedSite(folder: string): Connect.NextHandleFunction {
  const notFound = readFileSync(join(folder, "404.html"));
  const files = sirv(folder, {
    extensions: ["html"],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res: ServerResponse, path) => {
      // Files in assets/ and pictures/ carry their content's hash in their name.
      const neverChanges = /^\/(assets|pictures)\//.test(path);
      res.setHeader(
        "cache-control",
        neverChanges ? "public, max-age=31536000, immutable" : "no-cache",
      );
      res.setHeader("x-content-type-options", "nosniff");
    },
  });
  return (req, res) =>
    files(req, res, () => {
      res.writeHead(404, {
        "content-type": "text/html;charset=utf-8",
        "content-length": notFound.length,
        "cache-control": "no-cache",
      });
      res.end(req.method === "HEAD" ? undefined : notFound);
    });
}

/**
 * The site on this computer, bound to the loopback address. `npm run dev` adds the quote receiver
 * to Vite's server; `npm start` and the tests serve the finished site with it.
 */
export function localSitePlugin(): Plugin {
  return {
    name: "local-site",
    configureServer(server) {
      // Opened by the first request: on a restart, Vite prepares the new server while the old one
      // still holds the file.
      let receiver: ReturnType<typeof openReceiver> | undefined;
      server.middlewares.use((req, res, next) => {
        receiver ??= openReceiver(server);
        receiver.then((handle) => handle(req, res, next), next);
      });
    },
    async configurePreviewServer(server) {
      server.middlewares.use(await openReceiver(server));
      server.middlewares.use(withoutTrailingSlash);
      server.middlewares.use(finishedSite(siteFolder));
      server.printUrls = () => {
        const site = `http://localhost:${server.config.preview.port}`;
        server.config.logger.info(
          [
            `The site:             ${site}`,
            `Requests are stored:  ${storeFile()}`,
            `See them here:        ${site}/quote-requests`,
          ].join("\n"),
        );
      };
    },
  };
}
