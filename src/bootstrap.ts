import { addCachedWebFonts, swapInWebFonts } from "./design/add-web-fonts.ts";
import {
  showDraft,
  storedAttachmentsHeight,
  storeTyped,
} from "./features/quote-form/draft-storage.ts";
import { listenForEarlyPress } from "./hydration/early-press.ts";
import { listenForEarlyTraversal, skipStaleEntries } from "./hydration/early-traversal.ts";
import { limitWaitForStylesheet } from "./hydration/late-stylesheet.ts";
import { listenForLeaving } from "./hydration/leaving.ts";
import { correctFragment } from "./hydration/meant-fragment.ts";
import { attachedProperty, attribute, isPageHydrated } from "./hydration/protocol.ts";
import { prefersReducedData } from "./lib/prefers-reduced-data.ts";
import { afterFirstPaint, whenIdle, yieldToMain } from "./lib/scheduling.ts";
import { loadNarrowPictures } from "./ui/picture/narrow-pictures.ts";

/* The hydration bootstrap (docs/hydration.md), which the build compiles and inlines into every page. */

document.documentElement.setAttribute(attribute.path, location.pathname);

// Before the body, to which the browser then scrolls.
correctFragment();
addEventListener("hashchange", correctFragment);

// Before the body, so that other projects of the gallery are never painted.
const category = new URLSearchParams(location.search).get("category");
if (category !== null) document.documentElement.setAttribute(attribute.category, category);

// Before the body, so that hydration does not move the form's fields.
const attached = storedAttachmentsHeight();
if (attached !== "") document.documentElement.style.setProperty(attachedProperty, attached);

// Before the body, whose pictures load while it is parsed.
if (prefersReducedData()) loadNarrowPictures();

const modules = document.currentScript?.getAttribute(attribute.files)?.split(" ") ?? [];

let isStarted = false;

/** Loads the page's files, and runs each in a task of its own: one task would block a slow phone. */
async function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of modules) {
    const link = { rel: "modulepreload", href };
    document.head.append(Object.assign(document.createElement("link"), link));
  }
  try {
    for (const url of modules) {
      await import(/* @vite-ignore */ url);
      await yieldToMain();
    }
  } catch {
    giveUp();
    if (!isPageHydrated()) showDraft(document);
  }
}

limitWaitForStylesheet();
listenForLeaving();
skipStaleEntries();
const giveUp = listenForEarlyPress(start);
listenForEarlyTraversal(start, giveUp);
for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true });
addEventListener("pagehide", () => {
  if (!isPageHydrated()) storeTyped(document);
});

/** Whether the browser restores a scroll position as it loads the page: on a reload, and on Back to it. */
function isPageRestored(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && /^(reload|back_forward)$/.test(`${entry.type}`);
}

// On the second page of a visit and on a reload the browser has the fonts in its cache.
const areFontsCached = document.referrer.startsWith(`${location.origin}/`) || isPageRestored();
if (areFontsCached) addCachedWebFonts();

// After the load event and the first paint, so that fonts and script do not delay the first screen.
addEventListener("load", () =>
  afterFirstPaint(() => {
    if (!areFontsCached) void swapInWebFonts();
    whenIdle(start);
  }),
);
