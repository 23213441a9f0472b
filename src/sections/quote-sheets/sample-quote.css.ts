import type { StyleRule } from "@vanilla-extract/css";
import { pageStyle } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { below, corner, fontSize, fontWeight, measure, space } from "../../design/tokens.ts";
import { columnHead, rowHead, table } from "./sheet.css.ts";

/** The company at the left, the mark of an example at the right. */
export const letterhead = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlockEnd: space.md,
  borderBlockEnd: `3px solid ${colour.brick}`,
});

export const company = pageStyle({
  fontFamily: fontFamilies.display,
  fontWeight: fontWeight.display,
});

export const exampleMark = pageStyle({
  paddingBlock: space["2xs"],
  paddingInline: space.sm,
  border: `2px solid ${colour.action}`,
  borderRadius: corner.paver,
  color: colour.action,
  fontWeight: fontWeight.strong,
});

export const facts = pageStyle({ display: "flex", flexDirection: "column", gap: space["2xs"] });

export const fact = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)",
  columnGap: space.md,
  "@media": { print: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 5fr)" } },
});

export const factLabel = pageStyle({ color: colour.inkSoft });

/*
 * A phone has no room for four columns: the item takes a line, quantity, rate and amount the next,
 * which wraps with very large text.
 */
const onPhone = (rule: object) => ({ "@media": { [below.tablet]: rule } });

const block: StyleRule = onPhone({ display: "block" });

export const lineTable = pageStyle([table, block]);

export const lineGroup = pageStyle(block);

export const heads = pageStyle(onPhone({ display: "none" }));

export const line = pageStyle(
  onPhone({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.xs,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${colour.line}`,
  }),
);

export const totalLine = pageStyle([
  line,
  onPhone({ justifyContent: "flex-end", columnGap: space.md }),
]);

const number = {
  textAlign: "end",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
} as const;

export const numberHead = pageStyle([columnHead, { ...number, paddingInlineStart: space.lg }]);

const bare = { padding: 0, border: 0 } as const;

export const item = pageStyle([rowHead, onPhone({ ...bare, flexBasis: "100%" })]);

export const value = pageStyle([
  rowHead,
  { ...number, paddingInline: `${space.lg} 0`, ...onPhone(bare) },
]);

/** No quantity and no rate, beside a total. */
export const noFigure = pageStyle([rowHead, onPhone({ display: "none" })]);

export const rate = pageStyle([
  value,
  { selectors: { "&::before": onPhone({ content: '"× "' }) } },
]);

export const amount = pageStyle([
  value,
  { fontWeight: fontWeight.medium, ...onPhone({ marginInlineStart: "auto" }) },
]);

export const totalLabel = pageStyle([rowHead, { textAlign: "end", ...onPhone(bare) }]);

const grand: StyleRule = { fontSize: fontSize.body, fontWeight: fontWeight.strong };

export const grandLabel = pageStyle([totalLabel, grand]);

export const grandAmount = pageStyle([amount, grand]);

export const note = pageStyle({ color: colour.inkSoft, maxInlineSize: measure.text });
