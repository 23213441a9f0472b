import { style } from "@vanilla-extract/css";
import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, space } from "../../design/tokens.ts";

/** A finger-sized target that takes no more space than its text: the rest overlaps the gaps around it. */
export const keepButton = pageStyle({
  // Above the text that it overlaps.
  position: "relative",
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: space["2xs"],
  minBlockSize: "2.75rem",
  margin: `-0.625rem calc(-1 * ${space.xs})`,
  paddingInline: space.xs,
  border: 0,
  borderRadius: corner.paver,
  background: "transparent",
  color: colour.inkSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  selectors: {
    "&:hover": { color: colour.action, textDecoration: "underline" },
    "&[aria-pressed='true']": { color: colour.action, fontWeight: fontWeight.strong },
  },
});

export const keepWord = style({});
export const keptWord = style({});

globalPageStyle(`[aria-pressed='true'] > ${keepWord}, [aria-pressed='false'] > ${keptWord}`, {
  display: "none",
});

// A kept item shows by the shape of the icon, not by its colour alone (WCAG 2.2, 1.4.1).
globalPageStyle(`${keepButton}[aria-pressed='true'] > svg`, { fill: "currentColor" });

/** A title with its keep button at the end of the line. */
export const keepLine = pageStyle({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space.sm,
  flexWrap: "wrap",
});

// With large text on a phone, the button goes below the title.
globalPageStyle(`${keepLine} > :first-child`, { flex: "1 1 9rem" });
