import { head, more, picture, titled } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"service-cards">[] = [
  {
    kind: "service-cards",
    audience: "residential",
    ...head,
    cards: titled(4).map((card) => ({ ...card, picture, to: more.to })),
  },
  {
    kind: "service-cards",
    audience: "commercial",
    ...head,
    cards: titled(6),
    more,
  },
];
