import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

/** Pictures of one height: broad, narrow, narrow, broad. */
export const pictures = style(
  inPage({
    display: "grid",
    gap: space.md,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } },
  }),
);

export const pictureItem = style(
  inPage({
    position: "relative",
    overflow: "hidden",
    borderRadius: corner.sheet,
    blockSize: "clamp(14rem, 30vw, 26rem)",
    "@media": {
      [from.tablet]: {
        gridColumn: "span 5",
        selectors: {
          "&:nth-child(4n + 1), &:nth-child(4n)": { gridColumn: "span 7" },
          "&:nth-child(3):last-child": { gridColumn: "1 / -1" },
        },
      },
    },
  }),
);
