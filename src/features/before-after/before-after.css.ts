import type { StyleRule } from "@vanilla-extract/css";
import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner } from "../../design/tokens.ts";
import { attribute } from "../../hydration/protocol.ts";
import { labelOnPicture } from "../../ui/picture/picture.css.ts";

/** Where no script runs, and on paper, the two stand side by side. */
const sideBySide = (rule: StyleRule): StyleRule => ({
  "@media": { "(scripting: none)": rule, print: rule },
  selectors: { [`html[${attribute.script}] &`]: rule },
});
const inOneCell = { gridArea: "1 / 1" } as const;

/** "Before" is at the left in pages written from right to left, too. */
export const pictures = pageStyle({
  direction: "ltr",
  position: "relative",
  display: "grid",
  overflow: "hidden",
  borderRadius: corner.sheet,
  ...sideBySide({ gridTemplateColumns: "1fr 1fr", gap: "4px" }),
});

export const after = pageStyle({
  ...inOneCell,
  position: "relative",
  ...sideBySide({ gridArea: "auto" }),
});

/** Cut off in the middle until the slider moves. */
export const before = pageStyle([
  after,
  {
    zIndex: 1,
    clipPath: "inset(0 50% 0 0)",
    ...sideBySide({ clipPath: "none !important" }),
  },
]);

export const label = pageStyle({
  ...labelOnPicture,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  unicodeBidi: "plaintext",
  selectors: { [`${before} &`]: { insetInline: "0 auto" } },
});

export const seam = pageStyle({
  position: "absolute",
  zIndex: 2,
  insetBlock: 0,
  insetInlineStart: "50%",
  inlineSize: "2px",
  marginInlineStart: "-1px",
  background: "#fff",
  pointerEvents: "none",
  ...sideBySide({ display: "none" }),
});

const thumbSize = "3rem";

/** Wider than the pictures by its thumb, whose middle so reaches both edges. */
export const slider = pageStyle({
  ...inOneCell,
  zIndex: 3,
  inlineSize: `calc(100% + ${thumbSize})`,
  marginInlineStart: `calc(${thumbSize} / -2)`,
  paddingInline: `calc(${thumbSize} / 2)`,
  cursor: "ew-resize",
  "@media": { print: { display: "none" } },
});

const grip = `repeating-linear-gradient(90deg, ${colour.onAction} 0 2px, transparent 2px 6px) center / 14px 40% no-repeat`;

const thumb = {
  appearance: "none",
  boxSizing: "border-box",
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: "2px solid #fff",
  borderRadius: corner.paver,
  background: `${grip} ${colour.action}`,
  // Without its grip it would be an empty square on the picture.
  "@media": { "(forced-colors: active)": { background: "ButtonText", borderColor: "ButtonFace" } },
} as const;

// Round both pictures: round the thumb alone it is too small to be found.
globalPageStyle(`${slider} > input`, { outline: "none" });
globalPageStyle(`${pictures}:has(${slider} > :focus-visible)`, {
  outline: `3px solid ${colour.accent}`,
  outlineOffset: "2px",
});

for (const part of ["-webkit-slider-thumb", "-moz-range-thumb"]) {
  globalPageStyle(`${slider} > input::${part}`, thumb);
}
