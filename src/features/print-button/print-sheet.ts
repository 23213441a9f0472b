import { printedAttribute } from "../../design/print.css.ts";
import { delegate } from "../../lib/delegate.ts";
import { cannotPrint } from "./print-button.css.ts";

/** Marks a print button; its value is the id of the element to print. */
export const sheetAttribute = "data-print";

/** Makes the next print one of the whole page. */
const unmarkSheet = () =>
  document.querySelector(`[${printedAttribute}]`)?.removeAttribute(printedAttribute);

function printSheet(button: HTMLElement) {
  const sheet = document.getElementById(button.getAttribute(sheetAttribute) ?? "");
  if (sheet === null) return;
  sheet.setAttribute(printedAttribute, "");
  // Not on `afterprint`: Safari on iOS and Firefox on Android report it before they have laid out the
  // paper. Nothing reaches the page while its print dialog is open.
  for (const type of ["pointerdown", "keydown"]) {
    document.addEventListener(type, unmarkSheet, { capture: true, once: true });
  }
  print();
}

/** Makes every print button of the site work; returns a function that ends this. */
export function listenForPrintButtons(): () => void {
  // Firefox on Android got it late, and some apps' browsers have none.
  if (typeof window.print !== "function") document.documentElement.classList.add(cannotPrint);
  return delegate(`[${sheetAttribute}]`, printSheet);
}
