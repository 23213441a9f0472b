import { blockOf, text } from "../../../content-schema/value-schemas.ts";

export const areas = blockOf("areas", { heading: text, lead: text });
