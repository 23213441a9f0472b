import * as v from "valibot";
import { expected, objectOf } from "../../../content-schema/mistakes.ts";
import {
  blockOf,
  externalHref,
  externalLink,
  listOf,
  picture,
  text,
} from "../../../content-schema/value-schemas.ts";
import { siteDocuments } from "../../../planner/domain/paving-plan.ts";

const certificate = objectOf({
  title: text,
  grade: v.optional(text),
  number: text,
  href: v.optional(externalHref),
  document: v.optional(v.picklist(siteDocuments, expected(`one of ${siteDocuments.join(", ")}`))),
});

export const certificateList = listOf(certificate, 0);

/** What only the company can fill in; the page shows nothing of it while it is empty. */
export const credentials = blockOf("credentials", {
  heading: text,
  people: listOf(objectOf({ name: text, role: text, picture }), 0),
  certificates: certificateList,
  reviews: v.optional(externalLink),
});

export type Certificate = v.InferOutput<typeof certificate>;
