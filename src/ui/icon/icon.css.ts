import { style } from "@vanilla-extract/css";
import { inUi } from "../../design/cascade-layers.css.ts";

export const icon = style(
  inUi({ inlineSize: "1.25em", blockSize: "1.25em", flex: "none", verticalAlign: "-0.25em" }),
);
