import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, from, measure, space, stacked } from "../../design/tokens.ts";

export const updated = pageStyle({
  color: colour.inkSoft,
  fontSize: fontSize.small,
  paddingBlockEnd: space.xs,
});

export const contentsNav = pageStyle({ alignSelf: "stretch" });

export const contents = pageStyle({
  borderBlockStart: `3px solid ${colour.brick}`,
  paddingBlockStart: space.xs,
  fontSize: fontSize.small,
});

export const contentsLink = pageStyle({
  display: "flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  textDecorationColor: "transparent",
  "@media": { [from.desktop]: { minBlockSize: "2rem" } },
  selectors: { "&:hover": { color: colour.action, textDecorationColor: "currentColor" } },
});

export const text = pageStyle({
  ...stacked("2xl"),
  maxInlineSize: measure.text,
});

export const part = pageStyle(stacked("md"));

export const list = pageStyle({
  ...stacked("xs"),
  listStyle: "square",
  paddingInlineStart: space.lg,
  selectors: { "&::marker": { color: colour.brick } },
});
