import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { columns, from, space, stacked } from "../../../design/tokens.ts";

export const slab = pageStyle({
  background: colour.slab,
  color: colour.onSlab,
  paddingBlock: space.section,
});

export const reasonList = pageStyle({
  display: "grid",
  columnGap: space["3xl"],
  rowGap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.tablet]: { gridTemplateColumns: columns(2, "15rem"), rowGap: space["2xl"] },
    [from.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});

export const reason = pageStyle({
  ...stacked("xs"),
  paddingBlockStart: space.sm,
  borderBlockStart: `3px solid ${colour.brick}`,
  "@media": { [from.desktop]: { gridColumn: "span 2" } },
});
