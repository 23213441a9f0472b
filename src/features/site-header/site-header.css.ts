import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { fontFamilies } from "../../design/fonts.ts";
import { inPage, layers } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import {
  corner,
  fontSize,
  fontWeight,
  from,
  layerOrder,
  measure,
  space,
} from "../../design/tokens.ts";
import { attribute } from "../../hydration/protocol.ts";
import { gutter } from "../../ui/container/container.css.ts";

const wide = (rule: object) => ({ "@media": { [from.desktop]: rule } });

/** A window in which two fixed bars leave too little of the page (WCAG 2.2, 1.4.10 Reflow). */
export const low = "screen and (max-height: 27.5rem)";

/** Heights of the header and of the thumb bar. */
export const barSize = "4.25rem";
export const thumbBarSize = "calc(4rem + 1px + env(safe-area-inset-bottom))";

/** Windows in which the bars hardly fit, also by text size: 360 px at 200% are 11.25 rem. */
const narrow = "screen and (max-width: 22.499rem)";
const narrowest = "screen and (max-width: 14rem)";

const appear = keyframes({ from: { opacity: 0 } });

// In a low window no bar covers what is scrolled to or focused, so less padding is enough.
globalStyle("html", {
  "@layer": { [layers.page]: { "@media": { [low]: { scrollPadding: space.md } } } },
});

export const header = style(
  inPage({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: layerOrder.bar,
    background: colour.paper,
    borderBlockEnd: `1px solid ${colour.line}`,
    "@media": { [low]: { position: "relative" }, print: { position: "static" } },
  }),
);

/** As wide as the content column, so that the mark aligns with the headings. */
export const bar = style(
  inPage({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    minBlockSize: barSize,
    maxInlineSize: `calc(${measure.column} + 6rem)`,
    marginInline: "auto",
    paddingInline: gutter,
    "@media": { [narrowest]: { gap: space.xs, paddingInline: space.xs } },
  }),
);

export const brand = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: "2.75rem",
    color: colour.ink,
    fontFamily: fontFamilies.display,
    fontSize: "clamp(1.15rem, 0.8rem + 1.8vw, 1.3rem)",
    fontWeight: fontWeight.display,
    letterSpacing: "-0.02em",
    lineHeight: 1.1,
    textDecoration: "none",
    "@media": { [narrow]: { gap: space.xs } },
  }),
);

export const brandMark = style(
  inPage({
    flex: "none",
    color: colour.action,
    "@media": { [narrowest]: { display: "none" } },
  }),
);

export const nav = style(inPage({ display: "none", ...wide({ display: "block", flex: "none" }) }));

export const list = style(inPage({ display: "flex", alignItems: "center" }));

export const entry = style(inPage({ position: "relative" }));

/** As high as the bar, so that the current page is marked on the bar's lower edge. */
export const link = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space["2xs"],
    minBlockSize: barSize,
    // From 7 px in the narrowest window that shows it to 11 px.
    paddingInline: "clamp(0.45rem, -1.3rem + 2.5vw, 0.7rem)",
    border: 0,
    background: "transparent",
    color: colour.ink,
    fontSize: "1rem",
    fontWeight: fontWeight.medium,
    textDecoration: "none",
    whiteSpace: "nowrap",
    selectors: {
      "&:hover, &[aria-expanded='true']": { color: colour.action },
      "&[aria-current='page'], &[data-current]": {
        color: colour.action,
        boxShadow: `inset 0 -4px 0 ${colour.action}`,
      },
      "&:focus-visible": { outlineOffset: "-6px", boxShadow: "none" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&[aria-current='page'], &[data-current]": { textDecoration: "underline" },
        },
      },
    },
  }),
);

export const arrow = style(
  inPage({
    display: "inline-flex",
    fontSize: "0.75rem",
    transition: "transform var(--quick)",
    selectors: { "[aria-expanded='true'] > &": { transform: "rotate(180deg)" } },
  }),
);

const hoveredOrFocused = `${entry}:hover > &, ${entry}:focus-within > &`;

/**
 * Shown while the machine has it open; without script, on hover and focus. It touches the bar, so
 * that the pointer crosses no gap on the way to it (WCAG 2.2, 1.4.13 Content on Hover or Focus).
 */
export const panel = style(
  inPage({
    display: "none",
    position: "absolute",
    insetBlockStart: "100%",
    insetInlineStart: "50%",
    transform: "translateX(-50%)",
    zIndex: layerOrder.menu,
    overflowY: "auto",
    maxBlockSize: `calc(100dvh - ${barSize} - ${space.xs})`,
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
      [low]: { maxBlockSize: "none" },
    },
  }),
);

/** CSS columns, so that the alphabetical order runs down each column. */
export const panelList = style(
  inPage({
    minInlineSize: "14rem",
    padding: space.xs,
    columnGap: space.xs,
    selectors: { "&[data-columns='2']": { columns: 2, minInlineSize: "26rem" } },
  }),
);

/** An entry of a list; the first links to the overview and spans the columns. */
export const listItem = style(
  inPage({
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
  }),
);

export const panelLink = style(
  inPage({
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
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[aria-current='page']": { textDecoration: "underline" } },
      },
    },
  }),
);

export const headerActions = style(
  inPage({
    display: "none",
    ...wide({ display: "flex", flex: "none", alignItems: "center", gap: space.xs }),
    whiteSpace: "nowrap",
  }),
);

export const callLink = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minBlockSize: "2.75rem",
    paddingInline: space.xs,
    color: colour.ink,
    fontWeight: fontWeight.strong,
    textDecoration: "none",
    selectors: { "&:hover": { color: colour.action } },
  }),
);

/** Looks like the menu button; shown on every screen when the header throws. */
export const menuLink = style(
  inPage({
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    gap: space.xs,
    minBlockSize: "2.75rem",
    paddingInline: space.sm,
    border: `2px solid ${colour.edge}`,
    borderRadius: corner.paver,
    background: "transparent",
    color: colour.ink,
    fontSize: "1rem",
    fontWeight: fontWeight.strong,
    textDecoration: "none",
    selectors: { "&:hover, &[aria-expanded='true']": { borderColor: colour.action } },
    "@media": { [narrowest]: { paddingInline: space["2xs"] } },
  }),
);

export const menuToggle = style([menuLink, inPage(wide({ display: "none" }))]);

/** Fixed at the lower edge of small screens, within reach of the thumb. */
export const thumbBar = style(
  inPage({
    position: "fixed",
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: layerOrder.bar,
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: space.xs,
    padding: space.xs,
    paddingBlockEnd: `calc(${space.xs} + env(safe-area-inset-bottom))`,
    background: colour.paper,
    borderBlockStart: `1px solid ${colour.line}`,
    "@media": {
      [low]: { position: "static" },
      [from.desktop]: { display: "none" },
      print: { display: "none" },
    },
  }),
);

export const thumbBarOfThree = style([thumbBar, inPage({ gridTemplateColumns: "1fr 1fr 1fr" })]);

globalStyle(`${thumbBarOfThree} > *`, {
  "@layer": {
    [layers.page]: {
      paddingInline: space["2xs"],
      "@media": { [narrow]: { fontSize: fontSize.small } },
    },
  },
});

globalStyle(`${thumbBar} > *`, {
  "@layer": { [layers.page]: { "@media": { [narrow]: { paddingInline: space["2xs"] } } } },
});
