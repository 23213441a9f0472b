import "./design/global.css.ts";
import "./hydration/hydration.css.ts";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { getSsrStatus } from "@tanstack/react-router/ssr/server";
import { prerender } from "react-dom/static";
import { checkContent, readContent } from "./content-schema/check-content.ts";
import { createSiteRouter } from "./router.tsx";

export interface RenderedPage {
  /** HTTP status: 200, or 404 for the not-found page. */
  status: number;
  /** Elements of the head: title, meta and link. */
  head: string;
  /** #root with its content. */
  body: string;
}

/** Checks all content. Throws an Error that lists the mistakes. */
export const checkAllContent = async () => checkContent(await readContent());

/** Renders the page at `path` to HTML, lazy components included. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(
    <div id="root">
      <RouterProvider router={router} />
    </div>,
    // One chunk, because React moves later ones by an inline script, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // React writes the elements of the head before the first one of the body.
  const start = html.indexOf('<div id="root">');
  return { status: getSsrStatus(router), head: html.slice(0, start), body: html.slice(start) };
}
