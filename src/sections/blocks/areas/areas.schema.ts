import { blockOf, text } from "../../../content-schema/value-schemas.ts";

/** The grid of areas with links to their pages. */
export const areas = blockOf("areas", { heading: text, lead: text });
