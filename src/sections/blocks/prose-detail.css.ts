import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, from, space } from "../../design/tokens.ts";

/** Steps run down the first column, then down the second. */
export const steps = style(
  inPage({
    columnGap: space.xl,
    "@media": { [from.tablet]: { columns: 2 } },
  }),
);

export const step = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "2rem minmax(0, 1fr)",
    columnGap: space.sm,
    alignItems: "start",
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${colour.edge}`,
    breakInside: "avoid",
  }),
);

export const stepNumber = style(
  inPage({
    fontFamily: fontFamilies.display,
    fontSize: fontSize.lead,
    fontWeight: fontWeight.display,
    color: colour.actionStrong,
    lineHeight: 1.2,
  }),
);
