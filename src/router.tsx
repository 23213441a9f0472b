import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import { ErrorPage } from "./routes/-error-page.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** Creates the router of a visit, by the browser's history, or of one prerendered page. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    trailingSlash: "never",
    // The router's own would read texts as JSON, and write utm_id=120212345678901234 as a rounded number.
    parseSearch,
    stringifySearch,
    // src/client.tsx corrects capital letters, as hosts do.
    caseSensitive: true,
    // Content is part of a release, so what was preloaded does not go stale during a visit.
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    notFoundMode: "root",
    defaultErrorComponent: ErrorPage,
    defaultPendingMinMs: 0,
    // The router's would scroll even after a change of search params alone: src/features/navigation does.
    scrollRestoration: () => false,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
