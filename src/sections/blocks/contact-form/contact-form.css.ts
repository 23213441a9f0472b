import { globalPageStyle, pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { fontSize, fontWeight, pressTarget, space } from "../../../design/tokens.ts";

export const detail = pageStyle({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space.sm,
  color: colour.ink,
});

export const detailIcon = pageStyle({
  color: colour.action,
  fontSize: "1.25rem",
  paddingBlockStart: "0.1rem",
});

export const detailLabel = pageStyle({
  fontSize: fontSize.small,
  color: colour.inkSoft,
  gridColumn: 2,
});

export const detailValue = pageStyle({
  gridColumn: 2,
  fontWeight: fontWeight.strong,
  fontSize: fontSize.body,
});

globalPageStyle(`${detailValue} > a`, {
  ...pressTarget,
  overflowWrap: "anywhere",
});

export const detailNote = pageStyle({ gridColumn: 2 });
