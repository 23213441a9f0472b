import { style } from "@vanilla-extract/css";
import { inUi } from "../../design/cascade-layers.css.ts";

/**
 * With letters so large that a price would be wider than the window or its container, lines break as they have
 * to. A media query does not notice letters that a style sheet makes larger.
 */
export const unbroken = style(
  inUi({
    "@media": { "(min-width: 18rem)": { whiteSpace: "nowrap" } },
    "@container": { "(max-width: 12rem)": { whiteSpace: "normal" } },
  }),
);
