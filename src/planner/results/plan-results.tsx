import { guideRates, timedAreas } from "../../content/figures.ts";
import { withPriceItems } from "../../content/guide-price-items.ts";
import {
  amounts,
  durationNotes,
  durations,
  guideNotQuote,
  readyForFeet,
  readyTexts,
  resultLabels,
  timeAfterVisit,
  verdictAnswers,
  verdictReasons,
} from "../../content/interface/planner.ts";
import { paverFormats } from "../../domain/pavers.ts";
import { spaced } from "../../domain/written-numbers.ts";
import { isPermeable, lookOf, type PavingPlan, type WorkKind } from "../domain/paving-plan.ts";
import {
  betterLaying,
  isHeavy,
  plannedUse,
  planPrice,
  timedWork,
  verdictOf,
} from "../domain/plan-guide.ts";
import { densities, type Quantities, roundedUp } from "../domain/plan-quantities.ts";
import {
  aboutPavers,
  bulkText,
  cubicMetres,
  kilograms,
  looseText,
  metres,
  squareMetres,
  weight,
} from "../plan-formats.ts";
import { layerThickness, planQuantities } from "./plan-figures.ts";
import { note, result, resultLabel, results, resultValue } from "./plan-results.css.ts";
import { paverSize, priceText, removalText } from "./plan-texts.ts";

interface ResultRow {
  label: string;
  value: string;
  note: string;
}

/** What impermeable paving needs besides pavers, and the soil that is dug out. */
function bulkRows(plan: PavingPlan, quantities: Quantities): readonly ResultRow[] {
  const use = plannedUse(plan);
  const { bedding, subBase, jointingSand, spoil } = quantities;
  const { paverMm, beddingMm, subBaseMm } = layerThickness(plan);
  const least = isHeavy(use) ? amounts.atLeast : (text: string) => text;
  const noteOfSubBase = isHeavy(use) ? resultLabels.designedSubBaseNote : resultLabels.subBaseNote;
  return [
    {
      label: resultLabels.bedding,
      value: bulkText(bedding.cubicMetres, bedding.tonnes),
      note: [
        resultLabels.beddingNote(beddingMm, densities.sand),
        ...(lookOf(plan).format === "brick" ? [] : [resultLabels.slabBedding]),
      ].join(", "),
    },
    subBase === null
      ? { label: resultLabels.subBase, value: "", note: resultLabels.noSubBase }
      : {
          label: resultLabels.subBase,
          value: least(looseText(subBase.looseCubicMetres, subBase.tonnes)),
          note: noteOfSubBase(subBaseMm, cubicMetres(subBase.cubicMetres)),
        },
    {
      label: resultLabels.jointingSand,
      value: kilograms(jointingSand.tonnes),
      note: resultLabels.jointingSandNote(paverFormats[lookOf(plan).format].jointMm),
    },
    {
      label: resultLabels.spoil,
      value: least(cubicMetres(spoil)),
      note: resultLabels.spoilNote(paverMm + beddingMm + subBaseMm),
    },
  ];
}

/** No figures: how much stone permeable paving needs depends on the soil (docs/facts.md#layers). */
const permeableBase: ResultRow = {
  label: resultLabels.permeableBase,
  value: "",
  note: resultLabels.permeableBaseNote,
};

/** The figures of a plan, each with its label, value and note. */
function resultRows(plan: PavingPlan, work: WorkKind): readonly ResultRow[] {
  const use = plannedUse(plan);
  const quantities = planQuantities(plan);
  const { area, edge, wall, fieldPavers, borderPavers, paverTonnes, waste } = quantities;
  const { answer, reason } = verdictOf(lookOf(plan), use);
  const price = planPrice(plan, guideRates);
  const timed = timedWork(plan, work, timedAreas);
  const size = paverSize(lookOf(plan), layerThickness(plan).paverMm);
  const isRound = plan.size.shape === "circle";
  const ofBorder = [
    ...(borderPavers === 0 ? [] : [resultLabels.border(spaced(roundedUp(borderPavers)))]),
    ...(borderPavers > 0 && isRound ? [resultLabels.cutBorder] : []),
  ];
  return [
    {
      label: resultLabels.price,
      value: priceText(price),
      note: [...(price.kind === "range" ? [withPriceItems(guideNotQuote)] : []), removalText(plan)]
        .filter((text) => text !== "")
        .join(" "),
    },
    { label: resultLabels.drive, value: verdictAnswers[answer], note: verdictReasons[reason] },
    timed === null
      ? { label: resultLabels.time, value: "", note: timeAfterVisit }
      : { label: resultLabels.time, value: durations[timed], note: durationNotes[timed] },
    {
      label: resultLabels.ready,
      value: "",
      note: betterLaying(plan) === null ? readyTexts[use] : readyForFeet,
    },
    { label: resultLabels.area, value: squareMetres(area), note: "" },
    {
      label: resultLabels.edge,
      value: metres(edge - wall),
      note:
        wall === 0
          ? resultLabels.edgeNote(plan.size.shape === "area")
          : resultLabels.wallNote(metres(edge), metres(wall)),
    },
    {
      label: resultLabels.pavers,
      value: aboutPavers(roundedUp(fieldPavers)),
      note: [
        size,
        resultLabels.shareOfWaste(Math.round(waste * 100)),
        ...ofBorder,
        resultLabels.weight(weight(paverTonnes)),
      ].join(", "),
    },
    ...(isPermeable(plan) ? [permeableBase] : bulkRows(plan, quantities)),
  ];
}

/** Quantities, price and time of a plan (docs/specification.md#paving-planner). */
export function PlanResults({ plan, work }: { plan: PavingPlan; work: WorkKind }) {
  return (
    <dl className={results}>
      {resultRows(plan, work).map(({ label, value, note: text }) => (
        <div key={label} className={result}>
          <dt className={resultLabel}>{label}</dt>
          {value === "" ? null : <dd className={resultValue}>{value}</dd>}
          {text === "" ? null : <dd className={note}>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
