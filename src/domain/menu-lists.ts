/** The two lists of links in the site's menu that open and close (docs/specification.md#menus). */
export type MenuListName = "services" | "areas";
