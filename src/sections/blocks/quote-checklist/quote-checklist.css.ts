import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { fontWeight, from, space } from "../../../design/tokens.ts";
import { columnHead, rowHead } from "../../quote-sheets/sheet.css.ts";

/** The cells to write in: on paper, and where there is room. A phone shows a list. */
const toWriteIn = {
  display: "none",
  borderInlineStart: `1px solid ${colour.line}`,
  "@media": {
    [from.tablet]: { display: "table-cell" },
    print: { display: "table-cell", borderInlineStartColor: colour.edge },
  },
} as const;

export const offer = pageStyle([rowHead, toWriteIn]);

export const offerHead = pageStyle([
  columnHead,
  { ...toWriteIn, inlineSize: "14%", paddingInlineStart: space.xs },
]);

/** A row with nothing but cells to write in, which a phone does not show. */
export const blankRow = pageStyle({
  display: "none",
  "@media": { [from.tablet]: { display: "table-row" }, print: { display: "table-row" } },
});

export const titleAndNote = pageStyle({
  "@media": {
    [from.desktop]: { display: "grid", gridTemplateColumns: "2fr 5fr", columnGap: space.md },
  },
});

export const groupHead = pageStyle({
  paddingBlock: `${space.md} ${space["2xs"]}`,
  borderBlockEnd: `2px solid ${colour.brick}`,
  color: colour.action,
  fontWeight: fontWeight.strong,
  textAlign: "start",
  "@media": { print: { paddingBlock: `${space.xs} 0.1rem` } },
});

/** Continues the line below a group's title, where there are columns to write in. */
export const besideGroupHead = pageStyle([
  groupHead,
  {
    display: "none",
    "@media": { [from.tablet]: { display: "table-cell" }, print: { display: "table-cell" } },
  },
]);
