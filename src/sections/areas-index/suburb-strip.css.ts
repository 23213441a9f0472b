import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { space } from "../../design/tokens.ts";

export const strip = style(inPage({ paddingBlock: space["2xl"], background: colour.sand }));
