import { assertEvent, assign, fromCallback, fromPromise, setup } from "xstate";
import type {
  HomeChoices,
  PavingPlan,
  PlanShape,
  SiteChoices,
  SizeName,
} from "#src/planner/domain/paving-plan.ts";
import {
  fieldsOf,
  type PlanFields,
  withSize,
  withSizeAndUse,
} from "#src/planner/domain/plan-fields.ts";
import type { PlannerStart } from "#src/planner/domain/planner-start.ts";

export type PavingPlannerEvent =
  /** The visitor pressed a button that opens the planner with a common size. */
  | { type: "planner.opened"; plan: PavingPlan }
  /** The URL had a plan; `isPartial` if a part could not be read. With an id, it is that of the visitor's request. */
  | { type: "plan.linked"; plan: PavingPlan; isPartial: boolean; editedId?: number }
  /** A link named what to begin with; `focus` is what had the focus then. */
  | { type: "start.linked"; start: PlannerStart; focus: unknown }
  /** The visitor chose a common job in the open planner, or took the size that a photo shows; or pressed Undo. */
  | { type: "preset.chosen"; plan: PavingPlan }
  | { type: "preset.undone" }
  /** The visitor closed the planner, also by going back to the URL without a plan. */
  | { type: "planner.closed" }
  | { type: "shape.chosen"; shape: PlanShape }
  /** The visitor typed or moved a slider; `text` is the field's whole new text. */
  | { type: "size.changed"; field: SizeName; text: string }
  /** The visitor chose how it is laid (home), or changed the brief (commercial and industrial). */
  | { type: "choice.made"; choice: Partial<HomeChoices> | Partial<SiteChoices> }
  /** The visitor added the plan to their request, as one of its own. */
  | { type: "plan.added"; id: number };

export interface PavingPlannerContext extends PlanFields {
  /** What the last common job, or the size of a photo, replaced; null once the visitor has changed size or use by hand. */
  beforePreset: PlanFields | null;
  /** The plan from the URL while it is unchanged and a part of it could not be read; null otherwise. */
  partialPlan: PavingPlan | null;
  /** Id of the plan in the visitor's request that is being edited; null if none is. */
  editedId: number | null;
  /** Whether to move the focus to the open planner, because the pressed button is hidden. */
  takesFocus: boolean;
  /** What a link begins with, which gets the focus unless the visitor has moved it on from `focus`. */
  linkedStart: { readonly at: PlannerStart; readonly focus: unknown } | null;
}

const plannerSetup = setup({
  types: {
    context: {} as PavingPlannerContext,
    events: {} as PavingPlannerEvent,
    input: {} as Pick<PavingPlannerContext, "plan">,
  },
  actors: {
    /** Says which plan the URL has at first, after Back and Forward, and after a link; gets the default plan. */
    readUrl: fromCallback<PavingPlannerEvent, PavingPlan>(() => {}),
    /** Puts a plan into the URL once the planner shows, unless another follows soon. */
    writeUrl: fromPromise<void, PavingPlan>(() => Promise.resolve()),
  },
  guards: {
    isEditing: ({ context }) => context.editedId !== null,
  },
  actions: {
    editAdded: assign(({ event }) => {
      assertEvent(event, "plan.added");
      return { editedId: event.id };
    }),
    /** Provided by the feature, so that the same plan is edited after a reload, Back or Forward. */
    storeEditedId: () => {},
    /** Provided by the feature: the planner is drawn by a script that the whole site shares. */
    loadScript: () => {},
    openPlan: assign(({ context, event }) => {
      assertEvent(event, ["planner.opened", "plan.linked"]);
      const isLinked = event.type === "plan.linked";
      return {
        ...fieldsOf(event.plan, context),
        beforePreset: null,
        partialPlan: isLinked && event.isPartial ? event.plan : null,
        editedId: isLinked ? (event.editedId ?? null) : null,
        takesFocus: !isLinked,
        linkedStart: null,
      };
    }),
    /** The plan stays: that of the open planner, the last one, or the default. */
    beginAt: assign(({ event }) => {
      assertEvent(event, "start.linked");
      const { start: at, focus } = event;
      return { takesFocus: false, linkedStart: { at, focus } };
    }),
    choosePreset: assign(({ context, event }) => {
      assertEvent(event, "preset.chosen");
      const { plan, shape, texts, guessed, problems } = context;
      return {
        ...fieldsOf(withSizeAndUse(plan, event.plan), context),
        beforePreset: { plan, shape, texts, guessed, problems },
      };
    }),
    undoPreset: assign(({ context: { plan, beforePreset } }) =>
      beforePreset === null
        ? {}
        : { ...beforePreset, plan: withSizeAndUse(plan, beforePreset.plan), beforePreset: null },
    ),
    chooseShape: assign(({ context, event }) => {
      assertEvent(event, "shape.chosen");
      return { ...withSize(context, event.shape, context.texts), beforePreset: null };
    }),
    changeSize: assign(({ context, event }) => {
      assertEvent(event, "size.changed");
      const texts = { ...context.texts, [event.field]: event.text };
      return { ...withSize(context, context.shape, texts), beforePreset: null };
    }),
    choose: assign(({ context: { plan, beforePreset }, event }) => {
      assertEvent(event, "choice.made");
      const { choice } = event;
      const isUse = "use" in choice || "vehicle" in choice;
      return { plan: { ...plan, ...choice }, beforePreset: isUse ? null : beforePreset };
    }),
  },
});

/**
 * The paving planner: closed, or open with a plan (docs/specification.md#paving-planner). The machine `loading` knows
 * whether its script has loaded, and the draft of the quote form whether the plan is in the request.
 */
export const pavingPlannerMachine = plannerSetup.createMachine({
  id: "pavingPlanner",
  context: ({ input }) => ({
    ...fieldsOf(input.plan),
    beforePreset: null,
    partialPlan: null,
    editedId: null,
    takesFocus: false,
    linkedStart: null,
  }),
  invoke: { src: "readUrl", input: ({ context }) => context.plan },
  initial: "closed",
  on: {
    "planner.opened": { target: ".open", actions: "openPlan" },
    "plan.linked": { target: ".open", actions: "openPlan" },
    "start.linked": { target: ".open", actions: "beginAt" },
    "planner.closed": ".closed",
  },
  states: {
    closed: {},
    open: {
      entry: "loadScript",
      invoke: { src: "writeUrl", input: ({ context }) => context.plan },
      on: {
        "preset.chosen": { target: "open", reenter: true, actions: "choosePreset" },
        "preset.undone": { target: "open", reenter: true, actions: "undoPreset" },
        "shape.chosen": { target: "open", reenter: true, actions: "chooseShape" },
        "size.changed": { target: "open", reenter: true, actions: "changeSize" },
        "choice.made": { target: "open", reenter: true, actions: "choose" },
        // The plan edited so far stays in the request as it is there.
        "plan.added": { guard: "isEditing", actions: ["editAdded", "storeEditedId"] },
      },
    },
  },
});
