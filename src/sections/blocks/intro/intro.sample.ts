import { heading, names, paragraphs, picture } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"intro">[] = [
  { kind: "intro", heading, paragraphs, checklist: names(4), picture },
  {
    kind: "intro",
    heading,
    paragraphs,
    checklist: names(4),
    picture,
    button: "Get Your Free Quote",
  },
];
