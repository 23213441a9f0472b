import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { corner, from, inViewport, space } from "../../design/tokens.ts";

export const view = style(
  inPage({
    display: "grid",
    gap: space.lg,
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 1fr)" } },
  }),
);

/** The picture is shown whole, and is no higher than most of the window: they are 3:2. */
export const largePicture = style(
  inPage({
    position: "relative",
    overflow: "hidden",
    borderRadius: corner.sheet,
    "@media": { [from.tablet]: { maxInlineSize: inViewport("calc(min(70svh, 52rem) * 1.5)") } },
  }),
);
