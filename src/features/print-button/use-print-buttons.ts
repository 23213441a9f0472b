import { useEffect } from "react";
import { printedAttribute } from "../../design/print.css.ts";
import { cannotPrint } from "./print-button.css.ts";

/** Marks a print button; its value is the id of the element to print. */
export const sheetAttribute = "data-print";

/**
 * Makes the next print one of the whole page. Not on `afterprint`: Safari on iOS and Firefox on Android
 * report it before they have laid out the paper. Nothing reaches the page while its print dialog is open.
 */
const unmarkSheet = () =>
  document.querySelector(`[${printedAttribute}]`)?.removeAttribute(printedAttribute);

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest(`[${sheetAttribute}]`) : null;
  const sheet = document.getElementById(button?.getAttribute(sheetAttribute) ?? "");
  if (sheet === null) return;
  sheet.setAttribute(printedAttribute, "");
  print();
}

/** Makes the print buttons of a page work, those in static HTML included. */
export function usePrintButtons() {
  useEffect(() => {
    // Firefox on Android got it late, and some apps' browsers have none.
    if (typeof window.print !== "function") document.documentElement.classList.add(cannotPrint);
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener("pointerdown", unmarkSheet, options);
    document.addEventListener("keydown", unmarkSheet, options);
    document.addEventListener("click", onClick, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}
