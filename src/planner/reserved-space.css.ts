import { pageStyle } from "../design/cascade-layers.css.ts";

/** Reserves space while the script loads after a client navigation. */
export const reservedSpace = pageStyle({ minBlockSize: "24rem" });
