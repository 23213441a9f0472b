import { pavementLayers } from "../../design/cross-section/cross-section-layout.ts";
import type { LayerKind } from "../../domain/pavement.ts";
import { paverFormats } from "../../domain/pavers.ts";
import { lookOf, type PavingPlan, trafficByUse, wallsOf } from "../domain/paving-plan.ts";
import { plannedUse } from "../domain/plan-guide.ts";
import { type Quantities, type QuantityInput, quantitiesOf } from "../domain/plan-quantities.ts";
import {
  cutsPerMetre,
  jointsPerSquareMetre,
  paversPerSquareMetre,
} from "../drawing/plan-laying.ts";

/**
 * Thickness in mm of the layers of a plan, as the drawing of the layers has it; slabs have one of their own.
 * Under feet no sub-base is laid on firm ground (docs/facts.md#layers).
 */
export function layerThickness(
  plan: PavingPlan,
): Pick<QuantityInput, "paverMm" | "beddingMm" | "subBaseMm"> {
  const traffic = trafficByUse[plannedUse(plan)];
  const thickness = (wanted: LayerKind) =>
    pavementLayers(traffic).find(({ kind }) => kind === wanted)?.thicknessMm ?? 0;
  return {
    paverMm: paverFormats[lookOf(plan).format].thicknessMm ?? thickness("pavers"),
    beddingMm: thickness("bedding-sand"),
    subBaseMm: traffic === "foot" ? 0 : thickness("sub-base"),
  };
}

/** What a plan needs, with the geometry of its pattern and the layers of its use. */
export function planQuantities(plan: PavingPlan): Quantities {
  const { format, pattern, border } = lookOf(plan);
  const laying = { format, pattern };
  return quantitiesOf({
    ...laying,
    size: plan.size,
    border,
    walls: wallsOf(plan),
    paversPerSquareMetre: paversPerSquareMetre(laying),
    jointsPerSquareMetre: jointsPerSquareMetre(laying),
    cutsPerMetre: cutsPerMetre(laying),
    ...layerThickness(plan),
  });
}
