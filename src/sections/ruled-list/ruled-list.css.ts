import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, from, space } from "../../design/tokens.ts";

/** Two columns of items with thin lines, the title above the text. */
export const ruledColumns = pageStyle({
  display: "grid",
  columnGap: space["3xl"],
  "@media": { [from.tablet]: { gridTemplateColumns: columns(2, "15rem") } },
});

export const thinItem = pageStyle({
  display: "flex",
  flexDirection: "column",
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${colour.edge}`,
  "@media": { [from.tablet]: { gap: space["2xs"], paddingBlock: space.sm } },
});

export const threeColumns = pageStyle({
  display: "grid",
  columnGap: space.xl,
  rowGap: space.sm,
  "@media": {
    [from.tablet]: { gridTemplateColumns: columns(2, "15rem") },
    [from.desktop]: { gridTemplateColumns: columns(3, "15rem") },
  },
});

/** Names one after the other, as in a sentence. */
export const inlineList = pageStyle({ lineHeight: 1.6 });
export const inlineItem = pageStyle({
  display: "inline",
  selectors: { "&:not(:last-child)::after": { content: '", "' } },
});

/** As many links a row as there is room for. */
export const furtherLinks = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["2xl"],
});
