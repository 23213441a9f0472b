import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { space, withThumbBar } from "../../design/tokens.ts";

export const prompt = pageStyle({
  background: colour.slab,
  color: colour.onSlab,
  paddingBlock: space.xl,
});

/** What the bar at the foot of small screens offers all the time. */
export const besidesBar = pageStyle({
  display: "contents",
  "@media": { [withThumbBar]: { display: "none" } },
});
