import { style } from "@vanilla-extract/css";
import { inPage } from "../design/cascade-layers.css.ts";
import { space } from "../design/tokens.ts";

/** The load error above an island; without one it takes no space. */
export const loadError = style(
  inPage({ selectors: { "&:not(:empty)": { marginBlockEnd: space.lg } } }),
);
