import type { ReactNode } from "react";
import { PrintButton } from "../../features/print-button/print-button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import type { BandBackground } from "../band/band.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import { sheet } from "./sheet.css.ts";

export interface SheetSectionProps {
  /** Id of the heading; the sheet's is the same with "-sheet". */
  id: string;
  heading: string;
  lead: string;
  /** Title of the row that unfolds the sheet. */
  openText: string;
  printText: string;
  background: BandBackground;
  children: ReactNode;
  /** Below the row. */
  further?: ReactNode;
}

/** A section with one sheet of paper, folded, which can be printed alone. */
export function SheetSection(props: SheetSectionProps) {
  const { id, heading, lead, openText, printText, background, children, further } = props;
  const sheetId = `${id}-sheet`;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background} gap="lg">
      <PrintButton sheet={sheetId}>{printText}</PrintButton>
      <div>
        <Disclosure title={openText}>
          <div id={sheetId} className={sheet}>
            {children}
          </div>
        </Disclosure>
      </div>
      {further}
    </HeadedBand>
  );
}
