import { uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { space, zIndex } from "../../design/tokens.ts";

export const skipLink = uiStyle({
  position: "fixed",
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: zIndex.skip,
  padding: `${space.sm} ${space.md}`,
  background: colour.action,
  color: colour.onAction,
  transform: "translateY(-200%)",
  selectors: { "&:focus": { transform: "none" } },
  // A fixed element would be printed on every sheet, over the text.
  "@media": { print: { display: "none" } },
});
