import { pageStyle } from "../../design/cascade-layers.css.ts";
import { displayText } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import {
  below,
  fontSize,
  fontWeight,
  from,
  inViewport,
  space,
  stacked,
} from "../../design/tokens.ts";
import { contentColumn, gutter } from "../../ui/container/container.css.ts";

/** Where the slab ends and the picture begins, beside each other in wide windows. */
const seam = "calc(50% - 6rem)";

/** Heights at which a picture as wide as the window, or as its part beside the seam, is 2.19 : 1. */
const flattest = { window: "100vw / 2.19", besideSeam: "(50vw + 6rem) / 2.19" };

/** The words on an opaque slab; the picture is above it, in wide windows to its right. */
export const hero = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  background: colour.sand,
  "@media": {
    [from.desktop]: {
      minBlockSize: inViewport(`max(min(78svh, 52rem), ${flattest.besideSeam})`),
    },
  },
});

export const lowHero = pageStyle([
  hero,
  {
    "@media": {
      [from.desktop]: {
        minBlockSize: inViewport(`max(min(62svh, 36rem), ${flattest.besideSeam})`),
      },
    },
  },
]);

/** No taller on a phone than it has to be, so that price and button are in its first screen. */
export const picture = pageStyle({
  overflow: "hidden",
  blockSize: inViewport(`max(${flattest.window}, min(20svh, 13.75rem))`),
  "@media": {
    [from.tablet]: { blockSize: inViewport(`max(${flattest.window}, min(34svh, 24rem))`) },
    [from.desktop]: {
      position: "absolute",
      insetBlock: 0,
      insetInline: `${seam} 0`,
      blockSize: "auto",
    },
  },
});

export const content = pageStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  ...contentColumn,
  paddingBlock: `${space.sm} ${space.lg}`,
  "@media": {
    [from.tablet]: { paddingBlock: `${space.xl} 3.25rem` },
    [from.desktop]: { paddingBlock: `${space["2xl"]} 4rem` },
  },
});

export const column = pageStyle({
  containerType: "inline-size",
  ...stacked("sm"),
  alignItems: "flex-start",
  // The centre of the content is the centre of the hero, so both percentages meet at the seam.
  "@media": {
    [from.tablet]: { gap: space.lg },
    [from.desktop]: { maxInlineSize: `calc(${seam} - ${space.xl})` },
  },
});

export const lead = pageStyle({
  fontSize: fontSize.body,
  lineHeight: 1.4,
  "@media": {
    [from.tablet]: { fontSize: fontSize.lead, lineHeight: 1.45 },
    [from.desktop]: { fontSize: "1.25rem" },
  },
});

/** A link in a row of its own below the buttons, as close to them as its height allows. */
export const quietWay = pageStyle({
  flexBasis: "100%",
  marginBlock: `calc(-1 * ${space.xs})`,
});

export const proof = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  rowGap: space["2xs"],
  color: colour.inkSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const proofItem = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2xs"],
});

/** For an element that overlaps the lower edge of a hero. */
export const overHeroEdge = pageStyle({
  position: "relative",
  ...contentColumn,
  paddingInline: 0,
  "@media": {
    [from.tablet]: { paddingInline: gutter, marginBlockStart: "-2rem" },
  },
});

/** On a phone the first fact, and the last of four, are rows; two are between or below them. */
const isRow = "&:first-child, &:last-child:nth-child(even)";

/** From a tablet on three share one row; four have two rows of two there, and one on a desktop. */
const isOneOfThree =
  "&:first-child:nth-last-child(3), &:nth-child(2):nth-last-child(2), &:last-child:nth-child(3)";

export const strip = pageStyle({
  containerType: "inline-size",
  display: "flex",
  flexWrap: "wrap",
  gap: "1px",
  background: colour.line,
  borderBlock: `1px solid ${colour.line}`,
  "@media": {
    [from.tablet]: {
      gap: "4px",
      padding: "4px",
      border: 0,
      background: colour.joint,
    },
  },
});

export const fact = pageStyle({
  ...stacked("2xs"),
  // Beside another only if their longest words have room.
  flex: "10 1 0",
  minInlineSize: "min-content",
  paddingBlock: space.xs,
  paddingInline: gutter,
  background: colour.sheet,
  color: colour.ink,
  "@media": {
    [below.tablet]: {
      selectors: {
        [isRow]: {
          flexBasis: "100%",
          flexDirection: "row",
          flexWrap: "wrap",
          alignItems: "baseline",
          justifyContent: "space-between",
        },
        // Less than the third, which has to have room for "5-year workmanship".
        "&:nth-child(2)": { flexGrow: 9, paddingInlineEnd: space.sm },
        "&:nth-child(3)": { paddingInlineStart: space.sm },
      },
    },
    [from.tablet]: {
      padding: space.md,
      flex: "1 1 max(40%, 12rem)",
      selectors: { [isOneOfThree]: { flexBasis: "max(26%, 12rem)" } },
    },
    [from.desktop]: {
      padding: space.lg,
      flexBasis: "max(20%, 12rem)",
    },
  },
});

export const factLabel = pageStyle({
  color: colour.inkSoft,
  fontSize: "0.8125rem",
  lineHeight: 1.25,
  "@media": { [from.tablet]: { fontSize: fontSize.small, lineHeight: 1.3 } },
});

export const factValue = pageStyle({
  ...displayText("0.9375rem"),
  lineHeight: 1.2,
  "@media": { [from.tablet]: { fontSize: fontSize.lead } },
  letterSpacing: "-0.01em",
  textWrap: "balance",
});

export const before = pageStyle({
  display: "block",
  fontSize: fontSize.heading,
  letterSpacing: "-0.015em",
  paddingBlockEnd: space.xs,
});

/** The longest name fits a window of 320 px; with the letter spacing of WCAG 2.2, 1.4.12 it wraps. */
export const areaName = pageStyle({
  display: "inline-block",
  fontSize: `min(${fontSize.giant}, 11.4vw)`,
  // The block is as high as its glyphs may be.
  lineHeight: 1.2,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  paddingInline: "0.16em",
  paddingBlock: "0.04em",
  background: colour.tile,
  color: colour.onTile,
  borderRadius: "3px",
  // Beside the picture, as wide as the column of the hero.
  "@media": {
    [from.desktop]: { fontSize: "min(3.7rem, 4.6vw)" },
    // Without the block (src/design/print.css.ts).
    print: { paddingInline: 0 },
  },
});
