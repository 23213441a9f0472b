import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { below, corner, fontSize, fontWeight, measure, space } from "../../design/tokens.ts";
import { columnHead, rowHead, table } from "./sheet.css.ts";

/** The company at the left, the mark of an example at the right. */
export const letterhead = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.sm,
    paddingBlockEnd: space.md,
    borderBlockEnd: `3px solid ${colour.brick}`,
  }),
);

export const company = style(
  inPage({ fontFamily: fontFamilies.display, fontWeight: fontWeight.display }),
);

export const exampleMark = style(
  inPage({
    paddingBlock: space["2xs"],
    paddingInline: space.sm,
    border: `2px solid ${colour.action}`,
    borderRadius: corner.paver,
    color: colour.action,
    fontWeight: fontWeight.strong,
  }),
);

export const facts = style(inPage({ display: "flex", flexDirection: "column", gap: space["2xs"] }));

export const fact = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)",
    columnGap: space.md,
    "@media": { print: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 5fr)" } },
  }),
);

export const factLabel = style(inPage({ color: colour.inkSoft }));

/*
 * A phone has no room for four columns: the item takes a line, quantity, rate and amount the next,
 * which wraps with very large text.
 */
const onPhone = (rule: object) => ({ "@media": { [below.tablet]: rule } });

const block = inPage(onPhone({ display: "block" }));

export const lineTable = style([table, block]);

export const lineGroup = style(block);

export const heads = style(inPage(onPhone({ display: "none" })));

export const line = style(
  inPage(
    onPhone({
      display: "flex",
      flexWrap: "wrap",
      columnGap: space.xs,
      paddingBlock: space.xs,
      borderBlockEnd: `1px solid ${colour.line}`,
    }),
  ),
);

export const totalLine = style([
  line,
  inPage(onPhone({ justifyContent: "flex-end", columnGap: space.md })),
]);

const number = {
  textAlign: "end",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
} as const;

export const numberHead = style([columnHead, inPage({ ...number, paddingInlineStart: space.lg })]);

const bare = { padding: 0, border: 0 } as const;

export const item = style([rowHead, inPage(onPhone({ ...bare, flexBasis: "100%" }))]);

export const value = style([
  rowHead,
  inPage({ ...number, paddingInline: `${space.lg} 0`, ...onPhone(bare) }),
]);

/** No quantity and no rate, beside a total. */
export const noFigure = style([rowHead, inPage(onPhone({ display: "none" }))]);

export const rate = style([
  value,
  inPage({ selectors: { "&::before": onPhone({ content: '"× "' }) } }),
]);

export const amount = style([
  value,
  inPage({ fontWeight: fontWeight.medium, ...onPhone({ marginInlineStart: "auto" }) }),
]);

export const totalLabel = style([rowHead, inPage({ textAlign: "end", ...onPhone(bare) })]);

const grand = inPage({ fontSize: fontSize.body, fontWeight: fontWeight.strong });

export const grandLabel = style([totalLabel, grand]);

export const grandAmount = style([amount, grand]);

export const note = style(inPage({ color: colour.inkSoft, maxInlineSize: measure.text }));
