import { patternOf, plannedUse, verdictOf } from "#machines/paving-planner/plan-guide.ts";
import { type Bulk, densities } from "#machines/paving-planner/plan-quantities.ts";
import {
  bulkText,
  durationNotes,
  durations,
  guideNotQuote,
  metres,
  readyTexts,
  resultLabels,
  spaced,
  squareMetres,
  verdictAnswers,
  verdictReasons,
} from "../../content/interface/paving-planner.ts";
import type { PavingPlan, WorkKind } from "../../domain/paving-plan.ts";
import { layerThickness, planQuantities } from "./plan-figures.ts";
import { note, result, resultLabel, results, resultValue } from "./plan-results.css.ts";
import { describePrice } from "./plan-words.ts";

const weight = ({ cubicMetres, tonnes }: Bulk) => bulkText(cubicMetres, tonnes);

/** The figures of a plan, each with its label, value and note. */
function figuresOf(plan: PavingPlan, work: WorkKind) {
  const use = plannedUse(plan);
  const { area, edge, fieldPavers, borderPavers, waste, bedding, subBase } = planQuantities(plan);
  const { beddingMm, subBaseMm } = layerThickness(use);
  const { answer, because } = verdictOf(patternOf(plan), use);
  const ofBorder = borderPavers === 0 ? "" : `, ${resultLabels.border(borderPavers)}`;
  return [
    { label: resultLabels.price, value: describePrice(plan), note: guideNotQuote },
    { label: resultLabels.drive, value: verdictAnswers[answer], note: verdictReasons[because] },
    { label: resultLabels.time, value: durations[work], note: durationNotes[work] },
    { label: resultLabels.ready, value: "", note: readyTexts[use] },
    {
      label: resultLabels.area,
      value: squareMetres(area),
      note: `${resultLabels.edge}: ${metres(edge)}`,
    },
    {
      label: resultLabels.pavers,
      value: spaced(fieldPavers + borderPavers),
      note: resultLabels.shareOfWaste(waste) + ofBorder,
    },
    {
      label: resultLabels.bedding,
      value: weight(bedding),
      note: resultLabels.beddingNote(beddingMm, densities.beddingSand),
    },
    subBase === null
      ? { label: resultLabels.subBase, value: "", note: resultLabels.noSubBase }
      : {
          label: resultLabels.subBase,
          value: weight(subBase),
          note: resultLabels.subBaseNote(subBaseMm, densities.gravel),
        },
  ];
}

/** What a plan comes to (docs/specification.md#paving-planner). */
export function PlanResults({ plan, work }: { plan: PavingPlan; work: WorkKind }) {
  return (
    <dl className={results}>
      {figuresOf(plan, work).map(({ label, value, note: text }) => (
        <div key={label} className={result}>
          <dt className={resultLabel}>{label}</dt>
          {value === "" ? null : <dd className={resultValue}>{value}</dd>}
          <dd className={note}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
