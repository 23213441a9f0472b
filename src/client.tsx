import "./design/global.css.ts";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { yieldToMain } from "./lib/scheduling.ts";
import { createSiteRouter } from "./router.tsx";

/*
 * Where a file of a page cannot be had, the router would load the page anew: without a connection,
 * that is the browser's own error page. It knows such errors by how their messages begin. With
 * another beginning, src/routes/-error-page.tsx stands there.
 */
addEventListener("vite:preloadError", ({ payload }) => {
  payload.message = `Not to be had: ${payload.message}`;
});

/** Takes over the prerendered page. In development there is none, so it is drawn from nothing. */
async function start() {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no element with the id root.");
  // A browser takes its time over its history: a task of its own, or a slow phone would stall.
  const history = createBrowserHistory();
  await yieldToMain();
  const router = createSiteRouter(history);
  const app = <RouterProvider router={router} />;
  if (container.childElementCount === 0) {
    createRoot(container).render(app);
    return;
  }
  // Tells the router that the page stands already: it draws the same tree as the server did.
  router.ssr = { manifest: undefined };
  await yieldToMain();
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === "error");
  // The page stands: an error page must not take its place.
  if (failed) throw failed.error;
  document.querySelector('script[type="speculationrules"]')?.remove();
  startTransition(() => {
    hydrateRoot(container, app);
  });
}

start().catch((error: unknown) => {
  // The page then shows what it shows without scripts; the late loader heeds the same mark.
  document.documentElement.dataset.script = "failed";
  throw error;
});
