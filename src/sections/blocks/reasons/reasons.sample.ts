import { head, titled } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"reasons">[] = [
  { kind: "reasons", ...head, cards: titled(5) },
];
