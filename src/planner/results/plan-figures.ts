import { pavementLayers } from "../../design/cross-section/cross-section-layout.ts";
import type { LayerKind } from "../../domain/pavement.ts";
import { paverEntry } from "../../domain/pavers.ts";
import {
  isPermeable,
  lookOf,
  type PavingPlan,
  trafficByUse,
  wallsOf,
} from "../domain/paving-plan.ts";
import { plannedUse } from "../domain/plan-guide.ts";
import { borderOf, laidPaver, pavementOf, paverOf } from "../domain/plan-paver.ts";
import { type Quantities, type QuantityInput, quantitiesOf } from "../domain/plan-quantities.ts";
import {
  cutsOf,
  cutsPerMetre,
  jointsPerSquareMetre,
  paversPerSquareMetre,
} from "../drawing/plan-laying.ts";

/** Thickness in mm of the layers of a plan, as the drawing of the layers has it (docs/facts.md#layers). */
export function layerThickness(
  plan: PavingPlan,
): Pick<QuantityInput, "paverMm" | "beddingMm" | "subBaseMm"> {
  const layers = pavementLayers(pavementOf(plan));
  const thickness = (wanted: LayerKind) =>
    layers.find(({ kind }) => kind === wanted)?.thicknessMm ?? 0;
  return {
    paverMm: thickness("pavers"),
    beddingMm: thickness("bedding-sand"),
    subBaseMm: thickness("sub-base"),
  };
}

/** What a plan needs, with the geometry of its pattern and the layers of its use. */
export function planQuantities(plan: PavingPlan): Quantities {
  const { present } = lookOf(plan);
  const [laid, border] = [laidPaver(plan), borderOf(plan)];
  const borderPaver = paverEntry(border.paver);
  return quantitiesOf({
    ...{ size: plan.size, pattern: laid.pattern, present, border, walls: wallsOf(plan) },
    ...{ paver: paverEntry(paverOf(plan)), borderPaver, isPermeable: isPermeable(plan) },
    borderMm: borderPaver.thickness[trafficByUse[plannedUse(plan)]],
    paversPerSquareMetre: paversPerSquareMetre(laid),
    jointsPerSquareMetre: jointsPerSquareMetre(laid),
    cutsPerMetre: cutsPerMetre(laid),
    ...layerThickness(plan),
  });
}

/** The cuts of a plan's infill, as its drawing has them. */
export const planCuts = (plan: PavingPlan) => cutsOf(plan.size, laidPaver(plan), borderOf(plan));
