import { type PavingPlan, type PlanShape, type SizeName, sizeFields } from "./paving-plan.ts";
import {
  type PhotoRectangle,
  readSize,
  type SizeProblems,
  type SizeTexts,
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
  /** The fields whose texts are from a photo and not typed, those of other shapes included. */
  readonly guessed: readonly SizeName[];
  /** Why fields of the shape are invalid; empty if none is. */
  readonly problems: SizeProblems;
}

/** The fields of a plan; those of other shapes keep their texts. */
export function fieldsOf(plan: PavingPlan, before?: PlanFields): PlanFields {
  const { shape, fromPhoto = [] } = plan.size;
  const own: readonly SizeName[] = sizeFields[shape];
  return {
    plan,
    shape,
    texts: textsOf(plan.size, before?.texts),
    guessed: [...(before?.guessed ?? []).filter((field) => !own.includes(field)), ...fromPhoto],
    problems: {},
  };
}

/** The fields after a change: the plan changes only if every field is valid. */
export function withSize(before: PlanFields, shape: PlanShape, texts: SizeTexts): PlanFields {
  const { plan } = before;
  const { size: read, problems } = readSize(shape, texts);
  // What the visitor changes is theirs.
  const guessed = before.guessed.filter((field) => texts[field] === before.texts[field]);
  const fields = { plan, shape, texts, guessed, problems };
  if (read === null) return fields;
  const own: readonly SizeName[] = sizeFields[shape];
  const size = withPhotoFields(
    read,
    own.filter((field) => guessed.includes(field)),
  );
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

/** A plan with the size of a rectangle on a photo; null for a site, which has an area, where that is beyond its limits. */
export function withRectangle(plan: PavingPlan, rectangle: PhotoRectangle): PavingPlan | null {
  const size = sizeWithin(plan.size, rectangle);
  if (plan.kind === "home") return { ...plan, size };
  return size.shape === "area" ? { ...plan, size } : null;
}
