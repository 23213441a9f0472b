import { assertEvent, assign, setup } from "xstate";
import type { MenuListName } from "#src/domain/pages.ts";

/**
 * What can happen to the dropdowns. Pointer events are of a mouse, which leaves one dropdown before it enters another;
 * a button and its panel are one area.
 */
export type DropdownsEvent =
  | { type: "pointer.entered"; dropdown: MenuListName }
  | { type: "pointer.left"; dropdown: MenuListName }
  /** The visitor pressed the dropdown's button with mouse, finger, Enter or Space. */
  | { type: "dropdown.pressed"; dropdown: MenuListName }
  /** Keyboard focus left the dropdown's button and panel. */
  | { type: "focus.left"; dropdown: MenuListName }
  /** The visitor followed a link of a dropdown. */
  | { type: "item.chosen" }
  | { type: "page.changed" }
  | { type: "escape.pressed" }
  | { type: "outside.pressed" };

interface DropdownsContext {
  /** The dropdown whose panel is shown; null when none is. */
  open: MenuListName | null;
  /** The dropdown under the mouse that opens after `hoverIntent`; null when none does. */
  pointed: MenuListName | null;
}

/**
 * The Services and Areas dropdowns of wide screens: at most one is open, by hover or by press
 * (docs/specification.md#menus). A press on a hovered one pins it, so that pointing and pressing in one movement
 * does not close it.
 */
export const dropdownsMachine = setup({
  types: { context: {} as DropdownsContext, events: {} as DropdownsEvent },
  guards: {
    someDropdownIsOpen: ({ context }) => context.open !== null,
    dropdownIsOpen: ({ context, event }) => "dropdown" in event && context.open === event.dropdown,
  },
  actions: {
    pointAt: assign(({ event }) => {
      assertEvent(event, "pointer.entered");
      return { pointed: event.dropdown };
    }),
    pointAtNone: assign({ pointed: null }),
    openPointed: assign(({ context }) => ({ open: context.pointed, pointed: null })),
    openPressed: assign(({ event }) => {
      assertEvent(event, "dropdown.pressed");
      return { open: event.dropdown, pointed: null };
    }),
    closeAll: assign({ open: null, pointed: null }),
  },
  delays: {
    /** Milliseconds for which the mouse must rest on a dropdown to open it. */
    hoverIntent: 80,
    /** Milliseconds in which the mouse can return (WCAG 2.2, 1.4.13: hoverable). */
    leaveGrace: 200,
  },
}).createMachine({
  id: "dropdowns",
  context: { open: null, pointed: null },
  initial: "closed",
  on: {
    "dropdown.pressed": { target: ".pinned", actions: "openPressed" },
    "focus.left": { guard: "dropdownIsOpen", target: ".closed" },
    "item.chosen": ".closed",
    "page.changed": ".closed",
    "escape.pressed": ".closed",
    "outside.pressed": ".closed",
  },
  states: {
    closed: {
      entry: "closeAll",
      on: { "pointer.entered": { target: "pointed", actions: "pointAt" } },
    },
    /** The mouse rests on a dropdown; the one hovered before may still be open. */
    pointed: {
      after: { hoverIntent: { target: "hovered", actions: "openPointed" } },
      on: {
        "pointer.left": [
          { guard: "someDropdownIsOpen", target: "leaving", actions: "pointAtNone" },
          { target: "closed" },
        ],
      },
    },
    hovered: {
      on: { "pointer.left": "leaving" },
    },
    leaving: {
      after: { leaveGrace: "closed" },
      on: {
        "pointer.entered": [
          { guard: "dropdownIsOpen", target: "hovered" },
          { target: "pointed", actions: "pointAt" },
        ],
      },
    },
    pinned: {
      on: {
        "dropdown.pressed": { guard: "dropdownIsOpen", target: "closed" },
      },
    },
  },
});
