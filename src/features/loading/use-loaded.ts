import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { LoadingActor } from "#machines/loading/loading.machine.ts";

/** Returns what an actor has loaded, or null; starts it when that is needed. */
export function useLoaded<Output>(actor: LoadingActor<Output>, isNeeded: boolean): Output | null {
  useEffect(() => {
    if (isNeeded) actor.send({ type: "needed" });
  }, [actor, isNeeded]);
  return useSelector(actor, ({ context }) => context.output);
}
