import { style, styleVariants } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { columns as columnsOf, corner, from, space } from "../../design/tokens.ts";

const list = inPage({
  display: "grid",
  columnGap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
});

/** A small picture beside the text: every card on a phone. Where text is large, the picture is smaller. */
export const card = inPage({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "min(5.5rem, 30%) minmax(0, 1fr)",
  columnGap: space.md,
  rowGap: space.xs,
  gridTemplateRows: "auto 1fr",
  alignItems: "start",
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${colour.edge}`,
});

export const picture = inPage({
  overflow: "hidden",
  borderRadius: corner.sheet,
  blockSize: "5.5rem",
});

/** From a tablet on, the picture above the text. */
export const pictureAbove = inPage({
  "@media": {
    [from.tablet]: {
      display: "flex",
      flexDirection: "column",
      alignItems: "stretch",
      gap: space.md,
      paddingBlock: 0,
      border: 0,
    },
  },
});

export const rows = style([
  list,
  inPage({
    columnGap: space["2xl"],
    "@media": { [from.desktop]: { gridTemplateColumns: columnsOf(2, "15rem") } },
  }),
]);

export const row = style([
  card,
  inPage({
    "@media": {
      [from.tablet]: { gridTemplateColumns: "9rem minmax(0, 1fr)", columnGap: space.lg },
    },
  }),
]);

export const rowPicture = style([
  picture,
  inPage({ gridRow: "span 2", "@media": { [from.tablet]: { blockSize: "9rem" } } }),
]);

/** From a tablet on, two or four cards in a row, each with its picture above its text. */
export const columns = style([
  list,
  inPage({
    "@media": {
      [from.tablet]: { gridTemplateColumns: columnsOf(2, "15rem"), rowGap: space.xl },
      [from.desktop]: { gridTemplateColumns: columnsOf(4, "13rem") },
    },
  }),
]);

export const column = style([card, pictureAbove]);

/** Beside the picture, where the card has one. */
export const cardTitle = style(
  inPage({ selectors: { "&:first-child": { gridColumn: "1 / -1" } } }),
);
export const cardText = style(
  inPage({ selectors: { [`${cardTitle}:first-child + &`]: { gridColumn: "1 / -1" } } }),
);

export const columnPicture = style([
  picture,
  inPage({
    gridRow: "span 2",
    "@media": { [from.tablet]: { blockSize: "auto", aspectRatio: "3 / 2" } },
  }),
]);

/** Cards without pictures, in two columns from a tablet on. */
export const textCards = style([
  list,
  inPage({ "@media": { [from.tablet]: { gridTemplateColumns: columnsOf(2, "15rem") } } }),
]);

export const textCard = style(
  inPage({
    position: "relative",
    paddingBlock: space.sm,
    borderBlockStart: `2px solid ${colour.ink}`,
  }),
);

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

const grid = inPage({
  display: "grid",
  gap: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.desktop]: { columnGap: space["3xl"] } },
});

/** By the audience of the list. */
export const beside = styleVariants({
  residential: [
    grid,
    inPage({
      "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)" } },
    }),
  ],
  commercial: [
    grid,
    inPage({
      "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" } },
    }),
  ],
});

export const tallPicture = style(
  inPage({
    overflow: "hidden",
    borderRadius: corner.sheet,
    aspectRatio: "2 / 1",
    "@media": {
      [from.desktop]: {
        aspectRatio: "auto",
        blockSize: "100%",
        minBlockSize: "26rem",
        selectors: { [`${beside.commercial} > &`]: { order: 1 } },
      },
    },
  }),
);

/** Items that are marked by small bricks, in two columns from a tablet on. */
export const brickList = style(
  inPage({
    display: "grid",
    columnGap: space.xl,
    rowGap: space.sm,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [from.tablet]: { gridTemplateColumns: columnsOf(2, "15rem") } },
  }),
);

export const brickItem = style(
  inPage({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: space["2xs"],
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
  }),
);
