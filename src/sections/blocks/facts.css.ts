import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, from, space } from "../../design/tokens.ts";

/** Six columns: three facts of two columns a row, or two of three. On a phone a plain list. */
export const factList = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: columns(2, "15rem"),
        gap: "4px",
        padding: "4px",
        background: colour.line,
      },
      [from.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  }),
);

/** The fact at that position from the start and from the end, counted from 1. */
const at = (fromStart: number, fromEnd: number) =>
  `&:nth-child(${fromStart}):nth-last-child(${fromEnd})`;
const twoAndTwo = [at(1, 4), at(2, 3), at(3, 2), at(4, 1)];
const threeAndTwo = [at(4, 2), at(5, 1)];

export const fact = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space["2xs"],
    paddingBlock: space.xs,
    borderBlockStart: `1px solid ${colour.edge}`,
    color: colour.ink,
    "@media": {
      [from.tablet]: {
        padding: space.lg,
        border: 0,
        background: colour.sheet,
        selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
      },
      [from.desktop]: {
        gridColumn: "span 2",
        selectors: {
          "&:last-child:nth-child(odd)": { gridColumn: "span 2" },
          // Four facts make rows of two and two, five of three and two.
          [[...twoAndTwo, ...threeAndTwo].join(", ")]: { gridColumn: "span 3" },
        },
      },
    },
  }),
);

export const slab = style(
  inPage({ background: colour.slab, color: colour.onSlab, paddingBlock: space.section }),
);

export const reasonList = style(
  inPage({
    display: "grid",
    columnGap: space["3xl"],
    rowGap: space.lg,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: columns(2, "15rem"), rowGap: space["2xl"] },
      [from.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  }),
);

/** Three a row in wide windows, or two and two; two that are left share the last row. */
export const reason = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space.xs,
    paddingBlockStart: space.sm,
    borderBlockStart: `3px solid ${colour.brick}`,
    "@media": {
      [from.desktop]: {
        gridColumn: "span 2",
        selectors: {
          "&:first-child:nth-last-child(4), &:first-child:nth-last-child(4) ~ &, &:nth-child(4):nth-last-child(2), &:nth-child(5):last-child":
            { gridColumn: "span 3" },
        },
      },
    },
  }),
);
