import { addCachedWebFonts, swapInWebFonts } from "../design/add-web-fonts.ts";
import { prefersReducedData } from "../lib/prefers-reduced-data.ts";
import { whenIdle } from "../lib/scheduling.ts";
import { loadNarrowPictures } from "../ui/picture/narrow-pictures.ts";
import { draftStorage, storeTyped, tryStorage } from "./draft-storage.ts";
import { layOutPage, layOutSections, needsFullHeight } from "./lay-out-sections.ts";
import {
  attribute,
  bootstrapAttribute,
  islandEvent,
  keptKey,
  scriptFailed,
  unhydratedIsland,
} from "./protocol.ts";

/*
 * The hydration bootstrap: compiled by the build (src/build/hydration-bootstrap.ts) and inlined into
 * every page. Fetches the page's modules when the page is quiet, runs them at the first sign of a
 * visitor, and replays what was activated before React had hydrated it.
 */

// Before the body, whose pictures load while it is parsed.
if (prefersReducedData()) loadNarrowPictures();

/** The first of these events runs the page's script. */
const visitorSigns = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
  // The browser's find in page revealed a collapsed answer.
  "beforematch",
];

const script = document.currentScript;
const read = (name: string) => script?.getAttribute(name) ?? "";
const readUrls = (name: string) => read(name).split(" ").filter(Boolean);
const modules = readUrls(bootstrapAttribute.modules);
const page = document.documentElement;

const stylesheet = read(bootstrapAttribute.stylesheet);

const append = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement("link"), attributes));

/** Fetches and compiles modules, but does not run them. */
const fetchModules = (urls: readonly string[]) => {
  for (const href of urls) append({ rel: "modulepreload", href });
};

let isFetched = false;

/** Fetches the page's modules, content and stylesheet. */
function fetchScript() {
  if (isFetched) return;
  isFetched = true;
  append({ rel: "preload", as: "style", href: stylesheet });
  fetchModules(modules);
  for (const href of readUrls(bootstrapAttribute.content)) {
    append({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
  }
}

const dialogModules = readUrls(bootstrapAttribute.dialogModules);

/** Fetches the quote dialog's modules, once, at a visitor's first sign on a button that opens it. */
function fetchDialog(target: EventTarget | null) {
  if (target instanceof Element && target.closest("[aria-haspopup=dialog]")) {
    fetchModules(dialogModules.splice(0));
  }
}

let isRunning = false;

/** Runs each module in a task of its own, dependencies first: one task would block a slow phone. */
async function runScript() {
  if (isRunning) return;
  isRunning = true;
  fetchScript();
  // Only now, because the browser restyles the page for it.
  append({ rel: "stylesheet", href: stylesheet });
  try {
    for (const href of modules) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch {
    fail();
  }
}

/** The script cannot be run: the page shows what works without it. */
function fail() {
  page.setAttribute(attribute.script, "failed");
  const element = activated;
  forgetActivation();
  // A form with an action works without script.
  if (element?.closest("form")?.hasAttribute("action")) activate(element);
}

/** The button that was activated last, or the form of a submit without one, until its hydration. */
let activated: HTMLElement | null = null;

function forgetActivation() {
  activated?.removeAttribute(attribute.pending);
  activated = null;
}

const isWaiting = (element: Element) => element.closest(unhydratedIsland) !== null;

/** Keeps an activation for replay, unless its island is hydrated or the script has failed. */
function keepActivation(element: HTMLElement, event: Event) {
  const island = element.closest(unhydratedIsland);
  if (island === null || page.getAttribute(attribute.script) === "failed") return;
  // React must not handle it as well when the island is about to be hydrated.
  event.preventDefault();
  event.stopPropagation();
  forgetActivation();
  activated = element;
  element.setAttribute(attribute.pending, "");
  void runScript();
  fetchDialog(element);
  island.dispatchEvent(new Event(islandEvent.requested));
}

function replayActivation() {
  if (activated === null || isWaiting(activated)) return;
  const element = activated;
  forgetActivation();
  // A visitor who has moved on to another element keeps their focus.
  if (document.activeElement?.contains(element)) element.focus({ preventScroll: true });
  activate(element);
}

const activate = (element: HTMLElement) =>
  element instanceof HTMLFormElement ? element.requestSubmit() : element.click();

const listen = (type: string, listener: (event: Event) => void) =>
  addEventListener(type, listener, { capture: true });

listen("click", (event) => {
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>("button[type=button]")
      : null;
  // A retry button in an alert is hydrated already.
  if (button !== null && button.closest("[role=alert]") === null) keepActivation(button, event);
});
listen("submit", (event) => {
  const form = event.target;
  if (form instanceof HTMLFormElement && form.hasAttribute(attribute.replaySubmit)) {
    keepActivation((event instanceof SubmitEvent && event.submitter) || form, event);
  }
});
listen(islandEvent.hydrated, replayActivation);
listen(islandEvent.loadFailed, forgetActivation);
listen(scriptFailed, fail);

/** Whether the pointer only rests on the page: Chromium reports it as moved when the page appears. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === "pointermove" &&
  !event.movementX &&
  !event.movementY;
for (const sign of visitorSigns) {
  listen(sign, (event) => {
    if (isResting(event)) return;
    void runScript();
    fetchDialog(event.target);
  });
}

/** The visitor's draft and kept list; empty without both. */
const readStored = () =>
  (draftStorage.read() ?? "") + (tryStorage(() => localStorage.getItem(keptKey)) ?? "");

let storedWhenLeft = "";
addEventListener("pagehide", () => {
  storeTyped(document);
  storedWhenLeft = readStored();
});
// The browser has kept the page as it was left, such as with a draft that was sent since.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || readStored() === storedWhenLeft) return;
  // Firefox would put the old text back after the reload, and before its hydration it would be stored.
  const form = document.querySelector<HTMLFormElement>(`form[${attribute.quoteForm}]`);
  for (const field of form?.elements ?? []) if ("value" in field) field.value = "";
  location.reload();
});

// Styles hide what does not follow the search params yet.
if (location.search !== "") page.setAttribute(attribute.search, location.search);

// The script changes what the page shows at once: a draft, a kept list, an open answer, a filter.
const isEager =
  script?.hasAttribute(bootstrapAttribute.eager) ||
  location.hash !== "" ||
  location.search !== "" ||
  readStored() !== "";
if (isEager) void runScript();

// On the second page of a visit the browser has the fonts in its cache.
const areFontsCached = document.referrer.startsWith(`${location.origin}/`);
if (areFontsCached) addCachedWebFonts();

if (needsFullHeight()) layOutPage();

/**
 * Calls `callback` once the first paint is on the screen (Paint Timing). The callback of an animation
 * frame would run before that frame is shown.
 */
function afterFirstPaint(callback: () => void) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: "paint", buffered: true });
}

// After the load event and the first paint, so that fonts and script do not delay the first screen.
addEventListener("load", () => {
  afterFirstPaint(async () => {
    whenIdle(fetchScript);
    if (!areFontsCached) await swapInWebFonts();
    layOutSections();
  });
});
