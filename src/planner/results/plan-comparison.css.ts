import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, space } from "../../design/tokens.ts";

export const columnPicture = pageStyle({
  display: "grid",
  blockSize: "clamp(5rem, 12vw, 9rem)",
  overflow: "hidden",
  marginBlockEnd: space.xs,
  borderRadius: corner.sheet,
});

export const columnLink = pageStyle({
  display: "inline-block",
  paddingBlock: space["2xs"],
  color: colour.action,
});
