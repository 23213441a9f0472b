import { business } from "virtual:business";
import {
  openSampleQuote,
  printSampleQuote,
  quoteColumns,
  quoteTotalLabels,
} from "../../content/interface/quote-sheets.ts";
import type { SampleQuote as Quote } from "../../content-schema/sheets-schema.ts";
import { lineAmount, pricePerSquareMetreOf, quoteTotals } from "../../domain/sheets.ts";
import { rand } from "../../domain/written-numbers.ts";
import { SheetFoot } from "../../features/app/print-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { keepTogether } from "../../ui/text/text.tsx";
import type { BandBackground } from "../band/band.tsx";
import * as styles from "./sample-quote.css.ts";
import { columnHead, rowNote, rowTitle } from "./sheet.css.ts";
import { SheetSection } from "./sheet.tsx";

const titleId = "sample-quote-title";

const Facts = ({ list }: { list: Quote["job"] }) => (
  <dl className={styles.facts}>
    {list.map(({ label, value: text }) => (
      <div key={label} className={styles.fact}>
        <dt className={styles.factLabel}>{label}</dt>
        <dd>{keepTogether(text)}</dd>
      </div>
    ))}
  </dl>
);

const Total = ({ label, sum, isGrand }: { label: string; sum: number; isGrand?: boolean }) => (
  <tr className={styles.totalLine}>
    {/* It spans no other column, so that each cell has one header above and one beside it. */}
    <th scope="row" className={isGrand ? styles.grandLabel : styles.totalLabel}>
      {keepTogether(label)}
    </th>
    <td colSpan={2} className={styles.noFigure} />
    <td className={isGrand ? styles.grandAmount : styles.amount}>{rand(sum)}</td>
  </tr>
);

function Lines({ quote }: { quote: Quote }) {
  const { lines, vatPercent, area } = quote;
  const { subtotal, vat, total } = quoteTotals(quote);
  return (
    <table className={styles.lineTable} aria-labelledby={titleId}>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={columnHead}>
            {quoteColumns.item}
          </th>
          {[quoteColumns.quantity, quoteColumns.rate, quoteColumns.amount].map((name) => (
            <th key={name} scope="col" className={styles.numberHead}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.lineGroup}>
        {lines.map((each) => (
          <tr key={each.item} className={styles.line}>
            <th scope="row" className={styles.item}>
              <span className={rowTitle}>{each.item}</span>
              <span className={rowNote}>{keepTogether(each.note)}</span>
            </th>
            <td className={styles.value}>{keepTogether(`${each.quantity} ${each.unit}`)}</td>
            <td className={styles.rate}>{rand(each.rate)}</td>
            <td className={styles.amount}>{rand(lineAmount(each))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className={styles.lineGroup}>
        {vatPercent === 0 ? null : (
          <>
            <Total label={quoteTotalLabels.subtotal} sum={subtotal} />
            <Total label={quoteTotalLabels.vat(vatPercent)} sum={vat} />
          </>
        )}
        <Total label={quoteTotalLabels.total(vatPercent)} sum={total} isGrand />
        <Total label={quoteTotalLabels.perSquareMetre(area)} sum={pricePerSquareMetreOf(quote)} />
      </tfoot>
    </table>
  );
}

/** An itemised quote as a document, marked as an example (docs/specification.md#sample-quote). */
export function SampleQuote({ quote, background }: { quote: Quote; background: BandBackground }) {
  const { heading, lead, mark, job, terms } = quote;
  return (
    <SheetSection
      id="sample-quote"
      heading={heading}
      lead={lead}
      openText={openSampleQuote}
      printText={printSampleQuote}
      background={background}
    >
      <div className={styles.letterhead}>
        <p className={styles.company}>{business.name}</p>
        <p className={styles.exampleMark}>{mark}</p>
      </div>
      <Heading level={4} size="title" id={titleId}>
        {quote.title}
      </Heading>
      <Facts list={job} />
      <Lines quote={quote} />
      <Facts list={terms} />
      <p className={styles.note}>{quote.note}</p>
      <SheetFoot />
    </SheetSection>
  );
}
