import type { PavingPlan, PlanShape } from "./paving-plan.ts";
import {
  type PhotoRectangle,
  readSize,
  type SizeProblems,
  type SizeTexts,
  sizeValues,
  sizeWithin,
  textsOf,
  withPhotoFields,
} from "./plan-sizes.ts";

/** A plan with the fields that its size is typed into. */
export interface PlanFields {
  /** The last plan without a mistake: what the drawing and the figures show. */
  readonly plan: PavingPlan;
  /** The shape whose fields show; that of the plan unless a field of it has a problem. */
  readonly shape: PlanShape;
  /** What the fields of the size show, those of other shapes included. */
  readonly texts: SizeTexts;
  /** Why fields of the shape are invalid; empty if none is. */
  readonly problems: SizeProblems;
}

/** The fields of a plan; those of other shapes keep their texts. */
export const fieldsOf = (plan: PavingPlan, before?: SizeTexts): PlanFields => ({
  plan,
  shape: plan.size.shape,
  texts: textsOf(plan.size, before),
  problems: {},
});

/** The fields after a change: the plan changes only if every field is valid. */
export function withSize(plan: PavingPlan, shape: PlanShape, texts: SizeTexts): PlanFields {
  const { size: read, problems } = readSize(shape, texts);
  const fields = { plan, shape, texts, problems };
  if (read === null) return fields;
  // What the visitor changes is theirs.
  const [before, after] = [sizeValues(plan.size), sizeValues(read)];
  const fromPhoto = (plan.size.fromPhoto ?? []).filter((field) => before[field] === after[field]);
  const size = withPhotoFields(read, fromPhoto);
  if (plan.kind === "home") return { ...fields, plan: { ...plan, size } };
  // A site has an area and no other shape.
  return size.shape === "area" ? { ...fields, plan: { ...plan, size } } : fields;
}

/** A plan with the size and the use of another. */
export function withSizeAndUse(plan: PavingPlan, other: PavingPlan): PavingPlan {
  if (plan.kind === "home" && other.kind === "home") {
    return { ...plan, size: other.size, use: other.use };
  }
  if (plan.kind === "site" && other.kind === "site") {
    return { ...plan, size: other.size, vehicle: other.vehicle };
  }
  return other;
}

/** A plan with the size of a rectangle on a photo; a site has an area and no other shape. */
export function withRectangle(plan: PavingPlan, rectangle: PhotoRectangle): PavingPlan {
  const size = sizeWithin(plan.size, rectangle);
  if (plan.kind === "home") return { ...plan, size };
  return size.shape === "area" ? { ...plan, size } : plan;
}
