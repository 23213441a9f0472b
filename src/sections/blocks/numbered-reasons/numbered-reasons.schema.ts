import {
  blockOf,
  listOf,
  picture,
  sectionHead,
  titled,
} from "../../../content-schema/value-schemas.ts";

/** Six reasons to choose the company (docs/specification.md#home). */
export const numberedReasons = blockOf("numbered-reasons", {
  ...sectionHead.entries,
  picture,
  items: listOf(titled, 6),
});
