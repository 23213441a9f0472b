import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { corner } from "../../design/tokens.ts";

export const portrait = style(
  inPage({ overflow: "hidden", borderRadius: corner.sheet, blockSize: "18rem" }),
);
