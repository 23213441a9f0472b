import { useEffect } from "react";
import { keptList } from "./kept-list.ts";

/** Marks a keep button; its value is what it keeps. */
export const keepAttribute = "data-keep";

/** Shows whether the button's item is kept. */
export function markKeepButton(button: Element) {
  const name = button.getAttribute(keepAttribute) ?? "";
  button.setAttribute("aria-pressed", String(keptList.getSnapshot().includes(name)));
}

function markAllButtons() {
  for (const button of document.querySelectorAll(`[${keepAttribute}]`)) markKeepButton(button);
}

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest(`[${keepAttribute}]`) : null;
  if (button !== null) keptList.toggle(button.getAttribute(keepAttribute) ?? "");
}

/**
 * Makes every keep button of the site work. One listener on the document serves buttons that React
 * renders and buttons in static HTML alike.
 */
export function useKeepButtons() {
  useEffect(() => {
    // Static HTML was rendered without the visitor's list.
    markAllButtons();
    const unsubscribe = keptList.subscribe(markAllButtons);
    document.addEventListener("click", onClick);
    return () => {
      unsubscribe();
      document.removeEventListener("click", onClick);
    };
  }, []);
}
