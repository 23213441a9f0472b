import { objectOf } from "../../../content-schema/mistakes.ts";
import { blockOf, listOf, text } from "../../../content-schema/value-schemas.ts";

export const statTiles = blockOf("stat-tiles", {
  stats: listOf(objectOf({ value: text, label: text }), 4),
});
