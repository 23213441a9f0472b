import { style } from "@vanilla-extract/css";
import { inUi } from "../design/layers.css.ts";

/** The wrapper takes no part in the layout. */
export const contents = style(inUi({ display: "contents" }));
