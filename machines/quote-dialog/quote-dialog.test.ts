import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type QuoteDialogEvent, quoteDialogMachine } from "./quote-dialog.machine.ts";

function snapshotAfter(...happened: QuoteDialogEvent[]) {
  const dialog = createActor(quoteDialogMachine).start();
  for (const event of happened) dialog.send(event);
  return dialog.getSnapshot();
}

const quoteRequested = { type: "quote.requested" } as const;

const dialogAfter = (...happened: QuoteDialogEvent[]) => snapshotAfter(...happened).value;

describe("the quote dialog", () => {
  test("starts closed", () => {
    expect(dialogAfter()).toBe("closed");
  });

  test("opens from a quote button", () => {
    expect(dialogAfter(quoteRequested)).toEqual({ open: "unsubmitted" });
  });

  test("stays open when another quote button is pressed", () => {
    expect(dialogAfter(quoteRequested, quoteRequested)).toEqual({ open: "unsubmitted" });
  });

  test.each(["close.requested", "request.sent", "page.changed"] as const)(
    "closes on %s and opens again afterwards",
    (type) => {
      const events = [quoteRequested, { type: "request.started" }, { type }] as const;
      expect(dialogAfter(...events)).toBe("closed");
      expect(dialogAfter(...events, quoteRequested)).toEqual({ open: "unsubmitted" });
    },
  );

  test("stays closed when its request succeeds after it was closed", () => {
    expect(dialogAfter({ type: "request.sent" })).toBe("closed");
  });

  test("stays open when the request of an earlier opening succeeds", () => {
    const closedWhileSending = [
      quoteRequested,
      { type: "request.started" },
      { type: "close.requested" },
    ] as const;
    const reopened = [...closedWhileSending, quoteRequested, { type: "request.sent" }] as const;
    expect(dialogAfter(...reopened)).toEqual({ open: "unsubmitted" });
  });

  test("knows what the pressed button stands for, and forgets it at the next press", () => {
    const patio = {
      type: "quote.requested",
      service: "Patio Paving",
      area: "Benoni",
      detailsLine: "Roots",
    } as const;
    const none = { service: null, area: null, detailsLine: null };
    expect(snapshotAfter().context).toEqual(none);
    expect(snapshotAfter(patio).context).toEqual({
      service: "Patio Paving",
      area: "Benoni",
      detailsLine: "Roots",
    });
    const pressedAgain = [patio, { type: "close.requested" }, { type: "quote.requested" }] as const;
    expect(snapshotAfter(...pressedAgain).context).toEqual(none);
  });
});
