import { pricePerSquareMetre } from "../../content/figures.ts";
import { guidePriceItems } from "../../content/guide-price-items.ts";
import type { BlockOf } from "../../content-schema/schema.ts";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { Text } from "../../ui/text/text.tsx";
import { guide, guideLabel, guideNote, guideRow, guideValue } from "./guide.css.ts";

/** Prices, durations and other figures, each with what it depends on. */
export function Guide({ detail }: { detail: BlockOf<"guide"> }) {
  const { lead, rows } = detail;
  return (
    <>
      <Text>{lead}</Text>
      <dl className={guide}>
        {rows.map(({ label, value, note }) => (
          <div key={label} className={guideRow}>
            <dt className={guideLabel}>{label}</dt>
            <dd className={guideValue}>{keepTogether(value)}</dd>
            <dd className={guideNote}>{keepTogether(note)}</dd>
          </div>
        ))}
      </dl>
      {guidePriceItems === "" || !rows.some(({ value }) => value === pricePerSquareMetre) ? null : (
        <Text size="small" tone="soft">
          {guidePriceItems}
        </Text>
      )}
    </>
  );
}
