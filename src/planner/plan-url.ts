import type { HistoryLocation, HistoryState, RegisteredRouter } from "@tanstack/react-router";
import { fromCallback, fromPromise, waitFor } from "xstate";
import {
  type PavingPlannerEvent,
  pavingPlannerMachine,
} from "#machines/paving-planner/paving-planner.machine.ts";
import { leaveEntry, overlayOf } from "../features/overlay/overlay.actor.ts";
import { timeout } from "../lib/scheduling.ts";
import { parseSearch } from "../lib/search-params.ts";
import type { PavingPlan } from "./domain/paving-plan.ts";
import { parsePlan, serialisePlan } from "./domain/plan-link.ts";
import { readStart } from "./domain/planner-start.ts";
import { plannerScript } from "./planner-script.actor.ts";

/** Time in ms without a change after which the URL follows: Safari allows 100 changes in 30 s. */
const debounceMs = 250;

const planIn = ({ search }: HistoryLocation) => parseSearch(search).plan ?? null;
const startIn = ({ search }: HistoryLocation) => readStart(parseSearch(search).start);

/**
 * The machine of a page's planner, with its plan in the URL, so that the plan can be shared, reloaded and
 * returned to. Opening the planner pushes a history entry; changing the plan replaces it.
 */
export const connectPlanner = ({ history, navigate }: RegisteredRouter) =>
  pavingPlannerMachine.provide({
    actions: {
      loadScript: () => plannerScript.send({ type: "needed" }),
      // At once, before the dialog adds its entry.
      storeEditedId: ({ context: { editedId } }) => {
        const { href, state } = history.location;
        const isEdited = editedId !== null && { attachedPlan: editedId };
        history.replace(href, { ...state, ...isEdited, isPlanWritten: true });
      },
    },
    actors: {
      readUrl: fromCallback<PavingPlannerEvent, PavingPlan>(({ sendBack, input: defaultPlan }) => {
        const { pathname } = history.location;
        /** The plan in the URL, and which plan of the request it is. */
        let entry: string | null = null;
        const read = (location: HistoryLocation, isOwn: boolean) => {
          // A dialog has its own entry; closing it goes back to the one before.
          if (location.pathname !== pathname || location.state.isOverlayOpen) return;
          const text = planIn(location);
          const { attachedPlan: editedId } = location.state;
          const former = entry;
          entry = text === null ? null : `${text} ${editedId ?? ""}`;
          const start = startIn(location);
          if (entry !== former && text === null && start === null) {
            sendBack({ type: "planner.closed" });
          }
          if (entry !== former && text !== null && !isOwn) {
            const edited = editedId !== undefined && { editedId };
            sendBack({ type: "plan.linked", ...parsePlan(text, defaultPlan), ...edited });
          }
          if (start !== null) {
            sendBack({ type: "start.linked", start, focus: document.activeElement });
          }
        };
        read(history.location, false);
        return history.subscribe(({ location, action: { type } }) => {
          const isTraversal = type !== "PUSH" && type !== "REPLACE";
          read(location, !isTraversal && location.state.isPlanWritten === true);
        });
      }),
      writeUrl: fromPromise<void, PavingPlan>(async ({ input, signal }) => {
        const { pathname } = history.location;
        const isLinked = startIn(history.location) !== null;
        const isOpening = planIn(history.location) === null && !isLinked;
        // At once, before the planner can be closed.
        await timeout(isOpening || isLinked ? 0 : debounceMs);
        await waitFor(plannerScript, (script) => script.matches("ready"), { signal });
        await waitFor(overlayOf(history), (overlay) => overlay.hasTag("closed"), { signal });
        const plan = serialisePlan(input);
        // During a pending navigation, this would replace the next page's entry.
        const { location } = history;
        const isWritten = planIn(location) === plan && startIn(location) === null;
        if (location.pathname !== pathname || isWritten) return;
        // The entry before it has the plan, too: going back would not close the planner.
        const isSecond = isLinked && planIn(location) !== null;
        void navigate({
          to: ".",
          search: ({ start: _, ...previous }) => ({ ...previous, plan }),
          replace: !isOpening,
          state: (previous) => ({
            ...(isOpening ? { opensPlanner: true } : previous),
            ...(isSecond && { addsParams: false }),
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
