import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { below, columns, from, space, stacked } from "../../../design/tokens.ts";

/** Six columns: three facts of two columns a row, or two of three. On a phone a plain list. */
export const factList = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: columns(2, "15rem"),
      gap: "4px",
      padding: "4px",
      background: colour.line,
    },
    [from.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});

/** Half of the six columns in wide windows, in place of a third. */
export const half = pageStyle({
  "@media": { [from.desktop]: { selectors: { "&&": { gridColumn: "span 3" } } } },
});

export const fact = pageStyle({
  ...stacked("2xs"),
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${colour.edge}`,
  color: colour.ink,
  "@media": {
    [from.tablet]: {
      padding: space.lg,
      border: 0,
      background: colour.sheet,
    },
    [from.desktop]: { gridColumn: "span 2" },
    [below.desktop]: {
      selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
    },
  },
});
