import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/layers.css.ts";
import { from, space } from "../../design/tokens.ts";

const columns = (count: string, at: keyof typeof from = "tablet") =>
  inUi({ "@media": { [from[at]]: { gridTemplateColumns: count } } });

/** One column on a phone; the named columns from a tablet on. */
export const grid = recipe({
  base: inUi({ display: "grid", gap: space.roomy, gridTemplateColumns: "minmax(0, 1fr)" }),
  variants: {
    columns: {
      two: columns("repeat(2, minmax(0, 1fr))"),
      three: columns("repeat(auto-fit, minmax(18rem, 1fr))"),
      four: inUi({
        "@media": {
          [from.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
        },
      }),
      wideLeft: columns("minmax(0, 3fr) minmax(0, 2fr)", "desktop"),
      wideRight: columns("minmax(0, 2fr) minmax(0, 3fr)", "desktop"),
      halves: columns("repeat(2, minmax(0, 1fr))", "desktop"),
    },
    gap: { base: {}, gulf: inUi({ gap: space.gulf }), joint: inUi({ gap: "3px" }) },
    align: {
      stretch: {},
      start: inUi({ alignItems: "start" }),
      centre: inUi({ alignItems: "center" }),
    },
  },
  defaultVariants: { columns: "three", gap: "base", align: "stretch" },
});
