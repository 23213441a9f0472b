import { style, styleVariants } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import type { PatternName } from "../../design/patterns/laying-patterns.ts";
import { patternDataUri } from "../../design/patterns/paver-svg.ts";
import { corner, from, palette, space } from "../../design/tokens.ts";

export const patterns = style(
  inPage({
    display: "grid",
    gap: space.lg,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))" },
    },
  }),
);

/** On a phone the swatch is beside its text. */
export const patternCard = style(
  inPage({
    display: "grid",
    gap: space.md,
    gridTemplateColumns: "min(6.5rem, 30%) minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
      print: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto" },
    },
  }),
);

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
export const swatch = styleVariants({
  herringbone: swatchOf("herringbone"),
  stretcher: swatchOf("stretcher"),
  "basket-weave": swatchOf("basket-weave"),
  stack: swatchOf("stack"),
  hexagon: swatchOf("hexagon"),
  "cobble-fan": swatchOf("cobble-fan"),
});
