import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/layers.css.ts";
import { space } from "../../design/tokens.ts";

const small = {
  xs: inUi({ gap: space.xs }),
  sm: inUi({ gap: space.sm }),
  md: inUi({ gap: space.md }),
  lg: inUi({ gap: space.lg }),
};

/** One thing above the other; the stack owns the space between them. */
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

/** Things side by side that wrap. */
export const cluster = recipe({
  base: inUi({ display: "flex", flexWrap: "wrap", alignItems: "center" }),
  variants: { gap: small },
  defaultVariants: { gap: "md" },
});
