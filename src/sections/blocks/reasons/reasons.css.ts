import { style } from "@vanilla-extract/css";
import { inPage } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { columns, from, space } from "../../../design/tokens.ts";

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

export const reason = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space.xs,
    paddingBlockStart: space.sm,
    borderBlockStart: `3px solid ${colour.brick}`,
  }),
);
