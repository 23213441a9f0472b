import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

export const questionsBesidePicture = style(
  inPage({
    display: "grid",
    gap: space["3xl"],
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "@media": {
      [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" },
    },
  }),
);

/** Only in wide windows; a phone shows the questions alone. */
export const closeView = style(
  inPage({
    display: "none",
    overflow: "hidden",
    borderRadius: corner.sheet,
    "@media": {
      [from.desktop]: { display: "block", position: "sticky", insetBlockStart: "7rem" },
    },
  }),
);
