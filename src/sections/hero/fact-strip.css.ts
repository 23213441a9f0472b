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

export const strip = style(
  inPage({
    containerType: "inline-size",
    display: "flex",
    flexWrap: "wrap",
    gap: "1px",
    background: colour.line,
    borderBlock: `1px solid ${colour.line}`,
    "@media": {
      [from.tablet]: {
        gap: "4px",
        padding: "4px",
        border: 0,
        background: colour.joint,
      },
      print: { flexWrap: "nowrap" },
    },
  }),
);

export const fact = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space["2xs"],
    // Beside another only if their longest words have room.
    flex: "10 1 0",
    minInlineSize: "min-content",
    paddingBlock: space.xs,
    paddingInline: gutter,
    background: colour.sheet,
    color: colour.ink,
    "@media": {
      [below.tablet]: {
        selectors: {
          [isRow]: {
            flexBasis: "100%",
            flexDirection: "row",
            flexWrap: "wrap",
            alignItems: "baseline",
            justifyContent: "space-between",
          },
          // Less than the third, which has to have room for "5-year workmanship".
          "&:nth-child(2)": { flexGrow: 9, paddingInlineEnd: space.sm },
          "&:nth-child(3)": { paddingInlineStart: space.sm },
        },
      },
      [from.tablet]: {
        padding: space.md,
        flex: "1 1 max(40%, 12rem)",
        selectors: { [isOneOfThree]: { flexBasis: "max(26%, 12rem)" } },
      },
      [from.desktop]: {
        padding: space.lg,
        flexBasis: "max(20%, 12rem)",
        selectors: { [isOneOfThree]: { flexBasis: "max(20%, 12rem)" } },
      },
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
