import { head, names } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"suburbs">[] = [
  { kind: "suburbs", ...head, suburbs: names(12) },
];
