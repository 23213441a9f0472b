import type { HistoryLocation, HistoryState, RegisteredRouter } from "@tanstack/react-router";
import { fromCallback, fromPromise, waitFor } from "xstate";
import {
  type PavingPlannerEvent,
  pavingPlannerMachine,
} from "#machines/paving-planner/paving-planner.machine.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import { parsePlan, serialisePlan } from "../../domain/plan-link.ts";
import { timeout } from "../../lib/scheduling.ts";
import { parseSearch } from "../../lib/search-params.ts";
import { leaveEntry, overlayOf } from "../overlay/overlay.actor.ts";
import { plannerScript } from "../planner-script/planner-script.actor.ts";

/** Time in ms without a change after which the URL follows: Safari allows 100 changes in 30 s. */
const debounceMs = 250;

const planIn = ({ search }: HistoryLocation) => parseSearch(search).plan ?? null;

/**
 * The machine of a page's planner, with its plan in the URL, so that the plan can be shared, reloaded and
 * returned to. Opening the planner pushes a history entry; changing the plan replaces it.
 */
export const connectPlanner = ({ history, navigate }: RegisteredRouter) =>
  pavingPlannerMachine.provide({
    actions: { loadScript: () => plannerScript.send({ type: "needed" }) },
    actors: {
      readUrl: fromCallback<PavingPlannerEvent, PavingPlan>(({ sendBack, input: defaultPlan }) => {
        const { pathname } = history.location;
        /** The plan in the URL, and which plan of the request it is. */
        let entry: string | null = null;
        const read = (location: HistoryLocation, isOwn: boolean) => {
          // A dialog has its own entry; closing it goes back to the one before.
          if (location.pathname !== pathname || location.state.isOverlayOpen) return;
          const text = planIn(location);
          const former = entry;
          entry = text === null ? null : `${text} ${location.state.attachedPlan ?? ""}`;
          if (entry === former) return;
          if (text === null) sendBack({ type: "planner.closed" });
          else if (!isOwn) sendBack({ type: "plan.linked", ...parsePlan(text, defaultPlan) });
        };
        read(history.location, false);
        return history.subscribe(({ location, action: { type } }) => {
          const isTraversal = type !== "PUSH" && type !== "REPLACE";
          read(location, !isTraversal && location.state.isPlanWritten === true);
        });
      }),
      writeUrl: fromPromise<void, PavingPlan>(async ({ input, signal }) => {
        const { pathname } = history.location;
        const isOpening = planIn(history.location) === null;
        await timeout(isOpening ? 0 : debounceMs);
        await waitFor(plannerScript, (script) => script.matches("ready"), { signal });
        await waitFor(overlayOf(history), (overlay) => overlay.hasTag("closed"), { signal });
        const plan = serialisePlan(input);
        // During a pending navigation, this would replace the next page's entry.
        if (history.location.pathname !== pathname || planIn(history.location) === plan) return;
        void navigate({
          to: ".",
          search: (previous) => ({ ...previous, plan }),
          replace: !isOpening,
          state: (previous) => ({
            ...(isOpening ? { opensPlanner: true } : previous),
            isPlanWritten: true,
          }),
          // Without the fragment that a shared plan has, the page would scroll to its top.
          hash: true,
          hashScrollIntoView: false,
        });
      }),
    },
  });

/** Takes the plan out of the URL, which closes the planner. */
export function leavePlan({ history, navigate }: RegisteredRouter) {
  const { opensPlanner, addsParams } = history.location.state;
  const removePlan = (state: HistoryState = {}) =>
    void navigate({
      to: ".",
      search: ({ plan: _, ...others }) => others,
      replace: true,
      state,
      hashScrollIntoView: false,
    });
  if (opensPlanner || addsParams) leaveEntry(history, removePlan);
  else removePlan();
}
