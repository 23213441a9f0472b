import {
  type MobileMenuEvent,
  mobileMenuMachine,
} from "#machines/mobile-menu/mobile-menu.machine.ts";
import type { Model } from "../support/model.ts";

const toggling: readonly MobileMenuEvent[] = [
  { type: "menu.toggled" },
  { type: "list.toggled", list: "services" },
  { type: "list.toggled", list: "areas" },
];

const closing: readonly MobileMenuEvent[] = [
  { type: "item.chosen" },
  { type: "page.changed" },
  { type: "focus.left" },
  { type: "close.requested" },
  { type: "outside.pressed" },
  { type: "window.widened" },
];

export const mobileMenuModel: Model<typeof mobileMenuMachine, MobileMenuEvent> = {
  name: "mobile-menu",
  purpose: "The menu of small screens with its two lists, each open or closed on its own.",
  machine: mobileMenuMachine,
  stateKey: ({ value }) => value,
  scenarios: [
    {
      title: "mobile menu: menu and lists open and close in every way",
      pathname: "/contact",
      input: undefined,
      // Closing does not depend on the lists, so once with both closed is enough.
      events: (snapshot) =>
        snapshot.matches({ open: { services: "closed", areas: "closed" } })
          ? [...toggling, ...closing]
          : toggling,
    },
  ],
};
