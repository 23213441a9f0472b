import { heading, paragraphs, picture, sentence } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"ground">[] = [
  { kind: "ground", heading, quote: sentence, paragraphs, picture },
];
