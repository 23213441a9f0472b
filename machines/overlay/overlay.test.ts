import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type OverlayEvent, overlayMachine } from "./overlay.machine.ts";

const opened: OverlayEvent = { type: "overlay.opened" };
const closed: OverlayEvent = { type: "overlay.closed" };

const entry = (isOverlay: boolean, isTraversal: boolean): OverlayEvent => ({
  type: "entry.changed",
  isOverlay,
  isTraversal,
});

test.each([
  ["a page's entry while nothing is open", [], entry(false, true)],
  ["the entry of an open overlay", [opened], entry(true, false)],
  ["another page before the browser has gone back", [opened, closed], entry(false, false)],
  ["another page before an overlay has its entry", [opened, closed, opened], entry(false, false)],
])("overlay: %s changes nothing", (_, before, event) => {
  const overlay = createActor(overlayMachine).start();
  for (const each of before) overlay.send(each);
  const { value } = overlay.getSnapshot();
  overlay.send(event);
  expect(overlay.getSnapshot().value).toEqual(value);
});
