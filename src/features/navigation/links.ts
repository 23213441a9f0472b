import type { AnyRouter } from "@tanstack/react-router";
import type { PressedLink } from "#machines/navigation/navigation.machine.ts";
import { delegate } from "../../lib/delegate.ts";
import { listenForIntent } from "../../lib/intent.ts";
import { rememberScroll } from "../../lib/remember-scroll.ts";
import { afterPaint } from "../../lib/scheduling.ts";
import { attachedPlanAttribute } from "../../shell/history-entry.ts";
import { destinationOf, navigationOf } from "../../shell/navigation.actor.ts";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";

/** Selects links to a page of this site; a link to a hash alone, or one that saves a file, is none. */
const pageLink = 'a[href^="/"]:not([download])';

const control = "a, button, summary, label, input, select, textarea";

function readLink(link: HTMLAnchorElement): PressedLink {
  const attachedPlan = link.getAttribute(attachedPlanAttribute);
  return { href: link.href, attachedPlan: attachedPlan === null ? null : Number(attachedPlan) };
}

/** Whether a click would open its link in this tab, and no other listener handles it. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Tells the machine of every press of a link, and of any other control. */
function listenForPresses(router: AnyRouter) {
  const navigation = navigationOf(router);
  const onPress = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest(control) !== null;
    if (isControl) navigation.send({ type: "control.pressed" });
  };
  // In the capture phase, before what the control itself does.
  document.addEventListener("click", onPress, true);
  return [
    delegate<HTMLAnchorElement>(pageLink, (link, event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      navigation.send({ type: "link.pressed", link: readLink(link) });
    }),
    () => document.removeEventListener("click", onPress, true),
  ];
}

const preloadOnIntent = (router: AnyRouter) =>
  listenForIntent((target) => {
    const link = target.closest<HTMLAnchorElement>(pageLink);
    // After a failure, following the link loads the page again.
    if (link !== null) router.preloadRoute(destinationOf(readLink(link))).catch(() => {});
  });

/** Tells the machine of every page that the router shows, and scrolls back within a page. */
function listenForPages(router: AnyRouter) {
  const navigation = navigationOf(router);
  /** Where in the page each history entry was left. */
  const scrolls = new Map<string | undefined, () => void>();
  return [
    router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged, hashChanged }) => {
      if (fromLocation === undefined) return;
      scrolls.set(fromLocation.state.__TSR_key, rememberScroll());
      if (!(pathChanged || hashChanged)) return;
      // The closing dialog returns the focus, which the visitor has not moved.
      const isClosing = pathChanged && quoteDialogActor.getSnapshot().matches("open");
      const focus = isClosing ? null : document.activeElement;
      navigation.send({ type: "page.changed", focus });
      // Before the new page renders: the focus trap of an open dialog would keep the focus.
      if (pathChanged) quoteDialogActor.send({ type: "page.changed" });
    }),
    router.subscribe("onResolved", ({ fromLocation, toLocation, ...change }) => {
      if (fromLocation === undefined) return;
      const { pathChanged, hrefChanged, hashChanged } = change;
      const { hash, searchStr, state } = toLocation;
      const hasParams = searchStr !== "";
      const goBack = pathChanged ? undefined : scrolls.get(state.__TSR_key);
      // An entry with the same URL is an overlay's; the page below did not move.
      if (goBack !== undefined && hrefChanged) {
        afterPaint(goBack);
      } else if (hashChanged && !pathChanged) {
        // Forward to an entry that was left before a reload.
        document.getElementById(hash)?.scrollIntoView();
      }
      // The entry of a link to a hash alone has no key until the router replaces it.
      if (window.history.state === null) router.history.replace(toLocation.href, state);
      const page = { pathChanged, hrefChanged, hashChanged, hasParams, hash };
      navigation.send({ type: "page.resolved", ...page });
    }),
  ];
}

/**
 * Makes every link of the site a client navigation, preloads its page on intent, and completes every navigation.
 * Returns functions that end this.
 */
export const listenForLinks = (router: AnyRouter): readonly (() => void)[] => [
  ...listenForPresses(router),
  preloadOnIntent(router),
  ...listenForPages(router),
];
