import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type EntryChange, type OverlayEvent, overlayMachine } from "./overlay.machine.ts";

const opened: OverlayEvent = { type: "overlay.opened", id: "dialog" };
const closed: OverlayEvent = { type: "overlay.closed", id: "dialog", isLeaving: false };
const menuOpened: OverlayEvent = { type: "overlay.opened", id: "menu" };
const menuClosed: OverlayEvent = { type: "overlay.closed", id: "menu", isLeaving: false };

const entry = (isOverlay: boolean, by: EntryChange): OverlayEvent => ({
  type: "entry.changed",
  isOverlay,
  by,
  isLeaving: false,
});

test.each([
  ["a page's entry while nothing is open", [], entry(false, "back")],
  ["the end of an overlay that another has replaced", [menuOpened, opened], menuClosed],
  ["the entry of an open overlay", [opened], entry(true, "a new entry")],
  ["another page before the browser has gone back", [opened, closed], entry(false, "a new entry")],
  [
    "another page before an overlay has its entry",
    [opened, closed, opened],
    entry(false, "a new entry"),
  ],
])("overlay: %s changes nothing", (_, before, event) => {
  const overlay = createActor(overlayMachine).start();
  for (const each of before) overlay.send(each);
  const { value } = overlay.getSnapshot();
  overlay.send(event);
  expect(overlay.getSnapshot().value).toEqual(value);
});
