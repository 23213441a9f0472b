import { style } from "@vanilla-extract/css";
import { globalInPage, inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

export const attachments = style(
  inPage({ display: "flex", flexDirection: "column", gap: space.xs }),
);

export const heading = style(inPage({ fontWeight: fontWeight.strong, lineHeight: 1.4 }));

export const cards = style(
  inPage({ display: "flex", flexDirection: "column", gap: space.xs, listStyle: "none" }),
);

/** Drawing and text side by side; the buttons below them on narrow screens. */
export const card = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "4.5rem minmax(0, 1fr)",
    alignItems: "center",
    columnGap: space.sm,
    rowGap: space["2xs"],
    padding: space.sm,
    border: `1px solid ${colour.edge}`,
    borderRadius: corner.paver,
    background: colour.sheet,
    color: colour.ink,
    "@media": { [from.tablet]: { gridTemplateColumns: "4.5rem minmax(0, 1fr) auto" } },
  }),
);

export const cardWithoutPicture = style([
  card,
  inPage({
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  }),
]);

export const picture = style(inPage({ display: "grid", blockSize: "3.5rem" }));

export const cardText = style(
  inPage({
    minInlineSize: 0,
    overflowWrap: "anywhere",
    fontSize: fontSize.small,
    lineHeight: 1.4,
  }),
);

export const cardTitle = style(inPage({ fontWeight: fontWeight.strong }));

export const cardActions = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    gridColumn: "1 / -1",
    columnGap: space.lg,
    "@media": { [from.tablet]: { gridColumn: "auto" } },
  }),
);

/** Aligns the text of the buttons with that of the card. */
globalInPage(`${cardActions} > *`, { paddingInline: 0 });
