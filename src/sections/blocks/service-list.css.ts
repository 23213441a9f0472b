import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

export const beside = style(
  inPage({
    display: "grid",
    gap: space.xl,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
        columnGap: space["2xl"],
      },
    },
  }),
);

export const tallPicture = style(
  inPage({
    overflow: "hidden",
    borderRadius: corner.sheet,
    blockSize: "12rem",
    "@media": {
      [from.tablet]: { blockSize: "20rem" },
      [from.desktop]: { blockSize: "100%", minBlockSize: "26rem" },
    },
  }),
);

export const widePicture = style(
  inPage({
    overflow: "hidden",
    borderRadius: corner.sheet,
    blockSize: "clamp(9rem, 20vw, 18rem)",
  }),
);

/** Items that are marked by small bricks, in two columns from a tablet on. */
export const brickList = style(
  inPage({
    display: "grid",
    columnGap: space.xl,
    rowGap: space.sm,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);

/** In three columns in wide windows. */
export const brickColumns = style([
  brickList,
  inPage({
    "@media": { [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  }),
]);

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
