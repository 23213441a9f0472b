import { openChecklist, printChecklist } from "../../content/interface/quote-sheets.ts";
import type { QuoteChecklist as Checklist } from "../../content-schema/sheets-schema.ts";
import { keepTogether } from "../../ui/text/text.tsx";
import type { BandBackground } from "../band/band.tsx";
import * as styles from "./quote-checklist.css.ts";
import { columnHead, rowHead, rowNote, rowTitle, table, title } from "./sheet.css.ts";
import { SheetFoot, SheetSection } from "./sheet.tsx";

interface RowProps {
  item: string;
  note?: string;
  offers: Checklist["offerColumns"];
}

/** One thing that a quote states, with an empty cell for each offer. */
const Row = ({ item, note, offers }: RowProps) => (
  <tr className={note === undefined ? styles.blankRow : undefined}>
    <th scope="row" className={rowHead}>
      <div className={styles.titleAndNote}>
        <span className={rowTitle}>{item}</span>
        {note === undefined ? null : <span className={rowNote}>{keepTogether(note)}</span>}
      </div>
    </th>
    {offers.map((name) => (
      <td key={name} className={styles.offer} />
    ))}
  </tr>
);

interface QuoteChecklistProps {
  checklist: Checklist;
  background: BandBackground;
}

/** The checklist to compare three quotes with (docs/specification.md#quote-checklist). */
export function QuoteChecklist({ checklist, background }: QuoteChecklistProps) {
  const { heading, lead, itemColumn, offerColumns: offers, before, groups, after } = checklist;
  return (
    <SheetSection
      id="compare-quotes"
      heading={heading}
      lead={lead}
      openText={openChecklist}
      printText={printChecklist}
      background={background}
    >
      <table className={table}>
        <caption className={title}>{checklist.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={columnHead}>
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
