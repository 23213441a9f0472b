import { styleVariants } from "@vanilla-extract/css";
import { inPage, pageStyle } from "../../design/cascade-layers.css.ts";
import { displayText } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, corner, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

export const drawing = pageStyle({ position: "relative", breakInside: "avoid" });

export const crossSection = pageStyle({
  inlineSize: "100%",
  blockSize: "auto",
  "@media": { print: { display: "none" } },
});

/** In the default colours. Paper limits the height of photographs, which would part this from its labels. */
export const crossSectionOnPaper = pageStyle({
  display: "none",
  inlineSize: "100%",
  blockSize: "auto",
  maxBlockSize: "none !important",
  "@media": { print: { display: "block" } },
});

export const labels = pageStyle({
  position: "absolute",
  insetBlockStart: 0,
  inlineSize: "100%",
  blockSize: "auto",
  // The outline of a marked number is wider than the drawing.
  overflow: "visible",
  printColorAdjust: "exact",
});

/** Under a pointer, so that it shows on dark and on light layers. */
export const leaderHalo = pageStyle({
  fill: "none",
  stroke: colour.paper,
  strokeWidth: "7",
  strokeLinecap: "round",
});
export const leader = pageStyle({ fill: "none", stroke: colour.ink, strokeWidth: "2.5" });
export const leaderEnd = pageStyle({
  fill: colour.ink,
  stroke: colour.paper,
  strokeWidth: "5",
  paintOrder: "stroke",
});
export const badge = pageStyle({ fill: colour.tile });
export const markedBadge = pageStyle([
  badge,
  { stroke: colour.ink, strokeWidth: "5", paintOrder: "stroke" },
]);
/** Beside the layer that differs; its text has the same line (`difference`). */
export const differenceMark = pageStyle({ fill: "none", stroke: colour.ink, strokeWidth: "10" });
export const badgeNumber = pageStyle({
  fill: colour.onTile,
  ...displayText("28px"),
  textAnchor: "middle",
});

export const layers = styleVariants({
  column: inPage({
    containerType: "inline-size",
    display: "grid",
    columnGap: space.lg,
    gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
    "@media": { [from.tablet]: { gridTemplateColumns: columns(2, "8.5rem") } },
  }),
  broad: inPage({
    display: "grid",
    columnGap: space["3xl"],
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: columns(2, "15rem") },
    },
  }),
});

export const layer = pageStyle({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  columnGap: space.sm,
  alignItems: "start",
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${colour.edge}`,
});

export const layerNumber = pageStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.65rem",
  blockSize: "1.65rem",
  marginBlockStart: "0.05rem",
  background: colour.tile,
  color: colour.onTile,
  borderRadius: corner.paver,
  ...displayText(fontSize.small),
  lineHeight: 1,
});

export const layerName = pageStyle({ fontWeight: fontWeight.strong, lineHeight: 1.4 });

export const thickness = pageStyle({
  color: colour.inkSoft,
  fontWeight: fontWeight.regular,
  fontSize: fontSize.small,
});

export const purpose = pageStyle({ color: colour.inkSoft, lineHeight: 1.5 });

export const difference = pageStyle({
  marginBlockStart: space["2xs"],
  paddingInlineStart: space.xs,
  borderInlineStart: `5px solid ${colour.ink}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
});

export const layerActions = pageStyle({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  "@media": { print: { display: "none" } },
});
