import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type EntryChange, type OverlayEvent, overlayMachine } from "./overlay.machine.ts";

const entry = (isOverlay: boolean, by: EntryChange, isLeaving = false): OverlayEvent => ({
  type: "entry.changed",
  isOverlay,
  by,
  isLeaving,
});
const overlayEntry = entry(true, "another traversal");
const pageEntry = entry(false, "back");
const newPage = entry(false, "a new entry");

/** Sends events and returns the state with the effects they had. */
function send(...events: readonly OverlayEvent[]) {
  const effects: string[] = [];
  const record = (effect: string) => () => void effects.push(effect);
  const actor = createActor(
    overlayMachine.provide({ actions: { pushEntry: record("push"), goBack: record("back") } }),
  );
  actor.on("close.requested", record("close"));
  actor.start();
  for (const event of events) actor.send(event);
  return { value: actor.getSnapshot().value, effects };
}

const opened: OverlayEvent = { type: "overlay.opened" };
const closed: OverlayEvent = { type: "overlay.closed", isLeaving: false };
const closedWhileLeaving: OverlayEvent = { type: "overlay.closed", isLeaving: true };
const backRequested: OverlayEvent = { type: "back.requested" };

describe("overlay", () => {
  test("has an entry while it is open", () => {
    expect(send(opened)).toEqual({ value: "open", effects: ["push"] });
    expect(send(opened, closed)).toEqual({
      value: { goingBack: "toPage" },
      effects: ["push", "back"],
    });
    expect(send(opened, closed, pageEntry).value).toBe("none");
  });

  test.each([
    ["Back", pageEntry],
    ["another page", newPage],
  ])("is closed by %s", (_, event) => {
    expect(send(opened, event)).toEqual({ value: "none", effects: ["push", "close"] });
  });

  test("is closed and goes back when a link is followed", () => {
    expect(send(opened, backRequested).effects).toEqual(["push", "back", "close"]);
  });

  test("goes back once, however often that is requested", () => {
    expect(send(backRequested, backRequested).effects).toEqual(["back"]);
    expect(send(opened, closed, backRequested).effects).toEqual(["push", "back"]);
  });

  test("goes back from an entry without what was open", () => {
    expect(send(overlayEntry).effects).toEqual(["back"]);
    expect(send(pageEntry).effects).toEqual([]);
  });

  test("stays in the history while another document loads, and is skipped then", () => {
    const stale = [opened, closedWhileLeaving] as const;
    expect(send(...stale)).toEqual({ value: "stale", effects: ["push"] });
    expect(send(...stale, pageEntry)).toEqual({
      value: { goingBack: "toPage" },
      effects: ["push", "back"],
    });
    expect(send(...stale, opened)).toEqual({ value: "open", effects: ["push"] });
    expect(send(...stale, backRequested).effects).toEqual(["push", "back"]);
    expect(send(...stale, newPage)).toEqual({ value: "none", effects: ["push"] });
    expect(send(...stale, entry(false, "another traversal")).value).toBe("none");
    expect(send(entry(true, "a new entry", true))).toEqual({ value: "stale", effects: [] });
  });

  test("gets its entry once the browser has gone back", () => {
    const opening = [opened, closed, opened] as const;
    expect(send(...opening)).toEqual({
      value: { goingBack: "toOpen" },
      effects: ["push", "back"],
    });
    expect(send(...opening, newPage).value).toEqual({ goingBack: "toOpen" });
    expect(send(...opening, pageEntry)).toEqual({
      value: "open",
      effects: ["push", "back", "push"],
    });
    expect(send(...opening, closed, pageEntry).value).toBe("none");
  });
});
