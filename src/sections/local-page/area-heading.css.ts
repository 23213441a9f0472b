import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, from, space } from "../../design/tokens.ts";

export const before = style(
  inPage({
    display: "block",
    fontSize: fontSize.heading,
    letterSpacing: "-0.015em",
    paddingBlockEnd: space.xs,
  }),
);

/**
 * The longest name fits a window of 320 px. With the letter spacing of WCAG 2.2, 1.4.12 it wraps
 * instead of being cut off.
 */
export const areaName = style(
  inPage({
    display: "inline-block",
    fontSize: `min(${fontSize.giant}, 11.4vw)`,
    // The block is as high as its glyphs may be.
    lineHeight: 1.2,
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
    paddingInline: "0.16em",
    paddingBlock: "0.04em",
    background: colour.tile,
    color: colour.onTile,
    borderRadius: "3px",
    // Beside the picture, as wide as the column of the hero.
    "@media": {
      [from.desktop]: { fontSize: "min(3.7rem, 4.6vw)" },
      // Without the block (src/design/print.css.ts).
      print: { paddingInline: 0 },
    },
  }),
);
