import * as v from "valibot";
import { blockOf, link, listOf, serviceCard, text } from "../../../content-schema/value-schemas.ts";

/** Services as cards, with a picture each or without. */
export const serviceCards = blockOf("service-cards", {
  audience: v.picklist(["residential", "commercial", "industrial"]),
  heading: text,
  lead: text,
  cards: v.pipe(
    listOf(serviceCard, 3),
    v.check(
      (cards) => new Set(cards.map(({ picture }) => picture === undefined)).size === 1,
      "Expected a picture for every card or for none",
    ),
  ),
  more: v.optional(link),
});
