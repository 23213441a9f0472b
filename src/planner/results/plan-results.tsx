import { guideRates, timedAreas } from "../../content/figures.ts";
import { withPriceItems } from "../../content/guide-price-items.ts";
import { amounts, guideNotQuote, priceRisks } from "../../content/interface/planner.ts";
import {
  durationNotes,
  durations,
  engineered,
  paverSizeText,
  readyForFeet,
  readyOnSlabs,
  readyTexts,
  removalLabels,
  resultLabels,
  timeAfterVisit,
  verdictAnswers,
  verdictReasons,
} from "../../content/interface/planner-figures.ts";
import { paverEntry } from "../../domain/pavers.ts";
import { spaced } from "../../domain/written-numbers.ts";
import { isPermeable, lookOf, type PavingPlan, type WorkKind } from "../domain/paving-plan.ts";
import {
  betterLaying,
  isEngineered,
  isHeavy,
  plannedUse,
  planPrice,
  timedWork,
  verdictOf,
} from "../domain/plan-guide.ts";
import { borderOf, pavementOf, paverOf } from "../domain/plan-paver.ts";
import { type Quantities, roundedUp } from "../domain/plan-quantities.ts";
import {
  aboutPavers,
  cubicMetres,
  kilograms,
  looseText,
  metres,
  squareMetres,
  weight,
} from "../plan-formats.ts";
import { layerThickness, planCuts, planQuantities } from "./plan-figures.ts";
import { note, result, resultLabel, results, resultValue } from "./plan-results.css.ts";
import { paverSize, priceText, removalText } from "./plan-texts.ts";

interface ResultRow {
  label: string;
  value: string;
  note: string;
}

/** What lies under and beside the pavers, and what goes; each note says what its figure is. */
function bulkRows(plan: PavingPlan, quantities: Quantities): readonly ResultRow[] {
  const use = plannedUse(plan);
  const { present } = lookOf(plan);
  const { bedding, bedCement, subBase, jointing, edgeConcrete, coping } = quantities;
  const { geotextile, removal, spoil } = quantities;
  const { paverMm, beddingMm, subBaseMm } = layerThickness(plan);
  const isOpen = isPermeable(plan);
  const isLeast = isOpen || isHeavy(use);
  const least = isLeast ? amounts.atLeast : (text: string) => text;
  const ordered = ({ orderedCubicMetres, tonnes }: Quantities["bedding"]) =>
    looseText(orderedCubicMetres, tonnes);
  return [
    ...(edgeConcrete.bags === 0
      ? []
      : [
          {
            label: resultLabels.edgeConcrete,
            value: cubicMetres(edgeConcrete.cubicMetres),
            note: resultLabels.edgeConcreteNote(edgeConcrete.bags),
          },
        ]),
    ...(coping === 0
      ? []
      : [{ label: resultLabels.coping, value: metres(coping), note: resultLabels.copingNote }]),
    {
      label: isOpen ? resultLabels.grit : resultLabels.bedding,
      value: ordered(bedding),
      note: [
        resultLabels.beddingNote(beddingMm),
        ...(bedCement === null ? [] : [resultLabels.bedCement(bedCement.bags)]),
      ].join(", "),
    },
    {
      label: isOpen ? resultLabels.openStone : resultLabels.subBase,
      value: least(ordered(subBase)),
      note: [
        resultLabels.subBaseNote(subBaseMm, cubicMetres(subBase.cubicMetres)),
        ...(isLeast ? [resultLabels.designedSubBaseNote] : []),
        ...(use === "feet" && !isOpen ? [resultLabels.firmGround] : []),
      ].join("; "),
    },
    ...(geotextile === null
      ? []
      : [
          {
            label: resultLabels.geotextile,
            value: squareMetres(geotextile),
            note: resultLabels.geotextileNote,
          },
        ]),
    {
      label: isOpen ? resultLabels.jointingGrit : resultLabels.jointing,
      value: kilograms(jointing.tonnes),
      note: resultLabels.jointingNote(paverEntry(paverOf(plan)).joint),
    },
    ...(removal === null || present === "bare"
      ? []
      : [
          {
            label: removalLabels[present],
            value: cubicMetres(removal.cubicMetres),
            note: resultLabels.removalNote(removal.millimetres, weight(removal.tonnes)),
          },
        ]),
    {
      label: resultLabels.spoil,
      value: least(cubicMetres(spoil)),
      note: resultLabels.spoilNote(paverMm + beddingMm + subBaseMm),
    },
  ];
}

/** When the paving of a plan can be used. */
function readyNote(plan: PavingPlan): string {
  if (pavementOf(plan).surface === "slab") return readyOnSlabs;
  return betterLaying(plan) === null ? readyTexts[plannedUse(plan)] : readyForFeet;
}

/** The figures of a plan, each with its label, value and note. */
function resultRows(plan: PavingPlan, work: WorkKind): readonly ResultRow[] {
  const use = plannedUse(plan);
  const quantities = planQuantities(plan);
  const { area, edge, wall, netPavers, infillPavers, borderPavers, paverTonnes, waste } =
    quantities;
  const { cuts, slivers } = planCuts(plan);
  const { answer, reason } = verdictOf(lookOf(plan), use);
  const price = planPrice(plan, guideRates);
  const timed = timedWork(plan, work, timedAreas);
  const border = borderOf(plan).paver;
  const borderMm = paverEntry(border).thickness[pavementOf(plan).traffic];
  const isRound = plan.size.shape === "circle";
  const ofBorder = [
    ...(borderPavers === 0
      ? []
      : [resultLabels.border(spaced(roundedUp(borderPavers)), paverSizeText(border, borderMm))]),
    ...(borderPavers > 0 && isRound ? [resultLabels.cutBorder] : []),
  ];
  const paversRow = {
    label: resultLabels.pavers,
    value: aboutPavers(roundedUp(infillPavers)),
    note: [
      paverSize(plan),
      resultLabels.netPavers(spaced(netPavers)),
      resultLabels.shareOfWaste(Math.round(waste * 100)),
      ...(slivers === 0 ? [] : [resultLabels.slivers(spaced(slivers), spaced(cuts))]),
      ...ofBorder,
      resultLabels.weight(weight(paverTonnes)),
    ].join(", "),
  };
  return [
    {
      label: resultLabels.price,
      value: priceText(price),
      note: [
        ...(price.kind === "range" ? [withPriceItems(`${guideNotQuote} ${priceRisks}`)] : []),
        removalText(plan),
      ].join(" "),
    },
    isEngineered(plan)
      ? { label: resultLabels.drive, value: engineered.answer, note: engineered.needs }
      : { label: resultLabels.drive, value: verdictAnswers[answer], note: verdictReasons[reason] },
    timed === null
      ? { label: resultLabels.time, value: "", note: timeAfterVisit }
      : { label: resultLabels.time, value: durations[timed], note: durationNotes[timed] },
    {
      label: resultLabels.ready,
      value: "",
      note: readyNote(plan),
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
    ...(isEngineered(plan) ? [] : [paversRow, ...bulkRows(plan, quantities)]),
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
