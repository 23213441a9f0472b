import * as texts from "../../../content/interface/quote-sheets.ts";
import * as sums from "../../../domain/sheets.ts";
import { wholeRand } from "../../../domain/written-numbers.ts";
import { SheetFoot } from "../../../features/app/print-button.tsx";
import { QuoteButton } from "../../../features/quote-dialog/quote-button.tsx";
import { keepTogether } from "../../../ui/text/text.tsx";
import { rowTitle } from "../../quote-sheets/sheet.css.ts";
import { SheetSection } from "../../quote-sheets/sheet.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";
import { groupHead } from "../quote-checklist/quote-checklist.css.ts";
import * as styles from "./ten-year-plan.css.ts";

type Plan = BlockProps<"ten-year-plan">["block"];

const columnCount = 7;

/** As many empty rows as one A4 page has room for. */
const blankRows = ["1", "2", "3", "4", "5", "6"];

const Cell = ({ label, children }: { label: string; children: string }) => (
  <td className={styles.figure}>
    <span className={styles.figureLabel}>{label}</span> <span>{children}</span>
  </td>
);

const GroupHead = ({ children }: { children: string }) => (
  <tr className={styles.group}>
    {/* No header spans columns: what a figure belongs to would be ambiguous (WCAG 2.2 technique H43). */}
    <td colSpan={columnCount} className={groupHead}>
      {children}
    </td>
  </tr>
);

interface TotalProps {
  label: string;
  /** Rand; undefined to leave the cell empty. */
  sum?: number;
}

const Total = ({ label, sum }: TotalProps) => (
  <tr className={sum === undefined ? styles.blankLine : styles.line}>
    <td colSpan={columnCount - 1} className={styles.totalLabel}>
      {label}
    </td>
    <td className={styles.totalFigure}>{sum === undefined ? null : wholeRand(sum)}</td>
  </tr>
);

const ExampleRows = ({ columns, items, exampleGroup, total, escalation }: Plan) => (
  <tbody className={styles.group}>
    <GroupHead>{exampleGroup}</GroupHead>
    {items.map((item) => (
      <tr key={item.title} className={styles.line}>
        <th scope="row" className={styles.item}>
          <span className={rowTitle}>{item.title}</span>
          {keepTogether(texts.itemNote(item))}
        </th>
        <td className={styles.word}>
          <span className={styles.figureLabel}>{columns.condition}</span> {item.condition}
        </td>
        <Cell label={columns.year}>{String(item.year)}</Cell>
        <Cell label={columns.cost}>{wholeRand(sums.costWhenDue(item, escalation))}</Cell>
        <Cell label={columns.saved}>{wholeRand(item.saved)}</Cell>
        <Cell label={columns.short}>{wholeRand(sums.shortfall(item, escalation))}</Cell>
        <Cell label={columns.contribution}>
          {wholeRand(sums.yearlyContribution(item, escalation))}
        </Cell>
      </tr>
    ))}
    {sums.contributionsByPeriod(items, escalation).map(({ from, to, sum }) => (
      <Total key={to} label={`${total}, ${texts.planYears(from, to)}`} sum={sum} />
    ))}
  </tbody>
);

const EmptyRows = ({ columns, ownGroup, total }: Plan) => (
  <tbody className={styles.blankGroup}>
    <GroupHead>{ownGroup}</GroupHead>
    {blankRows.map((row) => (
      <tr key={row} className={styles.blankLine}>
        {Object.keys(columns).map((column) => (
          <td key={column} className={column === "item" ? styles.item : styles.word} />
        ))}
      </tr>
    ))}
    <Total label={total} />
  </tbody>
);

/** A plan for a scheme's paving, to print and fill in (docs/specification.md#ten-year-plan). */
export function TenYearPlan({ block, id, background }: BlockProps<"ten-year-plan">) {
  const { certificates, formula, notes, before } = block;
  const { item, condition, ...figureColumns } = block.columns;
  return (
    <SheetSection
      id={id}
      heading={block.heading}
      lead={block.lead}
      openText={texts.openTenYearPlan}
      printText={texts.printTenYearPlan}
      button={
        <QuoteButton tone="quiet" service="Commercial Paving" detailsLine={certificates.line}>
          {certificates.button}
        </QuoteButton>
      }
      background={background}
    >
      <div className={styles.before}>
        {before.map((name) => (
          <p key={name} className={styles.toFillIn}>
            {name}
          </p>
        ))}
      </div>
      <table className={styles.planTable}>
        <caption className={styles.caption}>{block.title}</caption>
        <thead className={styles.heads}>
          <tr>
            <th scope="col" className={styles.itemHead}>
              {item}
            </th>
            <th scope="col" className={styles.wordHead}>
              {condition}
            </th>
            {Object.values(figureColumns).map((name) => (
              <th key={name} scope="col" className={styles.numberHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <ExampleRows {...block} />
        <EmptyRows {...block} />
      </table>
      <p className={styles.formula}>{formula}</p>
      {notes.map((text) => (
        <p key={text} className={styles.note}>
          {keepTogether(text)}
        </p>
      ))}
      <SheetFoot />
    </SheetSection>
  );
}

export const block: BlockType<"ten-year-plan"> = { Component: TenYearPlan };
