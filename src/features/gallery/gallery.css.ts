import { style } from "@vanilla-extract/css";
import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, from, space, stacked } from "../../design/tokens.ts";
import { galleryCategories } from "../../domain/gallery-categories.ts";
import { attribute } from "../../hydration/protocol.ts";

export const filterGroup = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const filterButton = pageStyle({
  minBlockSize: "2.75rem",
  paddingInline: space.md,
  border: `1px solid ${colour.edge}`,
  borderRadius: corner.paver,
  background: colour.sheet,
  color: colour.ink,
  fontWeight: fontWeight.medium,
  transition: "background-color var(--quick), color var(--quick)",
  selectors: {
    "&:hover": { borderColor: colour.action, color: colour.action },
    "&[aria-pressed='true']": {
      background: colour.action,
      borderColor: colour.action,
      color: colour.onAction,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[aria-pressed='true']": { outline: "3px solid Highlight" } },
    },
  },
});

export const projectCountLine = pageStyle({ color: colour.inkSoft, fontSize: fontSize.small });

export const projectCard = style({});

// Until the gallery is hydrated, which then hides the others itself: the projects of the URL's category, in
// courses of their own. Where the script fails, nothing else would show the others.
for (const category of galleryCategories) {
  const own = `[${attribute.category}="${category}"]`;
  const cards = `html${own}:not([${attribute.script}]) ${projectCard}`;
  globalPageStyle(`${cards}:not(${own})`, { display: "none" });
  globalPageStyle(cards, { "@media": { [from.tablet]: { gridColumn: "span 5" } } });
  globalPageStyle(`${cards}:nth-child(4n + 1 of ${own}), ${cards}:nth-child(4n of ${own})`, {
    "@media": { [from.tablet]: { gridColumn: "span 7" } },
  });
}

export const projectPicture = pageStyle({
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: corner.sheet,
  // All pictures are 3 : 2.
  aspectRatio: "3 / 2",
  "@media": { [from.tablet]: { aspectRatio: "auto", blockSize: "clamp(15rem, 34vw, 30rem)" } },
});

/** Shows on the picture that a press enlarges it. */
export const enlargeBadge = pageStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "3rem",
  blockSize: "3rem",
  background: colour.slab,
  color: colour.onSlab,
  borderStartStartRadius: corner.sheet,
  transition: "background-color var(--quick)",
  "@media": { print: { display: "none" } },
  selectors: {
    [`${projectPicture}:hover &`]: { background: colour.tile, color: colour.onTile },
  },
});

export const categoryLabel = pageStyle({
  color: colour.inkSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const emptyState = pageStyle({
  ...stacked("md"),
  alignItems: "flex-start",
  padding: space["2xl"],
  border: `2px dashed ${colour.edge}`,
  borderRadius: corner.sheet,
});
