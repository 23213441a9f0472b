import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { copyMachine } from "./copy.machine.ts";

/** A text to copy, on a clipboard that takes all of them but "secret". */
function openCopy(text: string) {
  const written: string[] = [];
  const writeText = fromPromise<void, string>(async ({ input }) => {
    if (input === "secret") throw new Error("Not allowed");
    written.push(input);
  });
  const copy = createActor(copyMachine.provide({ actors: { writeText } }), { input: { text } });
  return { copy: copy.start(), written };
}

test("a copied text says so, until it is another text", async () => {
  const { copy, written } = openCopy("first");
  expect(copy.getSnapshot().value).toBe("idle");
  copy.send({ type: "copy.requested" });
  expect(copy.getSnapshot().value).toBe("copying");
  await waitFor(copy, (snapshot) => snapshot.matches("copied"));
  copy.send({ type: "text.changed", text: "second" });
  expect(copy.getSnapshot().value).toBe("idle");
  copy.send({ type: "copy.requested" });
  await waitFor(copy, (snapshot) => snapshot.matches("copied"));
  expect(written).toEqual(["first", "second"]);
});

test("a refused text says so, and can be tried again", async () => {
  const { copy, written } = openCopy("secret");
  copy.send({ type: "copy.requested" });
  await waitFor(copy, (snapshot) => snapshot.matches("refused"));
  copy.send({ type: "copy.requested" });
  expect(copy.getSnapshot().value).toBe("copying");
  await waitFor(copy, (snapshot) => snapshot.matches("refused"));
  expect(written).toEqual([]);
});

test("a text that changes while it is copied has no outcome", async () => {
  const { copy } = openCopy("first");
  copy.send({ type: "copy.requested" });
  copy.send({ type: "text.changed", text: "second" });
  await Promise.resolve();
  expect(copy.getSnapshot().value).toBe("idle");
});

test("does not copy without a clipboard", async () => {
  const copy = createActor(copyMachine, { input: { text: "first" } }).start();
  copy.send({ type: "copy.requested" });
  await waitFor(copy, (snapshot) => snapshot.matches("refused"));
});
