import { pricePerSquareMetre } from "../../content/figures.ts";
import { guidePriceItems } from "../../content/guide-price-items.ts";
import type { AreaPage } from "../../content-schema/schema.ts";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { fact, factLabel, factValue, strip } from "./fact-strip.css.ts";
import { overHeroEdge } from "./hero.css.ts";

/** Three or four short facts about an area, a service or a category, over the lower edge of its hero. */
export function FactStrip({ facts }: { facts: AreaPage["strip"] }) {
  return (
    <div className={overHeroEdge}>
      <dl className={strip}>
        {facts.map(({ label, value }) => (
          <div key={label} className={fact}>
            <dt className={factLabel}>{label}</dt>
            <dd className={factValue}>{keepTogether(value)}</dd>
            {value === pricePerSquareMetre && guidePriceItems !== "" ? (
              <dd className={factLabel}>{guidePriceItems}</dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
