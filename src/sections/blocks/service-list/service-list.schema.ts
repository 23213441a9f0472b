import * as v from "valibot";
import {
  blockOf,
  link,
  listedService,
  listOf,
  picture,
  text,
} from "../../../content-schema/value-schemas.ts";

/** A bullet list of services with one picture. */
export const serviceList = blockOf("service-list", {
  audience: v.picklist(["residential", "commercial"]),
  heading: text,
  lead: text,
  items: listOf(listedService, 3),
  picture,
  more: v.optional(link),
});
