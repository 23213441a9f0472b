import { head, homeSections } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

const { cards, estates } = homeSections;

export const samples: readonly BlockOf<"categories">[] = [
  { kind: "categories", ...head, cards, estates },
];
