import { head, heading, names, paragraphs, sentence, titled } from "#examples/samples.ts";
import type { BlockOf, Detail } from "../../../content-schema/block-schema.ts";

/** Every kind of detail in all its variants, by the names of their examples. */
export const sampleDetails = {
  Prose: { kind: "prose", heading, paragraphs },
  "Prose with a list": { kind: "prose", heading, paragraphs, list: names(4) },
  "Prose with steps": { kind: "prose", heading, paragraphs, steps: names(5) },
  Layers: {
    kind: "layers",
    heading,
    paragraphs,
    traffic: "cars",
    differences: [{ layer: "ground", text: sentence }],
  },
  Materials: { kind: "materials", ...head, items: titled(6) },
  "Materials in groups": {
    kind: "material-groups",
    ...head,
    groups: names(3).map((title) => ({ title, items: titled(3) })),
  },
  Patterns: {
    kind: "patterns",
    ...head,
    items: (["herringbone", "stretcher", "basket-weave"] as const).map((pattern) => ({
      pattern,
      title: "Name of the pattern",
      description: sentence,
    })),
  },
  "Guide to prices": {
    kind: "guide",
    ...head,
    rows: names(4).map((label) => ({ label, value: "3-5 days", note: sentence })),
  },
} satisfies Readonly<Record<string, Detail>>;

export const samples: readonly BlockOf<"details">[] = [
  { kind: "details", ...head, rows: Object.values(sampleDetails).slice(0, 4) },
];
