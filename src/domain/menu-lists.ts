/** The two lists of links in the site's menu that open and close (SPEC.md section 2). */
export type MenuListName = "services" | "areas";
