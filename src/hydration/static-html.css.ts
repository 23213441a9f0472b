import { uiStyle } from "../design/cascade-layers.css.ts";

/** The wrapper generates no box. */
export const contents = uiStyle({ display: "contents" });
