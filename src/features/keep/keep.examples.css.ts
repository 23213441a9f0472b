import { style } from "@vanilla-extract/css";

/** As long as most pages, so that the list has room above it and covers no button. */
export const page = style({ minBlockSize: "60rem" });
