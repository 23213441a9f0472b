import type { MenuListName } from "#src/domain/menu-lists.ts";

/** What can happen to the mobile menu. */
export type MobileMenuEvent =
  /** The menu button was pressed. */
  | { type: "menu.toggled" }
  /** The heading of one of its two sub-lists was pressed. */
  | { type: "list.toggled"; list: MenuListName }
  /** A link of the menu was followed. */
  | { type: "item.chosen" }
  /** The visitor went to another page. */
  | { type: "page.changed" }
  /** Keyboard focus went from the menu to the page that it covers. */
  | { type: "focus.left" }
  | { type: "escape.pressed" }
  /** A click or touch outside the menu. */
  | { type: "outside.pressed" };
