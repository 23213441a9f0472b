import { pageStyle } from "../../design/cascade-layers.css.ts";
import { below, corner, from, inViewport, space, stacked } from "../../design/tokens.ts";
import { roomyWindow, sheetPadding } from "../../ui/dialog/dialog.css.ts";

/** The text is below the picture, or beside it if the dialog is wide enough. */
export const view = pageStyle({
  ...stacked("lg"),
  "@media": {
    [roomyWindow]: { display: "grid", gridTemplateColumns: "auto 16rem", columnGap: "2rem" },
  },
});

export const planSlot = pageStyle({
  display: "grid",
  gap: space.sm,
  inlineSize: "100%",
  minBlockSize: `calc(6rem + ${space.sm})`,
  "@media": {
    [from.tablet]: { inlineSize: "fit-content" },
    [roomyWindow]: { inlineSize: "100%" },
  },
});

/**
 * The picture is shown whole: as wide as a phone, and no higher than most of a wide window. A swipe scrolls
 * it to its neighbours.
 */
export const pictureRow = pageStyle({
  display: "flex",
  overflow: "hidden",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  selectors: { "&::-webkit-scrollbar": { display: "none" } },
  "@media": {
    // Fingers alone swipe.
    "(any-pointer: coarse)": { overflow: "auto hidden" },
    [below.tablet]: { marginInline: `calc(-1 * ${sheetPadding.inline})` },
    [from.tablet]: {
      borderRadius: corner.sheet,
      // All of them are 3 : 2.
      inlineSize: inViewport("min(100%, 87.5rem, 76svh * 1.5)"),
    },
    // Minus the dialog's margins and padding, and the text.
    [roomyWindow]: { inlineSize: inViewport("min(100vw - 28rem, 87.5rem, 76svh * 1.5)") },
  },
});

export const stillRow = pageStyle({
  "@media": { "(any-pointer: coarse)": { overflow: "hidden" } },
});

export const largePicture = pageStyle({
  position: "relative",
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});
