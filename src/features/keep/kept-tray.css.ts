import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import {
  below,
  corner,
  fontSize,
  fontWeight,
  from,
  inViewport,
  lowWindow,
  space,
  stacked,
  thumbBarSize,
  withThumbBar,
  zIndex,
} from "../../design/tokens.ts";
import { iconButton } from "../../ui/button/button.css.ts";
import { gutter } from "../../ui/container/container.css.ts";
import { toastRegion } from "../../ui/toaster/toaster.css.ts";

const height = "3rem";

/**
 * In the corner of the window, above a phone's thumb bar. Sticky and without height of its own, so
 * that the end of the page stays free of it.
 */
export const tray = pageStyle({
  position: "sticky",
  insetBlockEnd: `calc(${thumbBarSize} + ${space.xs})`,
  zIndex: zIndex.bar,
  display: "flex",
  justifyContent: "flex-end",
  gap: space.xs,
  inlineSize: "fit-content",
  blockSize: height,
  marginBlockStart: `calc(-${height} - ${space.xs})`,
  marginBlockEnd: space.xs,
  marginInlineStart: "auto",
  marginInlineEnd: gutter,
  "@media": {
    [from.desktop]: { insetBlockEnd: space.lg },
    [lowWindow]: { position: "relative", insetBlockEnd: 0 },
    print: { display: "none" },
  },
});

// The tray must not cover what is focused above it (WCAG 2.2, 2.4.11).
globalPageStyle(`html:has(${tray})`, {
  "@media": { [below.desktop]: { scrollPaddingBottom: "9rem" } },
});

export const toggle = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minBlockSize: height,
  paddingInline: space.md,
  border: `2px solid ${colour.onSlab}`,
  borderRadius: corner.paver,
  background: colour.slab,
  color: colour.onSlab,
  fontWeight: fontWeight.strong,
  boxShadow: "0 0.25rem 1rem rgb(0 0 0 / 0.25)",
});

export const panel = pageStyle({
  position: "absolute",
  insetBlockEnd: `calc(100% + ${space.xs})`,
  insetInlineEnd: 0,
  ...stacked("sm"),
  inlineSize: `min(23rem, 100vw - 2 * ${gutter})`,
  maxBlockSize: inViewport("60svh"),
  overflowY: "auto",
  padding: space.md,
  border: `2px solid ${colour.edge}`,
  borderRadius: corner.sheet,
  background: colour.sheet,
  color: colour.ink,
  boxShadow: "0 0.75rem 2rem rgb(0 0 0 / 0.25)",
  selectors: { "&[hidden]": { display: "none" } },
});

// It scrolls instead.
globalPageStyle(`${panel} > *`, { flexShrink: 0 });

// Toasts leave the list free: beside it on wide screens, above its button on others, and at the top of the window while
// it is open.
globalPageStyle(`html:has(${tray}) ${toastRegion}`, {
  "@media": {
    [withThumbBar]: { insetBlockEnd: `calc(${thumbBarSize} + ${height} + 2 * ${space.xs})` },
    [from.desktop]: { insetInlineEnd: "auto", insetInlineStart: space.md },
  },
});
globalPageStyle(`html:has(${panel}:not([hidden])) ${toastRegion}`, {
  "@media": { [withThumbBar]: { insetBlockStart: space.md, insetBlockEnd: "auto" } },
});

export const list = pageStyle({ display: "flex", flexDirection: "column" });

export const entry = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  borderBlockStart: `1px solid ${colour.line}`,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const thumbnail = pageStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  marginBlock: space["2xs"],
  overflow: "hidden",
  borderRadius: corner.paver,
  background: colour.sand,
  color: colour.inkSoft,
});

// Between its neighbours where its longest word has room, below them with large letters.
globalPageStyle(`${entry} > ${thumbnail} + span`, { flex: "1 1 min-content" });

/** Room for the comparison until its script has loaded. */
export const reservedTable = pageStyle({ minBlockSize: "20rem", inlineSize: "100%" });

export const remove = pageStyle({
  ...iconButton,
  marginInlineStart: "auto",
  border: 0,
  color: colour.inkSoft,
  selectors: { "&:hover": { color: colour.action } },
});
