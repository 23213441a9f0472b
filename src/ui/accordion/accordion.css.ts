import { style } from "@vanilla-extract/css";
import { uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, space, stacked } from "../../design/tokens.ts";

export const accordion = uiStyle(stacked("xs"));

/** The open item has a highlighted border (docs/specification.md#faq). */
export const item = uiStyle({
  border: `1px solid ${colour.line}`,
  borderInlineStart: `5px solid ${colour.deepSand}`,
  borderRadius: corner.paver,
  background: colour.sheet,
  transition: "border-color var(--quick)",
  selectors: { "&[data-state='open']": { borderColor: colour.action } },
});

export const trigger = uiStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  // Of the window too, so that large letters keep the room for their words.
  gap: `min(${space.md}, 5vw)`,
  inlineSize: "100%",
  minBlockSize: "3.5rem",
  paddingBlock: space.sm,
  paddingInline: `min(${space.lg}, 7.5vw)`,
  border: 0,
  background: "transparent",
  color: colour.ink,
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: 1.35,
  textAlign: "start",
  letterSpacing: 0,
  selectors: { "&:hover": { color: colour.action } },
});

export const indicator = uiStyle({
  display: "inline-flex",
  flex: "none",
  color: colour.action,
  transition: "transform var(--calm)",
  selectors: { "&[data-state='open']": { transform: "rotate(180deg)" } },
  "@media": { "(scripting: none)": { display: "none" }, print: { display: "none" } },
});

/** On an accordion before hydration: it shows the item that the browser leads to, instead of the open one. */
export const targetOpen = style({});

/** Without script all content is shown. */
export const content = uiStyle({
  selectors: {
    [`${targetOpen} :target + &`]: { display: "block", contentVisibility: "visible" },
    // Where a question is the target, or an answer is revealed: by find in page, or as it has the words of a
    // link (URL Fragment Text Directives). A browser without :has() shows both.
    [`${targetOpen}:has(> * > :is(:target, [data-state='closed']:not([hidden]))) :not(:target) + &[data-state='open']`]:
      { display: "none" },
  },
  "@media": {
    "(scripting: none)": { display: "block !important", contentVisibility: "visible" },
  },
});

/** The padding is inside, so that collapsed content takes no space while find in page searches it. */
export const answer = uiStyle({
  paddingInline: space.lg,
  paddingBlockEnd: space.lg,
  ...stacked("sm"),
});
