import type { ReactNode } from "react";
import {
  inYears,
  openTenYearPlan,
  planColumns,
  printTenYearPlan,
  rand,
} from "../../content/interface/quote-sheets.ts";
import type { BlockOf } from "../../content/schema.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { yearlyContribution } from "../../domain/yearly-contribution.ts";
import type { BandBackground } from "../band/band.tsx";
import { sheetFoot, table, title } from "./sheet.css.ts";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetSection } from "./sheet-section.tsx";
import { cell, cellHead, heads, planRow } from "./ten-year-plan.css.ts";

export interface TenYearPlanProps {
  block: Omit<BlockOf<"ten-year-plan">, "kind">;
  id: string;
  background: BandBackground;
  /** Below the sheet. */
  children: ReactNode;
}

const { item: itemHead, ...others } = planColumns;

/** A ten-year plan for paving, to print (docs/specification.md#ten-year-plan). */
export function TenYearPlan({ block, id, background, children }: TenYearPlanProps) {
  const { heading, lead, title: caption, rows, note } = block;
  return (
    <SheetSection
      id={id}
      heading={heading}
      lead={lead}
      openText={openTenYearPlan}
      printText={printTenYearPlan}
      background={background}
      further={children}
    >
      <table className={table}>
        <caption className={title}>{caption}</caption>
        <thead className={heads}>
          <tr>
            {Object.values(planColumns).map((name) => (
              <th key={name} scope="col" className={cellHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const cells = {
              condition: row.condition,
              year: row.year,
              cost: rand(row.cost),
              life: inYears(row.lifeInYears),
              saved: rand(row.saved),
              yearly: rand(yearlyContribution(row)),
            };
            return (
              <tr key={row.item} className={planRow}>
                <th scope="row" className={cell} data-column={itemHead}>
                  {row.item}
                </th>
                {keysOf(others).map((key) => (
                  <td key={key} className={cell} data-column={others[key]}>
                    {cells[key]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={sheetFoot}>{note}</p>
      <SheetFoot />
    </SheetSection>
  );
}
