import { uiStyle } from "../design/cascade-layers.css.ts";
import { inViewport } from "../design/tokens.ts";

/** Fills the window, so that the footer does not flash. */
export const reservedSpace = uiStyle({ minBlockSize: inViewport("100svh") });
