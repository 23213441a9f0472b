import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { createActor } from "xstate";
import { createLoadingMachine } from "#machines/loading/loading.machine.ts";
import { inTime } from "../hydration/in-time.ts";
import { inspected } from "../shell/inspected.ts";

/**
 * Loads the one script that no page needs at first: the planner, and the code that draws and describes the
 * plans of a request.
 */
export const plannerScript = createActor(
  createLoadingMachine(async () => (await inTime(import("./planner-script.ts"))).contents),
  inspected,
).start();

/** Loads the planner's script when needed; returns its state and exports. */
export function usePlannerScript(isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) plannerScript.send({ type: "needed" });
  }, [isNeeded]);
  return useSelector(plannerScript, (snapshot) => snapshot);
}
