import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { below, corner, from, inViewport, space } from "../../design/tokens.ts";
import { sheetPadding } from "../../ui/dialog/dialog.css.ts";

export const view = style(inPage({ display: "flex", flexDirection: "column", gap: space.lg }));

/** The picture is shown whole: as wide as a phone, and no higher than most of a wide window. */
export const largePicture = style(
  inPage({
    position: "relative",
    overflow: "hidden",
    "@media": {
      [below.tablet]: { marginInline: `calc(-1 * ${sheetPadding.inline})` },
      [from.tablet]: {
        borderRadius: corner.sheet,
        // All of them are 3 : 2.
        inlineSize: inViewport("min(100%, 87.5rem, 76svh * 1.5)"),
      },
    },
  }),
);
