import { style } from "@vanilla-extract/css";
import { inUi } from "../design/cascade-layers.css.ts";
import { inViewport } from "../design/tokens.ts";

/** Fills the window, so that the end of the page does not flash. */
export const reservedSpace = style(inUi({ minBlockSize: inViewport("100svh") }));
