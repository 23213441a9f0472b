import type { AnyRouter, HistoryState } from "@tanstack/react-router";
import { createActor, fromPromise } from "xstate";
import { navigationMachine, type PressedLink } from "#machines/navigation/navigation.machine.ts";
import { yieldToMain } from "../../lib/scheduling.ts";
import { parseSearch } from "../../lib/search-params.ts";
import { inspected } from "../app/inspected.ts";
import { leaveOverlay, overlayOf } from "../overlay/overlay.actor.ts";
import { completeNavigation } from "./complete-navigation.ts";
import { loadNatively } from "./load-natively.ts";

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

/** Starts the actor that takes a visitor from page to page of a router. */
export function startNavigation(router: AnyRouter) {
  // A reload shows the entry of an overlay, though nothing is open.
  overlayOf(router.history);
  return createActor(
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
      },
      actions: {
        followLink: (_, link) => void router.navigate(destinationOf(link)),
        loadNatively: (_, { href }) => loadNatively(href),
        arrive: ({ context: { focus }, event }, { isNewPage }) => {
          if (event.type === "page.resolved") {
            completeNavigation({ hash: event.hash, isNewPage, previousFocus: focus });
          }
        },
      },
    }),
    inspected,
  ).start();
}
