import { aboutSections, heading, picture, sentence } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"wide-picture">[] = [
  { kind: "wide-picture", heading, text: sentence, picture },
  aboutSections.experience,
];
