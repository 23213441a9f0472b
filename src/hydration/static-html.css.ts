import { globalStyle, style } from "@vanilla-extract/css";
import { inUi } from "../design/cascade-layers.css.ts";
import { attribute } from "./protocol.ts";

/** The wrapper generates no box. */
export const contents = style(inUi({ display: "contents" }));

/*
 * What is far below the window is laid out only once the page is quiet, one section at a time: laying
 * the whole page out anew when its fonts arrive would block a slow phone. The browser does it sooner
 * when a visitor comes near, searches or jumps there.
 */
const parts = ["main > div ~ section", "main > div ~ div > section", "footer"];
const notLaidOut = `:not([${attribute.laidOut}])`;
globalStyle(parts.map((part) => `html${notLaidOut} ${part}${notLaidOut}`).join(), {
  "@media": {
    "screen and (scripting: enabled)": {
      contentVisibility: "auto",
      containIntrinsicBlockSize: "auto 45rem",
    },
  },
});
