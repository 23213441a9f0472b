import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, from, space } from "../../design/tokens.ts";

/** Short items with a thick line above each: in one row in wide windows, in two columns on a tablet. */
export const ruledRow = style(
  inPage({
    display: "grid",
    gap: space.md,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xl },
      [from.desktop]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
      },
    },
  }),
);

export const ruledItem = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space.xs,
    paddingBlockStart: space.sm,
    borderBlockStart: `2px solid ${colour.ink}`,
  }),
);

/** Two columns of items with thin lines, the title above the text. */
export const ruledColumns = style(
  inPage({
    display: "grid",
    columnGap: space["3xl"],
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
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

/** Three columns in wide windows. */
export const threeColumns = style(
  inPage({
    display: "grid",
    columnGap: space.xl,
    rowGap: space.sm,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  }),
);

/** Names one after the other, as in a sentence. */
export const inlineList = style(inPage({ fontSize: fontSize.small, lineHeight: 1.6 }));
export const inlineItem = style(
  inPage({
    display: "inline",
    selectors: { "&:not(:last-child)::after": { content: '", "' } },
  }),
);
