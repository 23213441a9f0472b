import { style, styleVariants } from "@vanilla-extract/css";
import { fontFamilies } from "../../design/fonts.ts";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

const mix = (first: string, percent: number, second: string) =>
  `color-mix(in oklab, ${first} ${percent}%, ${second})`;

export const drawing = style(
  inPage({ inlineSize: "100%", blockSize: "auto", printColorAdjust: "exact" }),
);

const earth = mix(colour.brickDark, 20, "#4A3B2C");
const gravel = mix(colour.edge, 62, "#D8CDBE");
const stabilised = mix(colour.edge, 40, "#B9B6AF");
const fill = (hue: string) => inPage({ fill: hue, stroke: "none" });
const dots = (hue: string) => ({ stroke: hue, strokeLinecap: "round" as const });

/** Colour of each part of the cut. */
export const body = styleVariants({
  "jointing-sand": fill("#E9DDCB"),
  pavers: fill(colour.brick),
  "bedding-sand": fill("#E6D3AE"),
  gravel: fill(gravel),
  "stabilised-gravel": fill(stabilised),
  ground: fill(earth),
  kerb: fill("#C9C5BD"),
  concrete: fill("#A5A19A"),
});

const grainOf = (hue: string) => inPage({ fill: hue, ...dots(hue) });

export const grain = styleVariants({
  "jointing-sand": grainOf("#C6A873"),
  pavers: grainOf(colour.brickDark),
  "bedding-sand": grainOf("#BE9F66"),
  gravel: grainOf(mix(colour.edge, 60, "#4A423A")),
  "stabilised-gravel": grainOf(mix(colour.edge, 60, "#55524C")),
  ground: grainOf(mix(earth, 74, "#E2D5C3")),
  kerb: grainOf("#A5A19A"),
  concrete: grainOf("#8B877F"),
});

export const leader = style(inPage({ fill: "none", stroke: colour.ink, strokeWidth: "2" }));
export const leaderEnd = style(inPage({ fill: colour.ink }));
export const badge = style(inPage({ fill: colour.tile }));
export const badgeNumber = style(
  inPage({
    fill: colour.onTile,
    fontFamily: fontFamilies.display,
    fontSize: "28px",
    fontWeight: fontWeight.display,
    textAnchor: "middle",
  }),
);

export const layers = styleVariants({
  column: inPage({ display: "flex", flexDirection: "column" }),
  broad: inPage({
    display: "grid",
    columnGap: space["3xl"],
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  }),
});

export const layer = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "2rem minmax(0, 1fr)",
    columnGap: space.sm,
    alignItems: "start",
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${colour.edge}`,
  }),
);

export const layerNumber = style(
  inPage({
    display: "grid",
    placeItems: "center",
    inlineSize: "1.65rem",
    blockSize: "1.65rem",
    marginBlockStart: "0.05rem",
    background: colour.tile,
    color: colour.onTile,
    borderRadius: corner.paver,
    fontFamily: fontFamilies.display,
    fontSize: fontSize.small,
    fontWeight: fontWeight.display,
    lineHeight: 1,
  }),
);

export const layerName = style(inPage({ fontWeight: fontWeight.strong, lineHeight: 1.4 }));

export const thickness = style(
  inPage({ color: colour.inkSoft, fontWeight: fontWeight.regular, fontSize: fontSize.small }),
);

export const purpose = style(
  inPage({ color: colour.inkSoft, fontSize: fontSize.small, lineHeight: 1.5 }),
);
