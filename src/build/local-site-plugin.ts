import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { inspect } from "node:util";
import sirv from "sirv";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { errorCode } from "../receiver/error-code.ts";
import { createQuoteReceiver, inboxPath, isReceiverPath } from "../receiver/quote-receiver.ts";
import { openQuoteStore } from "../receiver/quote-store.ts";
import { cleanPath, headersOf, hiddenPaths, type SiteHeaders } from "./hosting/site-headers.ts";
import { headersJson } from "./hosting/write-hosting.ts";
import { siteFolder } from "./site-folder.ts";

/** The file of quote requests. The environment variable QUOTE_STORE overrides it. */
const storeFile = () => resolve(process.env.QUOTE_STORE ?? "data/quote-requests.jsonl");

/** Vite prints what stops a server with `inspect`: a message for the owner needs no stack. */
class StartError extends Error {
  [inspect.custom]() {
    return this.message;
  }
}

/** @throws StartError where another program has the port, such as another `npm start` */
async function assertPortIsFree({ host, port }: PreviewServer["config"]["preview"]) {
  const probe = createServer().listen(port, typeof host === "string" ? host : undefined);
  await once(probe, "listening").catch((cause: unknown) => {
    if (errorCode(cause) !== "EADDRINUSE") throw cause;
    throw new StartError(
      `Port ${port} is in use, perhaps by another npm start: stop it, or set PORT to another port.`,
      { cause },
    );
  });
  probe.close();
  await once(probe, "close");
}

/** Opens the file of quote requests until the server closes. */
async function openReceiver({ config, httpServer }: ViteDevServer | PreviewServer) {
  const store = await openQuoteStore(storeFile()).catch((cause: Error) => {
    throw new StartError(`${cause.message} QUOTE_STORE sets the file.`, { cause });
  });
  httpServer?.once("close", () => void store.close());
  return createQuoteReceiver({
    store,
    onError: (error) => config.logger.error(error.message),
  });
}

/** Redirects `/about/` and `/about.html` to `/about`. */
const redirectToCleanPath =
  (headers: SiteHeaders): Connect.NextHandleFunction =>
  (req, res, next) => {
    const [path = "/", search = ""] = (req.url ?? "/").split(/(?=\?)/, 2);
    const location = cleanPath(path);
    if (location === null) return next();
    res.writeHead(301, { ...headers.always, location: location + search }).end();
  };

/** Serves the built files as a static host does: clean URLs, 404 page, compression. */
function serveBuiltSite(folder: string, headers: SiteHeaders): Connect.NextHandleFunction {
  const notFoundPage = readFileSync(join(folder, "404.html"));
  const serveFile = sirv(folder, {
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
    const sendNotFound = () => {
      res.writeHead(404, {
        ...headersOf(headers, pathname, false),
        "content-type": "text/html;charset=utf-8",
        "content-length": notFoundPage.length,
      });
      res.end(req.method === "HEAD" ? undefined : notFoundPage);
    };
    if (hiddenPaths.includes(pathname)) sendNotFound();
    else serveFile(req, res, sendNotFound);
  };
}

/**
 * The site on this computer, bound to the loopback interface. Adds the quote receiver to Vite's
 * servers, and makes the preview server of `npm start` and the tests serve the built site.
 */
export function localSitePlugin(): Plugin {
  return {
    name: "local-site",
    configureServer(server) {
      // Opened by the first request: when Vite restarts, it configures the new server while the old
      // one still holds the lock.
      let receiver: ReturnType<typeof openReceiver> | undefined;
      server.middlewares.use((req, res, next) => {
        if (!isReceiverPath(req.url)) return next();
        receiver ??= openReceiver(server).catch((error: unknown) => {
          // The next request tries again: another program may have released the file.
          receiver = undefined;
          throw error;
        });
        receiver.then((handle) => handle(req, res, next), next);
      });
    },
    async configurePreviewServer(server) {
      await assertPortIsFree(server.config.preview);
      server.middlewares.use(await openReceiver(server));
      const headers: SiteHeaders = JSON.parse(readFileSync(headersJson, "utf8"));
      server.middlewares.use(redirectToCleanPath(headers));
      server.middlewares.use(serveBuiltSite(siteFolder, headers));
      server.printUrls = () => {
        const origin = `http://localhost:${server.config.preview.port}`;
        server.config.logger.info(
          [
            "",
            `Site:                   ${origin}`,
            `Quote requests:         ${origin}${inboxPath}`,
            `They are stored in:     ${storeFile()}`,
          ].join("\n"),
        );
      };
    },
  };
}
