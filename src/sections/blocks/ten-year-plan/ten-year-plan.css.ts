import { style } from "@vanilla-extract/css";
import { inPage } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { below, fontWeight, from, space } from "../../../design/tokens.ts";
import { columnHead, rowHead, table, title } from "../../quote-sheets/sheet.css.ts";

/* A phone shows each item as a list of its figures; wider windows and paper show a table. */

const onPhone = (rule: object) => ({ "@media": { [below.tablet]: rule } });

const hiddenOnPhone = inPage(onPhone({ display: "none" }));

const block = inPage(onPhone({ display: "block" }));

export const planTable = style([table, block]);

export const caption = style([title, block]);

export const group = style(block);

export const heads = style(hiddenOnPhone);

export const line = style([block, inPage(onPhone({ paddingBlockEnd: space.md }))]);

const padded = { paddingInlineStart: space.sm } as const;

export const itemHead = style([columnHead, inPage({ verticalAlign: "bottom" })]);

export const wordHead = style([itemHead, inPage(padded)]);

const number = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;

export const numberHead = style([
  columnHead,
  inPage({ ...padded, ...number, paddingInlineEnd: space["2xs"], verticalAlign: "bottom" }),
]);

export const item = style([rowHead, block]);

export const word = style([
  rowHead,
  inPage({
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
  }),
]);

export const figure = style([
  word,
  inPage({ ...number, paddingInlineEnd: space["2xs"], whiteSpace: "nowrap" }),
]);

/** The head of its column, beside a figure on a phone. */
export const figureLabel = style(
  inPage({
    color: colour.inkSoft,
    whiteSpace: "nowrap",
    textAlign: "start",
    "@media": { [from.tablet]: { display: "none" }, print: { display: "none" } },
  }),
);

export const blankLine = style(
  inPage({ blockSize: "2.75rem", "@media": { print: { blockSize: "3.75rem" } } }),
);

export const totalLabel = style([
  rowHead,
  inPage({ fontWeight: fontWeight.strong, ...onPhone({ display: "block", border: 0 }) }),
]);

export const totalFigure = style([
  figure,
  inPage({ fontWeight: fontWeight.strong, ...onPhone({ justifyContent: "flex-start" }) }),
]);

/** The rows to fill in, which a phone does not show. */
export const blankGroup = style(hiddenOnPhone);

export const before = style([
  hiddenOnPhone,
  inPage({
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    columnGap: space.xl,
    paddingBlockEnd: space.sm,
  }),
]);

export const toFillIn = style(
  inPage({ paddingBlockEnd: space.xs, borderBlockEnd: `1px solid ${colour.edge}` }),
);

export const formula = style(inPage({ fontWeight: fontWeight.strong }));

export const note = style(inPage({ color: colour.inkSoft }));
