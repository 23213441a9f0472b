import { pageStyle } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontWeight, from, inViewport } from "../../design/tokens.ts";

/**
 * Height of the drawing: on a phone high enough for most plans to fill its width, on a tablet low enough to
 * keep the controls below in view. The same for every plan, so that nothing moves under a finger on a slider.
 */
const drawingHeight = {
  phone: inViewport("clamp(17rem, 46svh, 22rem)"),
  tablet: inViewport("clamp(14rem, 36svh, 24rem)"),
  desktop: inViewport("clamp(18rem, 52svh, 30rem)"),
} as const;

export const drawing = pageStyle({
  position: "relative",
  blockSize: drawingHeight.phone,
  minInlineSize: 0,
  overflow: "hidden",
  "@media": {
    [from.tablet]: { blockSize: drawingHeight.tablet },
    [from.desktop]: { blockSize: drawingHeight.desktop },
    print: { blockSize: "5cm" },
  },
});

/** On paper, the drawing that was measured on the screen fits the width of the page. */
export const scaledOnPaper = pageStyle({
  "@media": { print: { inlineSize: "100%", blockSize: "100%" } },
});

export const dimension = pageStyle({ fill: "none", stroke: colour.inkSoft, strokeWidth: "1.5" });

const label = {
  fontFamily: fontFamilies.display,
  fontSize: "0.9375rem",
  fontWeight: fontWeight.strong,
  textAnchor: "middle",
} as const;

export const dimensionText = pageStyle({ ...label, fill: colour.ink });
/** Starts beside its line, whatever its length. */
export const lengthBeside = pageStyle({ ...label, textAnchor: "start", fill: colour.ink });
export const poolText = pageStyle({ ...label, fill: "#0F3C4C" });

/** Pool water, in both colour schemes. */
export const water = pageStyle({ fill: "#9CCBD3" });

export const wall = pageStyle({ fill: "none", stroke: colour.ink, strokeWidth: "14" });

/** Cars or a person: ink on a paler line, seen on pavers of any colour. */
const figure = { strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;
export const silhouetteShape = pageStyle({
  ...figure,
  fill: colour.sheet,
  fillOpacity: 0.3,
  stroke: colour.sheet,
  strokeOpacity: 0.8,
  strokeWidth: "4",
});
export const personShape = pageStyle({ fill: colour.ink });
export const silhouetteLine = pageStyle({
  ...figure,
  fill: "none",
  stroke: colour.ink,
  strokeWidth: "1.5",
});

/** The frame of a square metre of the pattern. */
export const detail = pageStyle({
  fill: "none",
  stroke: colour.edge,
  strokeWidth: "2",
  vectorEffect: "non-scaling-stroke",
});

/** The line around the paving: its kerb. */
export const edge = pageStyle({
  fill: "none",
  stroke: colour.edge,
  strokeWidth: "1.5",
  vectorEffect: "non-scaling-stroke",
});

export const thumbnail = pageStyle({ inlineSize: "100%", blockSize: "100%", minBlockSize: 0 });

export const swatch = pageStyle({
  inlineSize: "100%",
  blockSize: "3rem",
  borderRadius: corner.paver,
});
