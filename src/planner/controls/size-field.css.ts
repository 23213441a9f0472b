import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontWeight, space } from "../../design/tokens.ts";
import { control } from "../../ui/field/field.css.ts";

/** Label and number in a row, the slider below them. */
export const sizeField = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, 8rem)",
  alignItems: "center",
  columnGap: space.md,
});

export const sizeLabel = pageStyle({ fontWeight: fontWeight.medium, lineHeight: 1.3 });

export const numberBox = pageStyle({ position: "relative" });

export const number = pageStyle([
  control,
  {
    scrollMarginBlockStart: 0,
    paddingInline: `${space.sm} 2.5rem`,
    background: colour.sheet,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: "tabular-nums",
  },
]);

export const unit = pageStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: space.sm,
  display: "flex",
  alignItems: "center",
  color: colour.inkSoft,
  pointerEvents: "none",
});

/** On a background of its own, because red letters have too little contrast on sand. */
export const problemText = pageStyle({
  gridColumn: "1 / -1",
  padding: space.xs,
  borderRadius: corner.paver,
  background: colour.dangerBackground,
});

const thumb = {
  boxSizing: "border-box",
  inlineSize: "1.125rem",
  blockSize: "2rem",
  border: `2px solid ${colour.sheet}`,
  borderRadius: corner.paver,
  background: colour.action,
  boxShadow: `0 0 0 1px ${colour.action}`,
} as const;

/** A line with an upright brick on it. The row is 44 px high (WCAG 2.2, 2.5.5). */
export const range = pageStyle({
  gridColumn: "1 / -1",
  inlineSize: "100%",
  blockSize: "2.75rem",
  paddingInline: "0.5625rem",
  cursor: "pointer",
});

// In forced colours the system draws its own slider.
const systemOwn = { "@media": { "(forced-colors: active)": { appearance: "auto" } } } as const;
globalPageStyle(`${range} > input`, {
  ...systemOwn,
  background: `linear-gradient(${colour.edge}, ${colour.edge}) center / 100% 2px no-repeat`,
});
globalPageStyle(`${range} > input::-webkit-slider-thumb`, {
  ...thumb,
  appearance: "none",
  ...systemOwn,
});
globalPageStyle(`${range} > input::-moz-range-thumb`, thumb);
