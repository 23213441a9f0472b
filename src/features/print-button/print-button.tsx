import { needsScript } from "../../hydration/protocol.ts";
import { Button } from "../../ui/button/button.tsx";
import { sheetAttribute } from "./use-print-buttons.ts";

export interface PrintButtonProps {
  /** Id of the element to print. */
  sheet: string;
  children: string;
}

/**
 * Prints one element of the page by event delegation: its page calls `usePrintButtons`. Hidden
 * without script.
 */
export const PrintButton = ({ sheet, children }: PrintButtonProps) => (
  <div {...needsScript}>
    <Button tone="quiet" {...{ [sheetAttribute]: sheet }}>
      {children}
    </Button>
  </div>
);
