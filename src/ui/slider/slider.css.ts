import { globalUiStyle, uiStyle } from "../../design/cascade-layers.css.ts";

/** A finger scrolls along the page and two enlarge it; a key to the right raises the value in every script. */
export const slider = uiStyle({
  appearance: "none",
  margin: 0,
  direction: "ltr",
  touchAction: "pan-y pinch-zoom",
});

// Chrome's own `pan-y` on it would refuse two fingers.
globalUiStyle(`${slider}::-webkit-slider-container`, { touchAction: "inherit" });
