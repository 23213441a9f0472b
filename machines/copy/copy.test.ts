import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { copyMachine } from "./copy.machine.ts";

test("copying: takes the text as it is by then", async () => {
  const written: string[] = [];
  const writeText = fromPromise<void, string>(async ({ input }) => void written.push(input));
  const copy = createActor(copyMachine.provide({ actors: { writeText } }), {
    input: { text: "first" },
  }).start();
  for (const text of ["second", "third"]) {
    copy.send({ type: "copy.requested" });
    await waitFor(copy, (snapshot) => snapshot.matches("copied"));
    copy.send({ type: "text.changed", text });
  }
  expect(written).toEqual(["first", "second"]);
});
