import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, from, space } from "../../design/tokens.ts";

export const guide = style(inPage({ borderBlockEnd: `2px solid ${colour.ink}` }));

/** On a phone the value is beside its label where both fit. */
export const guideRow = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space.md,
    rowGap: space["2xs"],
    alignItems: "baseline",
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${colour.edge}`,
    selectors: { "&:first-child": { borderBlockStart: `2px solid ${colour.ink}` } },
    "@media": {
      [from.tablet]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) minmax(0, 4fr)",
        columnGap: space.lg,
      },
    },
  }),
);

export const guideLabel = style(inPage({ color: colour.inkSoft }));

export const guideValue = style(
  inPage({
    fontFamily: fontFamilies.display,
    fontSize: fontSize.lead,
    fontWeight: fontWeight.display,
    lineHeight: 1.2,
  }),
);

export const guideNote = style(
  inPage({
    inlineSize: "100%",
    color: colour.inkSoft,
    lineHeight: 1.5,
  }),
);
