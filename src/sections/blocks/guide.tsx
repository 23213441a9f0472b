import { keepTogether } from "../../ui/text/keep-together.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { BlockProps } from "./block-props.ts";
import { guide, guideLabel, guideNote, guideRow, guideValue } from "./guide.css.ts";
import { Split } from "./split.tsx";

/** Prices, durations and other figures, each with what it depends on. */
export function Guide({ block, id, background }: BlockProps<"guide">) {
  const { heading, lead, rows } = block;
  return (
    <Band background={background} labelledBy={id}>
      <Split head={<SectionHead id={id} heading={heading} lead={lead} />}>
        <dl className={guide}>
          {rows.map(({ label, value, note }) => (
            <div key={label} className={guideRow}>
              <dt className={guideLabel}>{label}</dt>
              <dd className={guideValue}>{keepTogether(value)}</dd>
              <dd className={guideNote}>{keepTogether(note)}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Band>
  );
}
