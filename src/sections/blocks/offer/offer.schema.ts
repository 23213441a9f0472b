import { blockOf } from "../../../content-schema/value-schemas.ts";

/** The offer, whose words are in src/content/offer.ts (docs/specification.md#the-offer). */
export const offer = blockOf("offer", {});
