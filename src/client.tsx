import "./design/global.css.ts";
import "./hydration/hydration.css.ts";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { addWebFonts } from "./design/add-web-fonts.ts";
import { attribute } from "./hydration/protocol.ts";
import { yieldToMain } from "./lib/scheduling.ts";
import { createSiteRouter } from "./router.tsx";

/*
 * The router reloads the page when one of its files cannot be loaded, which without a connection
 * ends at the browser's own error page. It recognises such errors by how their messages begin; with
 * another beginning it renders routes/-error-page.tsx.
 */
addEventListener("vite:preloadError", ({ payload }) => {
  payload.message = `ChunkLoadError: ${payload.message}`;
});

/** Hydrates the prerendered page. In development there is none, so the page is rendered. */
async function start() {
  const container = document.getElementById("root");
  if (container === null) throw new Error("Expected an element with the id root in index.html.");
  // The browser's history, the router and hydration are a task each, for a slow phone.
  const history = createBrowserHistory();
  await yieldToMain();
  const router = createSiteRouter(history);
  const app = <RouterProvider router={router} />;
  if (container.childElementCount === 0) {
    addWebFonts("swap");
    createRoot(container).render(app);
    return;
  }
  // Makes the router render the same tree as on the server.
  router.ssr = { manifest: undefined };
  await yieldToMain();
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === "error");
  // The prerendered page stays, rather than give way to an error page.
  if (failed) throw failed.error;
  document.querySelector('script[type="speculationrules"]')?.remove();
  startTransition(() => {
    hydrateRoot(container, app);
  });
}

start().catch((error: unknown) => {
  // The page then shows what it shows without script.
  document.documentElement.setAttribute(attribute.script, "failed");
  throw error;
});
