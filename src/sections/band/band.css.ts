import { recipe } from "@vanilla-extract/recipes";
import { inPage, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { from, space, stacked, staysInView } from "../../design/tokens.ts";

export const band = recipe({
  base: inPage({ paddingBlock: space.section }),
  variants: {
    background: {
      paper: {},
      sand: inPage({ background: colour.sand }),
    },
    start: { normal: {}, tight: inPage({ paddingBlockStart: space.xl }) },
  },
  defaultVariants: { background: "paper" },
});

/** The lead is beside the heading where both fit, which they do in a wide column. */
export const sectionHead = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space["3xl"],
  rowGap: space.sm,
});

export const sectionLead = pageStyle({ flex: "0 1 30rem" });

/** With a foot, the head's row is as high as the content leaves it. */
export const split = pageStyle({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      columnGap: space["3xl"],
      selectors: { "&:has(> :nth-child(3))": { gridTemplateRows: "1fr auto" } },
    },
  },
});

/** Stays in view while the content scrolls, and inside the box around it, above a foot. */
export const splitHead = pageStyle({
  ...stacked("md"),
  alignItems: "flex-start",
  // With room for focus rings, which it would cut off.
  "@media": { [from.desktop]: { ...staysInView("6.5rem"), padding: "0.5rem", margin: "-0.5rem" } },
});

export const splitContent = pageStyle({
  "@media": {
    [from.desktop]: {
      gridColumn: 2,
      selectors: { "&:not(:last-child)": { gridRow: "1 / span 2" } },
    },
  },
});

export const splitFoot = pageStyle({
  "@media": { [from.desktop]: { gridColumn: 1, gridRow: 2, alignSelf: "end" } },
});
