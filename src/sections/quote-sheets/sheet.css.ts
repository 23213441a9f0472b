import { pageStyle } from "../../design/cascade-layers.css.ts";
import { displayText } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, from, space, stacked } from "../../design/tokens.ts";

/** A sheet of paper; printed, it is the paper itself. */
export const sheet = pageStyle({
  ...stacked("md"),
  padding: `${space.lg} ${space.md}`,
  border: `1px solid ${colour.line}`,
  borderRadius: corner.sheet,
  background: colour.sheet,
  color: colour.ink,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  "@media": {
    [from.tablet]: { padding: space.xl },
    print: { padding: 0, border: 0, gap: space.sm },
  },
});

export const table = pageStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  textAlign: "start",
});

/** The title of the sheet, as the caption of its table. */
export const title = pageStyle({
  paddingBlockEnd: space.sm,
  ...displayText(fontSize.title),
  lineHeight: 1.2,
  textAlign: "start",
});

const cell = { paddingBlock: space.xs, textAlign: "start", verticalAlign: "top" } as const;

export const columnHead = pageStyle({
  ...cell,
  borderBlockEnd: `2px solid ${colour.ink}`,
  fontWeight: fontWeight.strong,
});

export const rowHead = pageStyle({
  ...cell,
  paddingInlineEnd: space.sm,
  borderBlockEnd: `1px solid ${colour.line}`,
  fontWeight: fontWeight.regular,
  "@media": { print: { borderColor: colour.edge, paddingBlock: "0.1rem" } },
});

export const rowTitle = pageStyle({ display: "block", fontWeight: fontWeight.strong });

export const rowNote = pageStyle({ color: colour.inkSoft, textWrap: "pretty" });
