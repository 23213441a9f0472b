import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, measure } from "../../design/tokens.ts";

export const text = recipe({
  base: inUi({ maxInlineSize: measure.text }),
  variants: {
    size: {
      small: inUi({ fontSize: fontSize.small, lineHeight: 1.5 }),
      body: inUi({ fontSize: fontSize.body }),
      lead: inUi({ fontSize: fontSize.lead, lineHeight: 1.45 }),
    },
    tone: {
      plain: {},
      soft: inUi({ color: colour.inkSoft }),
      onSlab: inUi({ color: colour.onSlabSoft }),
    },
  },
  defaultVariants: { size: "body", tone: "plain" },
});
