import { describe, expect, test } from "vitest";
import { contrast } from "../../tests/support/contrast.ts";
import { type ColourRole, moreContrast, palette } from "./tokens.ts";

/** The least contrast ratio of text, of large text and the edges of controls, and of surfaces. */
const minContrast = {
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
const contrastPairs: readonly ContrastPair[] = [
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

const schemes = {
  "light scheme": palette.light,
  "dark scheme": palette.dark,
  "light scheme with more contrast": { ...palette.light, ...moreContrast.light },
  "dark scheme with more contrast": { ...palette.dark, ...moreContrast.dark },
};

describe.each(Object.entries(schemes))("%s", (_name, colours) => {
  test.each(contrastPairs)(
    "$foreground stands out from $background ($use)",
    ({ foreground, background, use }) => {
      expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(
        minContrast[use],
      );
    },
  );
});

test("contrast: is 21 for black on white", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
});
