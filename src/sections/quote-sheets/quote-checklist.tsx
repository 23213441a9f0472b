import { openChecklist, printChecklist } from "../../content/interface/quote-sheets.ts";
import { quoteChecklist } from "../../content/quote-checklist.ts";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import type { BandBackground } from "../band/band.tsx";
import {
  besideGroupHead,
  blankRow,
  groupHead,
  offer,
  offerHead,
  titleAndNote,
} from "./quote-checklist.css.ts";
import { columnHead, rowHead, rowNote, rowTitle, table, title } from "./sheet.css.ts";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetSection } from "./sheet-section.tsx";

const { offerColumns } = quoteChecklist;

/** One thing that a quote states, with an empty cell for each offer. */
const Row = ({ item, note }: { item: string; note?: string }) => (
  <tr className={note === undefined ? blankRow : undefined}>
    <th scope="row" className={rowHead}>
      <div className={titleAndNote}>
        <span className={rowTitle}>{item}</span>
        {note === undefined ? null : <span className={rowNote}>{keepTogether(note)}</span>}
      </div>
    </th>
    {offerColumns.map((name) => (
      <td key={name} className={offer} />
    ))}
  </tr>
);

/** The checklist to compare three quotes with (docs/specification.md#quote-checklist). */
export function QuoteChecklist({ background }: { background: BandBackground }) {
  const { heading, lead, itemColumn, before, groups, after } = quoteChecklist;
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
        <caption className={title}>{quoteChecklist.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={columnHead}>
              {itemColumn}
            </th>
            {offerColumns.map((name) => (
              <th key={name} scope="col" className={offerHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before.map((item) => (
            <Row key={item} item={item} />
          ))}
        </tbody>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" className={groupHead}>
                {group.title}
              </th>
              <td colSpan={offerColumns.length} className={besideGroupHead} />
            </tr>
            {group.items.map(({ title: item, description }) => (
              <Row key={item} item={item} note={description} />
            ))}
          </tbody>
        ))}
        <tbody>
          {after.map((item) => (
            <Row key={item} item={item} />
          ))}
        </tbody>
      </table>
      <SheetFoot />
    </SheetSection>
  );
}
