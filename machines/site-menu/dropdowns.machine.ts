import { assertEvent, assign, setup } from "xstate";
import type { MenuListName } from "#src/domain/menu-lists.ts";
import type { DropdownsEvent } from "./dropdowns.events.ts";

export interface DropdownsContext {
  /** The dropdown whose panel shows; null when none does. */
  open: MenuListName | null;
  /** The dropdown under the mouse that is about to open; null when none is. */
  pointed: MenuListName | null;
}

/**
 * The Services and Areas dropdowns of wide screens: at most one is open, by hover or by press
 * (SPEC.md section 2, "Shared frame"). What a press opened stays until a press, Escape, a choice
 * or focus leaving closes it; a press on what the hover opened keeps it open, so that pointing and
 * pressing in one movement does not close it again.
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
    /** Rest of the mouse, in milliseconds, that tells a wish from a passing movement. */
    hoverIntent: 80,
    /** Time in milliseconds to bring the mouse back (WCAG 1.4.13, hoverable). */
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
    /** The mouse rests on a dropdown; another one that the hover opened may still show. */
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
