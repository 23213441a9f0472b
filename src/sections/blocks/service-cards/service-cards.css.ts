import type { StyleRule } from "@vanilla-extract/css";
import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { columns as columnsOf, corner, from, space, stacked } from "../../../design/tokens.ts";

const list: StyleRule = {
  display: "grid",
  columnGap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
};

/** A small picture beside the text: every card on a phone. Where text is large, the picture is smaller. */
export const card: StyleRule = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "min(5.5rem, 30%) minmax(0, 1fr)",
  columnGap: space.md,
  rowGap: space.xs,
  gridTemplateRows: "auto 1fr",
  alignItems: "start",
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${colour.edge}`,
};

export const picture: StyleRule = {
  overflow: "hidden",
  borderRadius: corner.sheet,
  blockSize: "5.5rem",
};

/** From a tablet on, the picture above the text. */
export const pictureAbove: StyleRule = {
  "@media": {
    [from.tablet]: {
      ...stacked("md"),
      alignItems: "stretch",
      paddingBlock: 0,
      border: 0,
    },
  },
};

export const rows = pageStyle([
  list,
  {
    columnGap: space["2xl"],
    "@media": { [from.desktop]: { gridTemplateColumns: columnsOf(2, "15rem") } },
  },
]);

export const row = pageStyle([
  card,
  {
    "@media": {
      [from.tablet]: { gridTemplateColumns: "9rem minmax(0, 1fr)", columnGap: space.lg },
    },
  },
]);

export const rowPicture = pageStyle([
  picture,
  { gridRow: "span 2", "@media": { [from.tablet]: { blockSize: "9rem" } } },
]);

/** From a tablet on, two or four cards in a row, each with its picture above its text. */
export const columns = pageStyle([
  list,
  {
    "@media": {
      [from.tablet]: { gridTemplateColumns: columnsOf(2, "15rem"), rowGap: space.xl },
      [from.desktop]: { gridTemplateColumns: columnsOf(4, "13rem") },
    },
  },
]);

export const column = pageStyle([card, pictureAbove]);

/** Beside the picture, where the card has one. */
export const cardTitle = pageStyle({ selectors: { "&:first-child": { gridColumn: "1 / -1" } } });
export const cardText = pageStyle({
  selectors: { [`${cardTitle}:first-child + &`]: { gridColumn: "1 / -1" } },
});

export const columnPicture = pageStyle([
  picture,
  {
    gridRow: "span 2",
    "@media": { [from.tablet]: { blockSize: "auto", aspectRatio: "3 / 2" } },
  },
]);

/** Cards without pictures, in two columns from a tablet on. */
export const textCards = pageStyle([
  list,
  { "@media": { [from.tablet]: { gridTemplateColumns: columnsOf(2, "15rem") } } },
]);

export const textCard = pageStyle({
  position: "relative",
  paddingBlock: space.sm,
  borderBlockStart: `2px solid ${colour.ink}`,
});

/** The link covers the whole card, and screen readers read its title alone. */
export const cardLink = pageStyle({
  color: "inherit",
  textDecorationColor: "transparent",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 },
    "&:hover": { color: colour.action, textDecorationColor: "currentColor" },
  },
});

export const cardArrow = pageStyle({
  display: "inline-flex",
  verticalAlign: "-0.2em",
  color: colour.action,
});
