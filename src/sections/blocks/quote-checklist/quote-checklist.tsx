import { openChecklist, printChecklist } from "../../../content/interface/quote-sheets.ts";
import { SheetFoot } from "../../../features/app/print-button.tsx";
import { keepTogether } from "../../../ui/text/text.tsx";
import * as sheet from "../../quote-sheets/sheet.css.ts";
import { SheetSection } from "../../quote-sheets/sheet.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";
import * as styles from "./quote-checklist.css.ts";

interface RowProps {
  item: string;
  note?: string;
  offers: readonly string[];
}

/** One thing that a quote states, with an empty cell for each offer. */
const Row = ({ item, note, offers }: RowProps) => (
  <tr className={note === undefined ? styles.blankRow : undefined}>
    <th scope="row" className={sheet.rowHead}>
      <div className={styles.titleAndNote}>
        <span className={sheet.rowTitle}>{item}</span>
        {note === undefined ? null : <span className={sheet.rowNote}>{keepTogether(note)}</span>}
      </div>
    </th>
    {offers.map((name) => (
      <td key={name} className={styles.offer} />
    ))}
  </tr>
);

/** The checklist to compare three quotes with (docs/specification.md#quote-checklist). */
export function QuoteChecklist({ block, id, background }: BlockProps<"quote-checklist">) {
  const { heading, lead, itemColumn, offerColumns: offers, before, groups, after } = block;
  return (
    <SheetSection
      id={id}
      heading={heading}
      lead={lead}
      openText={openChecklist}
      printText={printChecklist}
      background={background}
    >
      <table className={sheet.table}>
        <caption className={sheet.title}>{block.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={sheet.columnHead}>
              {itemColumn}
            </th>
            {offers.map((name) => (
              <th key={name} scope="col" className={styles.offerHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before.map((item) => (
            <Row key={item} item={item} offers={offers} />
          ))}
        </tbody>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" className={styles.groupHead}>
                {group.title}
              </th>
              <td colSpan={offers.length} className={styles.besideGroupHead} />
            </tr>
            {group.items.map(({ title: item, description }) => (
              <Row key={item} item={item} note={description} offers={offers} />
            ))}
          </tbody>
        ))}
        <tbody>
          {after.map((item) => (
            <Row key={item} item={item} offers={offers} />
          ))}
        </tbody>
      </table>
      <SheetFoot />
    </SheetSection>
  );
}

export const block: BlockType<"quote-checklist"> = { Component: QuoteChecklist };
