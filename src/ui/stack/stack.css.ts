import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/layers.css.ts";
import { space } from "../../design/tokens.ts";

const small = {
  tight: inUi({ gap: space.tight }),
  snug: inUi({ gap: space.snug }),
  base: inUi({ gap: space.base }),
  roomy: inUi({ gap: space.roomy }),
};

/** One thing above the other; the stack owns the space between them. */
export const stack = recipe({
  base: inUi({ display: "flex", flexDirection: "column" }),
  variants: {
    gap: {
      none: inUi({ gap: space.none }),
      hair: inUi({ gap: space.hair }),
      ...small,
      wide: inUi({ gap: space.wide }),
      broad: inUi({ gap: space.broad }),
    },
    align: {
      stretch: inUi({ alignItems: "stretch" }),
      start: inUi({ alignItems: "flex-start" }),
    },
  },
  defaultVariants: { gap: "base", align: "stretch" },
});

/** Things side by side that wrap. */
export const cluster = recipe({
  base: inUi({ display: "flex", flexWrap: "wrap", alignItems: "center" }),
  variants: { gap: small },
  defaultVariants: { gap: "base" },
});
