import type { StyleRule } from "@vanilla-extract/css";
import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { columns, corner, fontWeight, from, space } from "../../../design/tokens.ts";

export const besidePicture = pageStyle({
  display: "grid",
  gap: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: space["3xl"],
    },
  },
});

/** As tall as the text beside it in wide windows. */
export const tall: StyleRule = {
  overflow: "hidden",
  borderRadius: corner.sheet,
  aspectRatio: "2 / 1",
  "@media": {
    [from.desktop]: { aspectRatio: "auto", blockSize: "100%", minBlockSize: "26rem" },
  },
};

export const tallPicture = pageStyle(tall);

export const ticks = pageStyle({
  display: "grid",
  columnGap: space.xl,
  "@media": { [from.tablet]: { gridTemplateColumns: columns(2, "15rem") } },
});

export const tick = pageStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: space.sm,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${colour.line}`,
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  "@media": { [from.tablet]: { paddingBlock: space.sm } },
});

export const tickMark = pageStyle({ flex: "none", color: colour.action });
