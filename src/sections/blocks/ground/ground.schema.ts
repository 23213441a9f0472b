import { blockOf, paragraphs, picture, text } from "../../../content-schema/value-schemas.ts";

/** The ground under an area: a quote over a picture as wide as the window, and its reasons. */
export const ground = blockOf("ground", { heading: text, quote: text, paragraphs, picture });
