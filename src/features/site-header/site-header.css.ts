import { style } from "@vanilla-extract/css";
import { fontFamilies } from "../../design/fonts.ts";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, from, layerOrder, space } from "../../design/tokens.ts";
import { gutter } from "../../ui/container/container.css.ts";

const wide = (rule: object) => ({ "@media": { [from.desktop]: rule } });

export const header = style(
  inPage({
    position: "sticky",
    insetBlockStart: 0,
    zIndex: layerOrder.bar,
    background: colour.paper,
    borderBlockEnd: `1px solid ${colour.line}`,
  }),
);

export const bar = style(
  inPage({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.base,
    minBlockSize: "4.25rem",
    maxInlineSize: "86rem",
    marginInline: "auto",
    paddingInline: gutter,
  }),
);

export const brand = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.snug,
    minBlockSize: "2.75rem",
    color: colour.ink,
    fontFamily: fontFamilies.display,
    fontSize: "1.3rem",
    fontWeight: "800",
    letterSpacing: "-0.02em",
    lineHeight: 1.1,
    textDecoration: "none",
  }),
);

export const brandMark = style(
  inPage({ inlineSize: "2.25rem", blockSize: "2.25rem", flex: "none", color: colour.action }),
);

export const nav = style(inPage({ display: "none", ...wide({ display: "block" }) }));

export const list = style(inPage({ display: "flex", alignItems: "center", gap: "0.1rem" }));

export const entry = style(inPage({ position: "relative" }));

export const link = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.hair,
    minBlockSize: "2.75rem",
    paddingInline: "0.7rem",
    border: 0,
    background: "transparent",
    color: colour.ink,
    fontSize: "1rem",
    fontWeight: fontWeight.medium,
    textDecoration: "none",
    borderRadius: corner.paver,
    selectors: {
      "&:hover": { color: colour.action },
      "&[aria-current='page'], &[data-current]": {
        color: colour.action,
        boxShadow: `inset 0 -3px 0 ${colour.action}`,
        borderRadius: 0,
      },
      "&[aria-current='page']:focus-visible, &[data-current]:focus-visible": {
        boxShadow: `0 0 0 3px ${colour.paper}`,
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

/** Shown while its button says so; without scripts, on pointing at it or moving into it. */
export const panel = style(
  inPage({
    display: "none",
    position: "absolute",
    insetBlockStart: "100%",
    insetInlineStart: "50%",
    transform: "translateX(-50%)",
    zIndex: layerOrder.menu,
    paddingBlockStart: "0.65rem",
    selectors: { "&[data-open]": { display: "block" } },
    "@media": {
      "(scripting: none)": {
        selectors: {
          [`${entry}:hover > &, ${entry}:focus-within > &`]: { display: "block" },
        },
      },
    },
  }),
);

export const panelList = style(
  inPage({
    display: "grid",
    gap: "2px",
    minInlineSize: "14rem",
    padding: space.tight,
    background: colour.sheet,
    border: `1px solid ${colour.line}`,
    borderBlockStart: `4px solid ${colour.brick}`,
    borderRadius: corner.sheet,
    boxShadow: "0 1rem 2.5rem rgb(0 0 0 / 0.18)",
    selectors: { "&[data-columns='2']": { gridTemplateColumns: "repeat(2, minmax(11rem, 1fr))" } },
  }),
);

export const panelLink = style(
  inPage({
    display: "flex",
    alignItems: "center",
    minBlockSize: "2.75rem",
    paddingInline: space.snug,
    borderRadius: corner.paver,
    color: colour.ink,
    textDecoration: "none",
    whiteSpace: "nowrap",
    selectors: {
      "&:hover": { background: colour.sand, color: colour.ink },
      "&[aria-current='page']": { color: colour.action, fontWeight: fontWeight.strong },
      "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
    },
  }),
);

export const calls = style(
  inPage({ display: "none", ...wide({ display: "flex", alignItems: "center", gap: space.tight }) }),
);

export const callLink = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.tight,
    minBlockSize: "2.75rem",
    paddingInline: space.tight,
    color: colour.ink,
    fontWeight: fontWeight.strong,
    textDecoration: "none",
    whiteSpace: "nowrap",
    selectors: { "&:hover": { color: colour.action } },
  }),
);

export const menuButton = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.tight,
    minBlockSize: "2.75rem",
    paddingInline: space.snug,
    border: `2px solid ${colour.edge}`,
    borderRadius: corner.paver,
    background: "transparent",
    color: colour.ink,
    fontWeight: fontWeight.strong,
    textDecoration: "none",
    ...wide({ display: "none" }),
  }),
);

export const mobilePanel = style(
  inPage({
    maxBlockSize: "calc(100dvh - 4.25rem)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    borderBlockStart: `1px solid ${colour.line}`,
    paddingInline: gutter,
    paddingBlock: `${space.tight} 6rem`,
    ...wide({ display: "none" }),
  }),
);

export const mobileLink = style([
  panelLink,
  inPage({
    inlineSize: "100%",
    justifyContent: "space-between",
    minBlockSize: "3.25rem",
    paddingInline: space.hair,
    border: 0,
    borderBlockEnd: `1px solid ${colour.line}`,
    borderRadius: 0,
    background: "transparent",
    fontSize: fontSize.body,
    fontWeight: fontWeight.medium,
    textAlign: "start",
  }),
]);

export const mobileList = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space.base,
    paddingBlock: space.hair,
    paddingInlineStart: space.base,
    background: colour.sand,
  }),
);

/** Call and quote within reach of the thumb, on small screens only. */
export const thumbBar = style(
  inPage({
    position: "fixed",
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: layerOrder.bar,
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: space.tight,
    padding: space.tight,
    paddingBlockEnd: `max(${space.tight}, env(safe-area-inset-bottom))`,
    background: colour.paper,
    borderBlockStart: `1px solid ${colour.line}`,
    "@media": { [from.desktop]: { display: "none" }, print: { display: "none" } },
  }),
);
