import { keyframes } from "@vanilla-extract/css";
import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import {
  barSize,
  corner,
  fontWeight,
  inViewport,
  lowWindow,
  space,
  zIndex,
} from "../../design/tokens.ts";
import { attribute } from "../../hydration/protocol.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const entry = pageStyle({ position: "relative" });

export const arrow = pageStyle({
  display: "inline-flex",
  fontSize: "0.75rem",
  transition: "transform var(--quick)",
  selectors: { "[aria-expanded='true'] > &": { transform: "rotate(180deg)" } },
});

const hoveredOrFocused = `${entry}:hover > &, ${entry}:focus-within > &`;

/**
 * Shown while the machine has it open; without script, on hover and focus. It touches the bar, so
 * that the pointer crosses no gap on the way to it (WCAG 2.2, 1.4.13 Content on Hover or Focus).
 */
export const panel = pageStyle({
  display: "none",
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineStart: "50%",
  transform: "translateX(-50%)",
  zIndex: zIndex.menu,
  overflowY: "auto",
  maxBlockSize: inViewport(`calc(100dvh - ${barSize} - ${space.xs})`),
  background: colour.sheet,
  border: `1px solid ${colour.line}`,
  borderBlockStart: `4px solid ${colour.brick}`,
  borderEndStartRadius: corner.sheet,
  borderEndEndRadius: corner.sheet,
  boxShadow: "0 1.25rem 2.5rem rgb(0 0 0 / 0.22)",
  animation: `${appear} var(--quick) ease-out`,
  selectors: {
    "&[data-open]": { display: "block" },
    [`html[${attribute.script}='failed'] ${entry}:hover > &`]: { display: "block" },
    [`html[${attribute.script}='failed'] ${entry}:focus-within > &`]: { display: "block" },
  },
  "@media": {
    "(scripting: none)": { selectors: { [hoveredOrFocused]: { display: "block" } } },
    [lowWindow]: { maxBlockSize: "none" },
  },
});

/** CSS columns, so that the alphabetical order runs down each column. */
export const panelList = pageStyle({
  minInlineSize: "14rem",
  padding: space.xs,
  columnGap: space.xs,
  selectors: { "&[data-columns='2']": { columns: 2, minInlineSize: "26rem" } },
});

/** An entry of a list; the first links to the overview and spans the columns. */
export const listItem = pageStyle({
  breakInside: "avoid",
  selectors: {
    "&:first-child": {
      columnSpan: "all",
      borderBlockEnd: `1px solid ${colour.line}`,
      marginBlockEnd: space["2xs"],
      paddingBlockEnd: space["2xs"],
      fontWeight: fontWeight.strong,
    },
  },
});

/** Forced colours drop the shadow that marks the current page. */
export const underlinedIfCurrent = {
  selectors: { "&[aria-current]": { textDecoration: "underline" } },
};

export const panelLink = pageStyle({
  display: "flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingInline: space.sm,
  borderRadius: corner.paver,
  color: colour.ink,
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: colour.sand },
    "&[aria-current='page']": {
      color: colour.action,
      fontWeight: fontWeight.strong,
      boxShadow: `inset 4px 0 0 ${colour.action}`,
    },
    "&[aria-current='page']:hover": { color: colour.actionStrong },
    "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
  },
  "@media": { "(forced-colors: active)": underlinedIfCurrent },
});
