import { assign, fromPromise, setup } from "xstate";

export interface PressedLink {
  /** Its whole URL. */
  href: string;
  /** Id of the plan in the visitor's request that it opens; null for any other link. */
  attachedPlan: number | null;
}

/** How the page that is shown now differs from the one before it. */
export interface ResolvedPage {
  pathChanged: boolean;
  hrefChanged: boolean;
  hashChanged: boolean;
  hasParams: boolean;
  /** The fragment of its URL, without `#`; empty when there is none. */
  hash: string;
}

export type NavigationEvent =
  | { type: "link.pressed"; link: PressedLink }
  /** The visitor pressed any control, such as a button; before that of a link, whose press follows. */
  | { type: "control.pressed" }
  /** The visitor went Back or Forward, also within the page; not the site itself, which closes an overlay so. */
  | { type: "history.traversed" }
  /** The browser has to load a page, because a part of it did not arrive. Without a URL: the page that is shown. */
  | { type: "load.requested"; href: string | null }
  /** The router begins to show another page or hash. `focus` has the focus; null where the site is about to move it. */
  | { type: "page.changed"; focus: unknown }
  /** The page is rendered. */
  | ({ type: "page.resolved" } & ResolvedPage);

interface NavigationContext {
  /** The link that was pressed last; null for a page that is loaded again. */
  link: PressedLink | null;
  /** What had the focus before the page changed; null where the site itself has moved it since. */
  focus: unknown;
}

const requireLink = ({ link }: NavigationContext): PressedLink => {
  if (link === null) throw new Error("Expected a pressed link, got none.");
  return link;
};

const unprovided = () => Promise.reject(new Error("Expected a provided actor, got none."));

/** Arrivals at a page and at a hash of the same page. */
const atPage = {
  target: "arrived",
  actions: { type: "arrive", params: { isNewPage: true } },
} as const;
const atHash = {
  target: "arrived",
  actions: { type: "arrive", params: { isNewPage: false } },
} as const;

/**
 * Takes a visitor from page to page (docs/specification.md#page-changes). A link loads the content of its page, closes
 * the overlay, then navigates; if the content does not load, the browser loads the page. Another link, or Back,
 * replaces one that is still loading, and any press cancels one that waits for the server.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
  },
  actors: {
    /** Rejects if the content fails to load or does not arrive in time. */
    loadContent: fromPromise<void, PressedLink>(unprovided),
    /** Closes what is open; its output is what has the focus, as that of `page.changed`. */
    leaveOverlay: fromPromise<unknown>(unprovided),
    /** Waits until the server answers for a page (null: the one shown), then closes what is open. Rejects without. */
    reachPage: fromPromise<void, string | null>(unprovided),
  },
  guards: {
    pageIsAnother: ({ context }) => context.link !== null,
    pathIsNew: ({ event }) => event.type === "page.resolved" && event.pathChanged,
    hashIsNew: ({ event }) => event.type === "page.resolved" && event.hashChanged,
    /** A link to the current page arrives at its top, unless it changes the search params alone. */
    linkLeadsToPage: ({ event }) =>
      event.type === "page.resolved" &&
      (event.pathChanged || !event.hrefChanged || !(event.hasParams || event.hash !== "")),
  },
  actions: {
    rememberLink: assign(({ event }) => {
      if (event.type === "link.pressed") return { link: event.link };
      if (event.type !== "load.requested") return {};
      return { link: event.href === null ? null : { href: event.href, attachedPlan: null } };
    }),
    rememberFocus: assign(({ event }) =>
      event.type === "page.changed" ? { focus: event.focus } : {},
    ),
    followLink: (_, _link: PressedLink) => {},
    /** The browser loads a page; null stands for the page that is shown. */
    loadNatively: (_, _href: string | null) => {},
    reportFailure: () => {},
    /** Announces the page, moves the focus and scrolls. */
    arrive: (_, _arrival: { isNewPage: boolean }) => {},
  },
}).createMachine({
  id: "navigation",
  context: { link: null, focus: null },
  initial: "idle",
  on: {
    "link.pressed": { target: ".loading", actions: "rememberLink" },
    "load.requested": { target: ".reaching", actions: "rememberLink" },
    "page.changed": { target: ".moving", actions: "rememberFocus" },
  },
  states: {
    idle: {},
    loading: {
      invoke: {
        id: "loadContent",
        src: "loadContent",
        input: ({ context }) => requireLink(context),
        onDone: "leaving",
        onError: "reaching",
      },
      on: { "history.traversed": "idle" },
    },
    leaving: {
      invoke: {
        id: "leaveOverlay",
        src: "leaveOverlay",
        onDone: { target: "following", actions: assign({ focus: ({ event }) => event.output }) },
      },
    },
    following: {
      entry: { type: "followLink", params: ({ context }) => requireLink(context) },
      on: {
        // An overlay that has closed since returned the focus; what had it before is remembered.
        "page.changed": {},
        "page.resolved": [
          { guard: "linkLeadsToPage", ...atPage },
          { guard: "hashIsNew", ...atHash },
          { target: "idle" },
        ],
      },
    },
    /** By Back or Forward, which restore the scroll position, or by a link to a hash alone. */
    moving: {
      on: { "page.resolved": [{ guard: "pathIsNew", ...atPage }, { target: "idle" }] },
    },
    arrived: {},
    reaching: {
      invoke: {
        id: "reachPage",
        src: "reachPage",
        input: ({ context }) => context.link?.href ?? null,
        onDone: "left",
        onError: [
          { guard: "pageIsAnother", target: "failed", actions: "reportFailure" },
          { target: "failed" },
        ],
      },
      on: {
        "control.pressed": "idle",
        "history.traversed": "idle",
        // The error page asks for its page before the router has said that it shows it.
        "page.resolved": {
          guard: "pathIsNew",
          actions: { type: "arrive", params: { isNewPage: true } },
        },
      },
    },
    /** The browser loads a page. Only a page that it loads after that replaces it. */
    left: {
      entry: { type: "loadNatively", params: ({ context }) => context.link?.href ?? null },
      on: {
        "link.pressed": { target: "left", reenter: true, actions: "rememberLink" },
      },
    },
    failed: {},
  },
});
