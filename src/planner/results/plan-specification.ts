import { layerTexts } from "../../content/interface/pavement-layers.ts";
import { specification } from "../../content/interface/planner.ts";
import { paverFormats } from "../../domain/pavers.ts";
import { isPermeable, lookOf, type PavingPlan, trafficByUse } from "../domain/paving-plan.ts";
import { plannedUse } from "../domain/plan-guide.ts";
import { layerThickness } from "./plan-figures.ts";
import { paverSize, planTitle } from "./plan-texts.ts";

/** What pavers have to meet; none of these standards is for slabs or natural stone. */
function standardOf(plan: PavingPlan): string {
  const { format, paver } = lookOf(plan);
  if (paver === "premium") return specification.natural;
  return format === "brick" ? specification.standards : specification.slabs;
}

/**
 * A plan as a paragraph for a bill or a drawing (docs/facts.md#paving-technique).
 *
 * @param path pathname of the page that it was made on
 */
export function specificationText(plan: PavingPlan, path?: string): string {
  const look = lookOf(plan);
  const layers = layerTexts[trafficByUse[plannedUse(plan)]];
  const subBase = layers["sub-base"];
  const size = paverSize(look, layerThickness(plan).paverMm);
  return [
    specification.paving(planTitle(plan, path)),
    `${specification.pavers(size)}, ${standardOf(plan)}.`,
    ...(isPermeable(plan)
      ? [specification.permeable]
      : [
          specification.laying(layers["bedding-sand"].thickness, paverFormats[look.format].jointMm),
          specification.subBase(subBase.name, subBase.thickness),
        ]),
    specification.earthworks,
    specification.falls,
    specification.edge,
    specification.engineer,
  ]
    .join(" ")
    .replaceAll("\u00a0", " ");
}
