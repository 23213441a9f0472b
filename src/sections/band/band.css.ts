import { recipe } from "@vanilla-extract/recipes";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { space } from "../../design/tokens.ts";

export const band = recipe({
  base: inPage({ paddingBlock: space.section }),
  variants: {
    background: {
      paper: {},
      sand: inPage({ background: colour.sand }),
    },
    start: { normal: {}, tight: inPage({ paddingBlockStart: space.xl }) },
  },
  defaultVariants: { background: "paper" },
});
