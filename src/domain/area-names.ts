import { menuAreaNames } from "./areas.ts";
import { unlistedAreaNames } from "./unlisted-areas.ts";

/** Slug and name of every area that has a page. Grows with the areas, so no shared script imports it. */
export const areaNames = { ...menuAreaNames, ...unlistedAreaNames };
