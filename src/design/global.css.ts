import { globalFontFace, globalStyle, type StyleRule } from "@vanilla-extract/css";
import "./print.css.ts";
import { fontFaces, fontFamilies } from "./fonts.ts";
import { layers } from "./layers.css.ts";
import { colour } from "./theme.css.ts";
import { duration, fontSize, fontWeight } from "./tokens.ts";

for (const { fontFamily, rule } of fontFaces) globalFontFace(fontFamily, rule);

const base = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { "@layer": { [layers.base]: rule } });

base("*, *::before, *::after", { boxSizing: "border-box" });
base("*", { margin: 0 });

base("html", {
  fontFamily: fontFamilies.text,
  fontSize: "100%",
  lineHeight: 1.6,
  textSizeAdjust: "100%",
  WebkitTextSizeAdjust: "100%",
  hyphens: "manual",
  // The bar is sticky: what is scrolled to or focused must not lie under it (WCAG 2.2, 2.4.11).
  scrollPaddingTop: "6rem",
  scrollPaddingBottom: "5.5rem",
});

base("body", {
  background: colour.paper,
  color: colour.ink,
  fontSize: fontSize.body,
  minHeight: "100svh",
  overflowWrap: "break-word",
  fontVariantNumeric: "lining-nums",
  WebkitFontSmoothing: "antialiased",
});

base("h1, h2, h3, h4", {
  fontFamily: fontFamilies.display,
  fontWeight: fontWeight.display,
  lineHeight: 1.1,
  letterSpacing: "-0.015em",
  textWrap: "balance",
});
// Very large letters in a narrow window: a word breaks rather than widen the page.
base("h1, h2, h3, h4", { overflowWrap: "anywhere" });
base("p, li, dd, figcaption", { textWrap: "pretty" });
base("ul, ol", { padding: 0, listStyle: "none" });
base("img, svg, iframe", { display: "block", maxWidth: "100%" });
base("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
base("button", { cursor: "pointer" });
base("address", { fontStyle: "normal" });
base("iframe", { border: 0 });
base("[hidden]:not([hidden='until-found'])", { display: "none" });

base("a", {
  color: "inherit",
  textDecorationThickness: "0.08em",
  textUnderlineOffset: "0.18em",
});

/** Violet ring with a gap: it stands on paper, on the slab and on a picture alike. */
base(":focus-visible", {
  outline: `3px solid ${colour.accent}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${colour.paper}`,
  borderRadius: "2px",
});
/** A heading that takes focus after a change of page is read out, not pressed: no ring. */
base("[tabindex='-1']:focus", { outline: "none", boxShadow: "none" });

base("::selection", { background: colour.accent, color: colour.onAccent });

base("body", {
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      vars: { "--quick": duration.quick, "--calm": duration.calm },
    },
    "(prefers-reduced-motion: reduce)": { vars: { "--quick": "0.01ms", "--calm": "0.01ms" } },
  },
});

/*
 * Without scripts, what only works with them gives way to what works without. These rules stand
 * outside the layers, so that no part's own display wins over them.
 */
globalStyle("[data-needs-script]", { "@media": { "(scripting: none)": { display: "none" } } });
globalStyle("html[data-script='failed'] [data-needs-script]", { display: "none" });
// Hidden first: a browser that cannot tell whether scripts run is taken to run them.
globalStyle("[data-without-script]", {
  display: "none",
  "@media": { "(scripting: none)": { display: "revert-layer" } },
});
globalStyle("html[data-script='failed'] [data-without-script]", { display: "revert-layer" });

/** Something was pressed before its script arrived: it waits, visibly. */
globalStyle("[data-waiting]", { cursor: "progress", opacity: 0.7 });

/*
 * A page that opens lays out its first screen, and the rest when it is quiet, part by part (the late
 * loader sees to that): what is beyond the window by more than its height waits. The browser lays it
 * out sooner if the visitor comes near, searches, or jumps there.
 */
globalStyle(
  [
    "html:not([data-laid-out]) main > section ~ section:not([data-laid-out])",
    "html:not([data-laid-out]) footer:not([data-laid-out])",
  ].join(),
  {
    "@media": {
      "screen and (scripting: enabled)": {
        contentVisibility: "auto",
        containIntrinsicBlockSize: "auto 60rem",
      },
    },
  },
);
