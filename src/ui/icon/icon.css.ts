import { uiStyle } from "../../design/cascade-layers.css.ts";

export const icon = uiStyle({
  inlineSize: "1.25em",
  blockSize: "1.25em",
  flex: "none",
  verticalAlign: "-0.25em",
});

/** An arrow follows the direction of the text, as a translator may turn it. */
export const directedIcon = uiStyle([
  icon,
  { selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } } },
]);

/** Text and icon on one line. */
export const beside = uiStyle({ display: "inline-flex", alignItems: "center", gap: "0.1em" });

/** As high as a digit. */
export const drawnStar = uiStyle({ fontSize: "0.64em" });
