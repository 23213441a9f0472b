import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { from, space } from "../../design/tokens.ts";

/** As wide as windows of up to 1920 px, and never flatter than 2.2 : 1. */
export const frame = style(
  inPage({
    overflow: "hidden",
    maxInlineSize: "120rem",
    blockSize: "clamp(15rem, 100vw / 2.19, 120rem / 2.19)",
    marginInline: "auto",
  }),
);

/** In wide windows over the lower edge of the picture, of which most stays clear. */
export const slab = recipe({
  base: inPage({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: space.md,
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
      start: inPage({ marginInlineStart: `calc(-1 * ${space.lg})` }),
      end: inPage({
        marginInlineStart: `calc(-1 * ${space.lg})`,
        "@media": { [from.tablet]: { marginInlineStart: "auto" } },
      }),
    },
  },
});

export const below = style(inPage({ paddingBlockEnd: space.section }));

/** In two columns in wide windows. */
export const wordsInColumns = style(
  inPage({
    display: "grid",
    gap: space.md,
    "@media": {
      [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space["3xl"] },
    },
  }),
);
