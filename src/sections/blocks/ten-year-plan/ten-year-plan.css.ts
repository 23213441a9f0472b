import type { StyleRule } from "@vanilla-extract/css";
import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { below, fontWeight, from, space } from "../../../design/tokens.ts";
import { columnHead, rowHead, table, title } from "../../quote-sheets/sheet.css.ts";

/* A phone shows each item as a list of its figures; wider windows and paper show a table. */

const onPhone = (rule: object) => ({ "@media": { [below.tablet]: rule } });

const hiddenOnPhone: StyleRule = onPhone({ display: "none" });

const block: StyleRule = onPhone({ display: "block" });

export const planTable = pageStyle([table, block]);

export const caption = pageStyle([title, block]);

export const group = pageStyle(block);

export const heads = pageStyle(hiddenOnPhone);

export const line = pageStyle([block, onPhone({ paddingBlockEnd: space.md })]);

const padded = { paddingInlineStart: space.sm } as const;

export const itemHead = pageStyle([columnHead, { verticalAlign: "bottom" }]);

export const wordHead = pageStyle([itemHead, padded]);

const number = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;

export const numberHead = pageStyle([
  columnHead,
  { ...padded, ...number, paddingInlineEnd: space["2xs"], verticalAlign: "bottom" },
]);

export const item = pageStyle([rowHead, block]);

export const word = pageStyle([
  rowHead,
  {
    ...padded,
    borderInlineStart: `1px solid ${colour.line}`,
    ...onPhone({
      display: "flex",
      justifyContent: "space-between",
      gap: space.md,
      paddingInline: 0,
      borderInlineStart: 0,
      textAlign: "end",
    }),
  },
]);

export const figure = pageStyle([
  word,
  { ...number, paddingInlineEnd: space["2xs"], whiteSpace: "nowrap" },
]);

/** The head of its column, beside a figure on a phone. */
export const figureLabel = pageStyle({
  color: colour.inkSoft,
  whiteSpace: "nowrap",
  textAlign: "start",
  "@media": { [from.tablet]: { display: "none" }, print: { display: "none" } },
});

export const blankLine = pageStyle({
  blockSize: "2.75rem",
  "@media": { print: { blockSize: "3.75rem" } },
});

export const totalLabel = pageStyle([
  rowHead,
  { fontWeight: fontWeight.strong, ...onPhone({ display: "block", border: 0 }) },
]);

export const totalFigure = pageStyle([
  figure,
  { fontWeight: fontWeight.strong, ...onPhone({ justifyContent: "flex-start" }) },
]);

/** The rows to fill in, which a phone does not show. */
export const blankGroup = pageStyle(hiddenOnPhone);

export const before = pageStyle([
  hiddenOnPhone,
  {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    columnGap: space.xl,
    paddingBlockEnd: space.sm,
  },
]);

export const toFillIn = pageStyle({
  paddingBlockEnd: space.xs,
  borderBlockEnd: `1px solid ${colour.edge}`,
});

export const formula = pageStyle({ fontWeight: fontWeight.strong });

export const note = pageStyle({ color: colour.inkSoft });
