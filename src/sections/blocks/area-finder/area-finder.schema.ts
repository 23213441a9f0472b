import { objectOf } from "../../../content-schema/mistakes.ts";
import {
  blockOf,
  link,
  paragraph,
  sectionHead,
  suburbFinder,
  text,
} from "../../../content-schema/value-schemas.ts";

export const areaFinder = blockOf("area-finder", {
  ...sectionHead.entries,
  /** The areas that the grid leaves out. */
  others: paragraph,
  more: link,
  finder: objectOf({ heading: text, ...suburbFinder.entries }),
});
