import type { ReactNode } from "react";
import { PrintButton } from "../../features/app/print-button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { type BandBackground, HeadedBand } from "../band/band.tsx";
import { sheet } from "./sheet.css.ts";

interface SheetSectionProps {
  /** Id of the heading; the sheet's is the same with "-sheet". */
  id: string;
  heading: string;
  lead: string;
  /** Title of the row that unfolds the sheet. */
  openText: string;
  printText: string;
  /** A second button beside the print button. */
  button?: ReactNode;
  background: BandBackground;
  children: ReactNode;
}

/** A section with one sheet of paper, folded, which can be printed alone. */
export function SheetSection(props: SheetSectionProps) {
  const { id, heading, lead, openText, printText, button, background, children } = props;
  const sheetId = `${id}-sheet`;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background} gap="lg">
      <Cluster gap="sm">
        <PrintButton sheet={sheetId}>{printText}</PrintButton>
        {button}
      </Cluster>
      <div>
        <Disclosure title={openText}>
          <div id={sheetId} className={sheet}>
            {children}
          </div>
        </Disclosure>
      </div>
    </HeadedBand>
  );
}
