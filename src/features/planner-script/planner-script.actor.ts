import { createActor } from "xstate";
import { createLoadingMachine } from "#machines/loading/loading.machine.ts";
import { scriptTimeout } from "../../hydration/protocol.ts";

const load = async () => (await import("./planner-script.ts")).plannerParts;

/**
 * Loads the one script that no page needs at first: the planner, and what draws and describes the plans
 * of a request.
 */
export const plannerScript = createActor(createLoadingMachine(load, scriptTimeout)).start();
