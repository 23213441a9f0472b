import { head, names } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"towns">[] = [
  {
    kind: "towns",
    ...head,
    towns: names(4).map((name, index) => ({
      name,
      suburbs: names(6),
      ...(index === 0 && { area: "benoni" as const }),
    })),
  },
];
