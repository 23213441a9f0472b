import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import {
  link,
  listedService,
  listOf,
  picture,
  text,
} from "../../../content-schema/value-schemas.ts";

/** A bullet list of services with one picture. */
export const serviceList = objectOf({
  kind: v.literal("service-list"),
  audience: v.picklist(["residential", "commercial"]),
  heading: text,
  lead: text,
  items: listOf(listedService, 3),
  picture,
  more: v.optional(link),
});
