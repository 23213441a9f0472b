import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { below, fontSize, fontWeight, from, space } from "../../design/tokens.ts";
import { gutter } from "../../ui/container/container.css.ts";

/** Three facts in a row or four in two rows on a phone; below each other where text is very large. */
export const strip = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))",
    gap: "1px",
    background: colour.line,
    borderBlock: `1px solid ${colour.line}`,
    selectors: {
      "&:has(> :nth-child(4))": {
        gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
      },
    },
    "@media": {
      [from.tablet]: { gap: "4px", padding: "4px", border: 0, background: colour.joint },
      [from.desktop]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
        selectors: { "&:has(> :nth-child(4))": { gridTemplateColumns: "none" } },
      },
    },
  }),
);

export const fact = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space["2xs"],
    paddingBlock: space.xs,
    paddingInline: space.sm,
    background: colour.sheet,
    color: colour.ink,
    "@media": {
      [below.tablet]: { selectors: { "&:first-child": { paddingInlineStart: gutter } } },
      [from.tablet]: { padding: space.lg },
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
    fontSize: "1rem",
    fontWeight: fontWeight.display,
    lineHeight: 1.2,
    "@media": { [from.tablet]: { fontSize: fontSize.lead } },
    letterSpacing: "-0.01em",
    textWrap: "balance",
  }),
);
