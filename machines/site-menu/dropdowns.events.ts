import type { MenuListName } from "#src/domain/menu-lists.ts";

/**
 * What can happen to the dropdowns of wide screens. The pointer's events are a mouse's alone (a
 * finger presses), and count the button and its panel as one. There is one mouse: it leaves one
 * dropdown before it enters another, as browsers report it.
 */
export type DropdownsEvent =
  | { type: "pointer.entered"; dropdown: MenuListName }
  | { type: "pointer.left"; dropdown: MenuListName }
  /** The dropdown's button was pressed: mouse, finger, Enter or Space. */
  | { type: "dropdown.pressed"; dropdown: MenuListName }
  /** Keyboard focus went from the dropdown (button and panel) to something else. */
  | { type: "focus.left"; dropdown: MenuListName }
  /** A link of a dropdown was followed. */
  | { type: "item.chosen" }
  /** The visitor went to another page. */
  | { type: "page.changed" }
  | { type: "escape.pressed" }
  /** A click or touch outside the dropdowns. */
  | { type: "outside.pressed" };
