import { assertEvent, assign, fromPromise, setup } from "xstate";
import type {
  HomeChoices,
  PavingPlan,
  PlanShape,
  SiteChoices,
  SizeField,
} from "#src/domain/paving-plan.ts";
import { readSize, type SizeProblems, type SizeTexts, textsOf } from "#src/domain/plan-sizes.ts";

/** What can happen to the paving planner. */
export type PavingPlannerEvent =
  /** The visitor pressed a button that opens the planner with a common size. */
  | { type: "planner.opened"; plan: PavingPlan }
  /** A plan came with the URL; `isPartial` where a part of it could not be read. */
  | { type: "plan.linked"; plan: PavingPlan; isPartial: boolean }
  /** The visitor chose the size and the use of a common job in the open planner, or took that back. */
  | { type: "preset.chosen"; plan: PavingPlan }
  | { type: "preset.undone" }
  /** The visitor closed the planner, also by going back to the URL without a plan. */
  | { type: "planner.closed" }
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
  /** What the last common job replaced; null once the visitor has changed size or use by hand. */
  beforePreset: Pick<PavingPlannerContext, "plan" | "shape" | "texts" | "problems"> | null;
  /** The plan from the URL while it is unchanged and a part of it could not be read; null otherwise. */
  partialPlan: PavingPlan | null;
  /** Whether the open planner takes the focus, because what was pressed is hidden. */
  takesFocus: boolean;
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
  beforePreset: null,
});

/** A plan with the size and the use of another. */
function withSizeAndUse(plan: PavingPlan, other: PavingPlan): PavingPlan {
  if (plan.kind === "home" && other.kind === "home") {
    return { ...plan, size: other.size, use: other.use };
  }
  if (plan.kind === "site" && other.kind === "site") {
    return { ...plan, size: other.size, vehicle: other.vehicle };
  }
  return other;
}

/** The context with other fields: the plan changes only if all of them are right. */
function withSize({ plan }: PavingPlannerContext, shape: PlanShape, texts: SizeTexts) {
  const { size, problems } = readSize(shape, texts);
  const fields = { shape, texts, problems, beforePreset: null };
  if (size === null) return fields;
  if (plan.kind === "home") return { ...fields, plan: { ...plan, size } };
  // A site has an area and no other shape.
  return { ...fields, plan: size.shape === "area" ? { ...plan, size } : plan };
}

const plannerSetup = setup({
  types: {
    context: {} as PavingPlannerContext,
    events: {} as PavingPlannerEvent,
    input: {} as PavingPlannerInput,
  },
  actors: {
    /** Provided by the view: resolves once the planner's script has loaded, rejects where it fails. */
    loadScript: fromPromise<void>(() => Promise.resolve()),
  },
  actions: {
    openPlan: assign(({ context, event }) => {
      assertEvent(event, ["planner.opened", "plan.linked"]);
      const isLinked = event.type === "plan.linked";
      return {
        ...contextForPlan(event.plan, context.texts),
        partialPlan: isLinked && event.isPartial ? event.plan : null,
        takesFocus: !isLinked,
      };
    }),
    choosePreset: assign(({ context: { plan, shape, texts, problems }, event }) => {
      assertEvent(event, "preset.chosen");
      return {
        ...contextForPlan(withSizeAndUse(plan, event.plan), texts),
        beforePreset: { plan, shape, texts, problems },
      };
    }),
    undoPreset: assign(({ context: { plan, beforePreset } }) =>
      beforePreset === null
        ? {}
        : { ...beforePreset, plan: withSizeAndUse(plan, beforePreset.plan), beforePreset: null },
    ),
    chooseShape: assign(({ context, event }) => {
      assertEvent(event, "shape.chosen");
      return withSize(context, event.shape, context.texts);
    }),
    changeSize: assign(({ context, event }) => {
      assertEvent(event, "size.changed");
      return withSize(context, context.shape, { ...context.texts, [event.field]: event.text });
    }),
    changeHome: assign(({ context: { plan, beforePreset }, event }) => {
      assertEvent(event, "home.changed");
      const { choice } = event;
      if (plan.kind !== "home") return {};
      return {
        plan: { ...plan, ...choice },
        beforePreset: choice.use === undefined ? beforePreset : null,
      };
    }),
    changeSite: assign(({ context: { plan, beforePreset }, event }) => {
      assertEvent(event, "site.changed");
      const { choice } = event;
      if (plan.kind !== "site") return {};
      return {
        plan: { ...plan, ...choice },
        beforePreset: choice.vehicle === undefined ? beforePreset : null,
      };
    }),
  },
});

/**
 * The paving planner (docs/specification.md#paving-planner): closed, then open once its script has loaded.
 * Whether the plan is in the visitor's request follows from the quote form's draft.
 */
export const pavingPlannerMachine = plannerSetup.createMachine({
  id: "pavingPlanner",
  context: ({ input }) => ({
    ...contextForPlan(input.plan),
    partialPlan: null,
    takesFocus: false,
  }),
  initial: "closed",
  on: {
    "planner.opened": { target: ".loading", actions: "openPlan" },
    "plan.linked": { target: ".loading", actions: "openPlan" },
    "planner.closed": ".closed",
  },
  states: {
    closed: {},
    loading: {
      invoke: { id: "loadScript", src: "loadScript", onDone: "open", onError: "failed" },
    },
    failed: {},
    open: {
      on: {
        "plan.linked": { actions: "openPlan" },
        "preset.chosen": { actions: "choosePreset" },
        "preset.undone": { actions: "undoPreset" },
        "shape.chosen": { actions: "chooseShape" },
        "size.changed": { actions: "changeSize" },
        "home.changed": { actions: "changeHome" },
        "site.changed": { actions: "changeSite" },
      },
    },
  },
});
