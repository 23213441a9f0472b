import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";

const ring = { outline: `3px solid ${colour.accent}`, outlineOffset: "3px" };

/** Looks like a button; the input over it is invisible, so it shows the focus. */
export const chooser = pageStyle({
  position: "relative",
  selectors: { "&:has(:focus-visible)": ring },
  "@supports": { "not selector(:has(*))": { selectors: { "&:focus-within": ring } } },
});

globalPageStyle(`${chooser} > input`, {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  opacity: 0,
  cursor: "pointer",
});
