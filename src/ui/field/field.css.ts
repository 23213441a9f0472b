import { uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, space, stacked } from "../../design/tokens.ts";

export const field = uiStyle({
  ...stacked("2xs"),
  minInlineSize: 0,
});

/** The hint is beside the label where it fits, so that controls in a row align. */
export const heading = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.sm,
});

export const label = uiStyle({ fontWeight: fontWeight.strong, lineHeight: 1.4 });
export const asterisk = uiStyle({ color: colour.danger });
export const hint = uiStyle({ color: colour.inkSoft, fontSize: fontSize.small, lineHeight: 1.4 });

export const control = uiStyle({
  inlineSize: "100%",
  minBlockSize: "3rem",
  // Keeps the label in view above a control that is scrolled to.
  scrollMarginBlockStart: space.md,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `1px solid ${colour.edge}`,
  borderRadius: corner.paver,
  background: colour.paper,
  color: colour.ink,
  // iOS zooms into a focused field with text below 16 px.
  fontSize: fontSize.body,
  accentColor: colour.action,
  selectors: {
    "&:hover": { borderColor: colour.ink },
    // docs/specification.md#validation; the message has an icon beside the colour.
    "&[aria-invalid='true']": {
      borderColor: colour.danger,
      boxShadow: `inset 0 0 0 1px ${colour.danger}`,
    },
    "select&": {
      appearance: "none",
      paddingInlineEnd: space.xl,
      backgroundImage: `linear-gradient(45deg, transparent 50%, ${colour.ink} 50%), linear-gradient(-45deg, transparent 50%, ${colour.ink} 50%)`,
      backgroundPosition: "right 1.25rem center, right 0.9rem center",
      backgroundSize: "0.36rem 0.36rem",
      backgroundRepeat: "no-repeat",
      // The drawn arrow keeps its colour there, and may have that of its background.
      "@media": { "(forced-colors: active)": { appearance: "auto", backgroundImage: "none" } },
    },
    "textarea&": { minBlockSize: "8rem", resize: "vertical", lineHeight: 1.5 },
  },
});

export const errorText = uiStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: space["2xs"],
  color: colour.danger,
  fontWeight: fontWeight.medium,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
