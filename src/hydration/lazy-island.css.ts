import { style } from "@vanilla-extract/css";
import { inPage } from "../design/layers.css.ts";
import { space } from "../design/tokens.ts";

/** What is said above a part whose script cannot be had; where nothing is said it takes no room. */
export const notice = style(
  inPage({ selectors: { "&:not(:empty)": { marginBlockEnd: space.lg } } }),
);
