/*
 * What the prerendered HTML, the inline bootstrap (src/bootstrap.ts) and React tell each other
 * (docs/hydration.md). index.html repeats none of it.
 */
export const attribute = {
  /** On the bootstrap's script element: URLs of the page's modules, in their order. */
  files: "data-files",
  /** On #root, once React has hydrated the page's frame. */
  hydrated: "data-hydrated",
  /** On a button that was pressed before that and is pending. */
  pending: "data-pending",
  /** On the root element, with the value "failed", when the page's script could not be run. */
  script: "data-script",
  /** On the root element, until the gallery is hydrated: the category of the URL. On each project: its own. */
  category: "data-category",
  /** On the root element: the path of the page that the HTML is of. */
  path: "data-path",
  /** On the root element, while the browser loads another document. */
  leaving: "data-leaving",
  /** On a quote form; its value is the location of the form. */
  quoteForm: "data-quote-form",
  /** On an element that works only with script; hidden without it. */
  needsScript: "data-needs-script",
  /** On an element that replaces it without script. */
  withoutScript: "data-without-script",
} as const;

/** Custom property of the root element: the height of what will show above the fields of a quote form. */
export const attachedProperty = "--attached";

/** Time in ms after which a script or page that is still awaited counts as failed. */
export const scriptTimeout = 8_000;

/** Event dispatched on the window when React has hydrated the page's frame. */
export const hydratedEvent = "page:hydrated";

/** Event dispatched on the window when the entries of overlays are no longer the bootstrap's. */
export const overlaysEvent = "page:overlays";

/** Spread over an element that works only with script. */
export const needsScript = { [attribute.needsScript]: "" };

/** Spread over an element that replaces what needs script. */
export const withoutScript = { [attribute.withoutScript]: "" };

/** Whether the address is that of the HTML's page: before hydration, Back and Forward may change the address alone. */
export const isPageOfAddress = () =>
  document.documentElement.getAttribute(attribute.path) === window.location.pathname;

/** Whether React has hydrated the page's frame, so that another page is a client navigation. */
export const isPageHydrated = () =>
  document.getElementById("root")?.hasAttribute(attribute.hydrated) ?? false;

export const hasScriptFailed = () => document.documentElement.hasAttribute(attribute.script);

/** Whether the browser loads another document, which any traversal of the history would cancel. */
export const isPageLeaving = () => document.documentElement.hasAttribute(attribute.leaving);
