import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import {
  breakpoint,
  columns,
  corner,
  fontWeight,
  from,
  justBelow,
  pressTarget,
  space,
  stacked,
} from "../../design/tokens.ts";
import { arrowLink } from "../../ui/link/link.css.ts";
import { card, picture, pictureAbove } from "../blocks/service-cards/service-cards.css.ts";

/** Here three would be too narrow side by side, and too long one below the other. */
const tabletAlone = `screen and (min-width: ${breakpoint.tablet}rem) and (max-width: ${justBelow(breakpoint.desktop)})`;

export const panels = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  "@media": {
    [from.desktop]: { gridTemplateColumns: columns(3, "15rem"), gap: space.md },
  },
});

/** A tall picture with a caption across its lower edge, and on a tablet across its side. */
export const panel = pageStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  "@media": { [tabletAlone]: { flexDirection: "row" } },
});

export const panelPicture = pageStyle({
  aspectRatio: "2 / 1",
  overflow: "hidden",
  borderRadius: corner.sheet,
  "@media": {
    [tabletAlone]: { flex: "none", inlineSize: "min(60%, 100% - 16.5rem)", aspectRatio: "auto" },
    [from.desktop]: { aspectRatio: "4 / 5" },
    print: { aspectRatio: "5 / 2" },
  },
});

export const panelCaption = pageStyle({
  containerType: "inline-size",
  position: "relative",
  flex: 1,
  ...stacked("xs"),
  marginBlockStart: "-3rem",
  marginInlineEnd: space.xl,
  padding: space.md,
  background: colour.slabRaised,
  color: colour.onSlab,
  borderBlockStart: `4px solid ${colour.brick}`,
  "@media": {
    [from.tablet]: { padding: space.lg },
    [tabletAlone]: { marginBlock: space.lg, marginInline: `calc(-1 * ${space["2xl"]}) 0` },
  },
});

export const panelText = pageStyle({ color: colour.onSlabSoft, lineHeight: 1.5, flex: 1 });

export const panelLink = pageStyle({
  ...pressTarget,
  gap: space.xs,
  color: colour.onSlab,
  fontWeight: fontWeight.strong,
  // The link covers the whole panel, and screen readers read its text alone.
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});

export const services = pageStyle({
  display: "grid",
  columnGap: space.lg,
  rowGap: space.sm,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.tablet]: { gridTemplateColumns: columns(3, "11rem"), rowGap: space.xl },
  },
});

/** A small picture beside the text on a phone, a low one above it in wider windows. */
export const service = pageStyle([card, pictureAbove, { paddingBlockEnd: 0 }]);

export const servicePicture = pageStyle([
  picture,
  { "@media": { [from.tablet]: { blockSize: "auto", aspectRatio: "2 / 1" } } },
]);

/** The link covers the whole card. */
export const learnMoreLink = pageStyle([
  arrowLink,
  { selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } } },
]);
