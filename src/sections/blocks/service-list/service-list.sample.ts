import { head, more, picture, titled } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"service-list">[] = [
  {
    kind: "service-list",
    audience: "residential",
    ...head,
    items: titled(4),
    picture,
  },
  {
    kind: "service-list",
    audience: "commercial",
    ...head,
    items: titled(4),
    picture,
    more,
  },
];
