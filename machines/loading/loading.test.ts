import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { createLoadingMachine } from "./loading.machine.ts";

test("loading: begins once it is needed, tries again after a failure, and not after a success", async () => {
  const outcomes = [Promise.reject(new Error("gone")), Promise.resolve("script")];
  const load = () => outcomes.shift() ?? Promise.reject(new Error("Expected two tries."));
  const actor = createActor(createLoadingMachine(load)).start();
  expect(actor.getSnapshot().value).toBe("idle");
  const need = async (state: "failed" | "ready") => {
    actor.send({ type: "needed" });
    return (await waitFor(actor, (snapshot) => snapshot.matches(state))).context.output;
  };
  expect(await need("failed")).toBe(null);
  expect(await need("ready")).toBe("script");
  expect(await need("ready")).toBe("script");
});
