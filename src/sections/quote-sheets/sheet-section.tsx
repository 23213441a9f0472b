import type { ReactNode } from "react";
import { PrintButton } from "../../features/print-button/print-button.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band, type BandBackground } from "../band/band.tsx";
import { Split } from "../blocks/split.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import { sheet } from "./sheet.css.ts";

export interface SheetSectionProps {
  /** Id of the heading; the sheet's is the same with "-sheet". */
  id: string;
  heading: string;
  lead: string;
  printText: string;
  background: BandBackground;
  /** Where the heading stands in a wide window. */
  layout: "beside" | "above";
  children: ReactNode;
}

/** A section with one sheet of paper, which can be printed alone. */
export function SheetSection(props: SheetSectionProps) {
  const { id, heading, lead, printText, background, layout, children } = props;
  const sheetId = `${id}-sheet`;
  const head = (
    <>
      <SectionHead id={id} heading={heading} lead={lead} />
      <PrintButton sheet={sheetId}>{printText}</PrintButton>
    </>
  );
  const paper = (
    <div id={sheetId} className={sheet}>
      {children}
    </div>
  );
  return (
    <Band background={background} labelledBy={id}>
      {layout === "beside" ? (
        <Split head={head}>{paper}</Split>
      ) : (
        <Stack gap="lg">
          {head}
          {paper}
        </Stack>
      )}
    </Band>
  );
}
