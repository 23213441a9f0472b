import { style } from "@vanilla-extract/css";
import { inPage } from "../design/cascade-layers.css.ts";

/** Reserves space while the script loads after a client navigation. */
export const reservedSpace = style(inPage({ minBlockSize: "24rem" }));
