import { recipe } from "@vanilla-extract/recipes";
import { inPage, pageStyle } from "../../../design/cascade-layers.css.ts";
import { displayText } from "../../../design/fonts.ts";
import { colour } from "../../../design/theme.css.ts";
import { columns, fontSize, from, measure, space, stacked } from "../../../design/tokens.ts";

/** A window in which a picture as wide as the window would fill the screen. */
const wideWindow = "(min-width: 90rem)";

/** From the edge of the window to the edge of the column, where that has its full width. */
const besideColumn = `(100% - ${measure.column}) / 2`;

/**
 * As wide as the window, and never flatter than 2.2 : 1. In wider windows it begins or ends with the
 * column, so that it stays lower than the screen: 708 px at 1920 px.
 */
export const frame = recipe({
  base: inPage({
    overflow: "hidden",
    blockSize: "max(15rem, 100vw / 2.19)",
    "@media": { [wideWindow]: { maxInlineSize: "97rem", blockSize: "auto", aspectRatio: "2.19" } },
  }),
  variants: {
    side: {
      start: inPage({
        "@media": { [wideWindow]: { marginInlineStart: `calc(${besideColumn})` } },
      }),
      end: inPage({
        "@media": {
          [wideWindow]: { marginInlineStart: "auto", marginInlineEnd: `calc(${besideColumn})` },
        },
      }),
    },
  },
});

/** In wide windows over the lower edge of the picture, of which most stays clear. */
export const slab = recipe({
  base: inPage({
    position: "relative",
    ...stacked("md"),
    padding: space.lg,
    marginBlockStart: "-2.5rem",
    background: colour.paper,
    borderBlockStart: `6px solid ${colour.brick}`,
    "@media": {
      [from.tablet]: { inlineSize: "min(34rem, 100%)", padding: space.xl },
      [from.desktop]: { marginBlockStart: "-9rem" },
    },
  }),
  variants: {
    side: {
      // Its words are in line with the column.
      start: inPage({
        marginInlineStart: `calc(-1 * ${space.lg})`,
        "@media": { [from.tablet]: { marginInlineStart: `calc(-1 * ${space.xl})` } },
      }),
      end: inPage({
        marginInlineStart: `calc(-1 * ${space.lg})`,
        "@media": { [from.tablet]: { marginInlineStart: "auto" } },
      }),
    },
  },
});

export const below = pageStyle({ paddingBlockEnd: space.section });

export const wordsInColumns = pageStyle({
  display: "grid",
  gap: space.md,
  "@media": {
    [from.desktop]: { gridTemplateColumns: columns(2, "15rem"), columnGap: space["3xl"] },
  },
});

export const figures = pageStyle({
  display: "grid",
  gridTemplateColumns: columns(2, "7rem"),
  columnGap: space.md,
  borderBlockStart: `2px solid ${colour.ink}`,
  paddingBlockStart: space.md,
});

export const figure = pageStyle({ display: "flex", flexDirection: "column-reverse" });

export const figureValue = pageStyle({
  ...displayText(fontSize.heading),
  lineHeight: 1.1,
  letterSpacing: "-0.02em",
});

export const figureLabel = pageStyle({
  color: colour.inkSoft,
  fontSize: fontSize.small,
  lineHeight: 1.3,
});
