import "./design/global.css.ts";
import "./hydration/hydration.css.ts";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { swapInWebFonts } from "./design/add-web-fonts.ts";
import { meantPath } from "./domain/site-paths.ts";
import { adoptTyped } from "./features/quote-form/quote-form.actor.ts";
import { rememberFocus } from "./hydration/early-focus.ts";
import { yieldToMain } from "./lib/scheduling.ts";
import { createSiteRouter } from "./router.tsx";

/** Hydrates the prerendered page, or renders it in development, where pages are not prerendered. */
async function start() {
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
  }
  // History, router and hydration are separate tasks, so that none blocks a slow phone for long.
  const history = createBrowserHistory();
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
  rememberFocus();
  startTransition(() => {
    hydrateRoot(container, app);
  });
}

// The bootstrap imports this module, and shows the page as without script if it rejects.
await start();
