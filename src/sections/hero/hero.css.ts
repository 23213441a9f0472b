import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, from, inViewport, space } from "../../design/tokens.ts";
import { contentColumn, gutter } from "../../ui/container/container.css.ts";

/** Where the slab ends and the picture begins, beside each other in wide windows. */
const seam = "calc(50% - 6rem)";

/** The words on an opaque slab; the picture is above it, in wide windows to its right. */
export const hero = style(
  inPage({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    background: colour.sand,
    "@media": { [from.desktop]: { minBlockSize: inViewport("min(78svh, 52rem)") } },
  }),
);

export const lowHero = style([
  hero,
  inPage({ "@media": { [from.desktop]: { minBlockSize: inViewport("min(62svh, 36rem)") } } }),
]);

export const picture = style(
  inPage({
    // A picture that is higher than that loses its upper edge; the paving is at the lower one.
    display: "grid",
    alignContent: "end",
    overflow: "hidden",
    maxBlockSize: inViewport("46svh"),
    "@media": {
      [from.phone]: { alignContent: "stretch", blockSize: inViewport("46svh") },
      [from.desktop]: {
        position: "absolute",
        insetBlock: 0,
        insetInline: `${seam} 0`,
        blockSize: "auto",
        maxBlockSize: "none",
      },
    },
  }),
);

export const content = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    ...contentColumn,
    paddingBlock: `${space.xl} ${space["2xl"]}`,
    "@media": {
      [from.tablet]: { paddingBlockEnd: "4rem" },
      [from.desktop]: { paddingBlock: `${space["2xl"]} 4rem` },
    },
  }),
);

export const column = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: space.lg,
    // The centre of the content is the centre of the hero, so both percentages meet at the seam.
    "@media": { [from.desktop]: { maxInlineSize: `calc(${seam} - ${space.xl})` } },
  }),
);

export const lead = style(
  inPage({
    fontSize: fontSize.lead,
    lineHeight: 1.45,
    "@media": { [from.desktop]: { fontSize: "1.25rem" } },
  }),
);

export const proof = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.lg,
    rowGap: space["2xs"],
    color: colour.inkSoft,
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
    ...contentColumn,
    paddingInline: 0,
    "@media": { [from.tablet]: { paddingInline: gutter, marginBlockStart: "-2rem" } },
  }),
);
