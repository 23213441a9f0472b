import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { below, fontSize, fontWeight, space } from "../../design/tokens.ts";

export const heading = pageStyle({ fontWeight: fontWeight.strong, lineHeight: 1.4 });

export const lines = pageStyle({
  display: "flex",
  flexDirection: "column",
  listStyle: "none",
  fontSize: fontSize.small,
});

/** A small picture beside the text. */
export const line = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.sm,
  paddingBlock: `${space.xs} ${space["2xs"]}`,
  color: colour.ink,
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${colour.line}` } },
});

export const picture = pageStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  minInlineSize: "3.25rem",
  blockSize: "3.25rem",
});

/** In place of the drawing, as high. */
export const onPhoto = pageStyle({ inlineSize: "5rem", blockSize: "3.25rem", overflow: "hidden" });
globalPageStyle(`${onPhoto} > canvas`, { blockSize: "100%" });

/** The title, and below it the price with the buttons, which wrap where the letters are large. */
export const lineText = pageStyle({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.sm,
  overflowWrap: "anywhere",
  lineHeight: 1.4,
});

export const lineTitle = pageStyle({ flex: "1 1 100%", fontWeight: fontWeight.strong });

export const lineLook = pageStyle({ "@media": { [below.tablet]: { display: "none" } } });

export const lineNote = pageStyle({ flex: "1 1 4.25rem", color: colour.inkSoft });

export const lineActions = pageStyle({ display: "flex", columnGap: space.sm });

/** Aligns the text of the buttons with the line. */
globalPageStyle(`${lineActions} > *`, { paddingInline: 0, fontSize: fontSize.small });

export const sum = pageStyle({
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${colour.line}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
});

/** Below picture and text: whether it is an alternative. */
export const place = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  inlineSize: "100%",
  // What is pressed overlaps the air around it, so that Name stays in the first view of a phone.
  margin: "-0.75rem 0 -0.5rem",
  padding: 0,
  border: 0,
});

export const placeOption = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  minBlockSize: "2.75rem",
  accentColor: colour.action,
  cursor: "pointer",
});

export const items = pageStyle({
  color: colour.inkSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
