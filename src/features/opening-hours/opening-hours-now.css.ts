import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize } from "../../design/tokens.ts";

const lineHeight = 1.5;

/** Reserves the two lines that the text takes on a phone, so that it causes no layout shift. */
export const line = pageStyle({
  display: "block",
  minBlockSize: `calc(2 * ${lineHeight} * 1em)`,
  color: colour.inkSoft,
  fontSize: fontSize.small,
  lineHeight,
});
