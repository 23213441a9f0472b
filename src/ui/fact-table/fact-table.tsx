import type { ReactNode } from "react";
import { keepTogether } from "../text/text.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import {
  box,
  columnHead,
  emptyCorner,
  markedRow,
  markNote,
  markSign,
  rowHead,
  table,
  tableOf,
  value,
} from "./fact-table.css.ts";

interface FactTableProps {
  /** For screen readers, which list tables by it. */
  name: string;
  /** The heads of the columns; without them, the table has one column. */
  heads?: readonly { key: string; content: ReactNode }[];
  /** A fact each: its label, and its value in every column. */
  rows: readonly { label: string; values: readonly string[]; isMarked?: boolean }[];
  /** What the mark of a row means; said below the table, and to screen readers at the row. */
  mark?: string;
}

const isCount = (count: number): count is keyof typeof tableOf => count in tableOf;

/** Facts in rows, of one thing or of several side by side. */
export function FactTable({ name, heads, rows, mark }: FactTableProps) {
  const content = (
    <table className={heads && isCount(heads.length) ? tableOf[heads.length] : table}>
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
      {heads === undefined ? null : (
        <thead>
          <tr>
            <td className={emptyCorner} />
            {heads.map((head) => (
              <th key={head.key} scope="col" className={columnHead}>
                {head.content}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, values, isMarked = false }) => (
          <tr key={label} className={isMarked ? markedRow : undefined}>
            <th scope="row" className={rowHead}>
              {label}
              {isMarked ? (
                <>
                  <span className={markSign} /> <VisuallyHidden>{mark}</VisuallyHidden>
                </>
              ) : null}
            </th>
            {values.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column keeps its place
              <td key={index} className={value}>
                {keepTogether(text)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return heads === undefined ? (
    <div className={box}>{content}</div>
  ) : (
    // The keyboard scrolls it, too (WCAG 2.2, 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={box} aria-label={name} tabIndex={0}>
      {content}
      {mark === undefined ? null : (
        <p aria-hidden="true" className={markNote}>
          <span className={markSign} /> <span>{mark}</span>
        </p>
      )}
    </section>
  );
}
