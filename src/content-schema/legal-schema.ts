import * as v from "valibot";
import { expected, objectOf } from "./mistakes.ts";
import {
  anchor,
  distinctIds,
  externalLink,
  link,
  listOf,
  pageMeta,
  text,
} from "./value-schemas.ts";

const businessDetail = objectOf({
  business: v.picklist(["name", "email", "phone", "address"]),
});

/** A paragraph of a legal text: plain text, or pieces with links and business details. */
const legalParagraph = v.union([
  text,
  v.pipe(v.array(v.union([v.string(), link, externalLink, businessDetail])), v.readonly()),
]);

const legalSection = objectOf({
  id: anchor,
  heading: text,
  body: listOf(v.union([legalParagraph, objectOf({ list: listOf(legalParagraph, 2) })])),
});

/** The two legal pages (docs/specification.md#legal-pages). */
export const legalPage = objectOf({
  slug: v.picklist(["privacy-policy", "terms-conditions"]),
  meta: pageMeta,
  heading: text,
  lead: legalParagraph,
  /** The day of the last change, as the page shows it: 2 May 2025. */
  updated: v.pipe(
    text,
    v.regex(/^\d{1,2} [A-Z][a-z]+ \d{4}$/, expected("a day such as 2 May 2025")),
  ),
  sections: v.pipe(listOf(legalSection, 3), distinctIds()),
});

export type LegalPage = v.InferOutput<typeof legalPage>;
export type LegalParagraph = v.InferOutput<typeof legalParagraph>;
