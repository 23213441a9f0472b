import type { ColourRole } from "./tokens.ts";

/** The linear value of a colour channel from 0 to 255 (WCAG 2.2, definition of relative luminance). */
export function linearChannel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of linear channels, from 0 to 1 (WCAG 2.2). */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast of two relative luminances, from 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance of a colour like #8F3A1C. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linearChannel(Number.parseInt(hex.slice(start, start + 2), 16)),
  );
  return luminanceOf(red, green, blue);
}

/** Contrast of two colours like #8F3A1C, from 1 to 21. */
export const contrast = (front: string, background: string): number =>
  contrastRatio(luminance(front), luminance(background));

/** The least contrast ratio of text, of large text and the edges of controls, and of surfaces. */
export const minContrast = {
  /** WCAG 2.2, 1.4.6 (AAA). */
  text: 7,
  /** WCAG 2.2, 1.4.6 for large text (AAA); stricter than 1.4.11 for controls (3:1). */
  large: 4.5,
  /** A surface with a visible edge on its background; WCAG has no requirement. */
  surface: 1.3,
} as const;

interface ContrastPair {
  foreground: ColourRole;
  background: ColourRole;
  use: keyof typeof minContrast;
}

const on = (
  background: ColourRole,
  foregrounds: readonly ColourRole[],
  use: ContrastPair["use"] = "text",
): ContrastPair[] => foregrounds.map((foreground) => ({ foreground, background, use }));

/** Every pair of colours that components may use, in both colour schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on("paper", ["ink", "inkSoft", "action", "actionStrong", "accent", "danger"]),
  ...on("sand", ["ink", "inkSoft", "action", "actionStrong", "accent", "danger"]),
  ...on("deepSand", ["ink"]),
  ...on("sheet", ["ink", "inkSoft", "action", "accent", "danger"]),
  ...on("sheet", ["edge"], "large"),
  ...on("slab", ["onSlab", "onSlabSoft", "accentOnSlab"]),
  ...on("slabRaised", ["onSlab", "onSlabSoft"]),
  ...on("action", ["onAction"]),
  ...on("actionStrong", ["onAction"]),
  ...on("tile", ["onTile"]),
  ...on("accent", ["onAccent"]),
  ...on("dangerBackground", ["ink", "danger"]),
  ...on("successBackground", ["ink", "success"]),
  ...on("paper", ["edge"], "large"),
  ...on("sand", ["edge"], "large"),
  ...on("paper", ["slabRaised"], "surface"),
];
