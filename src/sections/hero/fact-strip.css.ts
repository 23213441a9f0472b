import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { below, fontSize, fontWeight, from, space } from "../../design/tokens.ts";
import { gutter } from "../../ui/container/container.css.ts";

/** On a phone the first fact, and the last of four, are rows; two are between or below them. */
const isRow = "&:first-child, &:last-child:nth-child(even)";

/** On a tablet three share one row, four have two rows of two. */
const isOneOfThree =
  "&:first-child:nth-last-child(3), &:nth-child(2):nth-last-child(2), &:last-child:nth-child(3)";

const oneRow = {
  gridTemplateColumns: "none",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
} as const;

export const strip = style(
  inPage({
    display: "grid",
    // Room for "5-year workmanship" in the second column of a phone.
    gridTemplateColumns: "minmax(0, 9fr) minmax(0, 10fr)",
    gap: "1px",
    background: colour.line,
    borderBlock: `1px solid ${colour.line}`,
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
        gap: "4px",
        padding: "4px",
        border: 0,
        background: colour.joint,
      },
      [from.desktop]: oneRow,
      print: oneRow,
    },
  }),
);

export const fact = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space["2xs"],
    paddingBlock: space.xs,
    paddingInline: gutter,
    background: colour.sheet,
    color: colour.ink,
    "@media": {
      [below.tablet]: {
        selectors: {
          [isRow]: {
            gridColumn: "1 / -1",
            flexDirection: "row",
            flexWrap: "wrap",
            alignItems: "baseline",
            justifyContent: "space-between",
          },
          "&:nth-child(2)": { paddingInlineEnd: space.sm },
          "&:nth-child(3)": { paddingInlineStart: space.sm },
        },
      },
      [from.tablet]: {
        padding: space.md,
        gridColumn: "span 3",
        selectors: { [isOneOfThree]: { gridColumn: "span 2" } },
      },
      [from.desktop]: {
        padding: space.lg,
        gridColumn: "auto",
        selectors: { [isOneOfThree]: { gridColumn: "auto" } },
      },
      print: { gridColumn: "auto", selectors: { [isOneOfThree]: { gridColumn: "auto" } } },
    },
  }),
);

export const factLabel = style(
  inPage({
    color: colour.inkSoft,
    fontSize: "0.8125rem",
    lineHeight: 1.25,
    "@media": { [from.tablet]: { fontSize: fontSize.small, lineHeight: 1.3 } },
  }),
);

export const factValue = style(
  inPage({
    fontFamily: fontFamilies.display,
    fontSize: "0.9375rem",
    fontWeight: fontWeight.display,
    lineHeight: 1.2,
    "@media": { [from.tablet]: { fontSize: fontSize.lead } },
    letterSpacing: "-0.01em",
    textWrap: "balance",
  }),
);
