import { pageStyle } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, corner, fontSize, fontWeight, space } from "../../design/tokens.ts";

export const figures = pageStyle({
  display: "grid",
  gridTemplateColumns: columns(2, "7rem"),
  columnGap: space.md,
  borderBlockStart: `2px solid ${colour.ink}`,
  paddingBlockStart: space.md,
});

export const figure = pageStyle({ display: "flex", flexDirection: "column-reverse" });

export const figureValue = pageStyle({
  fontFamily: fontFamilies.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.display,
  lineHeight: 1.1,
  letterSpacing: "-0.02em",
});

export const figureLabel = pageStyle({
  color: colour.inkSoft,
  fontSize: fontSize.small,
  lineHeight: 1.3,
});

export const portrait = pageStyle({
  overflow: "hidden",
  borderRadius: corner.sheet,
  blockSize: "18rem",
});
