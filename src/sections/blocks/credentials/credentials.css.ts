import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { corner } from "../../../design/tokens.ts";

export const portrait = pageStyle({
  overflow: "hidden",
  borderRadius: corner.sheet,
  blockSize: "18rem",
});
