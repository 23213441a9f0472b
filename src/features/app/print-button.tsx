import { business } from "virtual:business";
import { cannotPrint, printButton, printedAttribute } from "../../design/print.css.ts";
import { needsScript } from "../../hydration/protocol.ts";
import { delegate } from "../../lib/delegate.ts";
import { Button } from "../../ui/button/button.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Marks a print button; its value is the id of the element to print. */
const sheetAttribute = "data-print";

/** Prints one element of the page. Hidden without script, and where the browser cannot print. */
export const PrintButton = ({ sheet, children }: { sheet: string; children: string }) => (
  <div {...needsScript} className={printButton}>
    <Button tone="quiet" {...{ [sheetAttribute]: sheet }}>
      {children}
    </Button>
  </div>
);

/** Says who a sheet of paper comes from. */
export const SheetFoot = () => (
  <Text size="small" tone="soft">
    {`${business.name} · ${business.visiblePhone} · ${business.email}`}
  </Text>
);

function printSheet(button: HTMLElement) {
  const sheet = document.getElementById(button.getAttribute(sheetAttribute) ?? "");
  if (sheet === null) return;
  sheet.setAttribute(printedAttribute, "");
  // The next print is of the page again. Not on `afterprint`: Safari on iOS and Firefox on Android fire it too early.
  const unmark = () => sheet.removeAttribute(printedAttribute);
  for (const type of ["pointerdown", "keydown"]) {
    document.addEventListener(type, unmark, { capture: true, once: true });
  }
  print();
}

const unfoldRows = () => {
  for (const row of document.querySelectorAll("details")) row.open = true;
};

/** Makes every print button of the site work; returns a cleanup function. */
export function listenForPrintButtons(): () => void {
  // Elsewhere the styles of paper unfold them (src/design/print.css.ts).
  if (!CSS.supports("selector(::details-content)")) addEventListener("beforeprint", unfoldRows);
  // Firefox on Android before 114 (https://bugzil.la/1809922) and the browsers of some apps cannot print.
  if (typeof window.print !== "function") document.documentElement.classList.add(cannotPrint);
  return delegate(`[${sheetAttribute}]`, printSheet);
}
