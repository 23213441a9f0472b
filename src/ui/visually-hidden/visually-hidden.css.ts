import { style } from "@vanilla-extract/css";
import { inUi } from "../../design/cascade-layers.css.ts";

export const visuallyHidden = style(
  inUi({
    position: "absolute",
    inlineSize: "1px",
    blockSize: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  }),
);
