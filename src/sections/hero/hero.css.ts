import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, from, measure, space } from "../../design/tokens.ts";
import { gutter } from "../../ui/container/container.css.ts";

/** The picture edge to edge, the text over its left side; on a phone the text is below it. */
export const hero = style(
  inPage({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    background: colour.slab,
    color: colour.onSlab,
    isolation: "isolate",
    "@media": { [from.tablet]: { minBlockSize: "min(78svh, 52rem)" } },
  }),
);

export const lowHero = style([
  hero,
  inPage({ "@media": { [from.tablet]: { minBlockSize: "min(58svh, 36rem)" } } }),
]);

export const picture = style(
  inPage({
    position: "relative",
    zIndex: -1,
    overflow: "hidden",
    maxBlockSize: "46svh",
    "@media": { [from.tablet]: { position: "absolute", inset: 0, maxBlockSize: "none" } },
  }),
);

/**
 * The shade behind the text. Where text can be it is at least 86% basalt, so that text keeps a
 * contrast of 7:1 on any picture (WCAG 2.2, 1.4.6).
 */
export const shade = style(
  inPage({
    display: "none",
    "@media": {
      [from.tablet]: {
        display: "block",
        position: "absolute",
        inset: 0,
        zIndex: -1,
        background:
          "linear-gradient(90deg, rgb(20 23 25 / 0.92) 0, rgb(20 23 25 / 0.86) 46%, rgb(20 23 25 / 0.35) 68%, rgb(20 23 25 / 0) 88%)",
      },
    },
  }),
);

export const content = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    gap: space.lg,
    inlineSize: "100%",
    maxInlineSize: `calc(${measure.column} + 6rem)`,
    marginInline: "auto",
    paddingInline: gutter,
    paddingBlock: `${space.xl} ${space["2xl"]}`,
    "@media": { [from.tablet]: { paddingBlock: "4rem 6rem" } },
  }),
);

export const column = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: space.lg,
    "@media": { [from.tablet]: { maxInlineSize: "min(36rem, 46vw)" } },
  }),
);

export const lead = style(
  inPage({ color: colour.onSlab, fontSize: fontSize.lead, lineHeight: 1.45 }),
);

export const proof = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.lg,
    rowGap: space["2xs"],
    color: colour.onSlabSoft,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
  }),
);

export const proofItem = style(
  inPage({ display: "inline-flex", alignItems: "center", gap: space["2xs"] }),
);

/** For an element that overlaps the lower edge of a hero. */
export const overHeroEdge = style(
  inPage({
    position: "relative",
    inlineSize: "100%",
    maxInlineSize: `calc(${measure.column} + 6rem)`,
    marginInline: "auto",
    "@media": { [from.tablet]: { paddingInline: gutter, marginBlockStart: "-4.5rem" } },
  }),
);
