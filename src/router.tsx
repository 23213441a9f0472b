import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { ErrorPage } from "./routes/-error-page.tsx";
import { routeTree } from "./routeTree.gen.ts";

/**
 * The router of one visit, or of one prerendered page.
 *
 * @param history where addresses come from; the browser's when left out.
 */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    trailingSlash: "never",
    // As hosts are, whose 404.html stands there: the not-found page leads on (routes/-not-found-page.tsx).
    caseSensitive: true,
    // What was prefetched for a link is the page itself: it does not grow stale during a visit.
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    notFoundMode: "root",
    defaultErrorComponent: ErrorPage,
    defaultPendingMinMs: 0,
    // The router would jump to the top after every change, even one of search parameters alone:
    // src/features/page-change decides. Only across a reload the browser keeps the place.
    scrollRestoration: () => false,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
