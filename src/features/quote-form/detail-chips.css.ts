import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, space } from "../../design/tokens.ts";

export const chipRow = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const chip = pageStyle({
  minBlockSize: "2.75rem",
  paddingInline: space.sm,
  border: `1px solid ${colour.edge}`,
  borderRadius: corner.paver,
  background: colour.sheet,
  color: colour.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  selectors: {
    "&:hover": { borderColor: colour.action },
    // Thicker too, because forced colours drop the background.
    "&[aria-pressed=true]": {
      borderColor: colour.action,
      boxShadow: `inset 0 0 0 2px ${colour.action}`,
    },
  },
});
