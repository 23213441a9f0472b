import { setup } from "xstate";
import type { MenuListName } from "#src/domain/menu-lists.ts";
import type { MobileMenuEvent } from "./mobile-menu.events.ts";

/**
 * The menu of small screens: open or closed, and in it the Services and the Areas list, each open
 * or closed on its own (SPEC.md sections 2 and 4). Opened anew, both lists are closed.
 */
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
        "escape.pressed": "closed",
        "outside.pressed": "closed",
      },
      states: {
        services: {
          initial: "closed",
          states: {
            closed: {
              on: {
                "list.toggled": { guard: { type: "listIs", params: "services" }, target: "open" },
              },
            },
            open: {
              on: {
                "list.toggled": { guard: { type: "listIs", params: "services" }, target: "closed" },
              },
            },
          },
        },
        areas: {
          initial: "closed",
          states: {
            closed: {
              on: {
                "list.toggled": { guard: { type: "listIs", params: "areas" }, target: "open" },
              },
            },
            open: {
              on: {
                "list.toggled": { guard: { type: "listIs", params: "areas" }, target: "closed" },
              },
            },
          },
        },
      },
    },
  },
});
