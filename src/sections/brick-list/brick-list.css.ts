import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, from, space, stacked } from "../../design/tokens.ts";

/** Items that are marked by small bricks, in two columns from a tablet on. */
export const brickList = pageStyle({
  display: "grid",
  columnGap: space.xl,
  rowGap: space.sm,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.tablet]: { gridTemplateColumns: columns(2, "15rem") } },
});

export const brickItem = pageStyle({
  position: "relative",
  ...stacked("2xs"),
  paddingInlineStart: space.lg,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: "0.3em",
      inlineSize: "0.6rem",
      blockSize: "1.2rem",
      background: colour.brick,
      borderRadius: "2px",
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&::before": { border: "1px solid CanvasText" } },
    },
  },
});
