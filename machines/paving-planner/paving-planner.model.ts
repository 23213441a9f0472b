import {
  type PavingPlannerEvent,
  pavingPlannerMachine,
} from "#machines/paving-planner/paving-planner.machine.ts";
import { type PavingPresetName, pavingPresets } from "#src/content/paving-presets.ts";
import type { Model } from "../support/model.ts";

const opened = (name: PavingPresetName): PavingPlannerEvent => ({
  type: "planner.opened",
  plan: pavingPresets[name].plan,
});

/** The plan that the request holds at the start, and its id. */
export const requestedPlan = pavingPresets["one-car"].plan;
export const requestedId = 1;
/** Stands for that of any plan that is added. */
const addedId = 2;

export const pavingPlannerModel: Model<typeof pavingPlannerMachine, PavingPlannerEvent> = {
  name: "paving-planner",
  purpose: "The paving planner: closed, or open with a plan.",
  machine: pavingPlannerMachine,
  stateKey: ({ value, context: { shape, problems, plan, beforePreset, editedId } }) =>
    value === "closed"
      ? [value]
      : [
          value,
          shape,
          Object.keys(problems),
          beforePreset !== null,
          plan.kind === "home" ? [plan.use, plan.colour] : plan.vehicle,
          editedId,
        ],
  scenarios: [
    {
      title: "paving planner: draws a plan of a home",
      pathname: "/services/driveway",
      input: { plan: pavingPresets["two-car"].plan },
      events: (snapshot) => {
        if (snapshot.matches("closed")) return [opened("two-car"), opened("one-car")];
        const { shape, problems, plan, beforePreset } = snapshot.context;
        if (plan.kind === "site") return [];
        if (beforePreset !== null) return [{ type: "preset.undone" }];
        const field = shape === "circle" ? "diameter" : "length";
        if (Object.keys(problems).length > 0)
          return [{ type: "size.changed", field, text: "7,5 m" }];
        const wrongSize: PavingPlannerEvent = { type: "size.changed", field, text: "0" };
        // Use and shape do not depend on each other.
        if (shape === "circle") return [wrongSize, { type: "shape.chosen", shape: "rectangle" }];
        if (plan.use === "feet") return [{ type: "choice.made", choice: { use: "cars" } }];
        return [
          wrongSize,
          { type: "choice.made", choice: { use: "feet" } },
          { type: "shape.chosen", shape: "circle" },
          { type: "preset.chosen", plan: pavingPresets["turning-circle"].plan },
          { type: "planner.closed" },
        ];
      },
    },
    {
      title: "paving planner: opens the plan of a link",
      pathname: "/services/driveway",
      input: { plan: pavingPresets["two-car"].plan },
      events: (snapshot) => {
        const plan = pavingPresets[snapshot.matches("open") ? "one-car" : "turning-circle"].plan;
        return [{ type: "plan.linked", plan, isPartial: false }];
      },
    },
    {
      title: "paving planner: begins where a link says",
      pathname: "/services/driveway",
      input: { plan: pavingPresets["two-car"].plan },
      events: (snapshot) =>
        snapshot.matches("closed") ? [{ type: "start.linked", start: "photo", focus: null }] : [],
    },
    {
      title: "paving planner: edits the plan that was opened from the request, or added last",
      pathname: "/services/driveway",
      input: { plan: pavingPresets["two-car"].plan },
      events: (snapshot) => {
        const linked = { type: "plan.linked", plan: requestedPlan, isPartial: false } as const;
        if (snapshot.matches("closed")) return [{ ...linked, editedId: requestedId }];
        const { plan, editedId } = snapshot.context;
        if (editedId === null) return [linked];
        if (plan === requestedPlan) return [{ type: "choice.made", choice: { colour: "grey" } }];
        const added: PavingPlannerEvent = { type: "plan.added", id: addedId };
        if (editedId === requestedId) return [added];
        const isGrey = plan.kind === "home" && plan.colour === "grey";
        return isGrey ? [{ type: "choice.made", choice: { colour: "charcoal" } }] : [linked];
      },
    },
    {
      title: "paving planner: takes the brief for a site",
      pathname: "/services/commercial",
      input: { plan: pavingPresets["office-parking"].plan },
      events: (snapshot) => {
        if (snapshot.matches("closed")) return [opened("office-parking")];
        const { plan } = snapshot.context;
        if (plan.kind === "home") return [];
        const vehicle = plan.vehicle === "trucks" ? "cars" : "trucks";
        return [{ type: "choice.made", choice: { vehicle } }];
      },
    },
  ],
};
