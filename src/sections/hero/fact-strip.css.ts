import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, from, space } from "../../design/tokens.ts";
import { gutter } from "../../ui/container/container.css.ts";

export const strip = style(
  inPage({
    display: "grid",
    gap: "1px",
    background: colour.line,
    borderBlock: `1px solid ${colour.line}`,
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        gap: "4px",
        padding: "4px",
        border: 0,
        background: colour.joint,
      },
      [from.desktop]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
      },
    },
  }),
);

/** On a phone the value is beside its label where both fit. */
export const fact = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: space.md,
    rowGap: space["2xs"],
    paddingBlock: space.sm,
    paddingInline: gutter,
    background: colour.sheet,
    color: colour.ink,
    "@media": {
      [from.tablet]: {
        flexDirection: "column",
        flexWrap: "nowrap",
        justifyContent: "flex-start",
        padding: space.lg,
        // The last of three takes the whole row.
        selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
      },
      [from.desktop]: { selectors: { "&:last-child:nth-child(odd)": { gridColumn: "auto" } } },
    },
  }),
);

export const factLabel = style(
  inPage({ color: colour.inkSoft, fontSize: fontSize.small, lineHeight: 1.3 }),
);

export const factValue = style(
  inPage({
    fontFamily: fontFamilies.display,
    fontSize: fontSize.lead,
    fontWeight: fontWeight.display,
    lineHeight: 1.2,
    letterSpacing: "-0.01em",
    textWrap: "balance",
  }),
);
