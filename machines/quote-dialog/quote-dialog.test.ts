import { expect, test } from "vitest";
import { createActor } from "xstate";
import { quoteDialogMachine } from "./quote-dialog.machine.ts";

test("quote dialog: says what the pressed button fills in as it opens, and not while it is open", () => {
  const dialog = createActor(quoteDialogMachine).start();
  const emitted: unknown[] = [];
  dialog.on("*", (event) => emitted.push(event));
  const patio = {
    type: "quote.requested",
    service: "Patio Paving",
    area: "Benoni",
    detailsLine: "Roots",
  } as const;
  dialog.send(patio);
  dialog.send({ type: "quote.requested" });
  expect(emitted).toEqual([patio]);
});

test("quote dialog: stays open when the request of an earlier opening succeeds", () => {
  const dialog = createActor(quoteDialogMachine).start();
  dialog.send({ type: "quote.requested" });
  dialog.send({ type: "request.started" });
  dialog.send({ type: "close.requested" });
  dialog.send({ type: "quote.requested" });
  dialog.send({ type: "request.sent" });
  expect(dialog.getSnapshot().matches("open")).toBe(true);
});
