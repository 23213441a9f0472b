import { uiStyle } from "../../design/cascade-layers.css.ts";
import { logoMark } from "../../design/patterns/logo-mark.ts";
import { svgDataUri } from "../../design/patterns/paver-svg.ts";

const { viewBox, bricks } = logoMark();
const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'><path d='${bricks.join("")}'/></svg>`;
const image = `url("${svgDataUri(drawing)}")`;

/** A mask, so that the mark has the colour of the text beside it; its SVG is made at build. */
export const mark = uiStyle({
  display: "block",
  flex: "none",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  background: "currentColor",
  WebkitMask: `${image} center / contain no-repeat`,
  mask: `${image} center / contain no-repeat`,
  "@media": {
    "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" },
  },
});
