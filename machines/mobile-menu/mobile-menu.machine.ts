import { setup } from "xstate";
import type { MenuListName } from "#src/domain/pages.ts";

export type MobileMenuEvent =
  | { type: "menu.toggled" }
  | { type: "list.toggled"; list: MenuListName }
  /** The visitor followed a link of the menu. */
  | { type: "item.chosen" }
  | { type: "page.changed" }
  /** Keyboard focus moved from the menu to the page below it. */
  | { type: "focus.left" }
  /** The visitor pressed Escape or the browser's Back. */
  | { type: "close.requested" }
  | { type: "outside.pressed" }
  /** The window has become so wide that the header shows the menu's links itself. */
  | { type: "window.widened" };

const subList = <const List extends MenuListName>(list: List) =>
  ({
    initial: "closed",
    states: {
      closed: {
        on: { "list.toggled": { guard: { type: "listIs", params: list }, target: "open" } },
      },
      open: {
        on: { "list.toggled": { guard: { type: "listIs", params: list }, target: "closed" } },
      },
    },
  }) as const;

/** The menu of small screens, and its lists, which are closed when it opens (docs/specification.md#menus). */
export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
  guards: {
    listIs: ({ event }, list: MenuListName) => event.type === "list.toggled" && event.list === list,
  },
}).createMachine({
  id: "mobileMenu",
  initial: "closed",
  states: {
    closed: {
      on: { "menu.toggled": "open" },
    },
    open: {
      type: "parallel",
      on: {
        "menu.toggled": "closed",
        "item.chosen": "closed",
        "page.changed": "closed",
        "focus.left": "closed",
        "close.requested": "closed",
        "outside.pressed": "closed",
        "window.widened": "closed",
      },
      states: {
        services: subList("services"),
        areas: subList("areas"),
      },
    },
  },
});
