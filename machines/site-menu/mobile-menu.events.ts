import type { MenuListName } from "#src/domain/menu-lists.ts";

/** What can happen to the mobile menu. */
export type MobileMenuEvent =
  /** The visitor pressed the menu button. */
  | { type: "menu.toggled" }
  /** The visitor pressed the heading of a sub-list. */
  | { type: "list.toggled"; list: MenuListName }
  /** The visitor followed a link of the menu. */
  | { type: "item.chosen" }
  /** The visitor navigated to another page. */
  | { type: "page.changed" }
  /** Keyboard focus moved from the menu to the page below it. */
  | { type: "focus.left" }
  /** The visitor pressed Escape or the browser's Back. */
  | { type: "escape.pressed" }
  /** The visitor pressed outside the menu. */
  | { type: "outside.pressed" };
