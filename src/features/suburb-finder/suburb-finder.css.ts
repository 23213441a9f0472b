import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { space } from "../../design/tokens.ts";

/** A narrow band below the hero. */
export const strip = style(inPage({ paddingBlock: space["2xl"], background: colour.sand }));

/** As wide as the hero's text. */
export const column = style(inPage({ maxInlineSize: "36rem" }));

export const advice = style(inPage({ paddingBlockStart: space.md }));
