import { objectOf } from "../../../content-schema/mistakes.ts";
import { blockOf, listOf, text } from "../../../content-schema/value-schemas.ts";

/** The four figures of the home page (docs/specification.md#home). */
export const statTiles = blockOf("stat-tiles", {
  stats: listOf(objectOf({ value: text, label: text }), 4),
});
