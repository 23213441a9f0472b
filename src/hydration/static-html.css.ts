import { style } from "@vanilla-extract/css";
import { inUi } from "../design/cascade-layers.css.ts";

/** The wrapper generates no box. */
export const contents = style(inUi({ display: "contents" }));
