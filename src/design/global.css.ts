import { globalFontFace, globalStyle, type StyleRule } from "@vanilla-extract/css";
import "./print.css.ts";
import { layers } from "./cascade-layers.css.ts";
import { fontFaces, fontFamilies } from "./fonts.ts";
import { colour } from "./theme.css.ts";
import { duration, fontSize, fontWeight, from, inViewport } from "./tokens.ts";

for (const { fontFamily, rule } of fontFaces) globalFontFace(fontFamily, rule);

const base = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { "@layer": { [layers.base]: rule } });

base("*, *::before, *::after", { boxSizing: "border-box" });
base("*", { margin: 0 });

base("html", {
  fontFamily: fontFamilies.text,
  fontSize: "100%",
  // Short lines need less leading.
  lineHeight: 1.5,
  "@media": { [from.desktop]: { lineHeight: 1.6 } },
  textSizeAdjust: "100%",
  WebkitTextSizeAdjust: "100%",
  hyphens: "manual",
  // The sticky header must not cover what is scrolled to or focused (WCAG 2.2, 2.4.11).
  scrollPaddingTop: "6rem",
  scrollPaddingBottom: "5.5rem",
});

base("body", {
  background: colour.paper,
  color: colour.ink,
  fontSize: fontSize.body,
  minHeight: inViewport("100svh"),
  overflowWrap: "break-word",
  fontVariantNumeric: "lining-nums",
  WebkitFontSmoothing: "antialiased",
});

base("h1, h2, h3, h4, h5", {
  fontFamily: fontFamilies.display,
  fontWeight: fontWeight.display,
  lineHeight: 1.1,
  letterSpacing: "-0.015em",
  textWrap: "balance",
  // With very large text in a narrow viewport, a word breaks rather than widen the page.
  overflowWrap: "anywhere",
});
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

// The gap in the page colour keeps the ring visible on any background, pictures included.
base(":focus-visible", {
  outline: `3px solid ${colour.accent}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${colour.paper}`,
  borderRadius: "2px",
});
// A heading gets focus after a navigation so that it is read out; it is not a control.
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
