import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { fontSize, fontWeight } from "../../design/tokens.ts";

export const heading = recipe({
  base: inUi({ fontFamily: fontFamilies.display, fontWeight: fontWeight.display }),
  variants: {
    size: {
      small: inUi({ fontSize: fontSize.body, letterSpacing: "0", lineHeight: 1.3 }),
      title: inUi({ fontSize: fontSize.title, lineHeight: 1.2 }),
      // One line of 28 letters from 320 px on.
      line: inUi({ fontSize: "clamp(1.3rem, 0.8rem + 2.4vw, 2.5rem)", lineHeight: 1.15 }),
      heading: inUi({ fontSize: fontSize.heading, lineHeight: 1.08, maxInlineSize: "24ch" }),
      display: inUi({
        fontSize: fontSize.display,
        lineHeight: 1.02,
        letterSpacing: "-0.025em",
        maxInlineSize: "18ch",
      }),
    },
  },
  defaultVariants: { size: "heading" },
});
