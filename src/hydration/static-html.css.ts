import { globalStyle, style } from "@vanilla-extract/css";
import { inUi } from "../design/layers.css.ts";
import { attribute } from "./protocol.ts";

/** The wrapper generates no box. */
export const contents = style(inUi({ display: "contents" }));

/*
 * Sections far below the window are laid out only once the page is quiet, one at a time: laying the
 * whole page out anew when its fonts arrive would block a slow phone. The browser does it sooner when
 * a visitor comes near, searches or jumps there.
 */
const pending = `:not([${attribute.laidOut}])`;
globalStyle(`html${pending} ${contents} ~ ${contents} > section${pending}`, {
  "@media": {
    "screen and (scripting: enabled)": {
      contentVisibility: "auto",
      containIntrinsicBlockSize: "auto 45rem",
    },
  },
});
