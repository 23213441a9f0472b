import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, space } from "../../design/tokens.ts";

export const towns = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
    columnGap: space["3xl"],
    rowGap: space.xl,
  }),
);

export const town = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: space.xs,
    paddingBlockStart: space.md,
    borderBlockStart: `3px solid ${colour.brick}`,
  }),
);

export const suburbList = style(
  inPage({
    columns: "2 7rem",
    columnGap: space.md,
    inlineSize: "100%",
    fontSize: fontSize.small,
  }),
);
