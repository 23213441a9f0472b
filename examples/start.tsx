import "../src/design/global.css.ts";
import "../src/hydration/hydration.css.ts";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { listenForQuoteButtons } from "#src/features/quote-dialog/quote-button-delegation.ts";
import { swapInWebFonts } from "../src/design/add-web-fonts.ts";
import { listenForKeepButtons } from "../src/features/keep/keep-button.tsx";
import { type Example, slugOf } from "./example.ts";
import { Gallery } from "./gallery.tsx";
import { stories } from "./stories.ts";

const [, layer, file, state] = window.location.pathname.split("/");
const story = stories.find(({ path }) => path === `/${layer}/${file}`);
const alone = story?.examples.find(({ name }) => slugOf(name) === state);

/** In ms. Longer timers never run, so that toasts stay, or run at once if the example says so. */
const longDelay = 5_000;
const elapsed = alone?.elapsed ?? 0;
const { setTimeout: originalSetTimeout } = window;
window.setTimeout = Object.assign((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
  if (delay < longDelay) return originalSetTimeout(handler, delay, ...rest);
  return delay <= elapsed ? originalSetTimeout(handler, 0, ...rest) : 0;
}, originalSetTimeout);

void swapInWebFonts();
listenForKeepButtons();
listenForQuoteButtons();

const root = document.getElementById("root");
if (root === null) throw new Error("Expected an element with the id root in examples/index.html.");
document.title = [alone?.name, story?.name, "Examples"].filter(Boolean).join(": ");

/** The example, or a page of them. React renders in a later task, so it is arranged once it is there. */
function Shown() {
  useEffect(() => {
    void arrange(alone);
  }, []);
  return alone === undefined ? <Gallery story={story} /> : alone.content;
}

/** Brings an example into its state and marks the page, for visual tests. */
async function arrange(example: Example | undefined) {
  await example?.arrange?.();
  document.documentElement.dataset.arranged = "";
}

/** Links lead nowhere: the router of each page has one route, at a path of the site. */
const router = createRouter({
  routeTree: createRootRoute({ component: Shown, notFoundComponent: () => null }),
  history: createMemoryHistory({ initialEntries: ["/services/driveway"] }),
});
createRoot(root).render(<RouterProvider router={router} />);
