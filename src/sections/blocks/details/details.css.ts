import { styleVariants } from "@vanilla-extract/css";
import { inPage, pageStyle } from "../../../design/cascade-layers.css.ts";
import { displayText } from "../../../design/fonts.ts";
import type { PatternName } from "../../../design/patterns/patterns.ts";
import { patternDataUri } from "../../../design/patterns/paver-svg.ts";
import { colour } from "../../../design/theme.css.ts";
import { corner, fontSize, from, palette, space } from "../../../design/tokens.ts";
import { recordOf } from "../../../domain/keys-of.ts";
import { swatchPatternNames } from "../../../domain/pavers.ts";

export const steps = pageStyle({
  columnGap: space.xl,
  "@media": { [from.tablet]: { columns: 2 } },
});

export const step = pageStyle({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  columnGap: space.sm,
  alignItems: "start",
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${colour.edge}`,
  breakInside: "avoid",
});

export const stepNumber = pageStyle({
  ...displayText(fontSize.lead),
  color: colour.actionStrong,
  lineHeight: 1.2,
});

export const guide = pageStyle({ borderBlockEnd: `2px solid ${colour.ink}` });

export const guideRow = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.md,
  rowGap: space["2xs"],
  alignItems: "baseline",
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${colour.edge}`,
  selectors: { "&:first-child": { borderBlockStart: `2px solid ${colour.ink}` } },
  "@media": {
    [from.tablet]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) minmax(0, 4fr)",
      columnGap: space.lg,
    },
  },
});

export const guideLabel = pageStyle({ color: colour.inkSoft });

export const guideValue = pageStyle({
  ...displayText(fontSize.lead),
  lineHeight: 1.2,
});

export const guideNote = pageStyle({
  inlineSize: "100%",
  color: colour.inkSoft,
  lineHeight: 1.5,
});

export const patterns = pageStyle({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))" },
  },
});

export const patternCard = pageStyle({
  display: "grid",
  gap: space.md,
  gridTemplateColumns: "min(6.5rem, 30%) minmax(0, 1fr)",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
    print: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto" },
  },
});

const { brick, brickPale, brickDark } = palette.light;

/** One drawing for both colour schemes: dark pages dim it instead of fetching another. */
const swatchOf = (name: PatternName) =>
  inPage({
    minBlockSize: "6.5rem",
    borderRadius: corner.sheet,
    backgroundColor: palette.light.joint,
    backgroundImage: `url("${patternDataUri(name, { brickLength: 44, joint: 2, fills: [brick, brickPale, brickDark, brick] })}")`,
    backgroundPosition: "center",
    "@media": {
      // In a closed row a background is not fetched, and paper would show three empty boxes.
      print: { display: "none" },
      [from.tablet]: { blockSize: "13rem" },
      "(prefers-color-scheme: dark)": { filter: "brightness(0.82)" },
    },
  });

/** A swatch of each laying pattern, as a data URI that the build makes. */
export const swatch = styleVariants(recordOf(swatchPatternNames, swatchOf));
