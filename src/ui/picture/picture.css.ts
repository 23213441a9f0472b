import { createVar, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inUi, uiStyle } from "../../design/cascade-layers.css.ts";
import { pictureTones } from "../../design/picture-tones.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, space } from "../../design/tokens.ts";

const focusX = createVar();
const focusY = createVar();

export const frame = uiStyle({ display: "block", overflow: "hidden", color: "#fff" });

/** The background until the picture loads, and behind its text alternative when it does not. */
export const tone = styleVariants(pictureTones, (background) => inUi({ background }));

const across = (percent: string) => inUi({ vars: { [focusX]: percent } });
const down = (percent: string) => inUi({ vars: { [focusY]: percent } });

export const image = recipe({
  base: inUi({
    display: "block",
    inlineSize: "100%",
    blockSize: "auto",
    objectFit: "cover",
    objectPosition: `${focusX} ${focusY}`,
  }),
  variants: {
    aspect: {
      whole: {},
      "3:2": inUi({ aspectRatio: "3 / 2" }),
      fill: inUi({ blockSize: "100%" }),
    },
    focusX: {
      0: across("0%"),
      25: across("25%"),
      50: across("50%"),
      75: across("75%"),
      100: across("100%"),
    },
    focusY: { 0: down("0%"), 25: down("25%"), 50: down("50%"), 75: down("75%"), 100: down("100%") },
  },
  defaultVariants: { aspect: "whole", focusX: 50, focusY: 50 },
});

export const filled = uiStyle({ blockSize: "100%" });

export const labelOnPicture = {
  position: "absolute",
  paddingBlock: space["2xs"],
  paddingInline: space.xs,
  background: colour.slab,
  color: colour.onSlab,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
} as const;

/** In the top corner of the nearest positioned ancestor. */
export const illustrationLabel = uiStyle({
  ...labelOnPicture,
  insetBlockStart: 0,
  insetInlineStart: 0,
  // Large text on a small picture.
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  hyphens: "auto",
  borderStartStartRadius: corner.sheet,
  borderEndEndRadius: corner.sheet,
  // A press on it is a press on the picture.
  pointerEvents: "none",
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});
