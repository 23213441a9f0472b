import { style } from "@vanilla-extract/css";
import { fontFamilies } from "../../design/fonts.ts";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, from, space } from "../../design/tokens.ts";

export const footer = style(
  inPage({
    background: colour.slab,
    color: colour.onSlab,
    "@media": { "screen and (max-width: 1119.98px)": { paddingBlockEnd: "5rem" } },
  }),
);

export const columns = style(
  inPage({
    display: "grid",
    gap: space.broad,
    paddingBlock: space.gulf,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.desktop]: { gridTemplateColumns: "2fr 1fr 1fr 1.5fr" },
    },
  }),
);

export const brand = style(
  inPage({
    fontFamily: fontFamilies.display,
    fontSize: fontSize.title,
    fontWeight: "800",
    letterSpacing: "-0.02em",
    lineHeight: 1.1,
  }),
);

export const soft = style(inPage({ color: colour.onSlabSoft, maxInlineSize: "24rem" }));

export const list = style(inPage({ display: "flex", flexDirection: "column" }));

export const link = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.tight,
    minBlockSize: "2.75rem",
    color: colour.onSlab,
    textDecorationColor: "transparent",
    selectors: {
      "&:hover": { textDecorationColor: "currentColor" },
      "&[aria-current='page']": { textDecorationColor: "currentColor" },
      "&:focus-visible": { outlineColor: colour.accentOnSlab, boxShadow: "none" },
    },
  }),
);

export const detail = style(
  inPage({ display: "flex", alignItems: "center", gap: space.tight, minBlockSize: "2.75rem" }),
);

export const legal = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    columnGap: space.wide,
    paddingBlock: space.base,
    borderBlockStart: `1px solid ${colour.slabRaised}`,
    color: colour.onSlabSoft,
    fontSize: fontSize.small,
  }),
);
