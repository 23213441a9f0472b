import {
  betterPattern,
  isHeavy,
  patternOf,
  plannedUse,
  planPrice,
  timedWork,
  verdictOf,
} from "#machines/paving-planner/plan-guide.ts";
import { type Bulk, densities } from "#machines/paving-planner/plan-quantities.ts";
import { timedAreas } from "../../content/figures.ts";
import {
  atLeast,
  bulkText,
  durationNotes,
  durations,
  guideNotQuote,
  metres,
  readyForFeet,
  readyTexts,
  resultLabels,
  spaced,
  squareMetres,
  timeAfterVisit,
  verdictAnswers,
  verdictReasons,
} from "../../content/interface/paving-planner.ts";
import { isPermeable, type PavingPlan, type WorkKind } from "../../domain/paving-plan.ts";
import { layerThickness, planQuantities } from "./plan-figures.ts";
import { note, result, resultLabel, results, resultValue } from "./plan-results.css.ts";
import { describeRemoval, guideRates, priceWords } from "./plan-words.ts";

const weight = ({ cubicMetres, tonnes }: Bulk) => bulkText(cubicMetres, tonnes);

interface Figure {
  label: string;
  value: string;
  note: string;
}

/** What lies below the pavers of closed paving. */
function bedAndSubBase(plan: PavingPlan): readonly Figure[] {
  const use = plannedUse(plan);
  const { bedding, subBase } = planQuantities(plan);
  const { beddingMm, subBaseMm } = layerThickness(use);
  const bed = {
    label: resultLabels.bedding,
    value: weight(bedding),
    note: resultLabels.beddingNote(beddingMm, densities.beddingSand),
  };
  const label = resultLabels.subBase;
  if (subBase === null) return [bed, { label, value: "", note: resultLabels.noSubBase }];
  const bulk = weight(subBase);
  return [
    bed,
    isHeavy(use)
      ? {
          label,
          value: atLeast(bulk),
          note: resultLabels.designedSubBaseNote(subBaseMm, densities.gravel),
        }
      : { label, value: bulk, note: resultLabels.subBaseNote(subBaseMm, densities.gravel) },
  ];
}

/** No figures: how much stone permeable paving needs depends on the soil (docs/facts.md#layers). */
const permeableBase: Figure = {
  label: resultLabels.permeableBase,
  value: "",
  note: resultLabels.permeableBaseNote,
};

/** The figures of a plan, each with its label, value and note. */
function figuresOf(plan: PavingPlan, work: WorkKind): readonly Figure[] {
  const use = plannedUse(plan);
  const { area, edge, fieldPavers, borderPavers, waste } = planQuantities(plan);
  const { answer, reason } = verdictOf(patternOf(plan), use);
  const price = planPrice(plan, guideRates);
  const timed = timedWork(plan, work, timedAreas);
  const edgeNote = resultLabels.edgeNote(metres(edge), plan.size.shape === "area");
  const ofBorder = borderPavers === 0 ? "" : `, ${resultLabels.border(borderPavers)}`;
  return [
    {
      label: resultLabels.price,
      value: priceWords(price),
      note: [price.kind === "range" ? guideNotQuote : "", describeRemoval(plan)]
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
      note: betterPattern(plan) === null ? readyTexts[use] : readyForFeet,
    },
    { label: resultLabels.area, value: squareMetres(area), note: edgeNote },
    {
      label: resultLabels.pavers,
      value: spaced(fieldPavers + borderPavers),
      note: resultLabels.shareOfWaste(waste) + ofBorder,
    },
    ...(isPermeable(plan) ? [permeableBase] : bedAndSubBase(plan)),
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
          {text === "" ? null : <dd className={note}>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
