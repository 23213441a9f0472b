import { style, styleVariants } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { below, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

/** On small screens the thumb bar covers the end of the page. */
export const footer = style(
  inPage({
    background: colour.slab,
    color: colour.onSlab,
    "@media": {
      [below.desktop]: { paddingBlockEnd: "5rem" },
    },
  }),
);

export const columns = style(
  inPage({
    display: "grid",
    columnGap: space["2xl"],
    rowGap: space.md,
    paddingBlock: space.section,
    "@media": {
      [from.tablet]: { rowGap: space.xl, gridTemplateColumns: "auto minmax(0, 1fr) auto" },
      [from.desktop]: { gridTemplateColumns: "1.6fr 1fr 2fr 1.6fr" },
    },
  }),
);

export const brand = style(
  inPage({
    fontFamily: fontFamilies.display,
    fontSize: fontSize.title,
    fontWeight: fontWeight.display,
    letterSpacing: "-0.02em",
    lineHeight: 1.1,
  }),
);

/** The name of the company and what it does: beside the lists in wide windows. */
export const company = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space.md,
    paddingBlockEnd: space.xs,
    "@media": {
      [from.tablet]: { gridColumn: "1 / -1" },
      [from.desktop]: { gridColumn: "auto" },
    },
  }),
);

/** A phone has less room, and says the same above. */
export const soft = style(
  inPage({
    color: colour.onSlabSoft,
    maxInlineSize: "26rem",
    "@media": { [below.tablet]: { display: "none" } },
  }),
);

export const part = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space.xs,
    minInlineSize: 0,
    selectors: { "nav&": { "@media": { print: { display: "none" } } } },
  }),
);

/** The width of the page, below the others. */
export const rowPart = style([
  part,
  inPage({ "@media": { [from.tablet]: { gridColumn: "1 / -1" } } }),
]);

/** By length of the list. On a phone a short one has as many columns as there is room for. */
export const listLayout = styleVariants({
  short: inPage({
    columns: "3 6.5rem",
    columnGap: space.sm,
    "@media": { [from.tablet]: { columns: "auto" } },
  }),
  medium: inPage({ columns: 2, columnGap: space.md }),
  long: inPage({
    columns: "3 6.5rem",
    columnGap: space.sm,
    "@media": { [from.tablet]: { columns: 4 }, [from.desktop]: { columns: 5 } },
  }),
});

const line = {
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minBlockSize: "2.75rem",
  fontSize: fontSize.small,
  lineHeight: 1.3,
  "@media": { [from.desktop]: { minBlockSize: "2rem" } },
} as const;

export const link = style(
  inPage({
    ...line,
    display: "inline-flex",
    color: colour.onSlab,
    overflowWrap: "anywhere",
    textDecorationColor: "transparent",
    selectors: {
      "&:hover, &[aria-current='page']": { textDecorationColor: "currentColor" },
      "&:focus-visible": { outlineColor: colour.accentOnSlab, boxShadow: "none" },
    },
  }),
);

export const detail = style(inPage(line));

export const legal = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    columnGap: space.xl,
    paddingBlock: space.md,
    borderBlockStart: `1px solid ${colour.slabRaised}`,
    color: colour.onSlabSoft,
    fontSize: fontSize.small,
  }),
);
