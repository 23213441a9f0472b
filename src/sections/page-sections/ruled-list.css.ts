import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { from, space } from "../../design/tokens.ts";

/** A thick line above each item; in wide windows its title is beside its text. */
export const ruledList = style(inPage({ display: "flex", flexDirection: "column" }));

export const ruledItem = style(
  inPage({
    display: "grid",
    gap: space.xs,
    paddingBlock: space.md,
    borderBlockStart: `2px solid ${colour.ink}`,
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        columnGap: space.xl,
      },
    },
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
    gap: space["2xs"],
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${colour.edge}`,
  }),
);
