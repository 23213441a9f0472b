import { uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, space, zIndex } from "../../design/tokens.ts";

export const anchor = uiStyle({ position: "relative" });

export const list = uiStyle({
  position: "absolute",
  // Clear of the input's focus ring.
  insetBlockStart: "calc(100% + 8px)",
  insetInline: 0,
  // Keeps input and label visible in a window too low for all three.
  scrollMarginBlockStart: "8rem",
  zIndex: zIndex.menu,
  padding: space["2xs"],
  background: colour.sheet,
  border: `1px solid ${colour.edge}`,
  borderBlockStart: `4px solid ${colour.brick}`,
  borderRadius: corner.sheet,
  boxShadow: "0 1rem 2.5rem rgb(0 0 0 / 0.18)",
});

export const option = uiStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.md,
  minBlockSize: "2.75rem",
  paddingInline: space.sm,
  borderRadius: corner.paver,
  color: colour.ink,
  fontWeight: fontWeight.strong,
  cursor: "pointer",
  selectors: {
    "&[aria-selected=true]": { background: colour.tile, color: colour.onTile },
  },
  "@media": {
    // Forced colours drop the background that shows the highlight.
    "(forced-colors: active)": {
      selectors: {
        "&[aria-selected=true]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

export const note = uiStyle({
  color: colour.inkSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  textAlign: "end",
  selectors: { [`${option}[aria-selected=true] &`]: { color: "inherit" } },
});
