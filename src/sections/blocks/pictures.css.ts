import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

/** Pictures of one height: two in a row, the first of three wider; all in one row in wide windows. */
export const pictures = style(
  inPage({
    display: "grid",
    gap: space.md,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
      },
    },
  }),
);

export const pictureItem = style(
  inPage({
    position: "relative",
    overflow: "hidden",
    borderRadius: corner.sheet,
    blockSize: "clamp(10rem, 28vw, 20rem)",
    selectors: { "&:first-child:nth-last-child(odd)": { gridColumn: "1 / -1" } },
    "@media": {
      [from.desktop]: {
        selectors: { "&:first-child:nth-last-child(odd)": { gridColumn: "auto" } },
      },
    },
  }),
);
