import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import {
  blockOf,
  listOf,
  paragraph,
  paragraphs,
  text,
  titled,
} from "../../../content-schema/value-schemas.ts";
import { drawnLayers, trafficKinds } from "../../../domain/pavement.ts";
import { swatchPatternNames } from "../../../domain/pavers.ts";

/** A part that a page shows folded, as a row of a `details` block. */
export const detail = v.variant("kind", [
  objectOf({
    kind: v.literal("prose"),
    heading: text,
    paragraphs,
    list: v.optional(listOf(text, 2)),
    steps: v.optional(listOf(text, 3)),
  }),
  objectOf({
    kind: v.literal("layers"),
    heading: text,
    paragraphs: v.optional(paragraphs),
    traffic: v.picklist(trafficKinds),
    /** Where this pavement differs from those of similar pages: marked in the drawing. */
    differences: v.optional(listOf(objectOf({ layer: v.picklist(drawnLayers), text }), 1, 3)),
  }),
  objectOf({
    kind: v.literal("materials"),
    heading: text,
    lead: text,
    items: listOf(titled, 4),
  }),
  objectOf({
    kind: v.literal("material-groups"),
    heading: text,
    lead: text,
    groups: listOf(objectOf({ title: text, items: listOf(titled, 2) }), 2, 4),
  }),
  objectOf({
    kind: v.literal("patterns"),
    heading: text,
    lead: text,
    items: listOf(
      objectOf({ pattern: v.picklist(swatchPatternNames), title: text, description: text }),
      2,
      4,
    ),
  }),
  objectOf({
    kind: v.literal("guide"),
    heading: text,
    lead: text,
    rows: listOf(objectOf({ label: text, value: paragraph, note: text }), 2),
  }),
]);

export const details = blockOf("details", {
  heading: text,
  lead: v.optional(text),
  rows: listOf(detail, 1),
});
