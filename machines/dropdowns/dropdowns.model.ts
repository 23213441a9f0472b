import { type DropdownsEvent, dropdownsMachine } from "#machines/dropdowns/dropdowns.machine.ts";
import type { MenuListName } from "#src/domain/pages.ts";
import type { Model } from "../support/model.ts";

type DropdownsModelEvent =
  | DropdownsEvent
  | { type: "xstate.after.hoverIntent.dropdowns.pointed" }
  | { type: "xstate.after.leaveGrace.dropdowns.leaving" };

const names: readonly MenuListName[] = ["services", "areas"];

export const dropdownsModel: Model<typeof dropdownsMachine, DropdownsModelEvent> = {
  name: "dropdowns",
  purpose: "The Services and Areas dropdowns of wide screens, of which at most one is open.",
  machine: dropdownsMachine,
  stateKey: ({ value, context }) => [value, context.open, context.pointed],
  scenarios: [
    {
      title: "dropdowns: open and close by mouse, keyboard and screen reader",
      pathname: "/contact",
      input: undefined,
      events: ({ value, context: { open, pointed } }) => {
        const hovered = pointed ?? open;
        // Both dropdowns are alike: the visitor goes from Services to Areas, and then no further.
        const offered: readonly MenuListName[] = open === "services" ? names : [open ?? "services"];
        const isPassing = value === "pointed" || value === "leaving";
        const pressed = isPassing && open !== null ? [] : offered;
        return [
          ...offered.map((dropdown) => ({ type: "pointer.entered", dropdown }) as const),
          ...pressed.map((dropdown) => ({ type: "dropdown.pressed", dropdown }) as const),
          ...(hovered === null ? [] : [{ type: "pointer.left", dropdown: hovered } as const]),
          // Both dropdowns close alike, and a hovered as a pinned one, so one is enough.
          ...(value === "pinned" && open === "services" ? closingOf(open) : []),
          ...(value === "hovered" && open === "services" ? [escapePressed] : []),
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

const escapePressed: DropdownsEvent = { type: "escape.pressed" };

const closingOf = (open: MenuListName): readonly DropdownsEvent[] => [
  { type: "page.changed" },
  { type: "focus.left", dropdown: open },
  { type: "item.chosen" },
  escapePressed,
  { type: "outside.pressed" },
];
