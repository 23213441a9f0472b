import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, space, stacked } from "../../design/tokens.ts";

export const card = recipe({
  base: inUi({
    position: "relative",
    ...stacked("md"),
    borderRadius: corner.sheet,
    color: colour.ink,
  }),
  variants: {
    look: {
      sheet: inUi({
        background: colour.sheet,
        border: `1px solid ${colour.line}`,
        padding: `clamp(1.25rem, 3vw, 2.5rem)`,
      }),
      ruled: inUi({
        borderBlockStart: `3px solid ${colour.brick}`,
        borderRadius: 0,
        paddingBlockStart: space.md,
        gap: space.xs,
      }),
    },
  },
  defaultVariants: { look: "sheet" },
});
