import { head, heading, names, titled } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"facts">[] = [
  { kind: "facts", ...head, facts: titled(4) },
  {
    kind: "facts",
    heading,
    facts: titled(4),
    landmarks: { heading, names: names(5) },
  },
];
