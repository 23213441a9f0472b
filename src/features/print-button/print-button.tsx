import { needsScript } from "../../hydration/protocol.ts";
import { Button } from "../../ui/button/button.tsx";
import { printButton } from "./print-button.css.ts";
import { sheetAttribute } from "./print-sheet.ts";

export interface PrintButtonProps {
  sheet: string;
  children: string;
}

/**
 * Prints one element of the page by event delegation (print-sheet.ts). Hidden without script, and where
 * the browser cannot print.
 */
export const PrintButton = ({ sheet, children }: PrintButtonProps) => (
  <div {...needsScript} className={printButton}>
    <Button tone="quiet" {...{ [sheetAttribute]: sheet }}>
      {children}
    </Button>
  </div>
);
