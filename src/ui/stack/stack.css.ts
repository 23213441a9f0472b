import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/layers.css.ts";
import { space } from "../../design/tokens.ts";

const gaps = {
  none: inUi({ gap: space.none }),
  hair: inUi({ gap: space.hair }),
  tight: inUi({ gap: space.tight }),
  snug: inUi({ gap: space.snug }),
  base: inUi({ gap: space.base }),
  roomy: inUi({ gap: space.roomy }),
  wide: inUi({ gap: space.wide }),
  broad: inUi({ gap: space.broad }),
  gulf: inUi({ gap: space.gulf }),
  section: inUi({ gap: space.section }),
};

/** One thing above the other; the stack owns the space between them. */
export const stack = recipe({
  base: inUi({ display: "flex", flexDirection: "column" }),
  variants: {
    gap: gaps,
    align: {
      stretch: inUi({ alignItems: "stretch" }),
      start: inUi({ alignItems: "flex-start" }),
      centre: inUi({ alignItems: "center", textAlign: "center" }),
    },
  },
  defaultVariants: { gap: "base", align: "stretch" },
});

/** Things side by side that wrap. */
export const cluster = recipe({
  base: inUi({ display: "flex", flexWrap: "wrap", alignItems: "center" }),
  variants: {
    gap: gaps,
    justify: { start: {}, between: inUi({ justifyContent: "space-between" }) },
  },
  defaultVariants: { gap: "base", justify: "start" },
});
