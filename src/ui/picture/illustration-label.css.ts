import { style } from "@vanilla-extract/css";
import { inUi } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, space } from "../../design/tokens.ts";

/** In the top corner of the nearest positioned ancestor. */
export const label = style(
  inUi({
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: 0,
    // Large text on a small picture.
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
    hyphens: "auto",
    paddingBlock: space["2xs"],
    paddingInline: space.xs,
    background: colour.slab,
    color: colour.onSlab,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    lineHeight: 1.3,
    borderStartStartRadius: corner.sheet,
    borderEndEndRadius: corner.sheet,
    // A press on it is a press on the picture.
    pointerEvents: "none",
    "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
  }),
);
