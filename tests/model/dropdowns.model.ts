import type { DropdownsEvent } from "#machines/site-menu/dropdowns.events.ts";
import { dropdownsMachine } from "#machines/site-menu/dropdowns.machine.ts";
import type { MenuListName } from "#src/domain/menu-lists.ts";
import type { Model } from "./support/model.ts";

export type DropdownsHappening =
  | DropdownsEvent
  | { type: "xstate.after.hoverIntent.dropdowns.pointed" }
  | { type: "xstate.after.leaveGrace.dropdowns.leaving" };

const names: readonly MenuListName[] = ["services", "areas"];

export const dropdownsModel: Model<typeof dropdownsMachine, DropdownsHappening> = {
  name: "dropdowns",
  file: "machines/site-menu/dropdowns.machine.ts",
  purpose: "The Services and the Areas dropdown of wide screens, of which one is open at most.",
  machine: dropdownsMachine,
  classOf: ({ value, context }) => [value, context.open, context.pointed],
  visits: [
    {
      title: "the dropdowns open and close by mouse, keyboard and screen reader",
      address: "/contact",
      input: undefined,
      events: ({ value, context: { open, pointed } }) => {
        /** The one that the mouse is on, unless a key opened it. */
        const under = pointed ?? open;
        return [
          ...names.map((dropdown) => ({ type: "pointer.entered", dropdown }) as const),
          ...names.map((dropdown) => ({ type: "dropdown.pressed", dropdown }) as const),
          // The mouse leaves what it is on.
          ...(under === null ? [] : [{ type: "pointer.left", dropdown: under } as const]),
          // Both dropdowns close alike: what closes one is walked with one.
          ...(under === "areas" ? [] : closingOf(open)),
          ...(value === "pointed"
            ? [{ type: "xstate.after.hoverIntent.dropdowns.pointed" } as const]
            : []),
          ...(value === "leaving"
            ? [{ type: "xstate.after.leaveGrace.dropdowns.leaving" } as const]
            : []),
        ];
      },
    },
  ],
};

/** Where nothing is open there is nothing to leave, to dismiss or to choose. */
const closingOf = (open: MenuListName | null): readonly DropdownsEvent[] => [
  { type: "page.changed" },
  ...(open === null
    ? []
    : ([
        { type: "focus.left", dropdown: open },
        { type: "item.chosen" },
        { type: "escape.pressed" },
        { type: "outside.pressed" },
      ] as const)),
];
