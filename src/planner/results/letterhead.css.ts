import { pageStyle } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, space } from "../../design/tokens.ts";

export const letterhead = pageStyle({
  display: "none",
  "@media": { print: { display: "flex", flexDirection: "column", gap: space.sm } },
});

export const sender = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: space.lg,
  paddingBlockEnd: space.sm,
  borderBlockEnd: `2px solid ${colour.ink}`,
});

export const subject = pageStyle({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.lg,
});

export const company = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  fontFamily: fontFamilies.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
});

export const contact = pageStyle({ textAlign: "end", fontSize: fontSize.small, lineHeight: 1.4 });
