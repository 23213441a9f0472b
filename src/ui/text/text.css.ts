import { recipe } from "@vanilla-extract/recipes";
import { inUi, uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, from, measure } from "../../design/tokens.ts";

export const text = recipe({
  base: inUi({ maxInlineSize: measure.text }),
  variants: {
    size: {
      small: inUi({ fontSize: fontSize.small, lineHeight: 1.5 }),
      body: inUi({ fontSize: fontSize.body }),
      // In short lines, larger text only makes more of them.
      lead: inUi({
        fontSize: fontSize.body,
        lineHeight: 1.45,
        "@media": { [from.tablet]: { fontSize: fontSize.lead } },
      }),
    },
    tone: {
      plain: {},
      soft: inUi({ color: colour.inkSoft }),
      onSlab: inUi({ color: colour.onSlabSoft }),
    },
  },
  defaultVariants: { size: "body", tone: "plain" },
});

/**
 * With letters so large that a price would be wider than the window or its container, lines break as they have
 * to. A media query does not notice letters that a style sheet makes larger.
 */
export const unbroken = uiStyle({
  "@media": { "(min-width: 18rem)": { whiteSpace: "nowrap" } },
  "@container": { "(max-width: 12rem)": { whiteSpace: "normal" } },
});
