import { recipe } from "@vanilla-extract/recipes";
import { globalPageStyle, inPage, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, covering, fontSize, fontWeight, space } from "../../design/tokens.ts";

export const group = pageStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = pageStyle({
  paddingBlockEnd: space.xs,
  paddingInline: 0,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
});

/** Tiles in courses, like bricks: as many in a row as fit. */
export const choices = recipe({
  base: inPage({ display: "grid", gap: space.xs }),
  variants: {
    pictures: {
      true: inPage({ gridTemplateColumns: "repeat(auto-fill, minmax(min(5.75rem, 100%), 1fr))" }),
      false: inPage({ gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))" }),
    },
  },
});

/** Buttons in two columns; in one where text is large. */
export const presetButtons = pageStyle({
  display: "grid",
  gap: space.xs,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(max(8.5rem, 40%), 100%), 1fr))",
});

// As small as the words of a tile, so that a size fits into two lines on a phone.
globalPageStyle(`${presetButtons} > button`, {
  paddingInline: space.xs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const choice = pageStyle({ position: "relative", display: "flex", cursor: "pointer" });

/** Invisible over the whole tile, so that it still takes presses and focus. */
export const choiceInput = pageStyle({
  ...covering,
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

export const tile = pageStyle({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  justifyContent: "center",
  gap: space["2xs"],
  minBlockSize: "3rem",
  minInlineSize: 0,
  padding: `${space.xs} ${space.sm}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: corner.paver,
  background: colour.sheet,
  lineHeight: 1.25,
  selectors: {
    [`${choiceInput}:hover + &`]: { borderColor: colour.ink },
    // Colour alone shows no state: the border is thicker too (WCAG 2.2, 1.4.1).
    [`${choiceInput}:checked + &`]: {
      borderColor: colour.action,
      boxShadow: `inset 0 0 0 2px ${colour.action}`,
    },
    [`${choiceInput}:focus-visible + &`]: {
      outline: `3px solid ${colour.accent}`,
      outlineOffset: "3px",
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        [`${choiceInput}:checked + &`]: { border: "3px solid Highlight" },
      },
    },
  },
});

export const choiceLabel = pageStyle({ fontSize: fontSize.small, fontWeight: fontWeight.medium });

/** Tiles with a picture are narrow: their longest word has to fit three to a row on a phone. */
export const pictureTile = pageStyle({
  justifyContent: "flex-start",
  padding: space["2xs"],
  fontSize: "0.8125rem",
});
export const pictureLabel = pageStyle({ fontWeight: fontWeight.medium });

export const choiceNote = pageStyle({
  color: colour.inkSoft,
  fontSize: "0.875rem",
  lineHeight: 1.35,
});
