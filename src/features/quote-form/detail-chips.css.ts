import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { below, corner, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

/** On a phone, a row that scrolls sideways; its padding keeps focus rings from being clipped. */
export const chipRow = style(
  inPage({
    display: "flex",
    gap: space.xs,
    minInlineSize: 0,
    margin: `calc(-1 * ${space.xs})`,
    padding: space.xs,
    "@media": {
      [below.tablet]: {
        overflowX: "auto",
        scrollPaddingInline: space.xs,
        scrollbarWidth: "thin",
      },
      [from.tablet]: { flexWrap: "wrap" },
    },
  }),
);

export const chip = style(
  inPage({
    flex: "none",
    minBlockSize: "2.75rem",
    paddingInline: space.sm,
    border: `1px solid ${colour.edge}`,
    borderRadius: corner.paver,
    background: colour.sheet,
    color: colour.ink,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    selectors: {
      "&:hover": { borderColor: colour.action },
      // Thicker too, because forced colours drop the background.
      "&[aria-pressed=true]": {
        borderColor: colour.action,
        boxShadow: `inset 0 0 0 2px ${colour.action}`,
      },
    },
  }),
);
