import { style, styleVariants } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, corner, from, space } from "../../design/tokens.ts";

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
    "@media": { [from.tablet]: { gridTemplateColumns: columns(2, "14rem") } },
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
