import { styleVariants } from "@vanilla-extract/css";
import { inUi, uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, from, space } from "../../design/tokens.ts";

/** Scrolls sideways where its columns are wider than the window, which WCAG 2.2, 1.4.10 grants tables. */
export const box = uiStyle({ position: "relative", overflowX: "auto", inlineSize: "100%" });

export const table = uiStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: fontSize.small,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
});

const cell = {
  paddingBlock: space.xs,
  paddingInline: `0 ${space.sm}`,
  textAlign: "start",
  verticalAlign: "top",
  "@media": { print: { paddingBlock: "0.15rem" } },
} as const;

const ruled = { borderBlockStart: `1px solid ${colour.line}` };

export const rowHead = uiStyle({
  ...cell,
  ...ruled,
  color: colour.inkSoft,
  fontWeight: fontWeight.medium,
});

export const value = uiStyle({ ...cell, ...ruled });

/** Columns as wide as each other, and wide enough for words. */
export const tableOf = styleVariants({ 2: 2, 3: 3, 4: 4 }, (count) => [
  table,
  inUi({ tableLayout: "fixed", minInlineSize: `${5.5 + 7.25 * count}rem` }),
]);

export const emptyCorner = uiStyle({
  inlineSize: "5.5rem",
  "@media": { [from.tablet]: { inlineSize: "6.5rem" }, print: { inlineSize: "6.5rem" } },
});

export const columnHead = uiStyle({ ...cell, fontWeight: fontWeight.strong });

/** Its values are not the same in all columns; the mark says so without weight or colour (WCAG 2.2, 1.4.1). */
export const markedRow = uiStyle({ fontWeight: fontWeight.medium });

export const markNote = uiStyle({ paddingBlockStart: space.xs, fontSize: fontSize.small });

/** A diamond, drawn as a border, which forced colours and paper keep. */
export const markSign = uiStyle({
  display: "inline-block",
  border: "0.22em solid currentColor",
  marginInline: "0.25em",
  transform: "rotate(45deg)",
});
