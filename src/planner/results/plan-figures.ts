import { pavementLayers } from "../../design/cross-section/cross-section-layout.ts";
import type { LayerKind } from "../../domain/pavement.ts";
import {
  lookOf,
  type PavingPlan,
  type PlanUse,
  trafficByUse,
  wallsOf,
} from "../domain/paving-plan.ts";
import { plannedUse } from "../domain/plan-guide.ts";
import { type Quantities, type QuantityInput, quantitiesOf } from "../domain/plan-quantities.ts";
import {
  cutsPerMetre,
  jointsPerSquareMetre,
  paversPerSquareMetre,
} from "../drawing/plan-laying.ts";

/**
 * Thickness in mm of the layers that a use needs, as the drawing of the layers has it. Under feet no
 * sub-base is laid on firm ground (docs/facts.md#layers).
 */
export function layerThickness(
  use: PlanUse,
): Pick<QuantityInput, "paverMm" | "beddingMm" | "subBaseMm"> {
  const traffic = trafficByUse[use];
  const thickness = (wanted: LayerKind) =>
    pavementLayers(traffic).find(({ kind }) => kind === wanted)?.thicknessMm ?? 0;
  return {
    paverMm: thickness("pavers"),
    beddingMm: thickness("bedding-sand"),
    subBaseMm: traffic === "foot" ? 0 : thickness("sub-base"),
  };
}

/** What a plan needs, with the geometry of its pattern and the layers of its use. */
export function planQuantities(plan: PavingPlan): Quantities {
  const { pattern, border } = lookOf(plan);
  return quantitiesOf({
    size: plan.size,
    pattern,
    border,
    walls: wallsOf(plan),
    paversPerSquareMetre: paversPerSquareMetre(pattern),
    jointsPerSquareMetre: jointsPerSquareMetre(pattern),
    cutsPerMetre: cutsPerMetre(pattern),
    ...layerThickness(plannedUse(plan)),
  });
}
