import { style } from "@vanilla-extract/css";
import { inUi } from "../design/cascade-layers.css.ts";
import { inViewport } from "../design/tokens.ts";

/** Fills the window, so that the footer does not flash. */
export const reservedSpace = style(inUi({ minBlockSize: inViewport("100svh") }));
