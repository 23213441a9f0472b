import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { from, space } from "../../design/tokens.ts";

/** Two columns in wide windows; a row that opens moves only its own column. */
export const symptoms = style(
  inPage({
    "@media": { [from.desktop]: { columns: 2, columnGap: space["3xl"] } },
  }),
);
