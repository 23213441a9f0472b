import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { createQuoteReceiver } from "../receiver/quote-receiver.ts";
import { openQuoteStore } from "../receiver/quote-store.ts";
import { cleanAddress, headersOf, hiddenPaths, type SiteHeaders } from "./hosting/site-headers.ts";
import { headersJson } from "./hosting/write-hosting.ts";
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

/** SPEC.md writes addresses without a slash at the end; others lead to the one of their page. */
const toCleanAddress =
  (headers: SiteHeaders): Connect.NextHandleFunction =>
  (req, res, next) => {
    const [path = "/", search] = (req.url ?? "/").split(/(?=\?)/, 2);
    const location = cleanAddress(path);
    if (location === null) return next();
    res.writeHead(301, { ...headers.always, location: `${location}${search ?? ""}` }).end();
  };

/** The finished files as a static host serves them: clean addresses, a true 404, compression. */
function finishedSite(folder: string, headers: SiteHeaders): Connect.NextHandleFunction {
  const notFound = readFileSync(join(folder, "404.html"));
  const files = sirv(folder, {
    extensions: ["html"],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res: ServerResponse, path) => {
      for (const [name, value] of Object.entries(headersOf(headers, path, true))) {
        res.setHeader(name, value);
      }
    },
  });
  return (req, res) => {
    const { pathname } = new URL(req.url ?? "/", "http://site");
    const answerNotFound = () => {
      res.writeHead(404, {
        ...headersOf(headers, pathname, false),
        "content-type": "text/html;charset=utf-8",
        "content-length": notFound.length,
      });
      res.end(req.method === "HEAD" ? undefined : notFound);
    };
    if (hiddenPaths.includes(pathname)) answerNotFound();
    else files(req, res, answerNotFound);
  };
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
      const headers: SiteHeaders = JSON.parse(readFileSync(headersJson, "utf8"));
      server.middlewares.use(toCleanAddress(headers));
      server.middlewares.use(finishedSite(siteFolder, headers));
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
