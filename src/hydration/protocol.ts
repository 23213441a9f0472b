/*
 * The protocol between the prerendered HTML, the inline bootstrap (bootstrap.ts) and React. Every
 * data attribute and custom event that they exchange is spelled here; index.html repeats the one of #root.
 */

/** Data attributes of elements. */
export const attribute = {
  /** An element that React hydrates as one piece: the page's frame, or a lazy island in it. */
  island: "data-island",
  /** On an island that React has hydrated. */
  hydrated: "data-hydrated",
  /** On a button or form that was activated before its island was hydrated. */
  pending: "data-pending",
  /** In an island without HTML whose script is being fetched, after a client navigation. */
  loading: "data-loading",
  /** On an island whose script could not be loaded. */
  loadFailed: "data-load-failed",
  /** On a form whose early submit is replayed to React instead of being sent by the browser. */
  replaySubmit: "data-replay-submit",
  /** On a quote form; its value is the location of the form. */
  quoteForm: "data-quote-form",
  /** On the root element, with the value "failed", when the page's script could not be run. */
  script: "data-script",
  /** On a section that the browser has laid out, and on the root element when all are. */
  laidOut: "data-laid-out",
  /** On the root element: the search params of the URL at which the visit began. */
  search: "data-search",
  /** On an element that shows what the search params ask for. */
  searchApplied: "data-search-applied",
  /** On an element that works only with script; hidden without it. */
  needsScript: "data-needs-script",
  /** On an element that replaces it without script. */
  withoutScript: "data-without-script",
} as const;

/** Events dispatched on an island; all but `requested` bubble. */
export const islandEvent = {
  /** Something in the island was activated before it was hydrated. */
  requested: "island:requested",
  hydrated: "island:hydrated",
  /** The island's script could not be loaded. */
  loadFailed: "island:load-failed",
} as const;

/** Event dispatched on the window when the page's script could not be run. */
export const scriptFailed = "script:failed";

/** Attributes of the inline script that tell the bootstrap about the page. */
export const bootstrapAttribute = {
  /** URLs of the page's modules, dependencies first, with spaces between. */
  modules: "data-modules",
  /** URL of the page's content, where the page fetches it as data. */
  content: "data-content",
  /** URLs of the quote dialog's modules that the page does not have, as those of the page. */
  dialogModules: "data-dialog-modules",
  /** URL of the stylesheet with what the inlined styles leave out. */
  stylesheet: "data-stylesheet",
  /** On a page that runs its script without waiting for the visitor. */
  eager: "data-eager",
} as const;

/** Attributes of `#root` in which the build tells React about the site. */
export const siteAttribute = {
  /** Name of the folder below /assets with the content of the local pages. */
  areasFolder: "data-areas-folder",
  /** On a site with areas that are not in the menu. */
  unlistedAreas: "data-unlisted-areas",
} as const;

/** Session storage key of the visitor's draft, which is restored at once. */
export const draftKey = "quote-draft";

/** Local storage key of what the visitor keeps, which buttons and tray show at once. */
export const keptKey = "kept-list";

/** Selects the islands that React has not hydrated yet. */
export const unhydratedIsland = `[${attribute.island}]:not([${attribute.hydrated}])`;

/** Spread over an element that works only with script. */
export const needsScript = { [attribute.needsScript]: "" };

/** Spread over an element that replaces what needs script. */
export const withoutScript = { [attribute.withoutScript]: "" };
