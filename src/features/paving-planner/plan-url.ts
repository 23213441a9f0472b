import type { HistoryLocation, RegisteredRouter } from "@tanstack/react-router";
import { fromCallback, fromPromise, waitFor } from "xstate";
import {
  type PavingPlannerEvent,
  pavingPlannerMachine,
} from "#machines/paving-planner/paving-planner.machine.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import { parsePlan, serialisePlan } from "../../domain/plan-link.ts";
import { timeout } from "../../lib/scheduling.ts";
import { parseSearch } from "../../lib/search-params.ts";
import { goBack, overlayOf } from "../overlay/overlay.actor.ts";
import { plannerScript } from "../planner-script/planner-script.actor.ts";

/** Time in ms without a change after which the URL follows: Safari allows 100 changes in 30 s. */
const debounceMs = 250;

const planIn = ({ search }: HistoryLocation) => parseSearch(search).plan ?? null;

/**
 * The machine of a page's planner, with its plan in the URL, so that it can be shared, reloaded and gone back
 * to. The planner that opens adds an entry to the history; changes of the plan replace it.
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
          // A dialog has an entry of its own, and closing it goes back to the one before it.
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
          const isOpening = type === "PUSH" && location.state.opensPlanner === true;
          read(location, type === "REPLACE" || isOpening);
        });
      }),
      writeUrl: fromPromise<void, PavingPlan>(async ({ input, signal }) => {
        const { pathname } = history.location;
        const isOpening = planIn(history.location) === null;
        await timeout(isOpening ? 0 : debounceMs);
        await waitFor(plannerScript, (script) => script.matches("ready"), { signal });
        await waitFor(overlayOf(history), (overlay) => overlay.matches("none"), { signal });
        const plan = serialisePlan(input);
        // While a navigation is pending, the entry to replace would be that of the next page.
        if (history.location.pathname !== pathname || planIn(history.location) === plan) return;
        void navigate({
          to: ".",
          search: (previous) => ({ ...previous, plan }),
          replace: !isOpening,
          state: isOpening ? { opensPlanner: true } : true,
          // Without the fragment that a shared plan has, the page would scroll to its top.
          hash: true,
          hashScrollIntoView: false,
        });
      }),
    },
  });

/** Takes the plan out of the URL, which closes the planner. */
export function leavePlan({ history, navigate }: RegisteredRouter) {
  if (history.location.state.opensPlanner) goBack(history);
  else
    void navigate({
      to: ".",
      search: ({ plan: _, ...others }) => others,
      replace: true,
      hashScrollIntoView: false,
    });
}
