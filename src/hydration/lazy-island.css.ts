import { style } from "@vanilla-extract/css";
import { inPage } from "../design/layers.css.ts";
import { space } from "../design/tokens.ts";

/** The load error above an island; an island without one keeps no room for it. */
export const loadError = style(
  inPage({ selectors: { "&:not(:empty)": { marginBlockEnd: space.lg } } }),
);
