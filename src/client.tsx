import "./design/global.css.ts";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createSiteRouter } from "./router.tsx";

/** Takes over the prerendered page. In development there is none, so it is drawn from nothing. */
async function start() {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no element with the id root.");
  const router = createSiteRouter();
  const app = <RouterProvider router={router} />;
  if (container.childElementCount === 0) {
    createRoot(container).render(app);
    return;
  }
  // Tells the router that the page stands already: it draws the same tree as the server did.
  router.ssr = { manifest: undefined };
  await router.load();
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
