import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

export const coursePicture = style(
  inPage({
    overflow: "hidden",
    borderRadius: corner.sheet,
    blockSize: "clamp(13rem, 26vw, 23rem)",
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
    gridTemplateColumns: "5.5rem minmax(0, 1fr)",
    gridTemplateAreas: '"picture title" "text text"',
    gridTemplateRows: "auto 1fr",
    columnGap: space.md,
    rowGap: space.sm,
    alignItems: "center",
    paddingBlock: space.lg,
    borderBlockStart: `1px solid ${colour.edge}`,
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "11rem minmax(0, 1fr)",
        gridTemplateAreas: '"picture title" "picture text"',
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
