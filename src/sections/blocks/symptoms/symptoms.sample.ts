import { head, sentence, titled } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"symptoms">[] = [
  {
    kind: "symptoms",
    ...head,
    items: titled(4).map(({ title }) => ({ title, cause: sentence, urgency: sentence })),
  },
];
