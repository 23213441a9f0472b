import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import {
  anchor,
  blockOf,
  distinctIds,
  listOf,
  question,
} from "../../../content-schema/value-schemas.ts";

const item = objectOf({ id: anchor, ...question.entries });

/** At least eleven questions, each with an id of its own (docs/specification.md#faq). */
export const faq = blockOf("faq", { items: v.pipe(listOf(item, 11), distinctIds()) });
