import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type OverlayEvent, overlayMachine } from "./overlay.machine.ts";

const overlayEntry: OverlayEvent = { type: "entry.changed", isOverlay: true, isTraversal: true };
const pageEntry: OverlayEvent = { type: "entry.changed", isOverlay: false, isTraversal: true };
const newPage: OverlayEvent = { type: "entry.changed", isOverlay: false, isTraversal: false };

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
const closed: OverlayEvent = { type: "overlay.closed" };
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
