import { expect, test } from "vitest";
import { createActor } from "xstate";
import { quoteDialogMachine } from "./quote-dialog.machine.ts";

test("quote dialog: knows what the pressed button stands for, and forgets it at the next press", () => {
  const dialog = createActor(quoteDialogMachine).start();
  const none = { service: null, area: null, detailsLine: null };
  expect(dialog.getSnapshot().context).toEqual(none);
  const patio = { service: "Patio Paving", area: "Benoni", detailsLine: "Roots" } as const;
  dialog.send({ type: "quote.requested", ...patio });
  expect(dialog.getSnapshot().context).toEqual(patio);
  dialog.send({ type: "close.requested" });
  dialog.send({ type: "quote.requested" });
  expect(dialog.getSnapshot().context).toEqual(none);
});
