import { business } from "virtual:business";
import type { AnyRouter, HistoryState } from "@tanstack/react-router";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { navigationMachine, type PressedLink } from "#machines/navigation/navigation.machine.ts";
import { noConnection } from "../content/interface/errors.ts";
import { loadNatively, reachPage } from "../hydration/load-page.ts";
import { yieldToMain } from "../lib/scheduling.ts";
import { parseSearch } from "../lib/search-params.ts";
import { completeNavigation } from "./complete-navigation.ts";
import { inspected } from "./inspected.ts";
import { notify } from "./notify.ts";
import { leaveOverlay, overlayOf } from "./overlay.actor.ts";

/**
 * Returns the destination of a link as the router's options. A link with search params to the current page
 * changes these alone; the ones that a campaign added stay.
 */
export function destinationOf({ href, attachedPlan }: PressedLink) {
  const { pathname, hash, search, searchParams } = new URL(href);
  const params = Object.fromEntries(searchParams);
  const isChange = search !== "" && pathname === window.location.pathname;
  const current = new URLSearchParams(window.location.search);
  const isAddition = isChange && [...searchParams.keys()].some((name) => !current.has(name));
  // Another plan in the open planner, whose entry stays the only one.
  const isOtherPlan = attachedPlan !== null && isChange && !isAddition;
  return {
    to: pathname,
    search: isChange ? (previous: object) => ({ ...previous, ...params }) : parseSearch(search),
    replace: isOtherPlan,
    state: (previous: HistoryState) => ({
      ...(isOtherPlan && { ...previous, isPlanWritten: false }),
      ...(isAddition && { addsParams: true }),
      ...(attachedPlan !== null && { attachedPlan }),
    }),
    ...(hash !== "" && { hash: hash.slice(1) }),
  };
}

function startActor(router: AnyRouter) {
  // Also because a reload shows the entry of an overlay, though nothing is open.
  const overlay = overlayOf(router.history);
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        loadContent: fromPromise(async ({ input: link }) => {
          // Lets immediate feedback, such as a closing menu, paint before the navigation.
          await yieldToMain();
          const matches = await router.preloadRoute(destinationOf(link));
          const failed = matches?.find(({ status }) => status === "error");
          if (matches === undefined || failed) throw failed?.error ?? new Error(link.href);
        }),
        leaveOverlay: fromPromise<unknown>(async () => {
          const isLeft = await leaveOverlay(router.history);
          return isLeft ? null : document.activeElement;
        }),
        reachPage: fromPromise<void, string | null>(async ({ input: href, signal }) => {
          await reachPage(href ?? window.location.href, signal);
          await leaveOverlay(router.history);
        }),
      },
      actions: {
        followLink: (_, link) => void router.navigate(destinationOf(link)),
        loadNatively: (_, href) => loadNatively(href ?? window.location.href),
        reportFailure: () =>
          notify("error", {
            title: noConnection.title,
            description: noConnection.description(business.visiblePhone),
          }),
        arrive: ({ context: { focus }, event }, { isNewPage }) => {
          if (event.type === "page.resolved") {
            completeNavigation({ hash: event.hash, isNewPage, previousFocus: focus });
          }
        },
      },
    }),
    inspected,
  ).start();
  overlay.on("history.traversed", (event) => actor.send(event));
  return actor;
}

const actors = new WeakMap<AnyRouter, ActorRefFrom<typeof navigationMachine>>();

/** The actor that takes a visitor from page to page of a router. Starts on the first call. */
export function navigationOf(router: AnyRouter) {
  const actor = actors.get(router) ?? startActor(router);
  actors.set(router, actor);
  return actor;
}
