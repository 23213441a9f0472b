import { style } from "@vanilla-extract/css";
import { inUi } from "../../design/cascade-layers.css.ts";

/** With letters so large that a price would be wider than the window, lines break as they have to. */
export const unbroken = style(
  inUi({ "@media": { "(min-width: 18rem)": { whiteSpace: "nowrap" } } }),
);
