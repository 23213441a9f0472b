import type { MobileMenuEvent } from "#machines/site-menu/mobile-menu.events.ts";
import { mobileMenuMachine } from "#machines/site-menu/mobile-menu.machine.ts";
import type { Model } from "./support/model.ts";

const toggling: readonly MobileMenuEvent[] = [
  { type: "menu.toggled" },
  { type: "list.toggled", list: "services" },
  { type: "list.toggled", list: "areas" },
];

const closing: readonly MobileMenuEvent[] = [
  { type: "item.chosen" },
  { type: "page.changed" },
  { type: "focus.left" },
  { type: "escape.pressed" },
  { type: "outside.pressed" },
];

export const mobileMenuModel: Model<typeof mobileMenuMachine, MobileMenuEvent> = {
  name: "mobile-menu",
  file: "machines/site-menu/mobile-menu.machine.ts",
  purpose: "The menu of small screens with its two lists, each open or closed on its own.",
  machine: mobileMenuMachine,
  classOf: ({ value }) => value,
  visits: [
    {
      title: "the menu of a phone and its lists open and close by each of their ways",
      address: "/contact",
      input: undefined,
      // What closes the menu asks for none of its lists: both open or both closed are enough.
      events: (now) => {
        const services = now.matches({ open: { services: "open" } });
        const areas = now.matches({ open: { areas: "open" } });
        return services === areas ? [...toggling, ...closing] : toggling;
      },
    },
  ],
};
