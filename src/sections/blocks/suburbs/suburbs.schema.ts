import { blockOf, listOf, suburb, text } from "../../../content-schema/value-schemas.ts";

export const suburbs = blockOf("suburbs", {
  heading: text,
  lead: text,
  suburbs: listOf(suburb, 10, 60, "a list of names from src/content/areas/suburb-names.ts"),
});
