import { style } from "@vanilla-extract/css";
import { inUi } from "../design/layers.css.ts";

/** Keeps the window for the parts that are about to come: the end of the page does not flash up. */
export const placeholder = style(inUi({ minBlockSize: "100svh" }));
