import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

export const textAndPicture = style(
  inPage({
    display: "grid",
    gap: space.xl,
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
    },
  }),
);

export const prosePicture = style(inPage({ overflow: "hidden", borderRadius: corner.sheet }));
