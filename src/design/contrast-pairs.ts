import type { ColourRole } from "./tokens.ts";

/** Text, or large text and the edges of controls: what contrast a pair must reach at least. */
export const wantedContrast = {
  /** WCAG 2.2, 1.4.6 (AAA). */
  text: 7,
  /** WCAG 2.2, 1.4.6 for large text (AAA), and stricter than 1.4.11 (3:1) for controls. */
  large: 4.5,
} as const;

export interface ContrastPair {
  front: ColourRole;
  ground: ColourRole;
  use: keyof typeof wantedContrast;
}

const on = (
  ground: ColourRole,
  fronts: readonly ColourRole[],
  use: ContrastPair["use"] = "text",
): ContrastPair[] => fronts.map((front) => ({ front, ground, use }));

/** Every colour that may stand on another, in both schemes. A pair that is not here is not used. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on("paper", ["ink", "inkSoft", "action", "actionStrong", "accent", "danger"]),
  ...on("sand", ["ink", "inkSoft", "action", "actionStrong", "accent"]),
  ...on("deepSand", ["ink"]),
  ...on("sheet", ["ink", "inkSoft", "action", "accent", "danger"]),
  ...on("sheet", ["edge"], "large"),
  ...on("slab", ["onSlab", "onSlabSoft", "accentOnSlab"]),
  ...on("slabRaised", ["onSlab", "onSlabSoft"]),
  ...on("action", ["onAction"]),
  ...on("actionStrong", ["onAction"]),
  ...on("tile", ["onTile"]),
  ...on("accent", ["onAccent"]),
  ...on("dangerGround", ["ink", "danger"]),
  ...on("doneGround", ["ink", "done"]),
  ...on("paper", ["edge"], "large"),
  ...on("sand", ["edge"], "large"),
];
