import { styleVariants } from "@vanilla-extract/css";
import { inPage, pageStyle } from "../../design/cascade-layers.css.ts";
import { displayText } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { below, fontSize, from, space, stacked } from "../../design/tokens.ts";

/** On small screens the thumb bar covers the end of the page. */
export const footer = pageStyle({
  background: colour.slab,
  color: colour.onSlab,
  "@media": {
    [below.desktop]: { paddingBlockEnd: "5rem" },
  },
});

/** Its parts wrap where their letters leave no room beside each other. */
export const columns = pageStyle({
  display: "grid",
  columnGap: space["2xl"],
  rowGap: space.md,
  paddingBlock: space.section,
  "@media": { [from.tablet]: { display: "flex", flexWrap: "wrap", rowGap: space.xl } },
});

/** From a desktop on, a share of the row. */
const share = (shares: number, least: string) => ({
  [from.desktop]: { flex: `${shares} 1 0`, minInlineSize: least },
});

export const brand = pageStyle({
  ...displayText(fontSize.title),
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
});

/** The name of the company and what it does: beside the lists in wide windows. */
export const company = pageStyle({
  ...stacked("md"),
  paddingBlockEnd: space.xs,
  "@media": {
    [from.tablet]: { flexBasis: "100%" },
    ...share(1.6, "11rem"),
  },
});

/** A phone has less room, and says the same above. */
export const soft = pageStyle({
  color: colour.onSlabSoft,
  maxInlineSize: "26rem",
  "@media": { [below.tablet]: { display: "none" } },
});

export const part = pageStyle({
  ...stacked("xs"),
  minInlineSize: 0,
  "@media": share(1.6, "13rem"),
  selectors: { "nav&": { "@media": { ...share(1, "8rem"), print: { display: "none" } } } },
});

export const mediumPart = pageStyle([
  part,
  {
    selectors: {
      "nav&": {
        "@media": {
          [from.tablet]: { flex: "1 1 0", minInlineSize: "9rem" },
          ...share(2, "14rem"),
        },
      },
    },
  },
]);

/** The width of the page, below the others. */
export const rowPart = pageStyle([
  part,
  {
    selectors: {
      "nav&": {
        "@media": { [from.tablet]: { flexBasis: "100%" }, [from.desktop]: { flexBasis: "100%" } },
      },
    },
  },
]);

/** By length of the list. On a phone a short one has as many columns as there is room for. */
export const listLayout = styleVariants({
  short: inPage({
    columns: "3 6.5rem",
    columnGap: space.sm,
    "@media": { [from.tablet]: { columns: "auto" } },
  }),
  medium: inPage({ columns: "2 8rem", columnGap: space.md }),
  long: inPage({
    columns: "3 6.5rem",
    columnGap: space.sm,
    "@media": { [from.tablet]: { columns: "4 8rem" }, [from.desktop]: { columns: "5 8rem" } },
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

export const link = pageStyle({
  ...line,
  display: "inline-flex",
  color: colour.onSlab,
  overflowWrap: "anywhere",
  textDecorationColor: "transparent",
  selectors: {
    "&:hover, &[aria-current='page']": { textDecorationColor: "currentColor" },
    "&:focus-visible": { outlineColor: colour.accentOnSlab, boxShadow: "none" },
  },
});

export const detail = pageStyle(line);

export const legal = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: space.xl,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${colour.slabRaised}`,
  color: colour.onSlabSoft,
  fontSize: fontSize.small,
});
