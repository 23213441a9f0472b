import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, from, space } from "../../design/tokens.ts";

/** Two columns of items with thin lines, the title above the text. */
export const ruledColumns = style(
  inPage({
    display: "grid",
    columnGap: space["3xl"],
    "@media": { [from.tablet]: { gridTemplateColumns: columns(2, "15rem") } },
  }),
);

export const thinItem = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    paddingBlock: space.xs,
    borderBlockStart: `1px solid ${colour.edge}`,
    "@media": { [from.tablet]: { gap: space["2xs"], paddingBlock: space.sm } },
  }),
);

export const threeColumns = style(
  inPage({
    display: "grid",
    columnGap: space.xl,
    rowGap: space.sm,
    "@media": {
      [from.tablet]: { gridTemplateColumns: columns(2, "15rem") },
      [from.desktop]: { gridTemplateColumns: columns(3, "15rem") },
    },
  }),
);

/** Names one after the other, as in a sentence. */
export const inlineList = style(inPage({ lineHeight: 1.6 }));
export const inlineItem = style(
  inPage({
    display: "inline",
    selectors: { "&:not(:last-child)::after": { content: '", "' } },
  }),
);

/** As many links a row as there is room for. */
export const furtherLinks = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space["2xl"],
  }),
);
