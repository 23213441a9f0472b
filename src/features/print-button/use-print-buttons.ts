import { useEffect } from "react";
import { printedAttribute } from "../../design/print.css.ts";

/** Marks a print button; its value is the id of the element to print. */
export const sheetAttribute = "data-print";

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest(`[${sheetAttribute}]`) : null;
  const sheet = document.getElementById(button?.getAttribute(sheetAttribute) ?? "");
  if (sheet === null) return;
  sheet.setAttribute(printedAttribute, "");
  addEventListener("afterprint", () => sheet.removeAttribute(printedAttribute), { once: true });
  print();
}

/** Makes the print buttons of a page work, those in static HTML included. */
export function usePrintButtons() {
  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
