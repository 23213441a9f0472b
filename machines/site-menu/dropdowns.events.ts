import type { MenuListName } from "#src/domain/menu-lists.ts";

/**
 * What can happen to the dropdowns of wide screens. Pointer events come from a mouse only, and treat
 * a button and its panel as one area. As in browsers, the mouse leaves one dropdown before it enters
 * another.
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
  /** The visitor navigated to another page. */
  | { type: "page.changed" }
  | { type: "escape.pressed" }
  /** The visitor pressed outside the dropdowns. */
  | { type: "outside.pressed" };
