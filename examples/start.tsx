import "../src/design/global.css.ts";
import "../src/hydration/hydration.css.ts";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { addWebFonts } from "../src/design/add-web-fonts.ts";
import { addressOf, type Example } from "./example.ts";
import { Gallery } from "./gallery.tsx";
import { parts } from "./parts.ts";

// Examples in frames of one page share its storage: none may find what another has typed.
Storage.prototype.getItem = () => null;

const [, room, file, state] = window.location.pathname.split("/");
const part = parts.find(({ address }) => address === `/${room}/${file}`);
const alone = part?.examples.find(({ name }) => addressOf(name) === state);

/** Waits of this many milliseconds and more end by the example's word alone. */
const longWait = 5_000;
const passed = alone?.after ?? 0;
const { setTimeout: wait } = window;
// What goes by itself stays to be looked at; what comes after a long wait is there at once.
window.setTimeout = Object.assign((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
  if (delay < longWait) return wait(handler, delay, ...rest);
  return delay <= passed ? wait(handler, 0, ...rest) : 0;
}, wait);

addWebFonts("swap");

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element with the id root.");
document.title = [alone?.name, part?.name, "Examples"].filter(Boolean).join(": ");

/** Links lead nowhere: each page has a router of its own that stands at one address of the site. */
const router = createRouter({
  routeTree: createRootRoute({
    component: () => (alone === undefined ? <Gallery part={part} /> : alone.content),
    notFoundComponent: () => null,
  }),
  history: createMemoryHistory({ initialEntries: ["/services/driveway"] }),
});
createRoot(root).render(<RouterProvider router={router} />);

/** Brings an example into its state; the page then says so. */
async function arrange(example: Example | undefined) {
  await example?.arrange?.();
  document.documentElement.dataset.arranged = "";
}
await arrange(alone);
