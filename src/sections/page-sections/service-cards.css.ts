import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

/** A small picture beside words; less than 6.5 rem where text is large. */
const besidePicture = "min(6.5rem, 30%) minmax(0, 1fr)";

/** Four cards in a row; on a phone one below the other, each a small picture beside its words. */
export const cards = style(
  inPage({
    display: "grid",
    columnGap: space.lg,
    rowGap: space.lg,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);

export const card = style(
  inPage({
    position: "relative",
    display: "grid",
    gap: space.md,
    gridTemplateColumns: besidePicture,
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        gridTemplateRows: "auto 1fr",
      },
    },
  }),
);

export const cardPicture = style(
  inPage({
    overflow: "hidden",
    borderRadius: corner.sheet,
    "@media": { [from.tablet]: { blockSize: "17rem" } },
  }),
);

/** Two columns of rows. */
export const rows = style(
  inPage({
    display: "grid",
    columnGap: space["3xl"],
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);

/** A small picture beside its text. */
export const row = style(
  inPage({
    position: "relative",
    display: "grid",
    gridTemplateColumns: besidePicture,
    gridTemplateAreas: '"picture title" "picture text"',
    gridTemplateRows: "auto 1fr",
    columnGap: space.md,
    rowGap: space["2xs"],
    paddingBlock: space.md,
    borderBlockStart: `1px solid ${colour.edge}`,
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "11rem minmax(0, 1fr)",
        columnGap: space.lg,
        rowGap: space.xs,
        alignItems: "start",
      },
    },
  }),
);

/** A title above its text. */
export const textRow = style(
  inPage({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: space.xs,
    paddingBlock: space.lg,
    borderBlockStart: `2px solid ${colour.ink}`,
  }),
);

export const rowPicture = style(
  inPage({ gridArea: "picture", overflow: "hidden", borderRadius: corner.sheet }),
);
export const rowTitle = style(inPage({ gridArea: "title" }));
export const rowText = style(inPage({ gridArea: "text" }));

/** The link covers the whole card, and screen readers read its title alone. */
export const cardLink = style(
  inPage({
    color: "inherit",
    textDecorationColor: "transparent",
    selectors: {
      "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 },
      "&:hover": { color: colour.action, textDecorationColor: "currentColor" },
    },
  }),
);

export const cardArrow = style(
  inPage({ display: "inline-flex", verticalAlign: "-0.2em", color: colour.action }),
);
