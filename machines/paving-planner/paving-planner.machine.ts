import { assertEvent, assign, setup } from "xstate";
import type {
  HomeChoices,
  PavingPlan,
  PlanShape,
  SiteChoices,
  SizeField,
} from "#src/domain/paving-plan.ts";
import { readSize, type SizeProblems, type SizeTexts, textsOf } from "./plan-sizes.ts";

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

export interface PavingPlannerContext {
  /** The last plan without a mistake: what the drawing and the figures show. */
  plan: PavingPlan;
  /** The shape whose fields show; that of the plan unless a field of it has a problem. */
  shape: PlanShape;
  /** What the fields of the size show, those of other shapes included. */
  texts: SizeTexts;
  /** Why fields of the shape are no size; empty when all are. */
  problems: SizeProblems;
}

export interface PavingPlannerInput {
  /** The default plan of the page. */
  plan: PavingPlan;
}

/** Everything that a whole plan sets; keeps what the fields of other shapes show. */
const contextForPlan = (plan: PavingPlan, before?: SizeTexts) => ({
  plan,
  shape: plan.size.shape,
  texts: textsOf(plan.size, before),
  problems: {},
});

/** The context with other fields: the plan changes only if all of them are right. */
function withSize({ plan }: PavingPlannerContext, shape: PlanShape, texts: SizeTexts) {
  const { size, problems } = readSize(shape, texts);
  if (size === null) return { shape, texts, problems };
  if (plan.kind === "home") return { shape, texts, problems, plan: { ...plan, size } };
  // A site has an area and no other shape.
  return { shape, texts, problems, plan: size.shape === "area" ? { ...plan, size } : plan };
}

const plannerSetup = setup({
  types: {
    context: {} as PavingPlannerContext,
    events: {} as PavingPlannerEvent,
    input: {} as PavingPlannerInput,
  },
  actions: {
    openPlan: assign(({ context, event }) => {
      assertEvent(event, "plan.opened");
      return contextForPlan(event.plan, context.texts);
    }),
    chooseShape: assign(({ context, event }) => {
      assertEvent(event, "shape.chosen");
      return withSize(context, event.shape, context.texts);
    }),
    changeSize: assign(({ context, event }) => {
      assertEvent(event, "size.changed");
      return withSize(context, context.shape, { ...context.texts, [event.field]: event.text });
    }),
    changeHome: assign(({ context: { plan }, event }) => {
      assertEvent(event, "home.changed");
      return plan.kind === "home" ? { plan: { ...plan, ...event.choice } } : {};
    }),
    changeSite: assign(({ context: { plan }, event }) => {
      assertEvent(event, "site.changed");
      return plan.kind === "site" ? { plan: { ...plan, ...event.choice } } : {};
    }),
  },
});

/**
 * The paving planner (docs/specification.md#paving-planner): closed, then open. Whether the plan is in
 * the visitor's request follows from the quote form's draft.
 */
export const pavingPlannerMachine = plannerSetup.createMachine({
  id: "pavingPlanner",
  context: ({ input }) => contextForPlan(input.plan),
  initial: "closed",
  on: { "plan.opened": { target: ".open", actions: "openPlan" } },
  states: {
    closed: {},
    open: {
      on: {
        "shape.chosen": { actions: "chooseShape" },
        "size.changed": { actions: "changeSize" },
        "home.changed": { actions: "changeHome" },
        "site.changed": { actions: "changeSite" },
      },
    },
  },
});
