import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import {
  blockOf,
  listOf,
  paragraphs,
  text,
  titled,
} from "../../../content-schema/value-schemas.ts";
import { drawnLayers, trafficKinds } from "../../../domain/pavement.ts";
import { swatchPatternNames } from "../../../domain/pavers.ts";

/** A part that a page shows folded, as a row of a `details` block. */
export const detail = v.variant("kind", [
  /** Plain text, optionally with a list or numbered steps. */
  objectOf({
    kind: v.literal("prose"),
    heading: text,
    paragraphs,
    list: v.optional(listOf(text, 2)),
    steps: v.optional(listOf(text, 3)),
  }),
  /** The drawing of the layers with an explanation. */
  objectOf({
    kind: v.literal("layers"),
    heading: text,
    paragraphs: v.optional(paragraphs),
    traffic: v.picklist(trafficKinds),
    /** Where this pavement differs from those of similar pages: marked in the drawing. */
    differences: v.optional(listOf(objectOf({ layer: v.picklist(drawnLayers), text }), 1, 3)),
  }),
  /** Materials, each with a few words. */
  objectOf({
    kind: v.literal("materials"),
    heading: text,
    lead: text,
    items: listOf(titled, 4),
  }),
  /** Materials in named groups (Edenvale). */
  objectOf({
    kind: v.literal("material-groups"),
    heading: text,
    lead: text,
    groups: listOf(objectOf({ title: text, items: listOf(titled, 2) }), 2, 4),
  }),
  /** Laying patterns that suit a service, each with a swatch. */
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
  /** Price, duration and other figures, each a label and a value with a note. */
  objectOf({
    kind: v.literal("guide"),
    heading: text,
    lead: text,
    rows: listOf(objectOf({ label: text, value: text, note: text }), 2),
  }),
]);

/** What most visitors skip and some look for, as rows that unfold. */
export const details = blockOf("details", {
  heading: text,
  lead: v.optional(text),
  rows: listOf(detail, 1),
});
