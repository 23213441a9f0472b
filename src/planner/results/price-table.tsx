import { guideRates } from "../../content/figures.ts";
import { layerTexts } from "../../content/interface/pavement-layers.ts";
import { afterVisit, amounts, priceTable } from "../../content/interface/planner.ts";
import { engineered } from "../../content/interface/planner-figures.ts";
import { type PavingPresetName, pavingPresets } from "../../content/paving-presets.ts";
import { needsScript } from "../../hydration/protocol.ts";
import { Button } from "../../ui/button/button.tsx";
import { keepTogether } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { PaverKind, PavingPlan } from "../domain/paving-plan.ts";
import { areaOf } from "../domain/plan-area.ts";
import { isEngineered, isHeavy, plannedUse, priceOf } from "../domain/plan-guide.ts";
import { pavementOf } from "../domain/plan-paver.ts";
import * as styles from "../paving-planner.css.ts";
import { looseText, squareMetres } from "../plan-formats.ts";
import { presetAttribute } from "../use-return.ts";
import { planQuantities } from "./plan-figures.ts";
import { priceText } from "./plan-texts.ts";

/**
 * The guide price of a plan with other pavers. Priced as stretcher bond: a cobble fan is premium
 * whatever its pavers.
 */
function priceWith(plan: PavingPlan, paver: PaverKind): string {
  const price = priceOf(
    { area: areaOf(plan.size), use: plannedUse(plan), paver, pattern: "stretcher" },
    guideRates,
  );
  return priceText(price);
}

/** What heavy vehicles need; the specification has no price for them. */
function heavyDutyText(plan: PavingPlan): string {
  if (isEngineered(plan)) return engineered.answer;
  const { pavers } = layerTexts(pavementOf(plan));
  const { subBase } = planQuantities(plan);
  const bulk = amounts.atLeast(looseText(subBase.orderedCubicMetres, subBase.tonnes));
  return `${pavers.name}, ${pavers.thickness}; ${bulk}`;
}

interface PriceTableProps {
  presets: readonly PavingPresetName[];
}

/** Guide prices for common sizes: complete without script; with it, each row opens the planner. */
export function PriceTable({ presets: names }: PriceTableProps) {
  const presets = names.map((name) => ({ name, ...pavingPresets[name] }));
  const isAllHeavy = presets.every(({ plan }) => isHeavy(plannedUse(plan)));
  const columns = isAllHeavy
    ? [priceTable.area, priceTable.heavy]
    : [priceTable.area, priceTable.standard, priceTable.premium];
  const cellsOf = (plan: PavingPlan) => {
    const area = squareMetres(areaOf(plan.size));
    if (isAllHeavy) return [area, heavyDutyText(plan)];
    if (isHeavy(plannedUse(plan))) return [area, afterVisit.heavy];
    return [area, priceWith(plan, "standard"), priceWith(plan, "premium")];
  };
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {isAllHeavy ? priceTable.heavyCaption : priceTable.caption}
      </caption>
      <thead className={styles.tableHead}>
        <tr>
          {[priceTable.job, ...columns].map((name) => (
            <th key={name} scope="col" className={styles.columnHead}>
              {name}
            </th>
          ))}
          <th scope="col" {...needsScript}>
            <VisuallyHidden>{priceTable.plan}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {presets.map(({ name, label, plan }) => {
          const cells = cellsOf(plan);
          return (
            <tr key={label} className={styles.tableRow}>
              <th scope="row" className={styles.jobCell}>
                {keepTogether(label)}
              </th>
              {cells.map((text, index) => (
                <td
                  key={columns[index]}
                  className={styles.tableCell}
                  data-column={columns[index]}
                  colSpan={index === cells.length - 1 ? columns.length - cells.length + 1 : 1}
                >
                  {keepTogether(text)}
                </td>
              ))}
              <td className={styles.tableCell} {...needsScript}>
                <Button tone="bare" size="slim" {...{ [presetAttribute]: name }}>
                  {priceTable.planThis}
                  <VisuallyHidden> {label}</VisuallyHidden>
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
