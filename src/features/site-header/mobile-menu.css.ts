import { keyframes } from "@vanilla-extract/css";
import { pageStyle } from "../../design/cascade-layers.css.ts";
import { patternDataUri } from "../../design/patterns/paver-svg.ts";
import { colour } from "../../design/theme.css.ts";
import {
  barSize,
  fontWeight,
  from,
  lowWindow,
  palette,
  space,
  thumbBarSize,
} from "../../design/tokens.ts";
import { gutter } from "../../ui/container/container.css.ts";
import { panelLink, underlinedIfCurrent } from "./dropdown-menu.css.ts";

const unfold = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });

const betweenBars = (window: string) => `calc(${window} - ${barSize} - 1px - ${thumbBarSize})`;

/** Covers the page between the header and the thumb bar. */
export const panel = pageStyle({
  position: "absolute",
  insetBlockStart: "calc(100% + 1px)",
  insetInline: 0,
  display: "flex",
  flexDirection: "column",
  blockSize: betweenBars("100vh"),
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: colour.paper,
  animation: `${unfold} var(--quick) ease-out`,
  // Browsers keep a declaration with env() whatever its units, so one before it would be no fallback.
  "@supports": {
    "(height: 1dvh)": {
      blockSize: betweenBars("100dvh"),
      "@media": { [lowWindow]: { blockSize: "auto" } },
    },
  },
  "@media": {
    [lowWindow]: { blockSize: "auto", boxShadow: "0 1rem 2rem rgb(0 0 0 / 0.25)" },
    [from.desktop]: { display: "none" },
  },
});

export const row = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  inlineSize: "100%",
  minBlockSize: "3.5rem",
  paddingInline: gutter,
  border: 0,
  borderBlockEnd: `1px solid ${colour.line}`,
  background: "transparent",
  color: colour.ink,
  fontSize: "1.1875rem",
  fontWeight: fontWeight.strong,
  textAlign: "start",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: colour.action },
    "&[aria-current]": {
      color: colour.action,
      boxShadow: `inset 6px 0 0 ${colour.action}`,
    },
    "&:focus-visible": { outlineOffset: "-4px", boxShadow: "none" },
  },
  "@media": { "(forced-colors: active)": underlinedIfCurrent },
});

export const subList = pageStyle({
  display: "none",
  columnGap: space.md,
  paddingBlock: space.xs,
  paddingInline: gutter,
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.sand,
  selectors: {
    "&[data-open]": { display: "block" },
    // One column where text is so large that two do not fit.
    "&[data-columns='2']": { columns: "2 8rem" },
  },
});

export const subLink = pageStyle([
  panelLink,
  {
    position: "relative",
    paddingInline: 0,
    selectors: {
      "&:hover": { background: "transparent", color: colour.actionStrong },
      // Clay alone has too little contrast for text on sand.
      "&[aria-current='page']": { color: colour.actionStrong, boxShadow: "none" },
      "&[aria-current='page']::before": {
        content: "",
        position: "absolute",
        insetBlock: space.sm,
        insetInlineStart: `calc(-1 * ${space.sm})`,
        inlineSize: "4px",
        background: colour.action,
      },
    },
  },
]);

const laid = (scheme: keyof typeof palette) => {
  const { sand, deepSand, line } = palette[scheme];
  const fills = [sand, deepSand, sand, line] as const;
  return `url("${patternDataUri("stretcher", { brickLength: 72, joint: 3, fills: [...fills] })}")`;
};

/** Running bond fills the space below the links. */
export const laidGround = pageStyle({
  flex: 1,
  backgroundImage: laid("light"),
  backgroundPosition: "center bottom",
  maskImage: "linear-gradient(transparent 10%, black)",
  "@media": {
    "(prefers-color-scheme: dark)": { backgroundImage: laid("dark") },
    "(forced-colors: active)": { display: "none" },
  },
});
