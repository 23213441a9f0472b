import type {
  HomeChoices,
  PavingPlan,
  PlanShape,
  SiteChoices,
  SizeField,
} from "#src/domain/paving-plan.ts";

/** What can happen to the paving planner. */
export type PavingPlannerEvent =
  /** The visitor chose a common size, or a plan came with the URL. */
  | { type: "plan.opened"; plan: PavingPlan }
  | { type: "shape.chosen"; shape: PlanShape }
  /** The visitor typed or moved a slider; `text` is the field's whole new text. */
  | { type: "size.changed"; field: SizeField; text: string }
  /** The visitor chose how it is laid (home). */
  | { type: "home.changed"; choice: Partial<HomeChoices> }
  /** The visitor changed the brief of the site (commercial and industrial). */
  | { type: "site.changed"; choice: Partial<SiteChoices> };
