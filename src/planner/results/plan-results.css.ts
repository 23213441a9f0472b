import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

export const results = style(
  inPage({
    display: "grid",
    columnGap: space.xl,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: columns(2, "12rem") },
      [from.desktop]: { gridTemplateColumns: columns(4, "12rem") },
      print: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);

export const result = style(
  inPage({
    paddingBlock: space.md,
    borderBlockStart: `1px solid ${colour.edge}`,
    // The whole plan on one sheet.
    "@media": { print: { paddingBlock: space["2xs"] } },
  }),
);

export const resultLabel = style(inPage({ color: colour.inkSoft, fontSize: fontSize.small }));

export const resultValue = style(
  inPage({
    fontFamily: fontFamilies.display,
    fontSize: fontSize.lead,
    fontWeight: fontWeight.display,
    lineHeight: 1.2,
  }),
);

export const note = style(
  inPage({ color: colour.inkSoft, fontSize: fontSize.small, lineHeight: 1.45 }),
);
