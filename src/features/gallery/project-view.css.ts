import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

export const view = style(
  inPage({
    display: "grid",
    gap: space.lg,
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 1fr)" } },
  }),
);

/** The picture is shown whole and fits the window. */
export const largePicture = style(
  inPage({
    overflow: "hidden",
    borderRadius: corner.sheet,
    background: colour.deepSand,
    "@media": { [from.tablet]: { blockSize: "min(70svh, 52rem)" } },
  }),
);

export const caption = style(
  inPage({ display: "flex", flexDirection: "column", gap: space.lg, alignItems: "flex-start" }),
);
