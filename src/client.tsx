import "./design/global.css.ts";
import "./hydration/hydration.css.ts";
import {
  createBrowserHistory,
  createMemoryHistory,
  type HistoryLocation,
  RouterProvider,
} from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { swapInWebFonts } from "./design/add-web-fonts.ts";
import { meantPath } from "./domain/pages.ts";
import { adoptTyped } from "./features/quote-form/adopt-fields.ts";
import { rememberFocus } from "./hydration/early-focus.ts";
import { attribute, hydratedEvent } from "./hydration/protocol.ts";
import { copyStylesheetLink } from "./hydration/stylesheet-link.tsx";
import { ignoreDroppedFiles } from "./lib/ignore-dropped-files.ts";
import { documentParsed, yieldToMain } from "./lib/scheduling.ts";
import { createSiteRouter } from "./router.tsx";

/** Parses a URL as the browser's history of the router does by itself. */
function parseLocation(href: string): HistoryLocation {
  const { location } = createMemoryHistory({ initialEntries: [href] });
  return { ...location, state: window.history.state ?? location.state };
}

const currentLocation = () => {
  const { pathname, search, hash } = window.location;
  return parseLocation(pathname + search + hash);
};

/** Creates the browser's history. Until hydration it stays at the HTML's page, then it follows the address. */
function createHistory() {
  const path = document.documentElement.getAttribute(attribute.path) ?? window.location.pathname;
  let isHydrated = false;
  let first: HistoryLocation | undefined;
  const history = createBrowserHistory({
    parseLocation() {
      if (isHydrated) return currentLocation();
      first ??= window.location.pathname === path ? currentLocation() : parseLocation(path);
      return first;
    },
  });
  const follow = () => {
    isHydrated = true;
    const { href, state } = currentLocation();
    if (href === history.location.href && state.__TSR_key === history.location.state.__TSR_key)
      return;
    dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  };
  addEventListener(hydratedEvent, follow, { once: true });
  return history;
}

/** Hydrates the prerendered page, or renders it in development, where pages are not prerendered. */
async function start() {
  // After an early press the scripts may be here before the stylesheet, for which the parser waits.
  await documentParsed();
  // Evaluating the script, history, router and hydration are separate tasks: none blocks a slow phone for long.
  await yieldToMain();
  const container = document.getElementById("root");
  if (container === null) throw new Error("Expected an element with the id root in index.html.");
  const { pathname, search, hash } = window.location;
  const path = meantPath(pathname);
  if (path !== null && path !== pathname) {
    // Not every host redirects to the page that a path means: some serve it, others the not-found page.
    if (document.querySelector("link[rel=canonical]") === null) {
      window.location.replace(path + search + hash);
      return;
    }
    window.history.replaceState(window.history.state, "", path + search + hash);
    document.documentElement.setAttribute(attribute.path, path);
  }
  const history = createHistory();
  await yieldToMain();
  const router = createSiteRouter(history);
  const app = <RouterProvider router={router} />;
  if (container.childElementCount === 0) {
    void swapInWebFonts();
    createRoot(container).render(app);
    return;
  }
  // Makes the router render the same tree as on the server.
  router.ssr = { manifest: undefined };
  await yieldToMain();
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === "error");
  // The prerendered page stays instead of an error page.
  if (failed) throw failed.error;
  // Where something else has changed the page, React renders its fields again.
  adoptTyped();
  copyStylesheetLink();
  const forgetFocus = rememberFocus();
  router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) forgetFocus();
  });
  startTransition(() => {
    hydrateRoot(container, app);
  });
}

ignoreDroppedFiles();
// The bootstrap imports this module, and shows the page as without script if it rejects.
await start();
