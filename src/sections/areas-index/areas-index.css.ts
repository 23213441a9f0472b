import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, from, pressTarget, space } from "../../design/tokens.ts";

export const mainArea = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  paddingBlock: space.xl,
  borderBlockStart: `2px solid ${colour.ink}`,
  "@media": {
    [from.tablet]: { display: "flex", flexWrap: "wrap", columnGap: space["3xl"] },
  },
});

// The suburbs are beside the area where both have room for their letters.
globalPageStyle(`${mainArea} > *`, {
  "@media": { [from.tablet]: { flex: "7 1 0", minInlineSize: "min(17rem, 100%)" } },
});
globalPageStyle(`${mainArea} > :first-child`, {
  "@media": { [from.tablet]: { flexGrow: 5, minInlineSize: "min(15.75rem, 100%)" } },
});

export const nameLink = pageStyle({
  ...pressTarget,
  gap: space.sm,
  textDecorationColor: "transparent",
  selectors: { "&:hover": { color: colour.action, textDecorationColor: "currentColor" } },
});

export const nameArrow = pageStyle({
  display: "inline-flex",
  color: colour.action,
  fontSize: fontSize.lead,
});

export const suburbs = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(10rem, max(8rem, 45%), 100%), 1fr))",
  columnGap: space.md,
  alignContent: "start",
});

export const suburbLink = pageStyle({
  ...pressTarget,
  lineHeight: 1.25,
  // A long name breaks rather than run into the next column (WCAG 2.2, 1.4.12).
  overflowWrap: "anywhere",
  textDecorationColor: colour.edge,
  selectors: { "&:hover": { color: colour.action, textDecorationColor: "currentColor" } },
});

export const strip = pageStyle({ paddingBlock: space["2xl"], background: colour.sand });
