import { uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontWeight, pressTarget, space } from "../../design/tokens.ts";

export const chip = uiStyle({
  ...pressTarget,
  paddingInline: space.md,
  borderRadius: corner.paver,
  border: `1px solid ${colour.line}`,
  background: colour.sheet,
  color: colour.ink,
  fontWeight: fontWeight.medium,
  // In very large letters a long name breaks rather than widen the page.
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.action, color: colour.action } },
});
