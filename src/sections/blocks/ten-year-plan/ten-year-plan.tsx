import {
  openTenYearPlan,
  printTenYearPlan,
  years,
} from "../../../content/interface/quote-sheets.ts";
import { estimatedCost, yearlyContribution } from "../../../domain/sheets.ts";
import { wholeRand } from "../../../domain/written-numbers.ts";
import { QuoteButton } from "../../../features/quote-dialog/quote-button.tsx";
import { keepTogether } from "../../../ui/text/text.tsx";
import { groupHead } from "../../quote-sheets/quote-checklist.css.ts";
import { rowTitle } from "../../quote-sheets/sheet.css.ts";
import { SheetFoot, SheetSection } from "../../quote-sheets/sheet.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";
import {
  before as beforeStyle,
  blankGroup,
  blankLine,
  caption,
  figure,
  figureLabel,
  formula as formulaStyle,
  group,
  heads,
  itemHead,
  item as itemStyle,
  line,
  note,
  numberHead,
  planTable,
  toFillIn,
  totalFigure,
  totalLabel,
  word,
  wordHead,
} from "./ten-year-plan.css.ts";

type Plan = BlockProps<"ten-year-plan">["block"];

const columnCount = 7;

/** As many empty rows as one A4 page has room for. */
const blankRows = ["1", "2", "3", "4", "5", "6", "7", "8"];

const Cell = ({ label, children }: { label: string; children: string }) => (
  <td className={figure}>
    <span className={figureLabel}>{label}</span> <span>{children}</span>
  </td>
);

interface GroupHeadProps {
  children: string;
}

const GroupHead = ({ children }: GroupHeadProps) => (
  <tr className={group}>
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
  <tr className={sum === undefined ? blankLine : line}>
    <td colSpan={columnCount - 1} className={totalLabel}>
      {label}
    </td>
    <td className={totalFigure}>{sum === undefined ? null : wholeRand(sum)}</td>
  </tr>
);

function ExampleRows({ columns, items, exampleGroup, total }: Plan) {
  const sum = items.reduce((rest, item) => rest + yearlyContribution(item), 0);
  return (
    <tbody className={group}>
      <GroupHead>{exampleGroup}</GroupHead>
      {items.map((item) => (
        <tr key={item.title} className={line}>
          <th scope="row" className={itemStyle}>
            <span className={rowTitle}>{item.title}</span>
            {keepTogether(`${item.area} m²`)}
          </th>
          <td className={word}>
            <span className={figureLabel}>{columns.condition}</span> {item.condition}
          </td>
          <Cell label={columns.year}>{String(item.year)}</Cell>
          <Cell label={columns.cost}>{wholeRand(estimatedCost(item))}</Cell>
          <Cell label={columns.saved}>{wholeRand(item.saved)}</Cell>
          <Cell label={columns.life}>{years(item.life)}</Cell>
          <Cell label={columns.contribution}>{wholeRand(yearlyContribution(item))}</Cell>
        </tr>
      ))}
      <Total label={total} sum={sum} />
    </tbody>
  );
}

const EmptyRows = ({ columns, ownGroup, total }: Plan) => (
  <tbody className={blankGroup}>
    <GroupHead>{ownGroup}</GroupHead>
    {blankRows.map((row) => (
      <tr key={row} className={blankLine}>
        {Object.keys(columns).map((column) => (
          <td key={column} className={column === "item" ? itemStyle : word} />
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
      openText={openTenYearPlan}
      printText={printTenYearPlan}
      button={
        <QuoteButton tone="quiet" service="Commercial Paving" detailsLine={certificates.line}>
          {certificates.button}
        </QuoteButton>
      }
      background={background}
    >
      <div className={beforeStyle}>
        {before.map((name) => (
          <p key={name} className={toFillIn}>
            {name}
          </p>
        ))}
      </div>
      <table className={planTable}>
        <caption className={caption}>{block.title}</caption>
        <thead className={heads}>
          <tr>
            <th scope="col" className={itemHead}>
              {item}
            </th>
            <th scope="col" className={wordHead}>
              {condition}
            </th>
            {Object.values(figureColumns).map((name) => (
              <th key={name} scope="col" className={numberHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <ExampleRows {...block} />
        <EmptyRows {...block} />
      </table>
      <p className={formulaStyle}>{formula}</p>
      {notes.map((text) => (
        <p key={text} className={note}>
          {keepTogether(text)}
        </p>
      ))}
      <SheetFoot />
    </SheetSection>
  );
}

export const block: BlockType<"ten-year-plan"> = { Component: TenYearPlan };
