import { type StyleRule, styleVariants } from "@vanilla-extract/css";
import { inPage, pageStyle } from "../../../design/cascade-layers.css.ts";
import { corner, from, space } from "../../../design/tokens.ts";

const grid: StyleRule = {
  display: "grid",
  gap: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.desktop]: { columnGap: space["3xl"] } },
};

export const beside = styleVariants({
  residential: [
    inPage(grid),
    inPage({
      "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)" } },
    }),
  ],
  commercial: [
    inPage(grid),
    inPage({
      "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" } },
    }),
  ],
});

export const tallPicture = pageStyle({
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
});
