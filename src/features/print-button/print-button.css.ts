import { globalStyle, style } from "@vanilla-extract/css";

/** On the root element of a browser that cannot print. */
export const cannotPrint = style({});

export const printButton = style({});

globalStyle(`${cannotPrint} ${printButton}`, { display: "none" });
