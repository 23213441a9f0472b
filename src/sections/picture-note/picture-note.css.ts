import { recipe } from "@vanilla-extract/recipes";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, from, space } from "../../design/tokens.ts";

/** The last line of the closing slab, or of a section on a light background. */
export const pictureNote = recipe({
  base: inPage({ fontSize: fontSize.small }),
  variants: {
    background: {
      slab: inPage({
        color: colour.onSlabSoft,
        "@media": { [from.tablet]: { paddingBlockStart: space.lg } },
      }),
      light: inPage({ color: colour.inkSoft }),
    },
  },
});
