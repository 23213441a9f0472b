import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

export const beside = style(
  inPage({
    display: "grid",
    gap: space["2xl"],
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
        columnGap: space["3xl"],
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
      [from.tablet]: { blockSize: "22rem" },
      [from.desktop]: { blockSize: "100%", minBlockSize: "30rem" },
    },
  }),
);

export const widePicture = style(
  inPage({
    overflow: "hidden",
    borderRadius: corner.sheet,
    blockSize: "clamp(11rem, 25vw, 20rem)",
  }),
);

/** A list whose items are marked by small bricks. */
export const brickList = style(
  inPage({
    display: "grid",
    columnGap: space["3xl"],
    rowGap: space.lg,
    gridTemplateColumns: "minmax(0, 1fr)",
  }),
);

export const brickColumns = style([
  brickList,
  inPage({
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(19rem, 1fr))" },
    },
  }),
]);

export const brickItem = style(
  inPage({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: space["2xs"],
    paddingInlineStart: space.xl,
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
