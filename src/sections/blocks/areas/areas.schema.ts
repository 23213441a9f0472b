import * as v from "valibot";
import { objectOf } from "../../../content-schema/mistakes.ts";
import { text } from "../../../content-schema/value-schemas.ts";

/** The grid of areas with links to their pages. */
export const areas = objectOf({ kind: v.literal("areas"), heading: text, lead: text });
