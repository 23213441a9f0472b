import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { inspect } from "node:util";
import type { Plugin, PreviewServer, ViteDevServer } from "vite";
import { errorCode } from "../lib/error-code.ts";
import { inboxPath } from "../receiver/quote-inbox.ts";
import { createQuoteReceiver } from "../receiver/quote-receiver.ts";
import { openQuoteStore } from "../receiver/quote-store.ts";
import { headersJson } from "./hosting/write-hosting.ts";
import { pathOfTarget, serveBuiltSite } from "./serve-built-site.ts";
import { siteFolder } from "./site-folder.ts";

/** The database of quote requests. The environment variable QUOTE_STORE overrides it. */
const storeFile = () => resolve(process.env.QUOTE_STORE ?? "data/quote-requests.db");

/** Vite prints what stops a server with `inspect`: a message for the owner needs no stack. */
class StartError extends Error {
  [inspect.custom]() {
    return this.message;
  }
}

/** Browsers try ::1 and 127.0.0.1 for localhost. Throws a StartError where another program has the port of either. */
async function assertPortIsFree(port: number) {
  for (const host of ["::1", "127.0.0.1"]) {
    const probe = createServer().listen(port, host);
    try {
      await once(probe, "listening");
    } catch (cause) {
      // Not every computer has IPv6.
      if (["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(errorCode(cause))) continue;
      if (errorCode(cause) !== "EADDRINUSE") throw cause;
      throw new StartError(
        `Port ${port} is in use on ${host}, perhaps by another npm start: ` +
          "stop it, or set PORT to another port.",
        { cause },
      );
    }
    probe.close();
    await once(probe, "close");
  }
}

/** Opens the database of quote requests until the server closes. */
function openReceiver({ config, httpServer }: ViteDevServer | PreviewServer) {
  try {
    const store = openQuoteStore(storeFile());
    httpServer?.once("close", store.close);
    return createQuoteReceiver(store, (error) => config.logger.error(inspect(error)));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${reason} QUOTE_STORE sets the file.`, { cause });
  }
}

/** The site on this computer: adds the quote receiver to Vite's servers, and lets `npm start` serve the built site. */
export function localSitePlugin(): Plugin {
  return {
    name: "local-site",
    configureServer(server) {
      // Vitest loads this plugin too, without a server.
      if (!server.httpServer) return;
      const { listen } = server;
      // Not here: when Vite restarts, the old server still has the port.
      server.listen = async (port, isRestart) => {
        await assertPortIsFree(port ?? server.config.server.port);
        return listen(port, isRestart);
      };
      server.middlewares.use(openReceiver(server));
    },
    async configurePreviewServer(server) {
      await assertPortIsFree(server.config.preview.port);
      server.middlewares.use(openReceiver(server));
      server.httpServer.prependListener("request", (req: IncomingMessage) => {
        req.url = pathOfTarget(req.url ?? "");
      });
      server.middlewares.use(serveBuiltSite(siteFolder, headersJson));
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
