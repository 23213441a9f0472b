import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, from, space } from "../../design/tokens.ts";

/** Figures and button side by side if text size allows. */
export const summary = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
  rowGap: space["2xs"],
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockStart: `1px solid ${colour.edge}`,
  "@media": { [from.tablet]: { padding: space.md } },
});

export const rowOfFigures = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.sm,
  fontFamily: fontFamilies.display,
  fontSize: fontSize.small,
  fontWeight: fontWeight.display,
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
});

// A number stays before its unit on a page that a translator writes from right to left.
globalPageStyle(`${rowOfFigures} > span`, { unicodeBidi: "plaintext" });

export const summaryFigures = pageStyle([
  rowOfFigures,
  {
    "@media": { [from.tablet]: { flexDirection: "column", fontSize: fontSize.body } },
  },
]);

export const summaryPrice = pageStyle({
  "@media": { [from.tablet]: { fontSize: fontSize.lead, lineHeight: 1.2 } },
});

/** The range of the price as a line, with the plan as a mark on it. */
export const priceMark = pageStyle({
  inlineSize: "6rem",
  alignSelf: "center",
  fill: "none",
  stroke: colour.action,
  strokeWidth: 2,
  strokeLinecap: "round",
  "@media": { [from.tablet]: { inlineSize: "9rem", alignSelf: "start" } },
});

/** Three lines, so that nothing below moves under a finger on a slider. */
export const priceReasons = pageStyle({
  flexBasis: "100%",
  minBlockSize: "4.2em",
  color: colour.inkSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const summaryDrive = pageStyle({
  color: colour.inkSoft,
  fontFamily: fontFamilies.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
});

export const summaryButtons = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["2xs"],
  "@media": { print: { display: "none" } },
});

/** Takes no space while empty. */
export const message = pageStyle({
  flexBasis: "100%",
  fontSize: fontSize.small,
  lineHeight: 1.4,
  selectors: { "&:empty": { display: "none" } },
  "@media": { print: { display: "none" } },
});
