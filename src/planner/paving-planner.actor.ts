import type { RegisteredRouter } from "@tanstack/react-router";
import { fromCallback, fromPromise, waitFor } from "xstate";
import {
  type PavingPlannerEvent,
  pavingPlannerMachine,
} from "#machines/paving-planner/paving-planner.machine.ts";
import { timeout } from "../lib/scheduling.ts";
import { overlayOf } from "../shell/overlay.actor.ts";
import type { PavingPlan } from "./domain/paving-plan.ts";
import { parsePlan } from "./domain/plan-link.ts";
import { markWritten, planEntryOf, watchPlanEntries, writePlan } from "./plan-url.ts";
import { plannerScript } from "./planner-script.actor.ts";

/** Time in ms without a change after which the URL follows: Safari allows 100 changes in 30 s. */
const debounceMs = 250;

/** The machine of a page's planner, whose plan follows the URL and is written into it. */
export const connectPlanner = (router: RegisteredRouter) =>
  pavingPlannerMachine.provide({
    actions: {
      loadScript: () => plannerScript.send({ type: "needed" }),
      // At once, before the dialog adds its entry.
      storeEditedId: ({ context: { editedId } }) => markWritten(router, editedId),
    },
    actors: {
      readUrl: fromCallback<PavingPlannerEvent, PavingPlan>(({ sendBack, input: defaultPlan }) =>
        watchPlanEntries(router, ({ text, editedId, start, isChanged, isOwn }) => {
          if (isChanged && text === null && start === null) sendBack({ type: "planner.closed" });
          if (isChanged && text !== null && !isOwn) {
            const edited = editedId !== undefined && { editedId };
            sendBack({ type: "plan.linked", ...parsePlan(text, defaultPlan), ...edited });
          }
          if (start !== null) {
            sendBack({ type: "start.linked", start, focus: document.activeElement });
          }
        }),
      ),
      writeUrl: fromPromise<void, PavingPlan>(async ({ input, signal }) => {
        const entry = planEntryOf(router);
        // At once, before the planner can be closed.
        await timeout(entry.isOpening || entry.isLinked ? 0 : debounceMs);
        await waitFor(plannerScript, (script) => script.matches("ready"), { signal });
        await waitFor(overlayOf(router.history), (overlay) => overlay.hasTag("closed"), { signal });
        writePlan(router, input, entry);
      }),
    },
  });
