import { delegate } from "../../lib/delegate.ts";
import { changeKept, followOtherTabs, keptListActor, readKeptList } from "./kept-list.actor.ts";

/** Marks a keep button; its value is what it keeps. */
export const keepAttribute = "data-keep";

const nameOf = (button: Element) => button.getAttribute(keepAttribute) ?? "";

/** Shows whether the button's item is kept. */
export function markKeepButton(button: Element) {
  const isKept = keptListActor.getSnapshot().context.names.includes(nameOf(button));
  button.setAttribute("aria-pressed", String(isKept));
}

function markAllButtons() {
  for (const button of document.querySelectorAll(`[${keepAttribute}]`)) markKeepButton(button);
}

/** Makes every keep button of the site work; returns functions that end this. */
export function listenForKeepButtons(): readonly (() => void)[] {
  const subscription = keptListActor.subscribe(markAllButtons);
  // Static HTML was rendered without the visitor's list.
  readKeptList();
  return [
    () => subscription.unsubscribe(),
    followOtherTabs(),
    delegate(`[${keepAttribute}]`, (button) => {
      const isKept = button.getAttribute("aria-pressed") === "true";
      changeKept({ type: isKept ? "name.removed" : "name.kept", name: nameOf(button) });
    }),
  ];
}
