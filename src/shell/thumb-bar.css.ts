import { style } from "@vanilla-extract/css";
import { globalPageStyle, pageStyle } from "../design/cascade-layers.css.ts";
import { colour } from "../design/theme.css.ts";
import { fontSize, from, lowWindow, narrow, space, zIndex } from "../design/tokens.ts";

/** Fixed at the lower edge of small screens, within reach of the thumb. */
export const thumbBar = pageStyle({
  position: "fixed",
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: zIndex.bar,
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  padding: space.xs,
  paddingBlockEnd: `calc(${space.xs} + env(safe-area-inset-bottom))`,
  background: colour.paper,
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": {
    [lowWindow]: { position: "static" },
    [from.desktop]: { display: "none" },
    print: { display: "none" },
  },
});

/** Of equal width, and each as wide as its longest word. */
globalPageStyle(`${thumbBar} > *`, {
  flex: "1 1 0",
  minInlineSize: "min-content",
  overflowWrap: "break-word",
  "@media": { [narrow]: { paddingInline: space["2xs"] } },
});

export const thumbBarOfThree = style([thumbBar]);

globalPageStyle(`${thumbBarOfThree} > *`, {
  paddingInline: space["2xs"],
  "@media": { [narrow]: { fontSize: fontSize.small } },
});
