import { style } from "@vanilla-extract/css";
import { inUi } from "../design/cascade-layers.css.ts";

/** Fills the window, so that the end of the page does not flash. */
export const placeholder = style(inUi({ minBlockSize: "100svh" }));
