import { homeSections } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"numbered-reasons">[] = [
  { kind: "numbered-reasons", ...homeSections.reasons },
];
