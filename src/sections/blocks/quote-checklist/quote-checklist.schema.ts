import type * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import {
  blockOf,
  listOf,
  sectionHead,
  text,
  titled,
} from "../../../content-schema/value-schemas.ts";

export const quoteChecklistSheet = objectOf({
  ...sectionHead.entries,
  title: text,
  itemColumn: text,
  offerColumns: listOf(text, 3, 3),
  /** Rows before and after the list. */
  before: listOf(text),
  groups: listOf(objectOf({ title: text, items: listOf(titled, 2) }), 3),
  after: listOf(text),
});

/** The checklist to compare three quotes with (docs/specification.md#quote-checklist). */
export const quoteChecklist = blockOf("quote-checklist", quoteChecklistSheet.entries);

export type QuoteChecklist = v.InferOutput<typeof quoteChecklistSheet>;
