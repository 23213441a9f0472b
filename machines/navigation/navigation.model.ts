import {
  type NavigationEvent,
  navigationMachine,
  type PressedLink,
  type ResolvedPage,
} from "#machines/navigation/navigation.machine.ts";
import type { Model, Scenario } from "../support/model.ts";

type Failure = { by: "no connection" | "silence" };
type NavigationModelEvent =
  | NavigationEvent
  | { type: "xstate.done.actor.loadContent" }
  | ({ type: "xstate.error.actor.loadContent" } & Failure)
  | { type: "xstate.done.actor.leaveOverlay" }
  /** Whether the page comes after that, or is on its way while the visitor presses something. */
  | { type: "xstate.done.actor.reachPage"; isLate: boolean }
  | ({ type: "xstate.error.actor.reachPage" } & Failure);

const press = (href: string): NavigationModelEvent => {
  const link: PressedLink = { href, attachedPlan: null };
  return { type: "link.pressed", link };
};

/** The page changes by the visitor's Back, or as the router follows a link. */
const changed = (
  by: "Back" | "Back from the hash" | "the link" | "Back to the page before",
): NavigationModelEvent => ({
  type: "page.changed",
  focus: by,
});

const resolved = (page: Partial<ResolvedPage>): NavigationModelEvent => ({
  type: "page.resolved",
  ...{ pathChanged: false, hrefChanged: true, hashChanged: false, hasParams: false, hash: "" },
  ...page,
});
const atPage = resolved({ pathChanged: true });

/** A page whose content is not loaded yet, and the one that the quote dialog links to. */
export const faq = "/faq";
export const policy = "/privacy-policy";
/** A page that comes. */
const live = "/contact";
/** The page that Back leads to from the first one. */
export const before = "/about";
export const filtered = "/gallery?category=patio";
export const hashOfPage = "/gallery#main";

/** What is pressed where the visitor has arrived by a link, or by Back after it. */
const afterArrival: Readonly<Record<string, NavigationModelEvent>> = {
  [policy]: changed("Back"),
  [`${policy} Back`]: press(hashOfPage),
  [hashOfPage]: changed("Back from the hash"),
  [`${hashOfPage} Back from the hash`]: press(filtered),
  [filtered]: press("/gallery"),
  "/gallery": press("/gallery"),
};

const loaded: NavigationModelEvent = { type: "xstate.done.actor.loadContent" };
const traversed: NavigationModelEvent = { type: "history.traversed" };

const arrivals: Readonly<Record<string, NavigationModelEvent>> = {
  [policy]: atPage,
  [hashOfPage]: resolved({ hashChanged: true, hash: "main" }),
  [filtered]: resolved({ hasParams: true }),
  "/gallery": resolved({}),
};

type NavigationScenario = Scenario<typeof navigationMachine, NavigationModelEvent>;

const base = { pathname: "/gallery", input: undefined };

const arriving: NavigationScenario = {
  ...base,
  title: "navigation: links, Back and Forward lead from page to page",
  events: (snapshot) => {
    const { link, focus } = snapshot.context;
    if (link === null) return [press(faq)];
    if (snapshot.matches("loading")) {
      if (link.href === faq) return [press(policy)];
      return link.href === policy ? [loaded, traversed] : [loaded];
    }
    // After Back, which closed the dialog with the link.
    if (snapshot.matches("idle") && link.href === policy) return [];
    if (snapshot.matches("leaving")) return [{ type: "xstate.done.actor.leaveOverlay" }];
    const isBack = focus === "Back from the hash";
    const arrival = isBack ? resolved({ hashChanged: true }) : (arrivals[link.href] ?? atPage);
    if (snapshot.matches("following")) {
      return link.href === policy ? [changed("the link"), arrival] : [arrival];
    }
    if (snapshot.matches("moving")) return [arrival];
    const next = afterArrival[typeof focus === "string" ? `${link.href} ${focus}` : link.href];
    return next === undefined ? [] : [next];
  },
};

const notLoaded = (by: Failure["by"]): NavigationModelEvent => ({
  type: "xstate.error.actor.loadContent",
  by,
});
const notReached = (by: Failure["by"]): NavigationModelEvent => ({
  type: "xstate.error.actor.reachPage",
  by,
});
const reached = (isLate: boolean): NavigationModelEvent => ({
  type: "xstate.done.actor.reachPage",
  isLate,
});
const retried: NavigationModelEvent = { type: "load.requested", href: null };

const offline: NavigationScenario = {
  ...base,
  title: "navigation: a link that fails offline says so, and leads to its page once online",
  events: (snapshot) => {
    const isFirst = snapshot.context.link?.href === faq;
    if (snapshot.matches("idle")) return [press(faq)];
    if (snapshot.matches("loading")) return [notLoaded("no connection")];
    if (snapshot.matches("reaching"))
      return [isFirst ? notReached("no connection") : reached(false)];
    return snapshot.matches("failed") && isFirst ? [press(`${faq}#main`)] : [];
  },
};

const silent: NavigationScenario = {
  ...base,
  title:
    "navigation: a link whose page does not come is followed natively, unless something is pressed",
  events: (snapshot) => {
    const { link } = snapshot.context;
    if (snapshot.matches("idle")) return link === null ? [press(faq)] : [];
    if (snapshot.matches("loading")) {
      return [link?.href === faq ? notLoaded("silence") : loaded];
    }
    if (snapshot.matches("reaching")) {
      return [
        { type: "control.pressed" },
        traversed,
        press(live),
        changed("Back to the page before"),
        notReached("silence"),
        reached(true),
      ];
    }
    if (snapshot.matches("left")) return link?.href === faq ? [press(live)] : [];
    if (snapshot.matches("leaving")) return [{ type: "xstate.done.actor.leaveOverlay" }];
    return snapshot.matches("following") || snapshot.matches("moving") ? [atPage] : [];
  },
};

/** Back leads to a page whose content does not come. */
export const lostOnBack: NavigationScenario = {
  ...base,
  title: "navigation: Back to a page that does not come loads it, once there is a connection",
  events: (snapshot) => {
    if (snapshot.matches("idle")) return [changed("Back to the page before")];
    if (snapshot.matches("moving") || snapshot.matches("failed")) return [retried];
    if (snapshot.matches("reaching")) return [atPage, notReached("no connection"), reached(false)];
    return [];
  },
};

export const navigationModel: Model<typeof navigationMachine, NavigationModelEvent> = {
  name: "navigation",
  purpose: "Takes a visitor from page to page: by links, Back and Forward.",
  machine: navigationMachine,
  stateKey: ({ value, context: { link, focus } }) => [value, link?.href, focus],
  scenarios: [arriving, offline, silent, lostOnBack],
};
