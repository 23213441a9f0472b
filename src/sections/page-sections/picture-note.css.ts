import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, space } from "../../design/tokens.ts";

/** The last line of the closing slab. */
export const pictureNote = style(
  inPage({ color: colour.onSlabSoft, fontSize: fontSize.small, paddingBlockStart: space.roomy }),
);
