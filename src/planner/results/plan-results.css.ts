import { pageStyle } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

export const results = pageStyle({
  display: "grid",
  columnGap: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.tablet]: { gridTemplateColumns: columns(2, "12rem") },
    [from.desktop]: { gridTemplateColumns: columns(4, "12rem") },
    print: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});

export const result = pageStyle({
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${colour.edge}`,
  // The whole plan on one sheet.
  "@media": { print: { paddingBlock: space["2xs"] } },
});

export const resultLabel = pageStyle({ color: colour.inkSoft, fontSize: fontSize.small });

export const resultValue = pageStyle({
  fontFamily: fontFamilies.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.display,
  lineHeight: 1.2,
});

export const note = pageStyle({
  color: colour.inkSoft,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});
