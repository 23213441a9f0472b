import { layerTexts } from "../../content/interface/pavement-layers.ts";
import { specification } from "../../content/interface/planner-figures.ts";
import { paverEntry } from "../../domain/pavers.ts";
import { isPermeable, lookOf, type PavingPlan } from "../domain/paving-plan.ts";
import { isEngineered } from "../domain/plan-guide.ts";
import { pavementOf, paverOf } from "../domain/plan-paver.ts";
import { paverSize, planTitle } from "./plan-texts.ts";

/** Which standard is for the pavers of a plan; none of them is for natural stone. */
function standardOf(plan: PavingPlan) {
  const paver = paverOf(plan);
  if (lookOf(plan).paver === "premium" || paver === "sett") return "natural";
  if (paver === "clay-brick") return "clay";
  if (paver === "interlocking-block") return "interlocking";
  return paverEntry(paver).surface === "slab" ? "slab" : "concrete";
}

/** Per cent of the modified AASHTO density of a base, by its traffic (docs/facts.md#specification). */
const densities = { foot: 93, cars: 95, trucks: 97 } as const;

/** Bed, joints and base. SANS 1200 MJ is for blocks of concrete alone. */
function layersText(plan: PavingPlan): readonly string[] {
  const pavement = pavementOf(plan);
  const { "bedding-sand": bed, "sub-base": base } = layerTexts(pavement);
  if (isPermeable(plan)) return [specification.permeable(base.thickness)];
  const standard = standardOf(plan);
  const isOfBlocks = standard === "concrete" || standard === "interlocking";
  const { joint } = paverEntry(paverOf(plan));
  const range = joint === 8 ? "6 to 10" : joint === 10 ? "8 to 12" : "2 to 6";
  const name = bed.name.toLowerCase();
  return [
    `${specification.laid[isOfBlocks ? "blocks" : "others"]} on ${specification.bed(name, bed.thickness, range)}`,
    specification.subBase(base.name, base.thickness, densities[pavement.traffic]),
  ];
}

/**
 * A plan as a paragraph for a bill or a drawing (docs/facts.md#specification).
 *
 * @param path pathname of the page that it was made on
 */
export function specificationText(plan: PavingPlan, path?: string): string {
  const clauses = isEngineered(plan)
    ? [specification.engineered]
    : [
        specification.pavers(paverSize(plan), standardOf(plan)),
        ...layersText(plan),
        specification.earthworks,
        specification.falls,
        specification.edge,
        specification.tolerances,
        specification.engineer,
      ];
  return [specification.paving(planTitle(plan, path)), ...clauses]
    .join(" ")
    .replaceAll("\u00a0", " ");
}
