import { type InspectionEvent, isMachineSnapshot } from "xstate";

/** Writes each event of a machine and the state that follows to the console, at the level Verbose. */
function inspect(event: InspectionEvent) {
  if (event.type !== "@xstate.snapshot" || !isMachineSnapshot(event.snapshot)) return;
  const { machine, value } = event.snapshot;
  // biome-ignore lint/suspicious/noConsole: in development only.
  console.debug(machine.id, event.event.type, value);
}

/**
 * Options of every actor: `npm run dev` shows what happens in it; the built site does not. In Node, where
 * the browser tests import features, there is no import.meta.env.
 */
export const inspected = import.meta.env?.MODE === "development" ? { inspect } : {};
