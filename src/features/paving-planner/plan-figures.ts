import { pavementLayers } from "../../design/cross-section/pavement-layers.ts";
import {
  jointsPerSquareMetre,
  type LayOptions,
  layBorder,
  paversPerSquareMetre,
  planFields,
  visitField,
} from "../../design/patterns/plan-laying.ts";
import type { LayerKind } from "../../domain/pavement.ts";
import {
  lookOf,
  type PavingPlan,
  type PlanUse,
  trafficOf,
  wallsOf,
} from "../../domain/paving-plan.ts";
import { plannedUse } from "../../domain/plan-guide.ts";
import {
  areaOf,
  type Quantities,
  type QuantityInput,
  quantitiesOf,
} from "../../domain/plan-quantities.ts";

/**
 * Thickness in mm of the layers that a use needs, as the drawing of the layers has it. Under feet no
 * sub-base is laid on firm ground (docs/facts.md#layers).
 */
export function layerThickness(
  use: PlanUse,
): Pick<QuantityInput, "paverMm" | "beddingMm" | "subBaseMm"> {
  const traffic = trafficOf[use];
  const thickness = (wanted: LayerKind) =>
    pavementLayers(traffic).find(({ kind }) => kind === wanted)?.thicknessMm ?? 0;
  return {
    paverMm: thickness("pavers"),
    beddingMm: thickness("bedding-sand"),
    subBaseMm: traffic === "foot" ? 0 : thickness("sub-base"),
  };
}

/** In a field of more pavers, pieces are not counted: their number follows its area. */
const countLimit = 10_000;

/** How many pieces a plan is laid with, cut ones included; null where they are too many to count. */
function countPieces({ size, pattern, border }: Omit<LayOptions, "joint">) {
  if (areaOf(size) * paversPerSquareMetre(pattern) > countLimit) return null;
  let field = 0;
  const count = () => {
    field += 1;
  };
  visitField(planFields({ size, border }).field, pattern, 0, { whole: count, cut: count });
  return { field, border: layBorder({ size, border, joint: 0 }).length };
}

/** What a plan needs, with the geometry of its pattern and the layers of its use. */
export function planQuantities(plan: PavingPlan): Quantities {
  const { pattern, border } = lookOf(plan);
  const laying = { size: plan.size, pattern, border };
  return quantitiesOf({
    ...laying,
    walls: wallsOf(plan),
    paversPerSquareMetre: paversPerSquareMetre(pattern),
    jointsPerSquareMetre: jointsPerSquareMetre(pattern),
    pieces: countPieces(laying),
    ...layerThickness(plannedUse(plan)),
  });
}
