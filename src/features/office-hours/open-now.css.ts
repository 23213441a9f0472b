import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize } from "../../design/tokens.ts";

const lineHeight = 1.5;

/** Room for the two lines that the sentence takes on a phone, so that nothing moves when it comes. */
export const line = style(
  inPage({
    display: "block",
    minBlockSize: `calc(2 * ${lineHeight} * 1em)`,
    color: colour.inkSoft,
    fontSize: fontSize.small,
    lineHeight,
  }),
);
