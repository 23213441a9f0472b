import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/cascade-layers.css.ts";
import { from, space } from "../../design/tokens.ts";

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

const columns = (count: string, at: keyof typeof from) =>
  inUi({ "@media": { [from[at]]: { gridTemplateColumns: count } } });

/** One column on a phone, the named columns from a breakpoint on. */
export const grid = recipe({
  base: inUi({ display: "grid", gap: space.lg, gridTemplateColumns: "minmax(0, 1fr)" }),
  variants: {
    columns: {
      three: columns("repeat(auto-fit, minmax(18rem, 1fr))", "tablet"),
      // As wide as a third where there are fewer: a picture stays sharp and no flatter than 2.2 : 1.
      thirds: columns("repeat(auto-fill, minmax(18rem, 1fr))", "tablet"),
      wideLeft: columns("minmax(0, 3fr) minmax(0, 2fr)", "desktop"),
    },
    gap: { md: {}, "3xl": inUi({ columnGap: space["3xl"], rowGap: space.xl }) },
    align: { stretch: {}, start: inUi({ alignItems: "start" }) },
  },
  defaultVariants: { columns: "three", gap: "md", align: "stretch" },
});
