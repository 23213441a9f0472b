import { useEffect } from "react";
import { followOtherTabs, keptListActor, readKeptList, toggleKept } from "./kept-list.actor.ts";

/** Marks a keep button; its value is what it keeps. */
export const keepAttribute = "data-keep";

/** Shows whether the button's item is kept. */
export function markKeepButton(button: Element) {
  const name = button.getAttribute(keepAttribute) ?? "";
  button.setAttribute(
    "aria-pressed",
    String(keptListActor.getSnapshot().context.names.includes(name)),
  );
}

function markAllButtons() {
  for (const button of document.querySelectorAll(`[${keepAttribute}]`)) markKeepButton(button);
}

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest(`[${keepAttribute}]`) : null;
  if (button !== null) toggleKept(button.getAttribute(keepAttribute) ?? "");
}

/**
 * Makes every keep button of the site work. One listener on the document serves buttons that React
 * renders and buttons in static HTML alike.
 */
export function useKeepButtons() {
  useEffect(() => {
    const subscription = keptListActor.subscribe(markAllButtons);
    const unfollow = followOtherTabs();
    // Static HTML was rendered without the visitor's list.
    readKeptList();
    document.addEventListener("click", onClick);
    return () => {
      subscription.unsubscribe();
      unfollow();
      document.removeEventListener("click", onClick);
    };
  }, []);
}
