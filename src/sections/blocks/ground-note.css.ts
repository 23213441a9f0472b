import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { fontWeight, from, space } from "../../design/tokens.ts";

export const groundNote = style(
  inPage({
    display: "grid",
    gap: space.xl,
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        columnGap: space["3xl"],
      },
    },
  }),
);

export const pullQuote = style(
  inPage({
    maxInlineSize: "34rem",
    paddingInlineStart: space.lg,
    borderInlineStart: `6px solid ${colour.brick}`,
    fontFamily: fontFamilies.display,
    fontSize: "clamp(1.4rem, 1.05rem + 1.3vw, 1.85rem)",
    fontWeight: fontWeight.medium,
    lineHeight: 1.25,
    letterSpacing: "-0.01em",
    textWrap: "balance",
  }),
);
