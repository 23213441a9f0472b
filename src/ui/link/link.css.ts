import { uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontWeight, pressTarget, space } from "../../design/tokens.ts";

export const textLink = uiStyle({
  color: colour.action,
  fontWeight: fontWeight.medium,
  selectors: { "&:hover": { color: colour.actionStrong, textDecorationThickness: "0.14em" } },
});

/** A link on its own line, whose arrow moves forward on hover. */
export const arrowLink = uiStyle({
  ...pressTarget,
  gap: space.xs,
  color: colour.action,
  fontWeight: fontWeight.strong,
  textDecorationColor: "transparent",
  selectors: {
    "&:hover": { color: colour.actionStrong, textDecorationColor: "currentColor" },
  },
});
