import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/cascade-layers.css.ts";
import { space } from "../../design/tokens.ts";

const small = {
  xs: inUi({ gap: space.xs }),
  sm: inUi({ gap: space.sm }),
  md: inUi({ gap: space.md }),
  lg: inUi({ gap: space.lg }),
};

/** A column; the stack owns the gaps between its children. */
export const stack = recipe({
  base: inUi({ display: "flex", flexDirection: "column" }),
  variants: {
    gap: {
      none: inUi({ gap: space.none }),
      "2xs": inUi({ gap: space["2xs"] }),
      ...small,
      xl: inUi({ gap: space.xl }),
      "2xl": inUi({ gap: space["2xl"] }),
    },
    align: {
      stretch: inUi({ alignItems: "stretch" }),
      start: inUi({ alignItems: "flex-start" }),
    },
  },
  defaultVariants: { gap: "md", align: "stretch" },
});

export const cluster = recipe({
  base: inUi({ display: "flex", flexWrap: "wrap", alignItems: "center" }),
  variants: { gap: small },
  defaultVariants: { gap: "md" },
});
