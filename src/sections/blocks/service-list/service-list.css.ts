import { type StyleRule, styleVariants } from "@vanilla-extract/css";
import { inPage, pageStyle } from "../../../design/cascade-layers.css.ts";
import { from, space } from "../../../design/tokens.ts";
import { tall } from "../intro/intro.css.ts";

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

export const tallPicture = pageStyle([
  tall,
  { "@media": { [from.desktop]: { selectors: { [`${beside.commercial} > &`]: { order: 1 } } } } },
]);
