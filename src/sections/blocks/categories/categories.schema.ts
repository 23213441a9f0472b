import { objectOf } from "../../../content-schema/mistakes.ts";
import {
  blockOf,
  link,
  listOf,
  picture,
  sectionHead,
  sitePath,
  text,
} from "../../../content-schema/value-schemas.ts";

export const categories = blockOf("categories", {
  ...sectionHead.entries,
  cards: listOf(
    objectOf({
      title: text,
      description: text,
      picture,
      to: sitePath,
      linkText: text,
    }),
    3,
  ),
  estates: objectOf({ heading: text, links: listOf(link, 2, 4) }),
});
