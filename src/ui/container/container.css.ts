import { uiStyle } from "../../design/cascade-layers.css.ts";
import { measure } from "../../design/tokens.ts";

/** Gutters at both sides: 20 px on a phone, growing with the window, clear of notches. */
export const gutter =
  "max(clamp(1.25rem, 4vw, 3rem), env(safe-area-inset-left), env(safe-area-inset-right))";

export const contentColumn = {
  inlineSize: "100%",
  maxInlineSize: `calc(${measure.column} + 6rem)`,
  marginInline: "auto",
  paddingInline: gutter,
};

export const container = uiStyle(contentColumn);
