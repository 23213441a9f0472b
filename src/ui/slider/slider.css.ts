import { uiStyle } from "../../design/cascade-layers.css.ts";
import { covering } from "../../design/tokens.ts";

/**
 * A finger slides along it, scrolls across it, and two enlarge the page. A key to the right raises the value in every
 * script. Its padding is half a thumb, whose middle the value follows.
 */
export const slider = uiStyle({
  position: "relative",
  display: "block",
  direction: "ltr",
  touchAction: "pan-y pinch-zoom",
});

export const native = uiStyle({
  appearance: "none",
  ...covering,
  margin: 0,
  background: "none",
  cursor: "inherit",
  // Chromium's own would keep two fingers from enlarging the page.
  "@media": { "(any-pointer: coarse)": { pointerEvents: "none" } },
});
