import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { displayText } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import {
  barSize,
  below,
  corner,
  fontSize,
  fontWeight,
  from,
  lowWindow,
  narrow,
  pressTarget,
  space,
  zIndex,
} from "../../design/tokens.ts";
import { contentColumn } from "../../ui/container/container.css.ts";
import { underlinedIfCurrent } from "./dropdown-menu.css.ts";

const onDesktop = (rule: object) => ({ "@media": { [from.desktop]: rule } });

const narrowest = "screen and (max-width: 14rem)";

// In a low window no bar covers what is scrolled to or focused, so less padding is enough.
globalPageStyle("html", { "@media": { [lowWindow]: { scrollPadding: space.md } } });

export const header = pageStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: zIndex.bar,
  background: colour.paper,
  borderBlockEnd: `1px solid ${colour.line}`,
  // Chrome keeps what is at the middle of the upper edge in its place when a phone is turned, and the
  // header goes to the top of the page then. So all of it but the uppermost pixel can be pressed.
  pointerEvents: "none",
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      inset: "1px 0 0",
      zIndex: -1,
      pointerEvents: "auto",
    },
  },
  "@media": { [lowWindow]: { position: "relative" }, print: { position: "static" } },
});

/** As wide as the content column, so that the mark aligns with the headings. */
export const bar = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
  minBlockSize: barSize,
  ...contentColumn,
  "@media": {
    [narrowest]: { gap: space.xs, paddingInline: space.xs },
    [below.desktop]: { flexWrap: "wrap" },
  },
});

globalPageStyle(`${header} > :not(${bar}), ${bar} > *`, { pointerEvents: "auto" });

export const brand = pageStyle({
  ...pressTarget,
  gap: space.sm,
  // A long name breaks before the menu does.
  flexShrink: 1e5,
  // For the focus ring of a name on three lines.
  marginBlock: space.xs,
  color: colour.ink,
  ...displayText("clamp(1.15rem, 0.8rem + 1.8vw, 1.3rem)"),
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
  textDecoration: "none",
  "@media": {
    [narrow]: { gap: space.xs },
    // Its longest word alone decides whether the menu has room beside it.
    [below.desktop]: { flex: "1 1 0", minInlineSize: "min-content" },
  },
});

export const brandMark = pageStyle({
  flex: "none",
  color: colour.action,
  "@media": { [narrowest]: { display: "none" } },
});

export const nav = pageStyle({ display: "none", ...onDesktop({ display: "block" }) });

/** Wraps when the browser enforces a minimum font size. */
export const list = pageStyle({ display: "flex", flexWrap: "wrap", alignItems: "center" });

/** As high as the bar, so that the current page is marked on the bar's lower edge. */
export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2xs"],
  minBlockSize: barSize,
  // From 7 px in the narrowest window that shows it to 11 px.
  paddingInline: "clamp(0.45rem, -1.45rem + 2.5vw, 0.7rem)",
  border: 0,
  background: "transparent",
  color: colour.ink,
  fontSize: "1rem",
  fontWeight: fontWeight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover, &[aria-expanded='true']": { color: colour.action },
    "&[aria-current]": {
      color: colour.action,
      boxShadow: `inset 0 -4px 0 ${colour.action}`,
    },
    "&:focus-visible": { outlineOffset: "-6px", boxShadow: "none" },
  },
  "@media": { "(forced-colors: active)": underlinedIfCurrent },
});

export const headerActions = pageStyle({
  display: "none",
  ...onDesktop({ display: "flex", flex: "none", alignItems: "center", gap: space.xs }),
  whiteSpace: "nowrap",
});

export const callLink = pageStyle({
  ...pressTarget,
  gap: space.xs,
  paddingInline: space.xs,
  color: colour.ink,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  textDecoration: "none",
  selectors: { "&:hover": { color: colour.action } },
});

export const callText = pageStyle({ "@media": { [from.wide]: { fontSize: fontSize.small } } });

/** Below the name, in windows where it fits beside the menu. */
export const callNumber = pageStyle({
  display: "none",
  "@media": { [from.wide]: { display: "block", fontSize: "1rem" } },
});

/** Looks like the menu button; shown on every screen when the header throws. */
export const menuLink = pageStyle({
  ...pressTarget,
  flex: "none",
  gap: space.xs,
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
});

export const menuToggle = pageStyle([menuLink, onDesktop({ display: "none" })]);
