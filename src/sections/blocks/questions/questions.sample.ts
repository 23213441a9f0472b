import { heading, questions } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"questions">[] = [
  { kind: "questions", heading, layout: "accordion", items: questions },
  { kind: "questions", heading, layout: "list", items: questions },
];
