import { createActor, waitFor } from "xstate";
import { createLoadingMachine } from "#machines/loading/loading.machine.ts";
import { scriptTimeout } from "../../hydration/protocol.ts";
import { inspected } from "../inspection/inspected.ts";

const load = async () => (await import("../planner-parts/planner-script.ts")).plannerParts;

/**
 * Loads the one script that no page needs at first: the planner, and what draws and describes the plans
 * of a request.
 */
export const plannerScript = createActor(
  createLoadingMachine(load, scriptTimeout),
  inspected,
).start();

/**
 * Resolves once the planner's script has loaded.
 *
 * @throws Error when it fails, or does not arrive in time
 */
export async function loadPlannerScript() {
  plannerScript.send({ type: "needed" });
  const settled = await waitFor(plannerScript, (snapshot) => !snapshot.matches("loading"));
  if (settled.matches("failed")) throw new Error("Expected the planner's script, got a failure.");
}
