import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { space, stacked } from "../../../design/tokens.ts";

export const towns = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  columnGap: space.xl,
  rowGap: space.lg,
});

export const town = pageStyle({
  ...stacked("xs"),
  alignItems: "flex-start",
  paddingBlockStart: space.sm,
  borderBlockStart: `3px solid ${colour.brick}`,
});
